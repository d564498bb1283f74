// Generated from crates/protocol; do not edit.
// Regenerate: HIGHBALL_BLESS=1 cargo test --workspace --all-features --test protocol-tests

export type TableId = string;

export type CampaignId = string;

export type PersonId = string;

export type Mix = [number, number];

export type View = { 
/**
 * The table all can see.
 */
open: Open, 
/**
 * The viewer's own side; null for a spectator.
 */
own: Own | null, 
/**
 * After the end, what is turned over.
 */
shown: Shown | null, };

export type Open = { 
/**
 * The numbers of the rules in force.
 */
terms: Record<string, unknown>, steps: number, seats: number, first: number | null, turn: number | null, market: Array<string | null>, resets: number, stands: boolean, deck: number, deck_newspapers: number, discard: { [key in string]: number }, discard_newspapers: number, hands: Array<number>, trains: Array<number>, score: Array<number>, owned: Array<Array<number>>, free: Array<number>, twins: Array<Array<number>>, held: Array<Mix>, offered: Array<Mix>, layers: Array<Array<number>>, mixes: Array<Mix>, answered: number, bag: Array<number>, waiting: Array<string | null>, passengers: Array<Array<number>>, passes: number, turns_left: number | null, over: boolean, 
/**
 * What is still to be done, in the words of the rules.
 */
agenda: unknown[], 
/**
 * Money, events and the rest, in editions that have them.
 */
extras?: Record<string, unknown>, };

export type Own = { hand: { [key in string]: number }, tickets: Array<number>, offer: Array<number>, sealed_mix: Mix | null, sealed_choice: number, wire: Array<string>, };

export type Shown = { hands: Array<{ [key in string]: number }>, tickets: Array<Array<number>>, deck: { [key in string]: number }, };

export type Ask = "opening-mix" | "opening-tickets" | { "turn": number } | { "second-card": number } | { "tickets": number } | { "passenger": [number, number] } | { "use": [number, number] } | { "choose": [number, number] } | { "take": number } | { "crew": [number, number] } | { "cards": [number, string] } | { "wage": [number, number] } | { "privilege": number } | { "stakes": number } | { "pay": number } | { "second": number } | { "hazard": number } | { "deliver": number } | { "load": [number, number] } | { "wire": number } | { "wire-keep": number } | { "dine": number } | { "house": number } | { "window": number };

export type Action = { "name-mix": Mix } | { "keep-tickets": { kept: Array<number>, returned: Array<number>, } } | "draw-blind" | { "draw-face-up": number } | { "claim": { route: number, payment: { [key in string]: number }, } } | { "take-passenger": { place: number, color: string, } } | { "draw-tickets": Mix | null } | { "name": number } | { "pay": { cards: { [key in string]: number }, snow: string | null, } } | { "answer": number } | "pass";

export type Refused = "not_your_turn" | "wrong_phase" | { "draw_barred": { piles: number, } } | "slot_empty" | "locomotive_second" | "locomotive_barred" | "deck_empty" | "no_such_route" | { "route_taken": { owner: number, } } | "twin_owned" | "route_closed" | { "not_enough_trains": { have: number, need: number, } } | { "wrong_payment": { need: number, } } | "not_enough_cards" | "tickets_empty" | "bad_mix" | "bad_ticket_set" | { "keep_too_few": { keep: number, } } | "bad_return_order" | "bad_passenger" | "bad_answer" | "cannot_pass" | "cannot_undo" | "bad_deal";

export type Progress = { ticket: number, state: Stand, };

export type Stand = { "done": { way: Array<number>, } } | { "open": { way: Array<number>, trains: number, } } | "cut-off";

export type Standing = { seat: number, 
/**
 * 1 for the winner; equal seats share a place.
 */
place: number, total: number, 
/**
 * Points by line of the score sheet.
 */
lines: { [key in string]: number }, completed: number, failed: number, longest_path: number, };

export type Seen = { "what": "passenger-placed", place: number, color: string, } | { "what": "card-dealt", seat: number, card: string | null, mark?: string, } | { "what": "card-laid", slot: number, card: string, mark?: string, } | { "what": "market-reset" } | { "what": "market-stands" } | { "what": "reshuffled" } | { "what": "newspapers-added", count: number, } | { "what": "newspaper-turned" } | { "what": "mix-sealed", seat: number, mix: Mix | null, } | { "what": "mixes-shown", mixes: Array<Mix>, } | { "what": "tickets-drawn", seat: number, mix: Mix, } | { "what": "ticket-dealt", seat: number, deck: number, ticket: number | null, } | { "what": "choice-sealed", seat: number, kept: number | null, } | { "what": "opening-kept", seat: number, kept: Mix, returned: Mix, tickets: Array<Array<number>> | null, } | { "what": "tickets-kept", seat: number, kept: Mix, returned: Mix, tickets: Array<Array<number>> | null, } | { "what": "first-found", seat: number, } | { "what": "turn-began", seat: number, } | { "what": "card-drawn", seat: number, card: string | null, mark?: string, } | { "what": "card-taken", seat: number, slot: number, card: string, mark?: string, } | { "what": "no-second-card", seat: number, } | { "what": "claimed", seat: number, route: number, payment: { [key in string]: number }, } | { "what": "scored", seat: number, points: number, } | { "what": "collected", seat: number, coins: number, } | { "what": "boarded", seat: number, place: number, color: string, } | { "what": "passed", seat: number, } | { "what": "last-round", seat: number, turns: number, } | { "what": "ended" } | { "what": "tickets-revealed", seat: number, tickets: Array<number>, } | { "what": "hand-shown", seat: number, hand: { [key in string]: number }, tickets: Array<number>, } | { "what": "deck-shown", cards: { [key in string]: number }, } | { "what": "tickets-shown", deck: number, layers: Array<Array<number>>, } | { "what": "ticket-shown", deck: number, ticket: number, } | { "what": "wired", seat: number, card: string | null, mark?: string, } | { "what": "wire-kept", seat: number, card: string | null, mark?: string, discarded: { [key in string]: number }, } | { "what": "extra", extra: string, } | { "what": "taken-back", seat: number, to: number, };

export type ClientMessage = { "watch": Watch } | { "unwatch": Unwatch } | { "watch-campaign": WatchCampaign } | { "unwatch-campaign": WatchCampaign } | { "act": Act } | { "undo": Undo } | { "settle": Settle } | { "chat": Say } | { "ready": Ready } | { "back": Back } | "ping";

export type Watch = { table: TableId, 
/**
 * The seat whose side is uncovered on this device. Who has one seat need not say; who has several sees none of their
 * cards until one is named.
 */
seat: number | null, };

export type Unwatch = { table: TableId, };

export type Act = { table: TableId, seat: number, 
/**
 * The number of the question that is answered. Sending the same answer again is harmless.
 */
at: number, action: Action, };

export type Undo = { table: TableId, seat: number, 
/**
 * The number of the question whose answer is taken back, with what the seat answered since.
 */
at: number, };

export type Settle = { table: TableId, seat: number, };

export type Say = { table: TableId, text: string, };

export type Ready = { table: TableId, ready: boolean, 
/**
 * Random bytes of this player's own for the deals, as 32 hexadecimal digits. They count once the game begins.
 */
nonce?: string, };

export type Back = { table: TableId, seat: number, };

export type ServerMessage = { "hello": Greeting } | { "table": TableInfo } | { "snapshot": Seeing } | { "update": Seeing } | { "accepted": Accepted } | { "refused": Problem } | { "chat": ChatLine } | { "chat-history": ChatHistory } | { "presence": Presence } | { "clock": Clock } | { "campaign": CampaignNews } | "pong";

export type Greeting = { protocol: number, 
/**
 * Who this is; null for somebody who has told no name and only watches.
 */
person: Person | null, 
/**
 * The server's time in milliseconds since 1970.
 */
now: number, };

export type Seeing = { table: TableId, 
/**
 * How many inputs the game's record has.
 */
inputs: number, 
/**
 * The seat whose side this is; null for a spectator.
 */
seat: number | null, 
/**
 * What the game waits for; null where nobody is asked.
 */
asked: Ask | null, 
/**
 * The seats that are to answer now.
 */
to_move: Array<number>, 
/**
 * The number of the question put to this seat; null where it is not asked.
 */
at: number | null, 
/**
 * The number of the question whose answer this seat can take back; null where it can take nothing back.
 */
undo: number | null, view: View, seen: Array<Seen>, 
/**
 * What this seat may answer.
 */
choices: Array<Action>, 
/**
 * How the seat's tickets stand.
 */
progress: Array<Progress>, 
/**
 * Routes nobody owns that the seat cannot claim in its turn, each with the reason.
 */
barred: Array<[number, Refused]>, 
/**
 * The count, once the game is over.
 */
standings: Array<Standing> | null, };

export type Told = { 
/**
 * How many inputs the game's record had then.
 */
inputs: number, seen: Array<Seen>, };

export type Accepted = { table: TableId, seat: number, at: number, 
/**
 * Which of the two this answers: both can be said of the same question.
 */
done: Done, 
/**
 * How many inputs the record had once this was done.
 */
inputs: number, };

export type Done = "act" | "undo";

export type Problem = { 
/**
 * A word for programs, such as `stale`, `not-seated` or a reason of the rules such as `not_enough_cards`.
 */
code: string, 
/**
 * A sentence for people that says what to do.
 */
message: string, table?: TableId, seat?: number, at?: number, 
/**
 * The reason of the rules with its numbers.
 */
reason?: Refused, 
/**
 * What is wrong with the record or campaign file that was sent.
 */
fault?: FaultInfo, };

export type ChatLine = { table: TableId, person: PersonId, name: string, 
/**
 * Whether the speaker had a seat.
 */
seated: boolean, text: string, 
/**
 * When, in milliseconds since 1970.
 */
time: number, };

export type ChatHistory = { table: TableId, lines: Array<ChatLine>, };

export type Presence = { table: TableId, 
/**
 * People with a seat who are connected.
 */
people: Array<PersonId>, 
/**
 * How many others watch.
 */
watching: number, 
/**
 * Seats of people who have been away for so long that the host, or all players who are there, can let a bot play.
 */
absent?: Array<number>, 
/**
 * Seats of people who are there but have not moved for so long that they can be asked whether they still are.
 */
quiet?: Array<number>, };

export type Clock = { table: TableId, 
/**
 * The server's time in milliseconds since 1970.
 */
now: number, seats: Array<SeatClock>, };

export type SeatClock = { 
/**
 * What is left of the reserve, in milliseconds, when it was last counted; null without a reserve.
 */
reserve: number | null, 
/**
 * When the time of a seat that is asked runs out, in milliseconds since 1970; null while no time runs.
 */
due: number | null, };

export type Person = { id: PersonId, name: string, };

export type Name = { name: string, };

export type Me = { id: PersonId, name: string, 
/**
 * The login of the account, where there is one.
 */
account: string | null, };

export type Visitor = { me: Me | null, 
/**
 * Who this device was before it became somebody else.
 */
before: Person | null, };

export type Account = { login: string, passphrase: string, };

export type Login = { login: string, passphrase: string, };

export type NewToken = { 
/**
 * What it is for, in the person's own words.
 */
label: string, };

export type Secret = { 
/**
 * The name of the key, to take it back by.
 */
id: string, secret: string, };

export type Code = { code: string, 
/**
 * When it is worth nothing any more, in milliseconds since 1970.
 */
expires: number, };

export type Redeem = { code: string, };

export type Key = "device" | "token";

export type KeyInfo = { id: string, key: Key, label: string, created: number, };

export type Turn = { table: TableId, card: TableCard, 
/**
 * The own seats that are asked.
 */
seats: Array<number>, 
/**
 * When time is up, in milliseconds since 1970.
 */
due: number | null, };

export type NewHook = { 
/**
 * An address that begins with https.
 */
url: string, };

export type HookSecret = { url: string, 
/**
 * The key with which calls are signed. It is shown once.
 */
secret: string, };

export type HookInfo = { url: string, created: number, };

export type HookCall = { 
/**
 * When, in milliseconds since 1970.
 */
time: number, 
/**
 * The table where it is this person's turn now.
 */
turn: Turn, };

export type NewMap = { name: string, files: { [key in string]: string }, };

export type MapInfo = { 
/**
 * SHA-256 of its content.
 */
hash: string, name: string, editions: Array<string>, };

export type EditionInfo = { name: string, title: string, version: number, 
/**
 * SHA-256 of its data.
 */
hash: string, 
/**
 * The colours of the seats, the first for the first; there are as many people at most.
 */
seats: Array<string>, players: Players, 
/**
 * The board it is played on, which it may share.
 */
map: string, map_title: string, 
/**
 * How open questions of the rules are settled, as text for people.
 */
rulings: string, places: number, routes: number, 
/**
 * Trains of each seat.
 */
trains: number, decks: Array<DeckInfo>, 
/**
 * Other names of places: the English one, or the town of a port.
 */
other_names: Array<[string, string]>, };

export type Players = { least: number, most: number, };

export type DeckInfo = { name: string, tickets: number, 
/**
 * The smallest and the largest value.
 */
least: number, most: number, };

export type BotInfo = { name: string, 
/**
 * How strong it is: 1 for `easy` to 5 for `master`, 0 for bots that are no company.
 */
level: number, 
/**
 * The id of its portrait; bots that are no company share one.
 */
portrait: string, 
/**
 * How it plays, in a sentence.
 */
about: string, };

export type ImportRecord = { text: string, 
/**
 * The content hash of the own map it was played on.
 */
map: string | null, 
/**
 * The map itself, where it is not known here.
 */
files: NewMap | null, };

export type RecordInfo = { table: TableId, edition: string, seats: Array<string>, inputs: number, 
/**
 * SHA-256 of the seed, from the header.
 */
seed_hash: string | null, seed: string | null, 
/**
 * What the players added to the seed, by seat.
 */
nonces: Array<string | null>, standings: Array<Standing>, };

export type Curves = { 
/**
 * Whether the chances are there. Otherwise they are being worked out: ask again in a moment.
 */
done: boolean, 
/**
 * How many of them are known already.
 */
known: number, 
/**
 * For each point what the score track showed for each seat.
 */
scores: Array<Array<number>>, 
/**
 * For each point each seat's chance to win; empty until all are known.
 */
chances: Array<Array<number>>, 
/**
 * Where the chances come from: `network`, or `playouts` on a board without one, where planners play on from each point.
 */
judge: string, 
/**
 * Whether choices were weighed. Otherwise that is being done: ask again in a moment.
 */
weighed: boolean, 
/**
 * What seats owe to their choices and to luck, for those that were weighed.
 */
balances: Array<Balance>, 
/**
 * The choices that cost most, in the order of the game.
 */
turning_points: Array<TurningPoint>, };

export type Balance = { seat: number, 
/**
 * What its own choices cost, 0 or less, as a part of a win.
 */
choice: number, 
/**
 * What cards and rivals brought or cost.
 */
luck: number, };

export type TurningPoint = { 
/**
 * Inputs before the choice.
 */
at: number, seat: number, chosen: Action, 
/**
 * What a strong player would have done.
 */
best: Action, 
/**
 * The open cards at that moment.
 */
market: Array<string | null>, 
/**
 * The chance to win after the best choice, and how much less it was after the one made.
 */
chance: number, cost: number, };

export type Hint = { action: Action, 
/**
 * The chance to win after it.
 */
chance: number, 
/**
 * As in `Curves`.
 */
judge: string, };

export type Position = { 
/**
 * The input that led here, as a line of the record; null before the first.
 */
line: string | null, seeing: Seeing, 
/**
 * What each seat had at that moment: with the game nothing is secret any more.
 */
sides: Array<Side>, };

export type Side = { own: Own, 
/**
 * How its tickets stood.
 */
progress: Array<Progress>, };

export type Verdict = { holds: boolean, 
/**
 * What was checked, or what is wrong, in a sentence.
 */
message: string, inputs: number, 
/**
 * Whether a revealed seed gave every deal again.
 */
seed_checked: boolean, 
/**
 * What was not checked, as words for programs: `unfinished`, `no-edition-hash`, `no-final-hash`, `no-seed`,
 * `no-seed-hash` or `forked`. Empty if everything was checked, or if the record does not hold.
 */
unchecked: Array<string>, 
/**
 * What is wrong; null if the record holds, or if what is needed to check it is not known here.
 */
fault: FaultInfo | null, };

export type FaultInfo = { 
/**
 * A word such as `deal` or `final-hash`; docs/record.md and docs/campaign-log.md list them.
 */
code: string, 
/**
 * The line, counted from 1; 0 for the text as a whole.
 */
line: number, };

export type NewTable = { 
/**
 * The name of the edition.
 */
edition: string, 
/**
 * The content hash of an own map that has this edition; leave out for those of the house.
 */
map: string | null, 
/**
 * Two to five, clockwise.
 */
seats: Array<NewSeat>, 
/**
 * Whether everybody finds it in the list; otherwise by its link only.
 */
listed: boolean, pace: Pace, time_out: TimeOut, 
/**
 * The seat that begins; chance decides where none is named.
 */
first: number | null, 
/**
 * Whether answers can be taken back as the rules allow.
 */
undo: boolean, chat: ChatRule, 
/**
 * Face-up cards may be drawn while the piles are empty, in editions that would bar it.
 */
open_cards: boolean, };

export type NewSeat = "open" | { "me": { name: string | null, } } | { "bot": { bot: string, } };

export type Pace = "none" | { "live": { reserve_s: number, per_move_s: number, } } | { "days": { days: number, } };

export type TimeOut = { "stand-in": { bot: string, } } | "wait";

export type ChatRule = "nobody" | "seated" | "everybody";

export type Phase = "gathering" | "playing" | "over" | "broken-off";

export type Sitter = "open" | { "person": { id: PersonId, name: string, ready: boolean, } } | { "bot": { bot: string, } };

export type SeatInfo = { color: string, sitter: Sitter, 
/**
 * The bot that stands in for the person.
 */
stand_in: string | null, 
/**
 * Whether the time of this seat is up and the host may decide.
 */
overdue: boolean, 
/**
 * The offer that stands for this seat.
 */
offered: Offered | null, 
/**
 * Set if the person was asked whether they are still there: until when they can answer, in milliseconds since 1970.
 */
still_there?: number, 
/**
 * Players who want a bot to play for the person, who is away. It does once all players who are there want it.
 */
agreed?: Array<PersonId>, 
/**
 * Who had this seat before it was handed over, and can take it back.
 */
former?: FormerHolder, };

export type SeatChange = { time: number, seat: number, sitter: Sitter, 
/**
 * The bot that stands in for the person.
 */
stand_in: string | null, 
/**
 * How many inputs the game's record had then.
 */
inputs: number, };

export type Offered = { 
/**
 * The person it is for; null where it is for whoever has the code.
 */
to: PersonId | null, 
/**
 * In milliseconds since 1970.
 */
expires: number, };

export type TableInfo = { id: TableId, phase: Phase, host: PersonId, edition: string, edition_title: string, edition_hash: string, 
/**
 * The content hash of the own map; null for those of the house.
 */
map: string | null, seats: Array<SeatInfo>, listed: boolean, pace: Pace, time_out: TimeOut, first: number | null, undo: boolean, chat: ChatRule, open_cards: boolean, 
/**
 * SHA-256 of the seed of all deals, published before anything is dealt.
 */
seed_hash: string | null, 
/**
 * The seed itself, after the end or once the game was broken off.
 */
seed: string | null, 
/**
 * What the players added to the seed, by seat, from the beginning of the game on; empty before.
 */
nonces: Array<string | null>, 
/**
 * The table that was made for another game with the same people.
 */
rematch: TableId | null, 
/**
 * Who came to a seat or left it since the game began; the last ones.
 */
changes: Array<SeatChange>, 
/**
 * The finished game of which this one is another ending.
 */
forked: Forked | null, 
/**
 * The campaign this game belongs to.
 */
chapter: Chapter | null, 
/**
 * Seats that are to answer now.
 */
to_move: Array<number>, created: number, };

export type Forked = { table: TableId, 
/**
 * How many inputs of its record were taken over.
 */
inputs: number, };

export type NewFork = { 
/**
 * As many as that game had.
 */
seats: Array<NewSeat>, listed: boolean, pace: Pace, time_out: TimeOut, undo: boolean, chat: ChatRule, };

export type TableCard = { id: TableId, phase: Phase, host: PersonId, edition: string, seats: Array<SeatInfo>, pace: Pace, to_move: Array<number>, created: number, 
/**
 * Whether this is a record that was brought in.
 */
imported: boolean, 
/**
 * The campaign this game belongs to.
 */
chapter: Chapter | null, };

export type SitDown = { 
/**
 * Another name than the person's own, for a second seat on one device.
 */
name: string | null, 
/**
 * Random bytes of this player's own for the deals, as 32 hexadecimal digits. They count once the game begins.
 */
nonce?: string, };

export type Hand = { "bot": { bot: string, } } | "open";

export type NewOffer = { 
/**
 * The person it is for; left out, a code is made for whoever is told it.
 */
person: PersonId | null, };

export type SeatOffer = { table: TableId, seat: number, 
/**
 * The code that takes the seat, once. It is shown once; null where the offer is for a person.
 */
code: string | null, expires: number, };

export type TakeSeat = { 
/**
 * The code; left out where the offer is for this person.
 */
code: string | null, 
/**
 * Another name than the person's own.
 */
name: string | null, 
/**
 * Random bytes of this player's own for the deals, as 32 hexadecimal digits. They count once the game begins.
 */
nonce?: string, };

export type Chapter = { campaign: CampaignId, game: number, };

export type NewCampaign = { 
/**
 * What the group calls it.
 */
name: string, 
/**
 * The name of the pack; the first of the house where nothing is said.
 */
pack: string | null, 
/**
 * Two to five companies, clockwise.
 */
companies: Array<NewCompany>, terms: GameTerms, };

export type NewCompany = { 
/**
 * Its colour.
 */
company: string, 
/**
 * Who runs it; an open one is claimed by whoever has the link.
 */
holder: NewSeat, };

export type GameTerms = { pace: Pace, time_out: TimeOut, 
/**
 * Whether answers can be taken back as the rules allow.
 */
undo: boolean, chat: ChatRule, };

export type ImportCampaign = { name: string, 
/**
 * The text of its file.
 */
text: string, terms: GameTerms, };

export type CompanyInfo = { 
/**
 * Its colour.
 */
company: string, holder: Sitter, 
/**
 * The bot that stands in while the person is away.
 */
away: string | null, 
/**
 * Who ran it before it was handed over, and can take it back.
 */
former: FormerHolder | null, 
/**
 * People who want a bot to stand in for the person, who is away. It does once all who are there want it.
 */
agreed?: Array<PersonId>, 
/**
 * Set if the person was asked whether they are still there: until when they can answer, in milliseconds since 1970.
 */
still_there?: number, };

export type FormerHolder = { id: PersonId, name: string, 
/**
 * Until when they can take it back, in milliseconds since 1970. If somebody else handed it over, it is kept for them
 * until then.
 */
until: number, 
/**
 * Who handed it over.
 */
by: PersonId, };

export type GameInfo = { game: number, 
/**
 * Null for a game that was played elsewhere.
 */
table: TableId | null, };

export type Rewind = { 
/**
 * The game after whose end the campaign would go on; 0 for the very beginning.
 */
game: number, agreed: Array<PersonId>, 
/**
 * Those who have not said anything yet.
 */
missing: Array<PersonId>, };

export type CampaignInfo = { id: CampaignId, name: string, pack: string, host: PersonId, phase: Phase, 
/**
 * In the order in which they sit.
 */
companies: Array<CompanyInfo>, terms: GameTerms, 
/**
 * How many inputs the log has: the number of what is asked now.
 */
at: number, 
/**
 * The games so far, in order.
 */
games: Array<GameInfo>, 
/**
 * How much of the journal was turned over at the table: entries behind it are still to be shown.
 */
told: number, rewind: Rewind | null, 
/**
 * Where it branched off, if it did.
 */
forked: number | null, 
/**
 * SHA-256 of the seed that deals between games; null for one that was brought in.
 */
seed_hash: string | null, 
/**
 * The seed itself, after the end.
 */
seed: string | null, created: number, };

export type CampaignSeeing = { info: CampaignInfo, 
/**
 * The company whose side this is; null for everybody's.
 */
company: string | null, 
/**
 * How much of the journal this person has read; null for those who run no company.
 */
read: number | null, view: CampaignView, };

export type CampaignCard = { id: CampaignId, name: string, pack: string, phase: Phase, companies: Array<CompanyInfo>, 
/**
 * The game that is played or comes next; 13 after the last of twelve.
 */
game: number, 
/**
 * The table of the game in play.
 */
table: TableId | null, 
/**
 * The company that is asked between games.
 */
asked: string | null, touched: number, };

export type CampaignNews = { campaign: CampaignId, 
/**
 * Grows with every change.
 */
entries: number, told: number, 
/**
 * People with a company who are connected.
 */
people: Array<PersonId>, 
/**
 * Companies for which the host, or all who are there, can let a bot stand in: their people have been away for so long,
 * or nobody runs them and everything waits for them.
 */
absent?: Array<string>, 
/**
 * Companies whose people are there but have not answered for so long that they can be asked whether they still are.
 */
quiet?: Array<string>, 
/**
 * Companies whose people are asked that.
 */
asked?: Array<string>, };

export type WatchCampaign = { campaign: CampaignId, };

export type CampaignAnswer = { 
/**
 * The number of what is asked. Sending the same answer again is harmless.
 */
at: number, answer: Answer, };

export type CallGame = { 
/**
 * The number of what is asked. Calling the same game again is harmless.
 */
at: number, 
/**
 * The companies that play, at least two, in the order in which they sit; all where nothing is said.
 */
companies: Array<string> | null, };

export type ToldTo = { to: number, };

export type Away = { 
/**
 * The usual one where nothing is said.
 */
bot: string | null, };

export type RewindTo = { game: number, };

export type ForkCampaign = { game: number, name: string, };

export type PackInfo = { name: string, title: string, companies: Array<PackCompany>, 
/**
 * The year of each game.
 */
years: Array<number>, };

export type PackCompany = { 
/**
 * Its colour.
 */
company: string, name: string, motto: string, bonus: string, };

export type ClaimCompany = { 
/**
 * Another name than the person's own, for a second company on one device.
 */
name: string | null, };

export type CampaignView = { title: string, 
/**
 * The game that is played or comes next; null when all are played.
 */
game: GameSeen | null, 
/**
 * All games with their years.
 */
calendar: Array<GameSeen>, 
/**
 * Who sits at the table while a game is played or put away, clockwise.
 */
seats: Array<string>, waiting: Waiting, 
/**
 * What the viewer may answer.
 */
choices: Array<Answer>, 
/**
 * The boards between which a fork decides, while it is asked.
 */
fork: Array<Words>, companies: Array<CompanySeen>, 
/**
 * Pieces of the board on the table, in the order in which they came.
 */
boards: Array<BoardSeen>, cut_offs: Array<CutOffSeen>, 
/**
 * Rules in play beside those of the book; ids are slots.
 */
rules: Array<Words>, boxes: Array<Words>, tickets: Array<TicketSeen>, 
/**
 * The event deck.
 */
events: Array<Words>, crew_display: Array<CrewSeen>, pavilions: Array<PavilionSeen>, retired: Retired, 
/**
 * Postcards that chance can still draw.
 */
general_delivery: number, story_left: number, 
/**
 * Marks on the table.
 */
evidence: number, 
/**
 * All that happened, with the words that go with it.
 */
journal: Array<JournalEntry>, audit: FinalAudit | null, };

export type GameSeen = { number: number, year: number, trains: number, };

export type Words = { id: string, title: string, text: string, };

export type CompanySeen = { company: string, name: string, motto: string, bonus: string, player: Player | null, caboose: boolean, postcards: Array<PostcardSeen>, crew: Array<CrewSeen>, games_won: number, };

export type Player = { "person": string } | { "bot": string };

export type PostcardSeen = { number: number, title: string, sender: string, 
/**
 * Whether the text describes a picture; otherwise it was read out.
 */
picture: boolean, text: string, 
/**
 * For its holder, and for all once it was used.
 */
private: PrivateSeen | null, };

export type PrivateSeen = { text: string, uses_left: number | null, };

export type CrewSeen = { words: Words, wage: number, };

export type PavilionSeen = { id: string, name: string, 
/**
 * Looked at when the game is over; otherwise after every claim.
 */
at_end: boolean, 
/**
 * The condition in the vocabulary of packs.
 */
when: string, first: number, second: number | null, };

export type BoardSeen = { words: Words, cities: Array<string>, };

export type CutOffSeen = { id: string, ends: [string, string], length: number, builder: string | null, };

export type TicketSeen = { id: string, ends: [string, string], value: number, band: string, entry: number | null, narrative: string, };

export type Retired = { tickets: Array<TicketSeen>, events: Array<Words>, postcards: Array<PostcardSeen>, rules: Array<Words>, };

export type JournalEntry = { 
/**
 * The game it belongs to; 0 before the first.
 */
game: number, fact: CampaignFact, 
/**
 * What the fact names, in words.
 */
words: Words | null, };

export type Waiting = "table" | { "chance": Draw } | "game" | { "company": [string, Question] } | "over";

export type Draw = "caboose" | { "postcard": string } | "crew-display" | { "crew-for": string };

export type Question = "retire-event" | { "fork": { name: string, boards: [string, string], } } | "recall-event" | "take-postcards" | "retire-postcard" | "build" | "hire";

export type Answer = { "retire-event": string } | { "fork": string } | { "recall-event": string } | { "take-postcards": Array<number> } | { "retire-postcard": number } | { "build": string } | { "hire": { crew: string, instead: string | null, } } | "hire-nobody";

export type Cause = "play" | { "caboose": string } | "story";

export type CampaignFact = { "signed": { company: string, player: Player, } } | { "joined": { company: string, } } | { "game-begun": { game: number, seats: Array<string>, } } | { "caboose-taken": { company: string, } } | { "side-read": { side: string, } } | { "event-added": { event: string, } } | { "event-retired": { event: string, cause: Cause, } } | { "event-recalled": { event: string, by: string, } } | { "box-opened": { chest: string, } } | { "rule-placed": { slot: string, } } | { "rule-retired": { slot: string, } } | { "board-added": { board: string, } } | { "tickets-added": { board: string, } } | { "fork-chosen": { fork: string, chosen: string, other: string, by: string, } } | { "postcard-drawn": { company: string, postcard: number, } } | { "postcard-used": { company: string, postcard: number, left: number, } } | { "postcard-completed": { company: string, postcard: number, } } | { "postcard-void": { company: string, postcard: number, dollars: number, } } | { "postcard-given-up": { company: string, postcard: number, } } | { "certified": { company: string, dollars: number, } } | { "evidence-marked": { marks: number, } } | { "crew-added": { crew: Array<string>, } } | { "crew-turned": { crew: string, } } | { "crew-hired": { company: string, crew: string, } } | { "crew-left": { company: string, crew: string, } } | { "pavilions-added": { pavilions: Array<string>, } } | { "slip-written": Slip } | { "events-discarded": { events: Array<string>, } } | { "cut-off-built": { company: string, cut_off: string, } } | "slips-filed" | { "game-closed": { game: number, } } | { "audited": FinalAudit } | { "epilogue-read": { company: string, } } | "campaign-ended";

export type Slip = { company: string, dollars: number, completed: Array<string>, stakes: number, };

export type FinalAudit = { books: Array<Book>, };

export type Book = { company: string, slips: number, certificates: number, missed: number, awards: Awards, total: number, };

export type Awards = { games_won: number, tickets: number, postcards: number, cut_offs: number, };
