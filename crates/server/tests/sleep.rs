//! No player's clock runs while the server is suspended, down or unable to save.

use std::sync::Arc;
use std::time::Duration;

use crate::support::house::{House, came};
use serde_json::{Value, json};
use server::limits::{BEAT_LATE_MS, GRACE_MS};
use server::service::Caller;
use server::store::{Beat, MemoryStore};
use server::uptime::Uptime;
use tokio::task::JoinHandle;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;

async fn pass(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

/// Sends heartbeats until the task is stopped.
async fn awake(house: &House) -> JoinHandle<()> {
    house.service.beat().await;
    tokio::spawn(Arc::clone(&house.service).keep_time())
}

/// A gap in the server's uptime while somebody has to move.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Gap {
    /// The machine was suspended: the wall clock jumps.
    Suspended,
    /// The program was stopped, or nothing could be saved: time passes without a heartbeat.
    Stopped,
    /// The server was down.
    Down,
    /// The wall clock was wrong and is corrected.
    SetBack,
}

/// Returns the milliseconds left on the first seat's clock, as shown to it.
async fn left(house: &House, caller: &Caller, table: &str, socket: u64) -> i64 {
    let mut frames = house.watch(caller, table, socket, None).await;
    pass(1).await;
    let clock = came(&mut frames).into_iter().filter_map(|message| message.get("clock").cloned()).next_back();
    let clock = clock.expect("a table with clocks");
    let time = |value: &Value| value.as_i64().expect("a time");
    time(&clock["seats"][0]["due"]) - time(&clock["now"])
}

async fn overdue(house: &House, caller: &Caller, table: &str) -> bool {
    let info = house.get(caller, &format!("/api/tables/{table}")).await.expect("a table");
    info["seats"][0]["overdue"] == true
}

/// Simulates a gap of several hours while somebody's clock runs. Returns the time left before and
/// after it, and whether time was up.
async fn gap(gap: Gap, pace: Value, beats: bool) -> (i64, i64, bool) {
    let mut house = House::new(50);
    let mut beating = if beats { Some(awake(&house).await) } else { None };
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], json!({ "pace": pace, "time_out": "wait" })).await;
    pass(10 * MINUTE).await;
    let before = left(&house, &ada, &table, 1).await;
    match gap {
        Gap::Suspended => house.clock.set_by(50 * HOUR as i64),
        Gap::SetBack => house.clock.set_by(-50 * HOUR as i64),
        Gap::Stopped => {
            beating.iter().for_each(JoinHandle::abort);
            pass(50 * HOUR).await;
            beating = if beats { Some(awake(&house).await) } else { None };
        }
        Gap::Down => {
            beating.iter().for_each(JoinHandle::abort);
            house.clock.set_by(50 * HOUR as i64);
            house = House::at(house.clock.clone(), house.store.clone(), 51);
            beating = if beats { Some(awake(&house).await) } else { None };
        }
    }
    house.service.alarm().await;
    pass(10).await;
    let up = overdue(&house, &ada, &table).await;
    let after = if up { 0 } else { left(&house, &ada, &table, 2).await };
    if beats {
        // Once the server is back, time counts again, and events are saved.
        house.post(&bob, "/api/chat", json!({ "table": table, "text": "hello" })).await.expect("a line");
        assert!((left(&house, &ada, &table, 3).await - after).abs() < 1000);
        pass(after as u64 + GRACE_MS + MINUTE).await;
        house.service.alarm().await;
        pass(10).await;
        assert!(overdue(&house, &ada, &table).await, "{gap:?}: time runs again");
    }
    beating.iter().for_each(JoinHandle::abort);
    (before, after, up)
}

#[tokio::test(start_paused = true)]
async fn server_gaps_count_for_nobody() {
    for pace in [json!({ "live": { "reserve_s": 3600, "per_move_s": 1 } }), json!({ "days": { "days": 2 } })] {
        for kind in [Gap::Suspended, Gap::Stopped, Gap::Down, Gap::SetBack] {
            let (before, after, up) = gap(kind, pace.clone(), true).await;
            assert!(!up, "{kind:?} {pace}: nobody was asleep but the server");
            // Up to one late heartbeat before the gap may be refunded as well.
            let gained = after - before;
            assert!((-1000..=BEAT_LATE_MS as i64).contains(&gained), "{kind:?} {pace}: {before} became {after}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn gaps_without_heartbeats_are_detected() {
    let pace = json!({ "live": { "reserve_s": 3600, "per_move_s": 1 } });
    for kind in [Gap::Suspended, Gap::Stopped, Gap::Down] {
        let (_, after, up) = gap(kind, pace.clone(), false).await;
        // Right after a start, no clock has expired yet, even if no time is left on it.
        assert!(up || after < 0, "{kind:?}: {after}");
    }
}

#[tokio::test(start_paused = true)]
async fn days_count_across_restarts() {
    let mut house = House::new(52);
    let mut beating = awake(&house).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let more = json!({ "pace": { "days": { "days": 1 } }, "time_out": "wait" });
    let table = house.begun(&[&ada, &bob], &[], more).await;
    for life in 1..=8 {
        pass(3 * HOUR).await;
        assert!(!overdue(&house, &ada, &table).await, "after {life} lives of three hours");
        // The server is killed, and starts again an hour later.
        beating.abort();
        house.clock.set_by(HOUR as i64);
        house = House::at(house.clock.clone(), house.store.clone(), 52 + life);
        beating = awake(&house).await;
    }
    pass(GRACE_MS + 5 * MINUTE).await;
    assert!(overdue(&house, &ada, &table).await, "a day has passed");
    beating.abort();
}

#[tokio::test(start_paused = true)]
async fn time_is_not_up_right_after_a_gap() {
    let house = House::new(53);
    let beating = awake(&house).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let more = json!({ "pace": { "live": { "reserve_s": 605, "per_move_s": 0 } }, "time_out": "wait" });
    let table = house.begun(&[&ada, &bob], &[], more).await;
    pass(10 * MINUTE).await;
    house.clock.set_by(2 * HOUR as i64);
    pass(30_000).await;
    assert!(!overdue(&house, &ada, &table).await, "people have to find back first");
    pass(GRACE_MS).await;
    assert!(overdue(&house, &ada, &table).await);
    beating.abort();
}

#[test]
fn time_counts_only_between_close_heartbeats() {
    let uptime = Uptime::new(1000);
    assert_eq!(uptime.slept(90_000), 0, "before the first beat all time counts");
    uptime.resume(Some(Beat { time: 10_000, slept: 7 }), 100_000);
    assert_eq!((uptime.slept(100_000), uptime.since()), (90_007, 100_000), "it was down");
    for (now, slept) in [(100_001, 90_007), (100_000 + BEAT_LATE_MS, 90_007), (99_000, 89_007)] {
        assert_eq!(uptime.slept(now), slept, "at {now}");
    }
    let late = 100_001 + BEAT_LATE_MS;
    assert_eq!(uptime.slept(late), 90_008 + BEAT_LATE_MS as i64);
    uptime.kept(Beat { time: late, slept: uptime.slept(late) });
    assert_eq!((uptime.slept(late + 5), uptime.since()), (90_008 + BEAT_LATE_MS as i64, late));
    uptime.kept(Beat { time: late + 5, slept: uptime.slept(late + 5) });
    assert_eq!(uptime.since(), late, "no gap");
}

#[tokio::test(start_paused = true)]
async fn tables_created_after_a_gap_start_with_full_clocks() {
    let store = Arc::new(MemoryStore::new());
    let house = House::on(store, 54);
    let beating = awake(&house).await;
    house.clock.set_by(50 * HOUR as i64);
    pass(20_000).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let more = json!({ "pace": { "live": { "reserve_s": 600, "per_move_s": 0 } }, "time_out": "wait" });
    let table = house.begun(&[&ada, &bob], &[], more).await;
    let left = left(&house, &ada, &table, 1).await;
    assert!((599_000..=600_000).contains(&left), "{left}");
    beating.abort();
}
