/* A disk that fails on demand: loaded before libc, it stands between the program and the files of its database.
 *
 * HIGHBALL_DISK_DATA names the database, HIGHBALL_DISK_CONTROL a file through which the test says what fails, and
 * HIGHBALL_DISK_DURABLE, if set, a folder that holds what would be left after a power cut: only what was synced. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { WRITE = 1, FSYNC = 2, FDATASYNC = 4, TRUNCATE = 8, OPEN = 16, RENAME = 32 };
enum { FILES = 4, HANDLES = 4096 };

/* The layout is known to disk.rs. */
struct control {
    int32_t times; /* calls that are still to fail; negative: all of them */
    int32_t calls; /* which calls fail */
    int32_t skip;  /* calls that pass first */
    int32_t error; /* the error they fail with; negative: the program is killed instead */
    int32_t torn;  /* whether failing writes leave half of their bytes */
    int32_t lies;  /* whether syncs do nothing and say that they worked */
    int32_t failed; /* calls that have failed */
};

/* What was done to a file since it was last synced: a write of a range, or a cut to a length. */
struct change {
    int cut;
    off_t at;
    size_t length;
};

struct file {
    int durable;
    size_t count, room;
    struct change *changes;
};

static const char *const ENDINGS[FILES] = {"", "-wal", "-shm", "-journal"};
static struct control *control;
static struct control nothing;
static char data[4096], durable[4096];
static struct file files[FILES];
static unsigned char handles[HANDLES]; /* 1 + the file that a handle belongs to */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static int real_open(const char *path, int flags, int mode) {
    REAL(open64);
    return real(path, flags, mode);
}

static ssize_t real_pwrite(int handle, const void *bytes, size_t length, off_t at) {
    REAL(pwrite64);
    return real(handle, bytes, length, at);
}

static int real_ftruncate(int handle, off_t length) {
    REAL(ftruncate64);
    return real(handle, length);
}

static void begin(void) {
    control = &nothing;
    const char *name = getenv("HIGHBALL_DISK_DATA"), *folder = getenv("HIGHBALL_DISK_DURABLE");
    const char *path = getenv("HIGHBALL_DISK_CONTROL");
    if (!name || !path) return;
    snprintf(data, sizeof data, "%s", name);
    if (folder) snprintf(durable, sizeof durable, "%s", folder);
    int handle = real_open(path, O_RDWR | O_CLOEXEC, 0);
    void *mapped = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0);
    if (handle < 0 || mapped == MAP_FAILED) abort();
    control = mapped;
}

/* 1 + the number of the file with this path, or 0 if it is none of the database. */
static int known(const char *path) {
    pthread_once(&once, begin);
    size_t length = strlen(data);
    if (!length || strncmp(path, data, length)) return 0;
    for (int file = 0; file < FILES; file++)
        if (!strcmp(path + length, ENDINGS[file])) return file + 1;
    return 0;
}

static int file_of(int handle) {
    pthread_once(&once, begin);
    return handle >= 0 && handle < HANDLES ? handles[handle] : 0;
}

/* Whether this call is to fail. The test may lift a fault at any moment, so the count is exchanged, not written. */
static int fails(int call) {
    int32_t times = __atomic_load_n(&control->times, __ATOMIC_SEQ_CST);
    if (!times || !(control->calls & call)) return 0;
    if (control->skip > 0) {
        control->skip--;
        return 0;
    }
    if (times > 0 &&
        !__atomic_compare_exchange_n(&control->times, &times, times - 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
        return 0;
    __atomic_add_fetch(&control->failed, 1, __ATOMIC_SEQ_CST);
    if (control->error < 0) kill(getpid(), SIGKILL);
    errno = control->error;
    return 1;
}

static void changed(int known, int cut, off_t at, size_t length) {
    struct file *file = &files[known - 1];
    if (!durable[0] || known == 3) return;
    if (file->count == file->room) {
        file->room = file->room ? 2 * file->room : 64;
        file->changes = realloc(file->changes, file->room * sizeof *file->changes);
        if (!file->changes) abort();
    }
    file->changes[file->count++] = (struct change){cut, at, length};
}

/* What was changed since the last sync survives a power cut from now on. */
static void synced(int handle, int known) {
    struct file *file = &files[known - 1];
    for (size_t number = 0; number < file->count; number++) {
        struct change *change = &file->changes[number];
        if (change->cut) {
            if (real_ftruncate(file->durable, change->at)) abort();
            continue;
        }
        char bytes[65536];
        for (size_t done = 0; done < change->length;) {
            size_t wanted = change->length - done < sizeof bytes ? change->length - done : sizeof bytes;
            ssize_t count = pread(handle, bytes, wanted, change->at + done);
            if (count <= 0) break;
            if (real_pwrite(file->durable, bytes, count, change->at + done) != count) abort();
            done += count;
        }
    }
    file->count = 0;
}

static int opened(const char *path, int flags, int mode) {
    int number = known(path);
    if (!number) return real_open(path, flags, mode);
    pthread_mutex_lock(&lock);
    int handle = fails(OPEN) ? -1 : real_open(path, flags, mode);
    if (handle >= 0 && handle < HANDLES) {
        handles[handle] = number;
        struct file *file = &files[number - 1];
        if (durable[0] && number != 3 && !file->durable) {
            char copy[8192];
            snprintf(copy, sizeof copy, "%s/data%s", durable, ENDINGS[number - 1]);
            file->durable = real_open(copy, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
            if (file->durable < 0) abort();
        }
    }
    int error = errno;
    pthread_mutex_unlock(&lock);
    errno = error;
    return handle;
}

#define MODE(flags, mode) \
    int mode = 0; \
    if ((flags) & O_CREAT) { \
        va_list rest; \
        va_start(rest, flags); \
        mode = va_arg(rest, int); \
        va_end(rest); \
    }

int open(const char *path, int flags, ...) { MODE(flags, mode) return opened(path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags, mode) return opened(path, flags, mode); }

int openat(int folder, const char *path, int flags, ...) {
    MODE(flags, mode)
    REAL(openat64);
    return known(path) ? opened(path, flags, mode) : real(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
    MODE(flags, mode)
    return openat(folder, path, flags, mode);
}

int close(int handle) {
    REAL(close);
    if (file_of(handle)) handles[handle] = 0;
    return real(handle);
}

static ssize_t written(int handle, int number, const void *bytes, size_t length, off_t at) {
    pthread_mutex_lock(&lock);
    int fail = fails(WRITE), error = errno;
    ssize_t count = fail ? -1 : 0;
    if (!fail || control->torn) {
        ssize_t done = real_pwrite(handle, bytes, fail ? length / 2 : length, at);
        if (!fail) count = done, error = errno;
        if (done > 0) changed(number, 0, at, done);
    }
    pthread_mutex_unlock(&lock);
    errno = error;
    return count;
}

ssize_t pwrite64(int handle, const void *bytes, size_t length, off_t at) {
    int number = file_of(handle);
    return number ? written(handle, number, bytes, length, at) : real_pwrite(handle, bytes, length, at);
}

ssize_t pwrite(int handle, const void *bytes, size_t length, off_t at) { return pwrite64(handle, bytes, length, at); }

ssize_t write(int handle, const void *bytes, size_t length) {
    REAL(write);
    int number = file_of(handle);
    if (!number) return real(handle, bytes, length);
    off_t at = lseek(handle, 0, SEEK_CUR);
    ssize_t count = written(handle, number, bytes, length, at);
    if (count > 0) lseek(handle, at + count, SEEK_SET);
    return count;
}

/* After a failed sync the system forgets that the pages were never written, so no later sync writes them. */
static int sync_with(int (*real)(int), int call, int handle) {
    int number = file_of(handle);
    if (!number) return real(handle);
    pthread_mutex_lock(&lock);
    int result = 0, error = 0;
    if (control->lies || fails(call)) {
        result = control->lies ? 0 : -1;
        error = errno;
        files[number - 1].count = 0;
    } else {
        synced(handle, number);
    }
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}

int fsync(int handle) {
    REAL(fsync);
    return sync_with(real, FSYNC, handle);
}

int fdatasync(int handle) {
    REAL(fdatasync);
    return sync_with(real, FDATASYNC, handle);
}

int ftruncate64(int handle, off_t length) {
    int number = file_of(handle);
    if (!number) return real_ftruncate(handle, length);
    pthread_mutex_lock(&lock);
    int result = fails(TRUNCATE) ? -1 : real_ftruncate(handle, length), error = errno;
    if (!result) changed(number, 1, length, 0);
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}

int ftruncate(int handle, off_t length) { return ftruncate64(handle, length); }

int rename(const char *from, const char *to) {
    REAL(rename);
    return known(from) && fails(RENAME) ? -1 : real(from, to);
}

int unlink(const char *path) {
    REAL(unlink);
    int number = known(path);
    if (number && durable[0] && number != 3) {
        pthread_mutex_lock(&lock);
        char copy[8192];
        snprintf(copy, sizeof copy, "%s/data%s", durable, ENDINGS[number - 1]);
        real(copy);
        struct file *file = &files[number - 1];
        if (file->durable) close(file->durable);
        file->durable = 0;
        file->count = 0;
        pthread_mutex_unlock(&lock);
    }
    return real(path);
}
