#include "cbench_system.h"

#include <time.h>

uint64_t cbench_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

void cbench_barrier(void) { __asm__ volatile("" ::: "memory"); }
