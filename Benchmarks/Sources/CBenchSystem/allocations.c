// The program's own malloc and its kin: they stand before the C library's for every library in the process,
// count while asked to, and pass the call on. When they do not count, an allocation costs one more branch.
#include "cbench_system.h"

#include <errno.h>
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>

static bool counting = false;
static uint64_t calls = 0;

void cbench_count_allocations(void) {
  calls = 0;
  counting = true;
}

uint64_t cbench_allocations(void) {
  counting = false;
  return calls;
}

#if defined(__GLIBC__)

#include <malloc.h>

// glibc's names for the functions that these replace.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void note(void) {
  if (__builtin_expect(counting, false)) calls += 1;
}

void cbench_keep_memory(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
}

bool cbench_can_count_allocations(void) { return true; }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note();
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  note();
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  note();
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *memory = made;
  return 0;
}

#else

void cbench_keep_memory(void) {}

bool cbench_can_count_allocations(void) { return false; }

#endif
