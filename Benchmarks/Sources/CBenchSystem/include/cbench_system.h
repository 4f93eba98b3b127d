// The clock, and a count of what is allocated.
#ifndef CBENCH_SYSTEM_H
#define CBENCH_SYSTEM_H

#include <stdbool.h>
#include <stdint.h>

/// Nanoseconds that this thread has run: what other programs take of the machine does not count.
uint64_t cbench_nanoseconds(void);

/// Nothing, out of the optimizer's sight: what stands on either side of it is neither merged nor moved.
void cbench_barrier(void);

/// Whether two runs of bytes are the same.
bool cbench_same_bytes(const uint8_t *a, long a_count, const uint8_t *b, long b_count);

/// Keeps freed memory for the next use, so that large results are not charged with the kernel's price of fresh pages.
void cbench_keep_memory(void);

/// Whether this C library lets the program count its allocations.
bool cbench_can_count_allocations(void);

/// Starts to count the calls that allocate memory, from zero. One thread at a time.
void cbench_count_allocations(void);

/// Stops, and returns the number of calls since the start.
uint64_t cbench_allocations(void);

#endif
