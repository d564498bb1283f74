//! Dates in UTC, without a time zone database.

/// Converts days since 1970 to year, month and day (Howard Hinnant's `civil_from_days`).
fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

/// Formats milliseconds since 1970 as `2026-11-17`.
pub fn day(ms: u64) -> String {
    let (year, month, day) = civil((ms / 86_400_000) as i64);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Formats milliseconds since 1970 as `2026-11-17 20:15`.
pub fn minute(ms: u64) -> String {
    let minutes = ms / 60_000 % 1440;
    format!("{} {:02}:{:02}", day(ms), minutes / 60, minutes % 60)
}

/// Formats seconds since 1970 as `20261117T201500Z`, which sorts by time and is safe in file names.
pub fn stamp(seconds: u64) -> String {
    let (year, month, day) = civil((seconds / 86_400) as i64);
    let rest = seconds % 86_400;
    format!("{year:04}{month:02}{day:02}T{:02}{:02}{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}
