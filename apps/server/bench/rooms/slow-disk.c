/*
 * For LD_PRELOAD: makes every fsync and fdatasync of a process take at least SLOW_DISK_MICROSECONDS, and counts them in
 * the first eight bytes of the file SLOW_DISK_COUNT, so that it can be seen that they come by here.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int64_t least;
static int64_t nobody_looks;
static int64_t *count = &nobody_looks;

__attribute__((constructor)) static void begin(void) {
  real_fsync = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  const char *microseconds = getenv("SLOW_DISK_MICROSECONDS");
  if (microseconds != NULL) least = atoll(microseconds) * 1000;
  const char *path = getenv("SLOW_DISK_COUNT");
  int file = path == NULL ? -1 : open(path, O_RDWR);
  if (file < 0) return;
  void *shared = mmap(NULL, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (shared != MAP_FAILED) count = shared;
  close(file);
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int slowly(int (*real)(int), int file) {
  int64_t begun = now();
  int result = real(file);
  __atomic_add_fetch(count, 1, __ATOMIC_RELAXED);
  int64_t left = least - (now() - begun);
  if (left > 0) {
    struct timespec rest = {left / 1000000000, left % 1000000000};
    nanosleep(&rest, NULL);
  }
  return result;
}

int fsync(int file) { return slowly(real_fsync, file); }

int fdatasync(int file) { return slowly(real_fdatasync, file); }
