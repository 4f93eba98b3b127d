#include "cbench_system.h"

#include <string.h>
#include <time.h>

uint64_t cbench_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

void cbench_barrier(void) { __asm__ volatile("" ::: "memory"); }

bool cbench_same_bytes(const uint8_t *a, long a_count, const uint8_t *b, long b_count) {
  return a_count == b_count && memcmp(a, b, (size_t)a_count) == 0;
}
