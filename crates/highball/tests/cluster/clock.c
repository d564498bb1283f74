/* A wall clock that can be set: loaded before libc. HIGHBALL_CLOCK names a file that holds the number of seconds by
 * which the clock is fast, as a 64-bit number. The monotonic clock stays right, as it does when a machine's clock is
 * set. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const int64_t right = 0;
static const volatile int64_t *fast = &right;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void start(void) {
    const char *name = getenv("HIGHBALL_CLOCK");
    int file = name ? open(name, O_RDONLY) : -1;
    if (file < 0) return;
    void *at = mmap(NULL, sizeof *fast, PROT_READ, MAP_SHARED, file, 0);
    if (at != MAP_FAILED) fast = at;
    close(file);
}

static int64_t offset(void) {
    pthread_once(&once, start);
    return *fast;
}

int clock_gettime(clockid_t id, struct timespec *time) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int failed = real(id, time);
    if (!failed && id == CLOCK_REALTIME) time->tv_sec += offset();
    return failed;
}
