//! See `laws::targets::record`.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    laws::targets::record(text);
});
