//! Everything has a named limit.

use std::time::Duration;

/// Characters of a name, a chat line, a label, a login, a passphrase.
pub const NAME_MAX: usize = 40;
pub const CHAT_MAX: usize = 500;
pub const LABEL_MAX: usize = 60;
pub const LOGIN_MAX: usize = 40;
pub const PASSPHRASE_MIN: usize = 8;
pub const PASSPHRASE_MAX: usize = 200;
/// Chat lines that a table shows to those who come later, and those it takes: from one seated person, from one spectator,
/// and from all spectators together.
pub const CHAT_KEPT: usize = 100;
pub const CHAT_OF_SEATED: usize = 2000;
pub const CHAT_OF_SPECTATOR: usize = 100;
pub const CHAT_OF_SPECTATORS: usize = 1000;
/// Tables that gather or play with one person in them.
pub const TABLES_PER_PERSON: usize = 50;
/// Tables shown in a list.
pub const LIST_MAX: u32 = 200;
/// Keys of one person.
pub const KEYS_PER_PERSON: usize = 40;
/// Codes for other devices of one person that are good at the same time.
pub const CODES_PER_PERSON: usize = 10;
/// Characters of the address of a webhook.
pub const HOOK_URL_MAX: usize = 500;
/// Calls to webhooks that may wait, of all people and of one, and those that are made at the same time.
pub const HOOKS_WAITING: usize = 1024;
pub const HOOKS_OF_ONE: usize = 16;
pub const HOOKS_AT_ONCE: usize = 8;
/// How long a call to a webhook may take, and how long to wait before it is tried again each time.
pub const HOOK_PATIENCE: Duration = Duration::from_secs(5);
pub const HOOK_TRIES: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(60)];
/// Own maps of one person, their files, and the bytes of all files together.
pub const MAPS_PER_PERSON: usize = 20;
pub const MAP_FILES_MAX: usize = 24;
pub const MAP_BYTES_MAX: usize = 256 * 1024;
/// Records that one person has brought in.
pub const RECORDS_PER_PERSON: usize = 200;
/// Games that are played on from each position of a finished one to tell how likely each seat won.
pub const CURVE_GAMES: u32 = 48;
/// Choices tried to weigh a decision of a finished game, and to find a hint; three times as many where games are played out.
pub const WEIGH_NODES: u32 = 384;
pub const HINT_NODES: u32 = 256;
/// Finished games whose chances are worked out at the same time, and those that may wait for it.
pub const CURVES_AT_ONCE: usize = 1;
pub const CURVES_WAITING: usize = 32;
/// Pictures of boards that are kept in memory, some 100 kB each.
pub const PICTURES_MAX: usize = 64;
/// Bytes of a record that is brought in or checked.
pub const RECORD_BYTES_MAX: usize = 512 * 1024;
/// Bytes of a request, and of a message on a socket.
pub const BODY_MAX: usize = 1024 * 1024;
pub const MESSAGE_MAX: usize = 16 * 1024;
/// Messages that may wait for a reader; who is slower is cut off.
pub const OUTBOX: usize = 256;
/// Tables watched over one socket; sockets that watch one table without a seat there, in all and from one address.
pub const WATCHED_MAX: usize = 64;
pub const WATCHERS_MAX: usize = 500;
pub const WATCHERS_PER_ADDRESS: usize = 32;
/// How often it is told how many watch a table.
pub const COUNT_EVERY_MS: u64 = 2000;
/// Messages that may wait for the owner of a table or campaign.
pub const MESSAGES_WAITING: usize = 256;
/// Tables and maps of the library that are kept in memory.
pub const LIBRARY_MAX: usize = 64;
/// How long a code for another device is good.
pub const CODE_LIFE_MS: u64 = 10 * 60 * 1000;
/// How long the offer of a seat stands.
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
/// Letters of the names of tables and people.
pub const TABLE_LETTERS: usize = 12;
pub const PERSON_LETTERS: usize = 16;
/// How long a table without anybody stays in memory.
pub const IDLE: Duration = Duration::from_secs(300);
/// How long a table gathers people before it is given up, and how often such tables are looked for.
pub const GATHERING_LIFE_MS: u64 = 3 * 24 * 3600 * 1000;
pub const EXPIRE_EVERY: Duration = Duration::from_secs(60);
/// How often it is looked whose time has run out.
pub const ALARM_EVERY: Duration = Duration::from_secs(2);
/// Interval between the beats by which the server saves that it runs, and how late one may be before the time since the last
/// one counts for nobody's clock.
pub const BEAT_EVERY: Duration = Duration::from_secs(5);
pub const BEAT_LATE_MS: u64 = 15_000;
/// After a start or a gap nobody's time runs out sooner than this: people have to find back first.
pub const GRACE_MS: u64 = 60_000;
/// What somebody who is back has at least, in a live game.
pub const BACK_RESERVE_MS: u64 = 30_000;
/// How long a bot waits where the person before it can still take back and has not said that the answer stands.
pub const TAKE_BACK_MS: u64 = 6000;
/// How long somebody must be gone before others may let a bot play for them, and before a host may give away what they have;
/// in a game of days the longer one holds for both.
pub const GONE_MS: u64 = 60_000;
pub const GONE_FOR_DAYS_MS: u64 = 24 * 3600 * 1000;
/// How long somebody who is connected must not have moved before they can be asked whether they are still there, and how
/// long they have to answer; at tables without a clock.
pub const QUIET_MS: u64 = 10 * 60_000;
pub const ANSWER_MS: u64 = 60_000;
/// How long somebody can take a seat or a company back that was handed over.
pub const HANDED_MS: u64 = 24 * 3600 * 1000;
/// Changes of seats that a table shows.
pub const CHANGES_KEPT: usize = 20;
/// Bounds of clocks.
pub const RESERVE_S_MAX: u32 = 24 * 3600;
pub const PER_MOVE_S_MAX: u32 = 3600;
pub const DAYS_MAX: u32 = 30;
/// Requests of one address: so many at once, and so many a second after that.
pub const ADDRESS_BURST: u32 = 200;
pub const ADDRESS_PER_SECOND: u32 = 50;
/// The same for what costs more: people, logins, codes, tables, maps, records.
pub const COSTLY_BURST: u32 = 30;
pub const COSTLY_PER_MINUTE: u32 = 30;
/// The same for messages of one socket.
pub const SOCKET_BURST: u32 = 60;
pub const SOCKET_PER_SECOND: u32 = 20;
/// Addresses that are remembered.
pub const ADDRESSES_MAX: usize = 10_000;
/// Connections in all, of one address without a name, and sockets of one person.
pub const CONNECTIONS_MAX: usize = 20_000;
pub const CONNECTIONS_PER_ADDRESS: usize = 256;
pub const SOCKETS_PER_PERSON: usize = 64;
/// How long a connection may say nothing before the system asks whether its other end is there, and how long that may then take
/// to answer: a network that is gone does not say good-bye.
pub const NETWORK_PATIENCE: Duration = Duration::from_secs(20);
/// How long a client may take for the head of a request, and then for its body; idle connections are closed as fast.
pub const HEADER_PATIENCE: Duration = Duration::from_secs(20);
pub const BODY_PATIENCE: Duration = Duration::from_secs(20);
/// Passphrases that are hashed at the same time, since each takes 19 MiB, and how long a login may wait for its turn.
pub const HASHES_AT_ONCE: usize = 2;
pub const HASH_PATIENCE: Duration = Duration::from_secs(10);
/// Interval between looks for the last acknowledged entry.
pub const WITNESS_EVERY: Duration = Duration::from_secs(5);
/// How long a stop may take.
pub const FAREWELL: Duration = Duration::from_millis(1500);

/// Campaigns of one person that are not over.
pub const CAMPAIGNS_PER_PERSON: usize = 20;

/// The largest file of a campaign that can be brought in: a whole one has about 400 kB.
pub const CAMPAIGN_BYTES_MAX: usize = 2 * 1024 * 1024;
