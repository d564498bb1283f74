//! See `laws::targets::message`.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    laws::targets::message(text);
});
