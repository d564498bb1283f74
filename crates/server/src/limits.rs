//! All limits of the server.

use std::time::Duration;

/// Maximum number of characters in a name.
pub const NAME_MAX: usize = 40;
/// Maximum number of characters in a chat message.
pub const CHAT_MAX: usize = 500;
/// Maximum number of characters in the label of a key or invitation.
pub const LABEL_MAX: usize = 60;
/// Maximum number of characters in a login.
pub const LOGIN_MAX: usize = 40;
/// Minimum number of characters in a passphrase.
pub const PASSPHRASE_MIN: usize = 8;
/// Maximum number of characters in a passphrase.
pub const PASSPHRASE_MAX: usize = 200;
/// Number of chat messages shown to newcomers.
pub const CHAT_KEPT: usize = 100;
/// Maximum number of chat messages per seated person at a table.
pub const CHAT_OF_SEATED: usize = 2000;
/// Maximum number of chat messages per spectator at a table.
pub const CHAT_OF_SPECTATOR: usize = 100;
/// Maximum number of chat messages from all spectators of a table together.
pub const CHAT_OF_SPECTATORS: usize = 1000;
/// Maximum number of open tables per person.
pub const TABLES_PER_PERSON: usize = 50;
/// Maximum number of tables in a list.
pub const LIST_MAX: u32 = 200;
/// Maximum number of devices and tokens per person.
pub const KEYS_PER_PERSON: usize = 40;
/// Maximum number of valid codes per person for signing in on other devices.
pub const CODES_PER_PERSON: usize = 10;
/// Maximum number of characters in a webhook's address.
pub const HOOK_URL_MAX: usize = 500;
/// Maximum number of pending webhook calls.
pub const HOOKS_WAITING: usize = 1024;
/// Maximum number of pending webhook calls per person.
pub const HOOKS_OF_ONE: usize = 16;
/// Maximum number of concurrent webhook calls.
pub const HOOKS_AT_ONCE: usize = 8;
/// Timeout for a webhook call.
pub const HOOK_PATIENCE: Duration = Duration::from_secs(5);
/// Delays before the retries of a webhook call.
pub const HOOK_TRIES: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(60)];
/// Maximum number of custom maps per person.
pub const MAPS_PER_PERSON: usize = 20;
/// Maximum number of files in a custom map.
pub const MAP_FILES_MAX: usize = 24;
/// Maximum total size of the files of a custom map, in bytes.
pub const MAP_BYTES_MAX: usize = 256 * 1024;
/// Maximum number of imported records per person.
pub const RECORDS_PER_PERSON: usize = 200;
/// Number of playouts from each position of a finished game, to estimate the win chances.
pub const CURVE_GAMES: u32 = 48;
/// Number of search trials to evaluate a decision in a finished game; tripled on boards without a
/// neural network.
pub const WEIGH_NODES: u32 = 384;
/// Number of search trials to find a hint; tripled on boards without a neural network.
pub const HINT_NODES: u32 = 256;
/// Maximum number of concurrent analyses of finished games.
pub const CURVES_AT_ONCE: usize = 1;
/// Maximum number of pending analyses of finished games.
pub const CURVES_WAITING: usize = 32;
/// Maximum number of lines that open one by one on a campaign card.
pub const LINES_MAX: u32 = 64;
/// Maximum number of cached pictures, about 100 kB each.
pub const PICTURES_MAX: usize = 64;
/// Maximum size of a record to import or verify, in bytes.
pub const RECORD_BYTES_MAX: usize = 512 * 1024;
/// Maximum size of a request body, in bytes.
pub const BODY_MAX: usize = 1024 * 1024;
/// Maximum size of a socket message from a client, in bytes.
pub const MESSAGE_MAX: usize = 16 * 1024;
/// Maximum number of pending messages for a reader; readers that fall further behind are
/// disconnected.
pub const OUTBOX: usize = 256;
/// Maximum number of tables watched over one socket.
pub const WATCHED_MAX: usize = 64;
/// Maximum number of spectator sockets per table.
pub const WATCHERS_MAX: usize = 500;
/// Maximum number of spectator sockets per table and address.
pub const WATCHERS_PER_ADDRESS: usize = 32;
/// Interval between updates of the number of spectators.
pub const COUNT_EVERY_MS: u64 = 2000;
/// Maximum number of pending messages for the owner of a table or campaign.
pub const MESSAGES_WAITING: usize = 256;
/// Number of cached values at which the library evicts those of custom maps and campaign boards.
pub const LIBRARY_MAX: usize = 64;
/// Lifetime of a code for signing in on another device.
pub const CODE_LIFE_MS: u64 = 10 * 60 * 1000;
/// Lifetime of a seat offer.
pub const OFFER_LIFE_MS: u64 = 7 * 24 * 3600 * 1000;
/// Maximum duration of a temporary mute or ban, in days.
pub const SANCTION_DAYS_MAX: u32 = 3650;
/// Maximum number of people that an invitation admits.
pub const INVITE_USES_MAX: u32 = 1000;
/// Maximum validity of an invitation with an end date, in days.
pub const INVITE_DAYS_MAX: u32 = 365;
/// Interval between attempts to complete pending deletions of people.
pub const ERASE_EVERY: Duration = Duration::from_secs(60);
/// Interval between removals of old data.
pub const SWEEP_EVERY: Duration = Duration::from_secs(6 * 3600);
/// Number of letters in a code. Each letter encodes five bits.
pub const CODE_LETTERS: usize = 12;
/// Number of letters in a table's id.
pub const TABLE_LETTERS: usize = 12;
/// Number of letters in a person's id.
pub const PERSON_LETTERS: usize = 16;
/// Time after which a table without visitors is removed from memory.
pub const IDLE: Duration = Duration::from_secs(300);
/// Time without changes after which a table that is still waiting for players is closed.
pub const GATHERING_LIFE_MS: u64 = 3 * 24 * 3600 * 1000;
/// Interval between checks for tables that have waited too long.
pub const EXPIRE_EVERY: Duration = Duration::from_secs(60);
/// Interval between checks for expiring clocks and pending bot moves.
pub const ALARM_EVERY: Duration = Duration::from_secs(2);
/// Interval between heartbeats of the server.
pub const BEAT_EVERY: Duration = Duration::from_secs(5);
/// Longest gap between two heartbeats that still counts against the players' clocks.
pub const BEAT_LATE_MS: u64 = 15_000;
/// Minimum time between a server start or heartbeat gap and the first clock expiry, so that people
/// can reconnect.
pub const GRACE_MS: u64 = 60_000;
/// Minimum time between a takeover from another node and the first expiry of a clock.
pub const TAKEN_OVER_GRACE_MS: u64 = 15_000;
/// Minimum time bank of a returning player in a live game.
pub const BACK_RESERVE_MS: u64 = 30_000;
/// Delay of a bot's move while the previous player can still undo and has not confirmed the answer.
pub const TAKE_BACK_MS: u64 = 6000;
/// Absence after which others may let a bot play for a person, except in correspondence games.
pub const GONE_MS: u64 = 60_000;
/// Absence after which a host may give a person's company away. In a correspondence campaign, also
/// the absence after which others may let a bot play.
pub const GONE_FOR_DAYS_MS: u64 = 24 * 3600 * 1000;
/// Inactivity after which a connected person can be asked whether they are still there, at tables
/// without a clock.
pub const QUIET_MS: u64 = 10 * 60_000;
/// Time limit for a person to confirm that they are still there.
pub const ANSWER_MS: u64 = 60_000;
/// Time during which a person can reclaim a seat or company that was handed over.
pub const HANDED_MS: u64 = 24 * 3600 * 1000;
/// Maximum number of seat changes that a table keeps and shows.
pub const CHANGES_KEPT: usize = 20;
/// Maximum size of a time bank, in seconds.
pub const RESERVE_S_MAX: u32 = 24 * 3600;
/// Maximum time added per turn, in seconds.
pub const PER_MOVE_S_MAX: u32 = 3600;
/// Maximum number of days per turn in a correspondence game.
pub const DAYS_MAX: u32 = 30;
/// Burst of requests allowed per address.
pub const ADDRESS_BURST: u32 = 200;
/// Rate of requests allowed per address.
pub const ADDRESS_PER_SECOND: u32 = 50;
/// Burst of costly requests allowed per address: those that create something or log in.
pub const COSTLY_BURST: u32 = 30;
/// Rate of costly requests allowed per address.
pub const COSTLY_PER_MINUTE: u32 = 30;
/// Burst of messages allowed per socket.
pub const SOCKET_BURST: u32 = 60;
/// Rate of messages allowed per socket.
pub const SOCKET_PER_SECOND: u32 = 20;
/// Number of tracked addresses at which inactive ones are removed.
pub const ADDRESSES_MAX: usize = 10_000;
/// Maximum number of open connections to this server, including sockets.
pub const CONNECTIONS_MAX: usize = 20_000;
/// Maximum number of connections per address, not counting sockets of signed-in people.
pub const CONNECTIONS_PER_ADDRESS: usize = 256;
/// Maximum number of open sockets per person.
pub const SOCKETS_PER_PERSON: usize = 64;
/// Silence after which the operating system checks whether the other end of a connection still
/// exists, and the timeout of that check.
pub const NETWORK_PATIENCE: Duration = Duration::from_secs(20);
/// Timeout for the head of a request, and for idle connections.
pub const HEADER_PATIENCE: Duration = Duration::from_secs(20);
/// Timeout for the body of a request.
pub const BODY_PATIENCE: Duration = Duration::from_secs(20);
/// Maximum number of concurrent passphrase hashes; each takes 19 MiB.
pub const HASHES_AT_ONCE: usize = 2;
/// Maximum time that a login waits before its passphrase is hashed.
pub const HASH_PATIENCE: Duration = Duration::from_secs(10);
/// Interval between checks that the last acknowledged entry still exists.
pub const WITNESS_EVERY: Duration = Duration::from_secs(5);
/// Time limit for each step of a shutdown, apart from handing over tables.
pub const FAREWELL: Duration = Duration::from_millis(1500);
/// Maximum number of unfinished campaigns per person.
pub const CAMPAIGNS_PER_PERSON: usize = 20;
/// Maximum size of a campaign file to import, in bytes; a whole campaign takes about 400 kB.
pub const CAMPAIGN_BYTES_MAX: usize = 2 * 1024 * 1024;
