//! All limits of the server.

use std::time::Duration;

/// Characters of a name, a chat message, a label, a login, a passphrase.
pub const NAME_MAX: usize = 40;
pub const CHAT_MAX: usize = 500;
pub const LABEL_MAX: usize = 60;
pub const LOGIN_MAX: usize = 40;
pub const PASSPHRASE_MIN: usize = 8;
pub const PASSPHRASE_MAX: usize = 200;
/// Chat messages shown to newcomers, and accepted ones: from one seated person, from one spectator,
/// and from all spectators together.
pub const CHAT_KEPT: usize = 100;
pub const CHAT_OF_SEATED: usize = 2000;
pub const CHAT_OF_SPECTATOR: usize = 100;
pub const CHAT_OF_SPECTATORS: usize = 1000;
/// Open tables of one person.
pub const TABLES_PER_PERSON: usize = 50;
/// Tables in a list.
pub const LIST_MAX: u32 = 200;
/// Keys of one person.
pub const KEYS_PER_PERSON: usize = 40;
/// Valid codes for other devices of one person.
pub const CODES_PER_PERSON: usize = 10;
/// Characters of a webhook's address.
pub const HOOK_URL_MAX: usize = 500;
/// Pending webhook calls in total and per person, and concurrent calls.
pub const HOOKS_WAITING: usize = 1024;
pub const HOOKS_OF_ONE: usize = 16;
pub const HOOKS_AT_ONCE: usize = 8;
/// Timeout of a webhook call, and the delays between retries.
pub const HOOK_PATIENCE: Duration = Duration::from_secs(5);
pub const HOOK_TRIES: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(60)];
/// Custom maps of one person, their files, and the total bytes of their files.
pub const MAPS_PER_PERSON: usize = 20;
pub const MAP_FILES_MAX: usize = 24;
pub const MAP_BYTES_MAX: usize = 256 * 1024;
/// Imported records of one person.
pub const RECORDS_PER_PERSON: usize = 200;
/// Playouts from each position of a finished game, for its win chances.
pub const CURVE_GAMES: u32 = 48;
/// Choices tried to weigh a decision of a finished game, and to find a hint; three times as many
/// with playouts.
pub const WEIGH_NODES: u32 = 384;
pub const HINT_NODES: u32 = 256;
/// Concurrent analyses of finished games, and pending ones.
pub const CURVES_AT_ONCE: usize = 1;
pub const CURVES_WAITING: usize = 32;
/// Pictures of boards that are kept in memory, some 100 kB each.
pub const PICTURES_MAX: usize = 64;
/// Bytes of a record to import or verify.
pub const RECORD_BYTES_MAX: usize = 512 * 1024;
/// Bytes of a request, and of a message on a socket.
pub const BODY_MAX: usize = 1024 * 1024;
pub const MESSAGE_MAX: usize = 16 * 1024;
/// Pending messages for a reader; slower readers are disconnected.
pub const OUTBOX: usize = 256;
/// Tables watched over one socket; sockets that watch one table without a seat there, in total and
/// per address.
pub const WATCHED_MAX: usize = 64;
pub const WATCHERS_MAX: usize = 500;
pub const WATCHERS_PER_ADDRESS: usize = 32;
/// Interval between updates of the number of spectators.
pub const COUNT_EVERY_MS: u64 = 2000;
/// Messages that may wait for the owner of a table or campaign.
pub const MESSAGES_WAITING: usize = 256;
/// Cached tables and maps of the library.
pub const LIBRARY_MAX: usize = 64;
/// Lifetime of a code for another device.
pub const CODE_LIFE_MS: u64 = 10 * 60 * 1000;
/// Lifetime of a seat offer.
pub const OFFER_LIFE_MS: u64 = 7 * 24 * 3600 * 1000;
/// Longest mute or ban that ends, and bounds of invitations.
pub const SANCTION_DAYS_MAX: u32 = 3650;
pub const INVITE_USES_MAX: u32 = 1000;
pub const INVITE_DAYS_MAX: u32 = 365;
/// Interval between attempts to complete deletions of people, and between removals of old data.
pub const ERASE_EVERY: Duration = Duration::from_secs(60);
pub const SWEEP_EVERY: Duration = Duration::from_secs(6 * 3600);
/// Letters of codes; five bits each.
pub const CODE_LETTERS: usize = 12;
/// Letters of the ids of tables and people.
pub const TABLE_LETTERS: usize = 12;
pub const PERSON_LETTERS: usize = 16;
/// How long a table without visitors stays in memory.
pub const IDLE: Duration = Duration::from_secs(300);
/// How long a table waits for players before it is closed, and the interval between these checks.
pub const GATHERING_LIFE_MS: u64 = 3 * 24 * 3600 * 1000;
pub const EXPIRE_EVERY: Duration = Duration::from_secs(60);
/// Interval between clock-expiry checks.
pub const ALARM_EVERY: Duration = Duration::from_secs(2);
/// Interval between heartbeats, and the delay after which the time since the last one counts for
/// nobody's clock.
pub const BEAT_EVERY: Duration = Duration::from_secs(5);
pub const BEAT_LATE_MS: u64 = 15_000;
/// Minimum time before any clock can expire after a start or a gap: people must reconnect first.
pub const GRACE_MS: u64 = 60_000;
/// The same after a node has taken a table over from another.
pub const TAKEN_OVER_GRACE_MS: u64 = 15_000;
/// Minimum time for a returning player in a live game.
pub const BACK_RESERVE_MS: u64 = 30_000;
/// How long a bot waits if the previous player can still undo and has not confirmed the answer.
pub const TAKE_BACK_MS: u64 = 6000;
/// How long a person must be gone before others may let a bot play for them, and before a host may
/// give their seat away; in a correspondence game the longer one holds for both.
pub const GONE_MS: u64 = 60_000;
pub const GONE_FOR_DAYS_MS: u64 = 24 * 3600 * 1000;
/// How long a connected person must be inactive before they can be asked whether they are still
/// there, and how long they have to answer; at tables without a clock.
pub const QUIET_MS: u64 = 10 * 60_000;
pub const ANSWER_MS: u64 = 60_000;
/// How long a person can reclaim a seat or company that was handed over.
pub const HANDED_MS: u64 = 24 * 3600 * 1000;
/// Changes of seats that a table shows.
pub const CHANGES_KEPT: usize = 20;
/// Limits of clocks.
pub const RESERVE_S_MAX: u32 = 24 * 3600;
pub const PER_MOVE_S_MAX: u32 = 3600;
pub const DAYS_MAX: u32 = 30;
/// Requests of one address: burst, and rate per second.
pub const ADDRESS_BURST: u32 = 200;
pub const ADDRESS_PER_SECOND: u32 = 50;
/// The same for expensive requests: people, logins, codes, tables, maps, records.
pub const COSTLY_BURST: u32 = 30;
pub const COSTLY_PER_MINUTE: u32 = 30;
/// The same for messages of one socket.
pub const SOCKET_BURST: u32 = 60;
pub const SOCKET_PER_SECOND: u32 = 20;
/// Number of addresses to remember.
pub const ADDRESSES_MAX: usize = 10_000;
/// Connections in total and of one anonymous address, and sockets of one person.
pub const CONNECTIONS_MAX: usize = 20_000;
pub const CONNECTIONS_PER_ADDRESS: usize = 256;
pub const SOCKETS_PER_PERSON: usize = 64;
/// Silence after which the system checks whether the other end of a connection is there, and the
/// timeout of that check: a lost network does not say goodbye.
pub const NETWORK_PATIENCE: Duration = Duration::from_secs(20);
/// Time for the head of a request, and then for its body; idle connections are closed as fast.
pub const HEADER_PATIENCE: Duration = Duration::from_secs(20);
pub const BODY_PATIENCE: Duration = Duration::from_secs(20);
/// Concurrent passphrase hashes, since each takes 19 MiB, and how long a login may wait for its
/// turn.
pub const HASHES_AT_ONCE: usize = 2;
pub const HASH_PATIENCE: Duration = Duration::from_secs(10);
/// Interval between checks for the last acknowledged entry.
pub const WITNESS_EVERY: Duration = Duration::from_secs(5);
/// Time limit for stopping.
pub const FAREWELL: Duration = Duration::from_millis(1500);

/// Unfinished campaigns of one person.
pub const CAMPAIGNS_PER_PERSON: usize = 20;

/// Largest campaign file to import: a whole campaign has about 400 kB.
pub const CAMPAIGN_BYTES_MAX: usize = 2 * 1024 * 1024;
