//! See `laws::targets::map`.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    laws::targets::map(text);
});
