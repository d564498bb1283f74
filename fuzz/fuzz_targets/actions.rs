//! See `laws::targets::actions`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    laws::targets::actions(bytes);
});
