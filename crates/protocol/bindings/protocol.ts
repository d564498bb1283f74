// Generated from crates/protocol; do not edit.
// Regenerate: HIGHBALL_BLESS=1 cargo test --workspace --all-features --test protocol-tests

/** The effects of a card, with their trigger, condition and cost. */
export type Ability = {
  /** The effects, in order. */
  clauses: Clause[]
  /** The condition that must hold when the trigger fires. */
  condition: Condition
  /** The cost, if any. The seat may decline to pay it. */
  cost: Cost | null
  trigger: Trigger
}

/** The card that an ability belongs to: the number of a postcard, the id of an event or crew card, or the seat of a company. */
export type AbilityOwner = number | string

export type Accepted = {
  at: number
  /** The kind of request, since an answer and an undo can refer to the same question. */
  done: Done
  /** Number of inputs in the record afterwards. */
  inputs: number
  seat: number
  table: TableId
}

/** An account to create for the current person. */
export type Account = {
  login: string
  passphrase: string
}

/** A seat's answer (ENG-01). Undo is a separate input: see `RecordInput`. */
export type Action =
  /**
   * - `draw-blind`: Take the top card of the deck, as the first or second card.
   * - `pass`: Pass, which is legal only if nothing else is.
   */
  | 'draw-blind' | 'pass'
  /** Request this many opening tickets from each deck. */
  | { 'name-mix': Mix }
  /** Keep some of the offered tickets. During play, `returned` lists the others in the order in which they go under their decks. */
  | { 'keep-tickets': { kept: TicketId[]; returned: TicketId[] } }
  /** Take a face-up card, either as the first or second card of a turn or because of an effect. */
  | { 'draw-face-up': Slot }
  /** Claim a route and pay for it with these cards. */
  | { claim: { payment: Cards; route: RouteId } }
  /** Take a passenger who is waiting at one end of the route just claimed. */
  | { 'take-passenger': { color: Color; place: PlaceId } }
  /** Draw tickets. The mix is present only if the edition lets seats choose one. */
  | { 'draw-tickets': Mix | null }
  /** Name a route to claim, in editions where cards can change the price before the seat pays. */
  | { name: RouteId }
  /** Pay these cards for the named route, plus one more card if snow requires it. */
  | { pay: { cards: Cards; snow?: Face | null } }
  /** Answer a card's or mechanism's question with the number of an option. 0 declines or, if the question is a choice that cannot be declined, picks the first option. */
  | { answer: number }

/** A person in an administration list. */
export type AdminPerson = {
  /** The login of the account, if there is one. */
  account: string | null
  /** Time of the first visit, in milliseconds since 1970. */
  created: number
  id: PersonId
  name: string
  sanctions: Sanction[]
  /** Day of the last visit, in milliseconds since 1970, if known. */
  seen: number | null
}

/** A table or campaign in an administration list. */
export type AdminTable = {
  /** The campaign this game belongs to. */
  campaign: CampaignId | null
  /** The id in the link; campaign ids start with `c-`. */
  id: TableId
  /** Whether the table is listed publicly. */
  listed: boolean
  /** The people who hold the table's seats or the campaign's companies. */
  people: Person[]
  phase: Phase
  /** The name of the edition or campaign. */
  title: string
  /** Time of the last change, in milliseconds since 1970. */
  touched: number
}

/** Amounts of money that mechanisms pay or charge without asking the seat. */
export type Amounts = {
  /** Bonus money for stamping all lines. */
  all_stamps: number
  /** Money paid into the chest for a route in the pool's colour. */
  pool_due: number
  /** Money earned by clearing snow from a route. */
  snow_cleared: number
  /** Money earned by stamping a line between zones. */
  stamp: number
  /** Money lost for each undelivered freight token. */
  undelivered: number
}

/** A gain from an answer. The seat gets fewer cards or tickets if a deck runs out. */
export type AnswerGain =
  /** - `second-claim`: The right to claim a second route this turn. */
  | 'second-claim'
  /** An effect on the answering seat. Effects that depend on the length of the claimed route have been resolved. */
  | { effect: Effect }
  /** A clause of a card that affects other seats or offers a choice. */
  | { clause: Clause }
  /** Points, scored immediately. */
  | { points: number }
  /** A train card with this face. */
  | { card: Face }
  /** A known ticket. */
  | { ticket: TicketId }
  /** A passenger of this colour. */
  | { passenger: Color }
  /** The right to look at `cards` cards from the deck and keep `keep` of them. */
  | { look: { cards: number; keep: number } }
  /** Money that the seat wins or loses, depending on the next card of the deck. */
  | { wager: { lose: number; win: number } }
  /** This city's freight token. */
  | { token: PlaceId }
  /** An eating house in this city. */
  | { house: PlaceId }
  /** Money that another seat receives. */
  | { rival: { coins: number; seat: Seat } }
  /** The right to use a crew card in this game. The card is given by its index in the edition. */
  | { crew: number }

/** The price, the gains and the subject of an answer. */
export type AnswerInfo = {
  action: Action
  /** Whether this answer declines the offer. */
  declines: boolean
  gains: AnswerGain[]
  price: AnswerPrice
  subject: AnswerSubject | null
}

/** Everything that a seat pays for an answer. */
export type AnswerPrice = {
  /** Cards that the seat pays from its hand. */
  cards: Cards
  /** Money that the seat pays. */
  coins: number
  /** Survey stakes that the seat spends. */
  stakes: number
  /** Trains that the seat places on the route. */
  trains: number
}

/** The subject of an answer or a question. */
export type AnswerSubject =
  | { place: PlaceId }
  | { route: RouteId }
  | { ticket: TicketId }
  /** A train card. */
  | { card: Face }
  /** A crew card, by its index in the edition. */
  | { crew: number }
  /** A postcard, by its number. */
  | { postcard: PostcardId }
  /** A freight token: the city it comes from, and its good. */
  | { token: { from: PlaceId; good: number } }
  /** The site of an eating house, and the house's owner if the house exists. */
  | { house: { owner: Seat | null; place: PlaceId } }

/** A question to one seat, or to all seats at the opening. */
export type Ask =
  /**
   * - `opening-mix`: All seats: how many opening tickets to request from each deck.
   * - `opening-tickets`: All seats: which of the opening tickets to keep.
   */
  | 'opening-mix' | 'opening-tickets'
  /** Which action to take this turn. */
  | { turn: Seat }
  /** Which second card to take. */
  | { 'second-card': Seat }
  /** Which of the drawn tickets to keep. */
  | { tickets: Seat }
  /** Which of the passengers at this place to take. */
  | { passenger: [Seat, PlaceId] }
  /** Whether to pay the cost of a card and use it. */
  | { use: [Seat, number] }
  /** Which of a card's two effects to apply. */
  | { choose: [Seat, number] }
  /** Which face-up card to take because of an effect. */
  | { take: Seat }
  /** Whether to use a crew card. */
  | { crew: [Seat, number] }
  /** Which postcard to use at this moment, if any. */
  | { cards: [Seat, Trigger] }
  /** Whether to pay a crew card's wage. */
  | { wage: [Seat, number] }
  /** Before the first turn: whether to take cards or money. */
  | { privilege: Seat }
  /** Whether to use stakes in place of a card for the named route. */
  | { stakes: Seat }
  /** How to pay for the named route. */
  | { pay: Seat }
  /** Which second route to claim by paying a locomotive, if any. */
  | { second: Seat }
  /** Whether to declare hazard freight. */
  | { hazard: Seat }
  /** Which token to deliver, if any. */
  | { deliver: Seat }
  /** Whether to load this city's token. */
  | { load: [Seat, PlaceId] }
  /** Whether to send a telegram. */
  | { wire: Seat }
  /** Which card from a telegram to keep. */
  | { 'wire-keep': Seat }
  /** At which end of the route to dine, if any. */
  | { dine: Seat }
  /** At which end of the route to build an eating house, if any. */
  | { house: Seat }
  /** Which face-up ticket to take, if any. */
  | { window: Seat }

/** An elementary condition. Conditions about routes and payments refer to the current claim. */
export type Atom =
  /**
   * - `gray`: The route is grey.
   * - `company-color`: The route has the colour of the seat's company.
   * - `pool-color`: The route has the pool's colour.
   * - `multi`: The route is one track of a double or triple route.
   * - `large`: An end of the route is a large city.
   * - `joins-boards`: The ends of the route lie on different board pieces.
   * - `zone-cross`: The ends of the route lie in different zones.
   * - `house`: An end of the route has an eating house.
   * - `none-failed`: The seat has completed all its tickets. Only used at the end of the game.
   * - `cash-least`: No other seat has less money.
   * - `my-newspaper`: The seat is credited with the newspaper that turned up the event.
   * - `event-current`: There is a current event.
   * - `ended-by-me`: The seat triggered the end of the game.
   * - `not-last-round`: The last round has not begun.
   */
  | 'gray' | 'company-color' | 'pool-color' | 'multi' | 'large' | 'joins-boards' | 'zone-cross' | 'house' | 'none-failed' | 'cash-least' | 'my-newspaper' | 'event-current' | 'ended-by-me' | 'not-last-round'
  /** The route has at least this many spaces. */
  | { 'len-at-least': number }
  /** The route has at most this many spaces. */
  | { 'len-at-most': number }
  /** The route has exactly this many spaces. */
  | { 'len-is': number }
  /** The route has this printed colour. */
  | { color: Color }
  /** An end of the route is one of these places. Places that are not on the table are omitted. */
  | { touch: PlaceId[] }
  /** An end of the route lies on one of these board pieces. Outside a claim, the condition holds if an end of any of the seat's routes does. */
  | { on: PieceId[] }
  /** The payment shows at least this many pickaxes. */
  | { picks: number }
  /** The payment shows at least this many skulls. */
  | { skulls: number }
  /** One of the seat's networks connects both places. `None` means that a place is not on the table; the condition then never holds. */
  | { link: [PlaceId, PlaceId] | null }
  /** One of the seat's networks reaches at least this many large cities. */
  | { 'large-cities': number }
  /** One of the seat's networks reaches at least this many board pieces. */
  | { boards: number }
  /** One of the seat's networks reaches at least this many zones. */
  | { zones: number }
  /** The seat has claimed at least this many routes in this game. */
  | { routes: number }
  /** The seat has completed at least this many tickets. Only used at the end of the game. */
  | { 'tickets-done': number }
  /** The seat has at most this much money. */
  | { 'cash-at-most': number }
  /** The seat holds at least this many train cards. */
  | { 'hand-at-least': number }
  /** The seat has at most this many trains left. */
  | { 'trains-at-most': number }
  /** The seat has at least this many trains left. */
  | { 'trains-at-least': number }

/** A company's totals over the whole campaign. */
export type AuditCounts = {
  cut_offs: number
  games_won: number
  missed: number
  postcards: number
  tickets: number
}

/** An administrative action in the audit log. */
export type AuditLine = {
  /** Origin of the action: `api`, `offline`, `retention`, or `self` for people who deleted their own data. */
  actor: string
  deed: string
  detail: string
  /** The number of the line, assigned by the store. */
  number: number
  /** The id of a person, table, campaign or invitation. */
  target: string
  time: number
}

/** A company's account, with amounts in dollars. */
export type AuditRow = {
  awards: Awards
  /** Total value of all certificates. */
  certificates: number
  company: Color
  /** The totals that decide the awards, and the number of missed games. */
  counts: AuditCounts
  /** Compensation for games that the company missed. */
  missed: number
  /** Total value of all bank slips. */
  slips: number
  total: number
}

/** Charter awards, in dollars. */
export type Awards = {
  cut_offs: number
  games_won: number
  postcards: number
  tickets: number
}

/** A request to let a bot stand in for an absent person. */
export type Away = {
  /** The name of the bot; the default bot if omitted. */
  bot?: string | null
}

export type Back = {
  seat: number
  table: TableId
}

/** A seat's change in win chance over the whole game, split into the effects of choices and of luck. */
export type Balance = {
  /** The average of e^(-10 × win chance lost) over all choices; null for fewer than 10 choices. */
  accuracy: number | null
  /** Win chance lost through the seat's own choices; 0 or less. */
  choice: number
  /** Win chance gained or lost through cards and opponents. */
  luck: number
  seat: number
}

/** A visible board piece. */
export type BoardSeen = {
  /** The names of the cities on this board piece. */
  cities: string[]
  words: CardText
}

/** A bot in the catalogue. */
export type BotInfo = {
  /** A sentence that describes how the bot plays. */
  about: string
  /** Strength, from 1 for `easy` to 5 for `master`; 0 for bots that are not offered as opponents. */
  level: number
  name: string
  /** The id of the bot's portrait. All bots that are not offered as opponents share one portrait. */
  portrait: string
}

/** A line sent to a program. */
export type BotLine =
  /** The first line: the game, the board, and the program's seat. */
  | { hello: HelloLine }
  /** A question for the program to answer. */
  | { decide: DecideLine }
  /** The last line: the final scores. */
  | { over: OverLine }

/** A request to start the next game. */
export type CallGame = {
  /** The number of the question. Repeating the request is harmless. */
  at: number
  /** The companies that play, at least two, in seating order; all by default. */
  companies?: string[] | null
}

/** A company's answer to a question between games. */
export type CampaignAnswer = {
  answer: CompanyAnswer
  /** The number of the question. Repeating the same answer is harmless. */
  at: number
}

/** A summary of a campaign, for lists. */
export type CampaignCard = {
  /** The company that must answer between games. */
  asked: string | null
  companies: CompanyInfo[]
  /** The number of the current or next game; 13 once all 12 games are over. */
  game: number
  id: CampaignId
  name: string
  pack: string
  phase: Phase
  /** The table of the game in progress. */
  table: TableId | null
  touched: number
}

/** A random draw; every outcome is equally likely. */
export type CampaignDraw =
  /**
   * - `caboose`: The new holder of the caboose (CAM-10, LEG-11).
   * - `crew-display`: A crew card for the display.
   */
  | 'caboose' | 'crew-display'
  /** A postcard from general delivery. */
  | { postcard: Color }
  /** A crew card for a newcomer. */
  | { 'crew-for': Color }

/** A change to the campaign's state. */
export type CampaignFact =
  /** - `slips-filed`: The slips of this game went into the vaults. */
  | 'campaign-ended' | 'slips-filed'
  /** A player took over a company. The company was new or had another player. */
  | { signed: { company: Color; player: Operator } }
  /** A company joined the campaign, and its bonus card went into its office. */
  | { joined: { company: Color } }
  /** A game began with these companies. */
  | { 'game-begun': { game: number; seats: Color[] } }
  /** A company got the caboose. */
  | { 'caboose-taken': { company: Color } }
  /** A side of the story deck was read. */
  | { 'side-read': { side: string } }
  | { 'event-added': { event: string } }
  /** An event left the campaign. */
  | { 'event-retired': { cause: Cause; event: string } }
  | { 'event-recalled': { by: Color; event: string } }
  | { 'box-opened': { chest: string } }
  | { 'rule-placed': { slot: string } }
  | { 'rule-retired': { slot: string } }
  | { 'board-added': { board: string } }
  /** A board's tickets were added to the deck, and the tickets that they replace were retired. */
  | { 'tickets-added': { board: string } }
  | { 'fork-chosen': { by: Color; chosen: string; fork: string; other: string } }
  /** An office received a postcard, which can be used from the next game on. */
  | { 'postcard-drawn': { company: Color; postcard: number } }
  /** A postcard was used in play, and both of its sides are now public. `left` is its number of remaining uses. */
  | { 'postcard-used': { company: Color; left: number; postcard: number } }
  /** A postcard has no uses left, so it is retired and counts as completed. */
  | { 'postcard-completed': { company: Color; postcard: number } }
  /** A postcard became void because its rule was retired. The postcard is retired too, counts as completed, and is replaced by a certificate. */
  | { 'postcard-void': { company: Color; dollars: number; postcard: number } }
  /** A postcard was given up. Its private side stays hidden unless the postcard had been used. */
  | { 'postcard-given-up': { company: Color; postcard: number } }
  /** A postcard lapsed before it was completed. It is retired and revealed, but does not count as completed. */
  | { 'postcard-lapsed': { company: Color; postcard: number } }
  /** A company's accusation was revealed, along with all the others. */
  | { accused: { company: Color; suspect: string } }
  /** The table gave its verdict: the suspect with the most votes, or one of the suspects tied for the most votes. */
  | { 'verdict-given': { suspect: string } }
  /** A certificate went into a vault. */
  | {
      certified: {
        company: Color
        /** `None` in views from the start of the next game until the audit. */
        dollars: number | null
      }
    }
  | { 'evidence-marked': { marks: number } }
  | { 'crew-added': { crew: string[] } }
  /** A crew card was added to the display. */
  | { 'crew-turned': { crew: string } }
  | { 'crew-hired': { company: Color; crew: string } }
  /** A crew card left an office and went under the crew deck. */
  | { 'crew-left': { company: Color; crew: string } }
  | { 'pavilions-added': { pavilions: string[] } }
  /** A bank slip was written. Slips are written in order of place, the winner's first. */
  | { 'slip-written': Slip }
  /** The contents of the event discard pile at the end of the game were recorded. */
  | { 'events-discarded': { events: string[] } }
  | { 'cut-off-built': { company: Color; cut_off: string } }
  /** A game was put away. */
  | { 'game-closed': { game: number } }
  | { audited: FinalAudit }
  | { 'epilogue-read': { company: Color } }

/** A game of a campaign, identified by the campaign's id and the game's number. */
export type CampaignGame = {
  campaign: CampaignId
  game: number
}

/** The id of a campaign, the secret part of its link. */
export type CampaignId = string

/** Public information about a campaign, for everybody who has its link. */
export type CampaignInfo = {
  /** Number of inputs in the log, which is also the number of the current question. */
  at: number
  /** The companies, in seating order. */
  companies: CompanyInfo[]
  created: number
  /** The number of the game in another campaign after which this campaign branched off, if it did. */
  forked: number | null
  /** The games so far, in order. */
  games: GameInfo[]
  host: PersonId
  id: CampaignId
  /** Number of lines opened on the next card, if that card opens line by line. */
  lines: number
  name: string
  pack: string
  phase: Phase
  rewind: Rewind | null
  /** The seed itself, once the campaign is over. */
  seed: string | null
  /** SHA-256 of the seed for deals between games. An imported campaign has the hash from its file, if any. */
  seed_hash: string | null
  terms: GameTerms
  /** Number of journal entries that have been shown at the table. */
  told: number
}

/** A notice that a campaign has changed, or that somebody who runs a company has connected or disconnected. Clients then fetch the campaign again. */
export type CampaignNews = {
  /** Companies that the host, or all players present together, may give to a stand-in bot: either the player has been away too long, or the campaign is waiting for the company and nobody runs it. */
  absent?: string[]
  /** Companies whose people have been asked whether they are still there and have not replied yet. */
  asked?: string[]
  campaign: CampaignId
  /** A counter that increases with every change. */
  entries: number
  /** Connected people who run a company. */
  people: PersonId[]
  /** Companies whose people are connected but have not answered for so long that they can be asked whether they are still there. */
  quiet?: string[]
  told: number
}

/** A campaign as one viewer sees it. */
export type CampaignSnapshot = {
  /** The viewer's company; null for the public view. */
  company: string | null
  info: CampaignInfo
  /** Number of journal entries this person has read; null for people without a company. */
  read: number | null
  view: CampaignView
}

/** The public state of campaign mechanisms. It is stored apart from the state that every game has, so that non-campaign games stay small. */
export type CampaignState = {
  /** Money in the pool's chest. */
  chest: number
  /** The claim being processed. */
  claim: ClaimInProgress | null
  /** Each seat's money. */
  coins: number[]
  /** Each seat's company, if the edition has companies. */
  company: (number | null)[]
  /** Postcards that can still be drawn from general delivery. */
  delivery: PostcardId[]
  /** Each seat's public holdings. */
  desks: Tableau[]
  /** The seat that triggered the end of the game. */
  ended_by: Seat | null
  /** Whether the last turn is over. Cards then take effect before scoring. */
  ending: boolean
  /** The current event, on top of the discard pile. */
  event: number | null
  /** Events in the deck, one bit each. */
  event_deck: number
  /** Events in the discard pile, one bit each. */
  event_discard: number
  /** Events retired in this game, one bit each. */
  event_retired: number
  /** Events turned up at least once, including those that were shuffled back into the deck (LEG-32). */
  event_turned: number
  /** Pieces of evidence found in this game. */
  evidence: number
  /** Number of extra turns that the current seat takes after this turn. */
  extra_turns: number
  /** Cities with a freight token. */
  freight: PlaceId[]
  /** Number of drawn tickets that must be kept, if it differs from the terms. */
  keep: number | null
  /** The seats that met each pavilion's condition, one bit each. */
  met: number[]
  /** Number of extra tickets to draw in the current action. */
  more_tickets: number
  /** The seat credited with the last event. */
  news_for: Seat | null
  /** Pavilions in play, one bit each. */
  pavilions: number
  /** The colour of the routes that pay into the pool. */
  pool: Color | null
  /** The seat that took or refreshed the face-up cards that are being replaced. */
  refill_by: Seat | null
  /** Routes with snow. */
  snow: RouteId[]
  /** Number of trains each seat has in total, on the board and in its supply. */
  stock: number[]
  /** Face-up tickets. */
  window: [TicketId | null, TicketId | null]
  /** Number of cards in the current seat's telegram. The seat keeps one of them. */
  wired: number
}

/** A campaign as one viewer sees it. */
export type CampaignView = {
  /** The final audit. No other part of a view contains the total of a vault. */
  audit: FinalAudit | null
  /** The texts for the lines of the audit, after it has taken place. `{}` stands for a value. */
  audit_texts?: CardText[]
  /** Board pieces on the table, in order of arrival. */
  boards: BoardSeen[]
  boxes: CardText[]
  /** All games up to the current or next one, with their years. */
  calendar: GameSeen[]
  /** The viewer's legal answers. */
  choices: CompanyAnswer[]
  companies: CompanySeen[]
  /** Crew for hire. */
  crew_display: CrewSeen[]
  /** Cut-offs that have been revealed. */
  cut_offs: CutOffSeen[]
  /** The number of events in the deck. */
  event_count: number
  /** The events in the deck that have already been revealed. */
  events: CardText[]
  /** Number of marks of evidence so far. */
  evidence: number
  /** The boards that a pending fork offers. Empty if no fork is pending. */
  fork: ForkSide[]
  /** The current or next game; `None` after the last game. */
  game: GameSeen | null
  /** The number of games in the campaign. */
  games: number
  /** Number of postcards left in general delivery. */
  general_delivery: number
  /** All facts so far, each with the text that belongs to it. */
  journal: JournalEntry[]
  pavilions: PavilionSeen[]
  retired: Retired
  rules: CardText[]
  /** The companies in the current game, clockwise. */
  seats: Color[]
  /** Number of story cards with an unread side, not counting event cards. */
  story_left: number
  /** The suspects that companies can accuse, once a card has asked about them. */
  suspects?: CardText[]
  tickets: TicketSeen[]
  title: string
  /** The suspect whom the table accuses. */
  verdict?: string
  waiting: CampaignWaiting
}

/** The kind of input that a campaign is waiting for. */
export type CampaignWaiting =
  /**
   * - `table`: The table must sign companies or start the next game.
   * - `game`: A game must be played.
   * - `over`: The campaign is over and waits for nothing.
   */
  | 'table' | 'game' | 'over'
  /** A draw needs an outcome. */
  | { chance: CampaignDraw }
  /** A company must answer. */
  | { company: [Color, CompanyQuestion] }

/** Public campaign text that a game needs. */
export type CampaignWords = {
  crew: CrewSeen[]
  pavilions: PavilionSeen[]
  postcards: PostcardSeen[]
  /** Rules that the campaign has added. The id of a rule is the id of its slot. */
  rules: CardText[]
  /** Every ticket in the game with its story, in the edition's order. */
  tickets: TicketSeen[]
  title: string
  year: number | null
}

/** A train card without its mark. */
export type Card = 'purple' | 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'white' | 'black' | 'locomotive'

/** The id, title and text of a card, rule or other item. */
export type CardText = {
  id: string
  text: string
  title: string
}

/** Number of train cards of each face; faces of which there are none are left out. */
export type Cards = Record<string, number>

/** Position of the map's name. */
export type Cartouche = {
  /** The centre of the name. */
  at: [number, number]
  /** Scale of the name, which is smaller on small maps. */
  scale: number
}

/** The reason why an event was retired. */
export type Cause =
  /**
   * - `play`: A card retired the event during play.
   * - `story`: A story card retired the event, so it cannot be recalled.
   */
  | 'play' | 'story'
  /** The holder of the caboose chose the event at the end of a game. */
  | { caboose: Color }

/** A table's chat, oldest message first; very old messages are left out. */
export type ChatHistory = {
  lines: ChatLine[]
  table: TableId
}

export type ChatLine = {
  name: string
  person: PersonId
  /** Whether the sender had a seat or was the host. */
  seated: boolean
  table: TableId
  text: string
  /** Time at which the message was sent, in milliseconds since 1970. */
  time: number
}

/**
 * The people who may chat.
 *
 * - `seated`: People with a seat, and the host.
 * - `everybody`: Players and spectators.
 */
export type ChatRule = 'nobody' | 'seated' | 'everybody'

/** A route, and the seat that claims it. */
export type Claim = {
  route: RouteId
  seat: Seat
}

/** A request to run an open company. */
export type ClaimCompany = {
  /** A different display name, for a second company on the same device. */
  name?: string | null
}

/** A claim in progress, from the naming of its route to its last consequence. */
export type ClaimInProgress = {
  /** Whether the route counts as grey. */
  any_color: boolean
  claim: Claim
  /** The event that was current when the route was named. */
  event: number | null
  /** Number of cards by which the price is reduced. */
  free: number
  /** Number of pickaxes on the cards paid. */
  picks: number
  /** Whether this is the turn's second claim. */
  second: boolean
  /** Number of skulls on the cards paid. */
  skulls: number
  /** Whether a closed track of a double route can be claimed. */
  unlocked: boolean
}

/** A step that follows a claim. */
export type ClaimStep = {
  /** Money from the bank. Only for `collect`. */
  coins?: number
  /** The number of the step, counted from 1. */
  number: number
  /** Points by route length, starting at length 1. Only for `route_points`. */
  points?: number[]
  step: string
}

/** One clause of an ability: an effect on some seats, or a choice between two effects. */
export type Clause =
  /** Apply this effect to these seats. */
  | { do: [Scope, Effect] }
  /** Let the seat choose one of two effects. */
  | { choose: [Effect, Effect] }

/** A message from a client. */
export type ClientMessage =
  /** - `ping`: Requests a `pong` reply. */
  | 'ping'
  /** Subscribes to a table. A client that has missed messages sends this again to resynchronize. */
  | { watch: Watch }
  /** Unsubscribes from a table. */
  | { unwatch: Unwatch }
  /** Subscribes to changes in a campaign. */
  | { 'watch-campaign': WatchCampaign }
  | { 'unwatch-campaign': WatchCampaign }
  /** Answers a question. */
  | { act: PlayAction }
  /** Undoes the sender's answers from this question on. */
  | { undo: Undo }
  /** Confirms the last answer: it can no longer be undone, and bots need not wait. */
  | { settle: Settle }
  /** Sends a chat message to the table. */
  | { chat: Say }
  /** Sets whether the player is ready to start. */
  | { ready: Ready }
  /** Takes a seat back from a stand-in bot, or confirms that the player is still there. */
  | { back: Back }

/** A one-time code that signs another device in as the same person. */
export type Code = {
  code: string
  /** Expiry in milliseconds since 1970. */
  expires: number
}

/** A colour of train cards, routes, passengers and companies. */
export type Color = 'purple' | 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'white' | 'black'

/** A railway company. */
export type Company = {
  /** The parsed bonus. Only with `describe`. */
  ability?: Ability
  /** The colour of the routes that earn the company's bonus. */
  color: Color
  /** The company's bonus in the card language. */
  does: string
  /** The colour of the company's seat. */
  seat: string
}

/** A company's answer to a question. */
export type CompanyAnswer =
  | 'hire-nobody'
  | { 'retire-event': string }
  | { fork: string }
  | { 'recall-event': string }
  /** The numbers of the postcards, in ascending order. */
  | { 'take-postcards': number[] }
  | { 'retire-postcard': number }
  | { build: string }
  /** The crew card to hire. If the office is full, `instead` is the card that leaves it. */
  | { hire: { crew: string; instead?: string | null } }
  /** The suspect to accuse, or the suspect chosen to break a tie. */
  | { accuse: string }

/** Public information about a company. */
export type CompanyInfo = {
  /** People who agree to a stand-in bot for the absent person. The bot takes over once everybody present agrees. */
  agreed?: PersonId[]
  /** The bot that stands in while the person is away. */
  away: string | null
  /** The company's colour. */
  company: string
  /** The previous holder, who can reclaim the company. */
  former: FormerHolder | null
  holder: Occupant
  /** Deadline for the person to confirm that they are still there, in milliseconds since 1970. */
  still_there?: number
}

export type CompanyOffer = {
  /** Value of the founding bond at the audit with two, three, four and five companies, in dollars. Empty if the company has none. */
  bond: number[]
  bonus: string
  /** The company's colour. */
  company: string
  motto: string
  name: string
}

/** A question to a company. */
export type CompanyQuestion =
  /**
   * - `retire-event`: Which event in the discard pile leaves the campaign (LEG-32).
   * - `recall-event`: Which retired event to bring back.
   * - `take-postcards`: Which postcards to take, if the company's tickets name more than it may take.
   * - `retire-postcard`: Which postcard to give up, if the company holds too many.
   * - `build`: Which cut-off to build.
   * - `hire`: Which crew card to hire, if any.
   */
  | 'retire-event' | 'recall-event' | 'take-postcards' | 'retire-postcard' | 'build' | 'hire'
  /** Which board to play first. */
  | { fork: { boards: [string, string]; name: string } }
  /** Which suspect to accuse. All companies' answers are revealed together. */
  | { accuse: { suspects: string[] } }
  /** Which of the suspects tied for the most votes becomes the table's verdict. */
  | { verdict: { suspects: string[] } }

/** A company, without the contents of its vault. */
export type CompanySeen = {
  /** Value of the founding bond at the audit with two, three, four and five companies, in dollars. Empty if the company has none. */
  bond: number[]
  /** The bonus in words. */
  bonus: string
  caboose: boolean
  company: Color
  crew: CrewSeen[]
  games_won: number
  motto: string
  name: string
  /** The person or bot that runs the company; `None` if the company has no player. */
  player: Operator | null
  postcards: PostcardSeen[]
}

/** A list of conditions, all of which must hold. */
export type Condition = Atom[]

/** The cost of using a card. A seat that cannot pay all of it cannot use the card. */
export type Cost =
  /** The user discards this many locomotives, in addition to those in a payment. */
  | { locomotives: number }
  /** The user pays this much money to the bank. */
  | { cash: number }

/** A crew card, without its text. */
export type CrewCard = {
  /** Modifiers that the crew card applies, in the card language, such as `wire_cost+1`. Clients need them to show the right prices. */
  changes: string[]
  id: string
  /** Uses per game; null if the crew card acts automatically. */
  uses: number | null
  wage: number
}

/** A visible crew card. */
export type CrewSeen = {
  wage: number
  words: CardText
}

/** Score and win-chance curves of a finished game, with one point before the first input and one after each input. */
export type Curves = {
  /** The effects of choices and of luck for each seat analysed so far, people first. */
  balances: Balance[]
  /** Each seat's win chance, at each point; empty until all are known. */
  chances: number[][]
  /** Whether the chances are complete. If not, they are still being computed; repeat the request later. */
  done: boolean
  /** Source of the chances: `network` for a neural network, or `playouts` on boards for which there is none. In playouts, bots play the game to its end from each point. */
  judge: string
  /** Number of points computed so far. */
  known: number
  /** Each seat's score, at each point. */
  scores: number[][]
  /** The costliest choices, in game order. */
  turning_points: TurningPoint[]
  /** Whether all choices have been analysed. If not, repeat the request later. */
  weighed: boolean
}

/** A cut-off that can be built or has been built. */
export type CutOffSeen = {
  builder: Color | null
  /** The names of the route's two cities. */
  ends: [string, string]
  id: string
  length: number
}

/** A random outcome that the game is waiting for. */
export type Deal =
  /**
   * - `first`: The starting seat.
   * - `rate`: The colour of the routes that pay into the pool.
   * - `snow`: A route for snow to fall on.
   * - `pavilion`: A pavilion to lay out.
   */
  | 'first' | 'rate' | 'snow' | 'pavilion'
  /** The colour of a passenger to place here. */
  | { passenger: PlaceId }
  /** A card for an opening hand. */
  | { 'opening-card': Seat }
  /** A card from the deck for a seat's hand. */
  | { card: Seat }
  /** A card from the deck for the market. */
  | { market: Slot }
  /** A ticket from this deck for a seat's offer. */
  | { ticket: [Seat, number] }
  /** An event, and the seat, if any, to which it is credited. */
  | { event: Seat | null }
  /** A face-up ticket for this slot of the window. */
  | { window: number }
  /** A postcard from general delivery. */
  | { postcard: Seat }
  /** A card for a seat's telegram. */
  | { wire: Seat }
  /** A card turned up for a seat's hazard freight. */
  | { hazard: Seat }

/** A line that asks the program a question. */
export type DecideLine = {
  asked: Ask | null
  /** Legal answers. */
  choices: Action[]
  /** In campaign games, the question that a card or mechanism asks, with the price, gains and subject of each answer. */
  question?: QuestionInfo
  /** Facts since the previous question. */
  seen: Seen[]
  view: View
}

/** A ticket deck and the range of its tickets' values. */
export type DeckInfo = {
  /** Lowest value of a ticket. */
  least: number
  /** Highest value of a ticket. */
  most: number
  name: string
  tickets: number
}

/**
 * The kind of an accepted request.
 *
 * - `act`: An answer.
 */
export type Done = 'undo' | 'act'

/** The drawing of a map: the positions of all parts, in drawing units with y pointing down. */
export type Drawing = {
  /** Position of the map's name. */
  cartouche: Cartouche
  /** Routes that run off a campaign's board. */
  edges?: EdgeDrawn[]
  /** Land and water beneath the stops. */
  ground: Ground
  /** Width of the smallest hit area. If a page shows this width as 24 pixels, every hit area is at least 24 pixels wide. Parallel routes count as one area, because the page can ask the player which route they mean. */
  hit: number
  /** The name of the map. */
  map: string
  /** The routes, in the edition's order. */
  routes: RouteDrawn[]
  /** Width and height of the drawing. */
  size: [number, number]
  /** The stops, in the edition's order. */
  stops: StopDrawn[]
  title: string
}

/** A route that runs off the board. */
export type EdgeDrawn = {
  /** The id of the city where the route begins. */
  city: string
  /** The other end of the short line that is drawn for the route. The line starts at the city. */
  to: [number, number]
}

/** An edition: board, tickets, cards and rules. Other messages refer to items by their index in these lists. */
export type Edition = {
  /** Amounts of money that questions do not state. Only with `describe`. */
  amounts?: Amounts
  /** Names of the ticket bands, if the edition scores sets of them. */
  bands: string[]
  /** Rules that have no numbered step, such as `limited`. */
  beside: string[]
  /** The campaign's text, in a campaign game. */
  campaign?: CampaignWords
  /** Train cards in the deck, not counting newspapers. */
  cards: Cards
  /** Steps that follow a claim, in order. */
  claim_steps: ClaimStep[]
  companies: Company[]
  /** The parsed conditions of the pavilions, in the same order. Only with `describe`. */
  conditions?: Condition[]
  /** Crew by number. Their text is not included, since it may still be sealed. */
  crew: CrewCard[]
  /** Names of the ticket decks. */
  decks: string[]
  /** The card that each ability belongs to, by the ability's number. */
  deeds: (AbilityOwner | null)[]
  events: EventCard[]
  /** The lowest total that a seat can score, if the edition sets one. */
  floor: number | null
  goods: Good[]
  /** SHA-256 of the data. */
  hash: string
  /** Lines of the score sheet, in order. */
  lines: ScoreLine[]
  menu: Menu
  /** The edition's id in URLs and records. */
  name: string
  /** Newspapers in the deck for this number of seats. */
  newspapers: number
  /** Number of passengers of each colour. */
  passengers: Cards
  pavilions: PavilionSeen[]
  places: Place[]
  routes: Route[]
  stops: Stop[]
  terms: Terms
  tickets: Ticket[]
  /** Tie-breaks, in order. */
  ties: string[]
  title: string
  /** The version of the edition, incremented when its data changes. */
  version: number
  /** Names of the time zones, if the edition scores them. */
  zones: string[]
}

/** An edition in a list, with the facts that people need to choose one. */
export type EditionInfo = {
  decks: DeckInfo[]
  /** SHA-256 of the edition's data. */
  hash: string
  /** The id of the board; several editions can share one. */
  map: string
  map_title: string
  name: string
  /** Other names for places, such as an English name or the town in which a port lies. */
  other_names: [string, string][]
  places: number
  players: Players
  routes: number
  /** Rules clarifications, as text. */
  rulings: string
  /** The colours of the seats in order; their number is the maximum number of players. */
  seats: string[]
  title: string
  /** Trains per seat. */
  trains: number
  version: number
}

/** An effect on a seat or on the table. */
export type Effect =
  /**
   * - `any-color`: The seat can pay with cards of any one colour, as for a grey route.
   * - `unlock`: A closed track of a double route can be claimed.
   * - `refresh`: The face-up cards are discarded, and every slot is refilled.
   * - `retire-current`: The current event is retired, unless it must be kept, and the next one is turned up.
   * - `extra-turn`: The seat takes another turn after this one. Outside the seat's own turn and in the last round, this has no effect.
   */
  | 'any-color' | 'unlock' | 'refresh' | 'retire-current' | 'extra-turn'
  /** The seat gets money from the bank. */
  | { gain: number }
  /** The seat pays money to the bank, but never more than it has. */
  | { pay: number }
  /** The seat pays money into the pool's chest, but never more than it has. */
  | { pool: number }
  /** The seat draws train cards from the deck. */
  | { draw: number }
  /** The seat takes face-up cards other than locomotives. */
  | { take: number }
  /** The seat draws tickets and must keep at least `keep` of them. */
  | { tickets: { draw: number; keep: number } }
  /** The route costs this many fewer cards. */
  | { free: number }
  /** The tickets line of the seat's score increases by this amount. */
  | { 'ticket-value': number }
  /** The seat gets a certificate of this value for its vault. */
  | { vault: number }
  /** The seat gets extra trains for this game. */
  | { trains: number }
  /** The seat gets survey stakes. */
  | { stakes: number }
  /** The whole table gets evidence. */
  | { evidence: number }
  /** The seat draws postcards from general delivery. They can be used from the next game on. */
  | { postcards: number }
  /** The seat gets money: the numbers are for routes of 1-2, 3-4, and 5 or more spaces. */
  | { 'gain-by-length': [number, number, number] }
  /** The seat draws cards: the numbers are for routes of 1-2, 3-4, and 5 or more spaces. */
  | { 'draw-by-length': [number, number, number] }
  /** A rule changes for as long as the card is in effect. */
  | { mod: Modifier }

/** An event card with its effect. */
export type EventCard = {
  /** The parsed effect. Only with `describe`. */
  ability?: Ability
  /** Whether everything that the event needs is in play; otherwise the event has no effect. */
  active: boolean
  /** Whether the event acts only once, immediately. */
  bolt: boolean
  /** The event's effect in the card language. */
  does: string
  id: string
  /** Whether only the story can retire the event. */
  kept?: boolean
  text: string
  title: string
}

/** A train card with its mark, if it has one. */
export type Face = 'purple' | 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'white' | 'black' | 'locomotive' | 'purple-pickaxe' | 'purple-skull' | 'red-pickaxe' | 'red-skull' | 'orange-pickaxe' | 'orange-skull' | 'yellow-pickaxe' | 'yellow-skull' | 'green-pickaxe' | 'green-skull' | 'blue-pickaxe' | 'blue-skull' | 'white-pickaxe' | 'white-skull' | 'black-pickaxe' | 'black-skull'

/** A fault in a record or campaign file, for programs. */
export type FaultInfo = {
  /** A code such as `deal` or `final-hash`; docs/record.md and docs/campaign-log.md list them. */
  code: string
  /** The line, counted from 1; 0 for the text as a whole. */
  line: number
}

/** The accounts of all companies, from first place to last. */
export type FinalAudit = {
  books: AuditRow[]
}

/** A request to continue from the end of a game in a new campaign. */
export type ForkCampaign = {
  game: number
  name: string
}

/** A board that a pending fork offers. */
export type ForkSide = {
  /** The names of the cities on this board. */
  cities: string[]
  id: string
  text: string
  title: string
}

/** A person whose company or seat was handed over. */
export type FormerHolder = {
  /** The person who handed over the company or seat. */
  by: PersonId
  id: PersonId
  name: string
  /** Deadline for reclaiming the company or seat, in milliseconds since 1970. If somebody else handed it over, it stays reserved until then. */
  until: number
}

/** A game in a campaign, and its table. */
export type GameInfo = {
  /** The start of the game, in milliseconds since 1970; missing if it was played elsewhere. */
  begun?: number
  game: number
  /** The table of the game; null if it was played elsewhere. */
  table: TableId | null
}

/** A position in a finished game, identified by the game's table and the number of inputs. */
export type GamePosition = {
  /** Number of inputs before this position. */
  inputs: number
  table: TableId
}

/** A game's number and year, and the number of trains each company has. */
export type GameSeen = {
  number: number
  trains: number
  year: number
}

/** A game as one viewer sees it. The state is in `view`; the new facts are in `seen`, for animation and sound. */
export type GameSnapshot = {
  /** The current question; null if nobody is asked. */
  asked: Ask | null
  /** The number of this seat's question; null if the seat is not asked. */
  at: number | null
  /** Unclaimed routes that this seat cannot claim this turn, each with the reason. */
  barred: [RouteId, Refused][]
  /** This seat's legal answers. */
  choices: Action[]
  /** Number of inputs in the game's record. */
  inputs: number
  /** The progress of this seat's tickets. */
  progress: TicketProgress[]
  /** The question that a card or mechanism asks this seat, with the price, gains and subject of each answer. Only with `describe`. */
  question?: QuestionInfo
  /** The viewer's seat; null for a spectator. */
  seat: number | null
  seen: Seen[]
  /** The final scores, once the game is over. */
  standings: Standing[] | null
  table: TableId
  /** Seats that must answer now. */
  to_move: number[]
  /** The number of the first question whose answer this seat can undo; null if it cannot undo anything. */
  undo: number | null
  view: View
}

/** Settings for a campaign's games. */
export type GameTerms = {
  chat?: ChatRule
  pace?: Pace
  time_out?: TimeOut
  /** Whether players may undo answers as far as the rules allow. */
  undo?: boolean
}

/** A kind of freight. */
export type Good = {
  name: string
  /** Money paid for a delivery. */
  price: number
}

export type Greeting = {
  /** The server's time in milliseconds since 1970. */
  now: number
  /** The person; null for a spectator without a name. */
  person: Person | null
  protocol: number
}

/** Land and water in drawing units. Each field is the `d` attribute of an SVG path, or empty on plain paper. */
export type Ground = {
  borders: string
  /** Lines of longitude and latitude. */
  grid: string
  /** Highlighted areas of land. */
  heart: string
  lakes: string
  land: string
  /** Borders within countries. */
  states: string
}

/** The first line: the game, the board, and the program's seat. */
export type HelloLine = {
  /** All colours, in the order that per-colour lists use. */
  colors: Color[]
  edition: Edition
  /** Version of the protocol, incremented when the meaning of a line changes. */
  protocol: number
  /** The program's seat. */
  seat: Seat
  /** The colour of each seat. */
  seats: string[]
  /** A random seed below 2^53. */
  seed: number
}

/** The choice that a strong player would make with the information that your seat has. */
export type Hint = {
  action: Action
  /** Win chance after this choice. */
  chance: number
  /** Source of the win chance, as in `Curves`. */
  judge: string
}

/** A crew card in an office. */
export type Hired = {
  /** The card's index in the edition. */
  crew: number
  /** Whether the wage has been paid, so that the card works in this game. */
  paid: boolean
  /** Remaining uses in this game, if they are counted. */
  uses: number
}

/** Facts that one viewer received together, as part of a game's history. */
export type HistoryEntry = {
  /** Number of inputs in the game's record at that time. */
  inputs: number
  seen: Seen[]
}

/** The content of a call to a webhook. */
export type HookCall = {
  /** Time of the call, in milliseconds since 1970. */
  time: number
  /** The table where it is now this person's turn. */
  turn: PendingTurn
}

/** A webhook, without its secret. */
export type HookInfo = {
  created: number
  url: string
}

/** A new webhook and the key that signs its calls. */
export type HookSecret = {
  /** The key that signs calls. It is shown only once. */
  secret: string
  url: string
}

/** A campaign to import. */
export type ImportCampaign = {
  name: string
  terms?: GameTerms
  /** The text of the campaign file. */
  text: string
}

/** A record as text, to import or verify. */
export type ImportRecord = {
  /** The map itself, if the server does not have it. */
  files?: NewMap | null
  /** The content hash of the custom map, if the game was played on one. */
  map?: string | null
  text: string
}

/** A new invitation. Its code is shown only once. */
export type Invite = {
  code: string
  id: string
  /** The link to send, if the server knows its own address. */
  link: string | null
}

/** An invitation, without its code. */
export type InviteInfo = {
  created: number
  /** Expiry in milliseconds since 1970; null for no limit. */
  expires: number | null
  id: string
  label: string
  /** Number of people who can still use the invitation. */
  uses: number
}

/** A fact in the journal, with its game and text. */
export type JournalEntry = {
  fact: CampaignFact
  /** The game to which the entry belongs; 0 before the first game. */
  game: number
  /** The text of the card, rule or other item to which the fact refers. */
  words: CardText | null
}

/**
 * The kind of client that a key signs in.
 *
 * - `device`: A device, identified by a cookie.
 * - `token`: A program, identified by a token.
 */
export type Key = 'device' | 'token'

/** A key, without its secret. */
export type KeyInfo = {
  created: number
  id: string
  key: Key
  label: string
}

/** A name drawn on the map. */
export type Label = {
  /** Centre of the box around the name and the waiting passengers. */
  at: [number, number]
  /** Font size. */
  letters: number
  /** The text, in one or two lines. */
  lines: LabelLine[]
  /** Size of the box. It fits the name in every language, so that nothing else moves when the language is switched. */
  size: [number, number]
}

/** One line of a name. */
export type LabelLine = {
  /** Centre of the baseline. */
  at: [number, number]
  text: string
  /** The exact width at which the line is drawn, regardless of the font. */
  width: number
}

/** A request to save the board of a finished campaign as a map. */
export type LeftoverBoard = {
  rules?: LeftoverRules
}

/**
 * The rules for playing on the final board of a campaign.
 *
 * - `campaign`: The rules that are in play at the end of the campaign.
 * - `plain`: Points for routes, tickets and the longest path, without companies, dollars or events.
 */
export type LeftoverRules = 'campaign' | 'plain'

/** Points for a line of the score sheet: one number, or a table. */
export type LinePoints = number | number[]

/** Credentials for signing in to an account. */
export type Login = {
  login: string
  passphrase: string
}

/** A saved map. */
export type MapInfo = {
  editions: string[]
  /** SHA-256 of the map's content. */
  hash: string
  name: string
}

/** A mark that some train cards show in addition to their colour. */
export type Mark = 'pickaxe' | 'skull'

/** Private information about a person, which only they receive. */
export type Me = {
  /** The login of the account, if there is one. */
  account: string | null
  id: PersonId
  name: string
}

/**
 * A rule that a campaign can add to a game.
 *
 * - `freight-yard`: Every city that supplies a good gets a freight token before the first turn.
 * - `crew-call`: Seats pay their crew's wages before the first turn.
 * - `posted-rate`: The pool's colour is drawn, and its chest gets its initial money.
 * - `first-snow`: Snow falls on some routes.
 * - `caboose-privilege`: The starting seat takes cards or money before the first turn.
 * - `cut-offs`: Stakes can replace one card of the payment for a route of three or more spaces.
 * - `double-heading`: A seat can pay a locomotive to claim a second, short route.
 * - `hazard`: Skulls in a payment allow a wager on the next card.
 * - `pool-dues`: Seats that claim routes in the pool's colour pay dues into a chest.
 * - `snowbound`: Routes with snow can cost an extra card. The seat that clears the snow earns money.
 * - `deliver`: Seats deliver freight to cities that demand it.
 * - `load`: A claim lets a seat load freight.
 * - `survey`: Pickaxes in a payment earn stakes.
 * - `telegraph`: After claiming a short route, a seat can pay to look at cards from the deck.
 * - `eating-houses`: Seats build eating houses and dine at those of rivals.
 * - `watch`: Seats get stamps for routes that connect time zones.
 * - `cards`: Crew cards, postcards and pavilions react to a claim.
 * - `limited`: The seat with the longest path gets money at the end of the game.
 * - `window`: Two tickets lie face up, and seats can take them.
 * - `bookings`: Sets of completed tickets score points.
 * - `crew-duties`: Crew cards take effect.
 * - `exposition`: Seats get prizes for meeting the conditions of pavilions.
 * - `post-office`: After a game, companies receive new postcards.
 * - `surveyors-council`: After a game, companies build cut-offs.
 * - `personnel-office`: After a game, companies hire crew.
 */
export type Mechanism = 'freight-yard' | 'crew-call' | 'posted-rate' | 'first-snow' | 'caboose-privilege' | 'cut-offs' | 'double-heading' | 'hazard' | 'pool-dues' | 'snowbound' | 'deliver' | 'load' | 'survey' | 'telegraph' | 'eating-houses' | 'watch' | 'cards' | 'limited' | 'window' | 'bookings' | 'crew-duties' | 'exposition' | 'post-office' | 'surveyors-council' | 'personnel-office'

/**
 * A step that a mechanism adds to a claim.
 *
 * - `keep-wired`: Keep one card from a telegram.
 * - `cards`: Crew cards, postcards and pavilions react to the claim.
 * - `second`: Buy a second claim with a locomotive.
 * - `stakes`: Use stakes in place of one of the cards for the route.
 */
export type MechanismStep = 'hazard' | 'pool-dues' | 'snowbound' | 'deliver' | 'load' | 'survey' | 'telegraph' | 'eating-houses' | 'dine' | 'build' | 'watch' | 'pavilions' | 'keep-wired' | 'cards' | 'second' | 'stakes'

/** The kinds of turn that an edition allows. */
export type Menu = {
  /** Whether players can claim a route and pay for it at once. */
  claim_route: boolean
  /** Whether players can draw train cards. */
  draw_cards: boolean
  /** Whether players can draw tickets. */
  draw_tickets: boolean
  /** Whether players can name a route first and pay for it later, after cards have taken effect. */
  name_route: boolean
}

/** The number of tickets from each deck. An edition with one deck uses only the first. */
export type Mix = [number, number]

/** A rule change, given as the word that packs use for it. */
export type Modifier = 'draw_tickets+1' | 'no_loco_up' | 'large_bonus-1' | 'company_bonus_x2' | 'no_load' | 'freight_pay+1' | 'hold+1' | 'wire_cost+1' | 'wire_len3' | 'hazard_safe' | 'stake_one' | 'snow_free' | 'dine_free'

/** Everything a server stores about a person, except moves, which are in the game files. */
export type MyData = {
  account: string | null
  /** Time of the first visit, in milliseconds since 1970. */
  created: number
  id: PersonId
  keys: KeyInfo[]
  maps: NewMap[]
  name: string
  sanctions: Sanction[]
  /** Day of the last visit, in milliseconds since 1970, if known. */
  seen: number | null
  /** Tables and campaigns that mention the person. Game files are at `/api/tables/ID/record`. */
  tables: MyTable[]
  webhook: HookInfo | null
}

/** Data that a table or campaign stores about a person. */
export type MyTable = {
  /** The person's chat messages at this table or in this campaign. */
  chat: ChatLine[]
  /** Times of the person's moves at this table or in this campaign, in milliseconds since 1970. The moves themselves are in the game file. */
  moves: number[]
  /** The names that the person used at this table or in this campaign. */
  names: string[]
  table: TableId
}

/** A display name to set. */
export type Name = {
  /** The code of an invitation, for a first visit to an invite-only server. */
  invite?: string | null
  name: string
}

/** A campaign to create. */
export type NewCampaign = {
  /** Two to five companies, clockwise. */
  companies: NewCompany[]
  /** The campaign's name, chosen by the group. */
  name: string
  /** The name of the pack; the server's first pack by default. */
  pack?: string | null
  terms?: GameTerms
}

/** A company in a new campaign. */
export type NewCompany = {
  /** The company's colour. */
  company: string
  /** The person or bot that runs the company. Anybody with the link can claim an open company. */
  holder: NewSeat
}

/** A table that continues from a position in a finished game. All other settings are those of the finished game. */
export type NewFork = {
  chat?: ChatRule
  listed?: boolean
  pace?: Pace
  /** The seats; their number must be the same as in the finished game. */
  seats: NewSeat[]
  time_out?: TimeOut
  undo?: boolean
}

/** A webhook to set. The server calls it when it is the person's turn. */
export type NewHook = {
  /** The address to call, which starts with https. */
  url: string
}

/** An invitation to create. */
export type NewInvite = {
  /** Days until the invitation expires; null for no limit. */
  days?: number | null
  /** A note for the server's host, to tell invitations apart. */
  label?: string
  /** Number of people who can use the invitation. */
  uses: number
}

/** A custom map: its files by name, as `docs/maps.md` describes them. */
export type NewMap = {
  files: Record<string, string>
  name: string
}

/** A request to offer a seat. */
export type NewOffer = {
  /** The person who may accept the offer; if omitted, the offer gets a code that anybody can use. */
  person?: PersonId | null
}

/** A sanction to impose. */
export type NewSanction = {
  /** Duration in days; null for no limit. */
  days?: number | null
  kind: SanctionKind
  /** The reason, which is shown to the person. */
  reason?: string
}

/** The holder of a seat or company at the start: nobody yet, the host or a bot. */
export type NewSeat =
  /** - `open`: Open to anybody. */
  | 'open'
  /** The host, on this device, under this name. Several such seats are played pass-and-play. */
  | { me: { name?: string | null } }
  /** The bot with this name. */
  | { bot: { bot: string } }

/** A table to create. */
export type NewTable = {
  chat?: ChatRule
  /** The name of the edition. */
  edition: string
  /** The seat that begins; random by default. */
  first?: number | null
  /** Whether the table is listed publicly; otherwise people need its link. */
  listed?: boolean
  /** The content hash of the custom map that contains this edition; omit for built-in maps. */
  map?: string | null
  /** Whether face-up cards may be drawn while the piles are empty, in editions that would otherwise forbid it (R-12). */
  open_cards?: boolean
  pace?: Pace
  /** Two to five seats, clockwise. */
  seats: NewSeat[]
  time_out?: TimeOut
  /** Whether players may undo answers as far as the rules allow. */
  undo?: boolean
}

/** A request for an API token. */
export type NewToken = {
  /** The purpose of the token, in the person's own words. */
  label: string
}

/** The holder of a seat or company: nobody yet, a person or a bot. */
export type Occupant =
  | 'open'
  | { person: { id: PersonId; name: string; ready: boolean } }
  | { bot: { bot: string } }

/** Public information about the offer of a seat. */
export type Offered = {
  /** Expiry in milliseconds since 1970. */
  expires: number
  /** The person who may accept the offer; null if anybody with the code may accept it. */
  to: PersonId | null
}

/** The public table. After the setup, only `Open::note` writes to fields other than the agenda, and it receives only what a spectator sees, so these fields cannot depend on a secret. */
export type Open = {
  /** The pending tasks. */
  agenda: Task[]
  /** Bit set of the seats that have answered a question put to all seats. */
  answered: number
  /** Passengers not yet placed. */
  bag: number[]
  /** Number of train cards in the deck, excluding newspapers. */
  deck: number
  deck_newspapers: number
  /** Train cards in the discard pile. */
  discard: Cards
  /** Newspapers in the discard pile. */
  discard_newspapers: number
  /** Money, events and other campaign state, in editions that have it. */
  extras?: CampaignState
  /** The starting seat; `None` until it is determined. */
  first: Seat | null
  /** Unowned routes, except those that are closed because another route of their group is owned. */
  free: RouteId[]
  /** Number of cards in each hand. */
  hands: number[]
  /** Number of tickets each seat holds, by deck. */
  held: Mix[]
  /** Sizes of the layers of each ticket deck: shuffled, returned at the opening, returned during play. */
  layers: [[number, number, number], [number, number, number]]
  /** The face-up cards. */
  market: (Face | null)[]
  /** Opening mixes, revealed once all seats have chosen. */
  mixes: Mix[]
  /** Number of tickets each seat is choosing from, by deck. */
  offered: Mix[]
  /** Whether the game is over. */
  over: boolean
  /** Routes each seat owns. */
  owned: RouteId[][]
  /** Passengers each seat has, by colour. */
  passengers: number[][]
  /** Number of forced passes in a row. */
  passes: number
  /** Number of market resets in a row. */
  resets: number
  /** Points scored during play. */
  score: number[]
  seats: number
  /** Whether resets are suspended until a face-up card changes or a claim discards cards (R-11). */
  stands: boolean
  /** Active claim steps, one bit each; bit 0 is step 1. */
  steps: number
  /** The current terms. */
  terms: Terms
  /** Number of trains each seat has left. */
  trains: number[]
  /** The seat whose turn it is; `None` before the first turn. */
  turn: Seat | null
  /** Number of turns in the last round that have not begun; `None` before the last round. */
  turns_left: number | null
  /** For each seat, the other routes of the groups in which it owns a route. */
  twins: RouteId[][]
  /** Waiting passengers, place by place. Within a place they are sorted, with empty slots last. */
  waiting: (Color | null)[]
}

/** The player who runs a company. */
export type Operator =
  | { person: string }
  | { bot: string }

/** A laid-out name, with the positions of the passengers waiting next to it. */
export type OtherLabel = {
  lines: LabelLine[]
  /** Positions of the passengers waiting next to the name. */
  waiting: [number, number][]
}

/** The last line: the final scores. */
export type OverLine = {
  /** Facts since the previous question. */
  seen: Seen[]
  standings: Standing[]
}

/** A seat's private state: its hand, tickets and pending choices. */
export type Own = {
  /** Train cards in hand. */
  hand: Cards
  /** Tickets to choose from, in the order dealt. */
  offer: TicketId[]
  /** The tickets kept in the opening choice, one bit for each ticket of the offer, until all choices take effect. */
  sealed_choice: number
  /** The chosen opening mix, until the opening tickets are dealt. */
  sealed_mix: Mix | null
  /** Tickets held. */
  tickets: TicketId[]
  /** The cards in a telegram, one of which the seat will keep. */
  wire: Face[]
}

/** Time control. */
export type Pace =
  /** - `none`: No time limit. */
  | 'none'
  /** A time bank for the whole game and the time added to it for each turn, both in seconds. */
  | { live: { per_move_s: number; reserve_s: number } }
  /** A limit of this many days per turn. */
  | { days: { days: number } }

/** Public information about a pack, available before a campaign starts. */
export type PackInfo = {
  companies: CompanyOffer[]
  games: number
  name: string
  title: string
  /** Years known before the campaign starts: only the year of the first game. */
  years: number[]
}

/** A pavilion on the table. */
export type PavilionSeen = {
  /** Whether the condition is checked at the end of the game. If not, it is checked after every claim. */
  at_end: boolean
  first: number
  id: string
  name: string
  second: number | null
  /** The condition, in the card language. */
  when: string
}

/** A table where it is the person's turn. */
export type PendingTurn = {
  card: TableCard
  /** The deadline in milliseconds since 1970, if there is one. */
  due: number | null
  /** The person's seats that must answer. */
  seats: number[]
  table: TableId
}

/** Public information about a person. Ids are unique; names are not. */
export type Person = {
  id: PersonId
  name: string
}

/** The id of a person. It is not secret. */
export type PersonId = string

/**
 * The phase of a table or campaign.
 *
 * - `gathering`: Players can join and leave.
 * - `over`: The game has ended.
 * - `broken-off`: The table was closed, or the game was abandoned without a result.
 */
export type Phase = 'playing' | 'gathering' | 'over' | 'broken-off'

/** The id of a board piece, on boards that are made of several pieces. */
export type PieceId = number

/** A city, or a country with several ports. */
export type Place = {
  country: boolean
  /** The goods that the place demands. */
  demand: string[]
  /** The place's id in records. */
  id: string
  large: boolean
  name: string
  /** The place's names in other languages, by language code, where they differ. Not included in the lines for bots. */
  names?: Record<string, string>
  /** Number of passengers at the start. */
  passengers: number
  /** The good that the place supplies. */
  supply: string | null
  /** The time zone, if the edition scores time zones. */
  zone: string | null
}

/** The id of a place that tickets can name: a city, or a country with its ports. */
export type PlaceId = number

export type PlayAction = {
  action: Action
  /** The number of the question. Repeating the same answer is harmless. */
  at: number
  seat: number
  table: TableId
}

/** Possible numbers of players. */
export type Players = {
  least: number
  most: number
}

/** The number printed on a postcard. */
export type PostcardId = number

/** A postcard that a company has received. */
export type PostcardSeen = {
  number: number
  /** Whether the text describes a picture. If not, it is a message that was read aloud. */
  picture: boolean
  /** The private side. Only its holder sees it until the first use of the postcard; after that, everyone does. */
  private: PrivateSeen | null
  sender: string
  text: string
  title: string
}

/** Facts about this server for the privacy page. */
export type Privacy = {
  /** Days until a backup is deleted, if the server makes backups itself. */
  backup_days: number | null
  /** The host's name and contact address, as the host wrote them. */
  contact: string | null
  retention: Retention
}

/** The private side of a postcard, which only the holder sees until the postcard is first used. */
export type PrivateSeen = {
  /** The number of games for which a lapsing postcard can still be used; 1 in the last of them. */
  games_left?: number
  text: string
  /** Remaining uses; `None` once the postcard has left the office. */
  uses_left: number | null
}

/** The reason for a refusal. */
export type Problem = {
  at?: number
  /** A code for programs, such as `stale`, `not-seated` or a reason from the rules such as `not_enough_cards`. */
  code: string
  /** The fault in a submitted record or campaign file. */
  fault?: FaultInfo
  /** A human-readable sentence that says what to do. */
  message: string
  /** The reason given by the rules, with the numbers involved. */
  reason?: Refused
  /** The id of the request, for finding it in the server's log. */
  request?: string
  seat?: number
  table?: TableId
}

/** A question asked by a card or mechanism, with a description of every legal answer. */
export type QuestionInfo = {
  /** The legal answers, in the same order as the seat's choices. */
  answers: AnswerInfo[]
  ask: Ask
  /** The card or rule that asks the question. */
  origin: QuestionOrigin
  /** The subject that all answers have in common, if any. */
  subject: AnswerSubject | null
}

/** The card or rule that asks a question. */
export type QuestionOrigin =
  | { mechanism: Mechanism }
  /** An event, by its index in the edition. */
  | { event: number }
  /** A company's bonus, by the company's index in the edition. */
  | { company: number }
  /** A crew card, by its index in the edition. */
  | { crew: number }
  /** A postcard, by its number. */
  | { postcard: PostcardId }

export type Ready = {
  /** The player's contribution to the randomness of the deals, 32 hexadecimal digits. It is used when the game begins. */
  nonce?: string | null
  ready: boolean
  table: TableId
}

/** The reason for an administrative action, for the audit log. */
export type Reason = {
  reason?: string
}

/** A summary of a record: its setup, number of inputs, seed and result. */
export type RecordInfo = {
  edition: string
  inputs: number
  /** The players' contributions to the seed, by seat. */
  nonces: (string | null)[]
  seats: string[]
  seed: string | null
  /** SHA-256 of the seed, from the header. */
  seed_hash: string | null
  standings: Standing[]
  table: TableId
}

/** A request to use a one-time code. */
export type Redeem = {
  code: string
}

/** The reason why an action is refused. If several apply, the first in this order is given (ENG-02). */
export type Refused =
  /**
   * - `not_your_turn`: The game is not waiting for an answer from this seat.
   * - `wrong_phase`: The answer does not match the question, the game is over, or a deal is due first.
   * - `slot_empty`: The slot is empty or does not exist.
   * - `locomotive_second`: A face-up locomotive can be taken only as the first card.
   * - `locomotive_barred`: No face-up locomotive may be taken now.
   * - `deck_empty`: No train card is left in the deck or the discard pile.
   * - `no_such_route`: The route does not exist.
   * - `twin_owned`: The seat owns another route of the same group.
   * - `route_closed`: Another route of the group is owned, and with this many seats no second owner is allowed.
   * - `not_enough_cards`: The cards would be a valid payment, but the seat does not hold them.
   * - `tickets_empty`: No ticket can be drawn.
   * - `bad_mix`: The seat cannot draw tickets in this mix.
   * - `bad_ticket_set`: A ticket was not offered, or is listed twice.
   * - `bad_return_order`: The returned tickets are not the rest of the offer, or their order is illegal.
   * - `bad_passenger`: No passenger of this colour is waiting at the place in question.
   * - `bad_answer`: This is not one of the legal answers to the question.
   * - `cannot_pass`: The seat cannot pass, because it has another legal move.
   * - `cannot_undo`: The seat has no undo point at this number of inputs (ENG-06).
   * - `bad_deal`: The outcome of a deal is impossible, or no deal is pending.
   */
  | 'not_your_turn' | 'wrong_phase' | 'slot_empty' | 'locomotive_second' | 'locomotive_barred' | 'deck_empty' | 'no_such_route' | 'twin_owned' | 'route_closed' | 'not_enough_cards' | 'tickets_empty' | 'bad_mix' | 'bad_ticket_set' | 'bad_return_order' | 'bad_passenger' | 'bad_answer' | 'cannot_pass' | 'cannot_undo' | 'bad_deal'
  /** The piles contain too few cards to begin drawing, or no card can be taken. */
  | { draw_barred: { piles: number } }
  /** The route already has an owner. */
  | { route_taken: { owner: Seat } }
  /** The seat has fewer trains than the route has spaces. */
  | { not_enough_trains: { have: number; need: number } }
  /** The cards do not fit the route's length or colour. */
  | { wrong_payment: { need: number } }
  /** Too few tickets were kept. */
  | { keep_too_few: { keep: number } }

/** A position in a finished game, with all hands revealed. */
export type ReplayPosition = {
  /** The input that led to this position, as a line of the record; null before the first input. */
  line: string | null
  seeing: GameSnapshot
  /** Each seat's cards at that time. Nothing is secret after the game. */
  sides: SeatSide[]
}

/** Retention periods in days; 0 for no limit. */
export type Retention = {
  /** Days to keep chat after the end of its game. */
  chat_days: number
  /** Days between the last visit of a person without an account and the deletion of their data. */
  strangers_days: number
  /** Days to keep tables that were closed before a game began. */
  unplayed_days: number
}

/** The retired tickets, events, postcards and rules. */
export type Retired = {
  events: CardText[]
  postcards: PostcardSeen[]
  rules: CardText[]
  tickets: TicketSeen[]
}

/**
 * The rule for returning opening tickets that are not kept.
 *
 * - `shuffled-under`: The tickets are shuffled together and put under the deck.
 * - `shuffled-in`: The tickets are shuffled into the deck that they came from.
 */
export type Returned = 'shuffled-under' | 'shuffled-in'

/** A request to return to the end of an earlier game. It takes effect once everybody agrees. */
export type Rewind = {
  agreed: PersonId[]
  /** The last game to keep; 0 returns to the very beginning. */
  game: number
  /** People who have not responded yet. */
  missing: PersonId[]
}

/** A proposal to return to the end of a game, or an acceptance of that proposal. */
export type RewindTo = {
  game: number
}

/** A route between two stops. */
export type Route = {
  /** The colour of the cards that pay for the route; null for a grey route, which accepts any one colour. */
  color: Color | null
  ends: [StopId, StopId]
  /** The number of the double or triple route to which the route belongs. */
  group: number | null
  id: string
  length: number
  /** The places to which the two stops belong. */
  places: [PlaceId, PlaceId]
  /** Points for claiming the route. */
  points: number
  /** Whether snow can fall on the route. */
  snow: boolean
}

/** A route with its row of wagon slots. */
export type RouteDrawn = {
  /** The colour of the cards that pay for the route; `None` for a grey route. */
  color: Color | null
  /** Indices of the stops that the route connects. */
  ends: [number, number]
  /** Corners of the hit area, a polygon that extends about halfway to the neighbouring routes. */
  hit: [number, number][]
  id: string
  slots: WagonSlot[]
  /** Index of this route among the parallel routes between the same two stops. */
  track: number
  /** Number of parallel routes between these stops. */
  tracks: number
}

/** The id of a route between two stops. */
export type RouteId = number

/** A sanction that is in force. */
export type Sanction = {
  created: number
  kind: SanctionKind
  /** The reason, which is shown to the person. */
  reason: string
  /** End of the sanction, in milliseconds since 1970; null for no limit. */
  until: number | null
}

/**
 * A mute or a ban.
 *
 * - `mute`: The person cannot chat.
 * - `ban`: The person cannot use the server.
 */
export type SanctionKind = 'mute' | 'ban'

export type Say = {
  table: TableId
  text: string
}

/** The seats to which an effect applies. */
export type Scope =
  /**
   * - `you`: The seat that uses the card.
   * - `current`: The seat whose turn it is.
   * - `most`: All seats with the most money; no seat if all have the same amount.
   * - `least`: All seats with the least money; no seat if all have the same amount.
   */
  | 'you' | 'current' | 'most' | 'least'
  /** Every seat that meets the condition, starting with the current seat. */
  | { all: Condition }

/** A line of the score sheet. */
export type ScoreLine = {
  line: string
  /** Points for the most passengers of a colour. Only for `passengers`. */
  most?: number
  /** Points; for `trains_left`, by the number of trains left, starting at 0. */
  points?: LinePoints
  /** Points for the second most passengers of a colour. Only for `passengers`. */
  second?: number
}

/** A seat at the table, counted clockwise from 0. The game does not know which player sits there. */
export type Seat = number

/** A public notice that a seat's player or stand-in bot changed during a game. */
export type SeatChange = {
  /** Number of inputs in the game's record at that time. */
  inputs: number
  seat: number
  sitter: Occupant
  /** The bot that stands in for the person. */
  stand_in: string | null
  time: number
}

export type SeatClock = {
  /** The deadline of a seat that must answer, in milliseconds since 1970; null while no clock runs. */
  due: number | null
  /** Time left in the time bank at its last update, in milliseconds; null without a time bank. */
  reserve: number | null
}

/** Public information about a seat. */
export type SeatInfo = {
  /** Players who agree to a stand-in bot for the absent person. The bot takes over once all players present agree. */
  agreed?: PersonId[]
  color: string
  /** The previous player, who can reclaim the seat. */
  former?: FormerHolder
  /** The current offer for this seat. */
  offered: Offered | null
  /** Whether this seat has run out of time and the table is waiting for the host to decide. */
  overdue: boolean
  sitter: Occupant
  /** The bot that stands in for the person. */
  stand_in: string | null
  /** Deadline for the person to confirm that they are still there, in milliseconds since 1970. */
  still_there?: number
}

/** A new offer of a seat, with its code. */
export type SeatOffer = {
  /** The one-time code for taking the seat, shown only once; null if the offer is for one person. */
  code: string | null
  expires: number
  seat: number
  table: TableId
}

/** One seat's cards and tickets. */
export type SeatSide = {
  own: Own
  /** The progress of the seat's tickets. */
  progress: TicketProgress[]
}

/** The new holder of a seat or company: a bot, or the next person who wants it. */
export type SeatTaker =
  /** - `open`: The next person to sit down. */
  | 'open'
  /** The bot with this name. */
  | { bot: { bot: string } }

/** A secret that is shown once. */
export type Secret = {
  /** The id of the key, used to revoke it. */
  id: string
  secret: string
}

/** Something that happened; secrets of others are null. */
export type Seen =
  /** A passenger was placed. */
  | { color: Color; place: PlaceId; what: 'passenger-placed' }
  /** A card was dealt to an opening hand. */
  | { card: Card | null; mark?: Mark; seat: Seat; what: 'card-dealt' }
  /** A card was dealt from the deck to the market. */
  | { card: Card; mark?: Mark; slot: Slot; what: 'card-laid' }
  /** All face-up cards were discarded (BASE-14). */
  | { what: 'market-reset' }
  /** The market was reset the maximum number of times in a row, so it stays as it is (BASE-15). */
  | { what: 'market-stands' }
  /** The discard pile was shuffled and became the deck. */
  | { what: 'reshuffled' }
  /** This many newspapers were shuffled into the deck. */
  | { count: number; what: 'newspapers-added' }
  /** A newspaper was turned up and discarded. */
  | { what: 'newspaper-turned' }
  /** A seat chose its opening mix. All mixes are revealed once every seat has chosen. */
  | { mix: Mix | null; seat: Seat; what: 'mix-sealed' }
  /** All opening mixes were revealed. */
  | { mixes: Mix[]; what: 'mixes-shown' }
  /** A seat began to draw this many tickets from each deck. */
  | { mix: Mix; seat: Seat; what: 'tickets-drawn' }
  /** A ticket was dealt into a seat's offer. */
  | { deck: number; seat: Seat; ticket: TicketId | null; what: 'ticket-dealt' }
  /** A seat chose among its opening tickets; `kept` has one bit per ticket of its offer. All choices are revealed once every seat has chosen. */
  | { kept: number | null; seat: Seat; what: 'choice-sealed' }
  /** A seat's opening choice took effect. The counts are public, but the tickets are secret. */
  | {
      kept: Mix
      returned: Mix
      seat: Seat
      tickets: [TicketId[], TicketId[]] | null
      what: 'opening-kept'
    }
  /** A seat kept some of the tickets drawn and put the others under the decks. */
  | {
      kept: Mix
      returned: Mix
      seat: Seat
      tickets: [TicketId[], TicketId[]] | null
      what: 'tickets-kept'
    }
  /** The starting seat was determined. */
  | { seat: Seat; what: 'first-found' }
  /** A turn began. */
  | { seat: Seat; what: 'turn-began' }
  /** A seat drew a card from the deck. */
  | { card: Card | null; mark?: Mark; seat: Seat; what: 'card-drawn' }
  /** A seat took a face-up card. */
  | { card: Card; mark?: Mark; seat: Seat; slot: Slot; what: 'card-taken' }
  /** The seat cannot take a second card, because none is available (BASE-18). */
  | { seat: Seat; what: 'no-second-card' }
  /** A seat claimed a route and paid for it. */
  | { payment: Cards; route: RouteId; seat: Seat; what: 'claimed' }
  /** A seat scored points for a route. */
  | { points: number; seat: Seat; what: 'scored' }
  /** A seat got money from the bank. */
  | { coins: number; seat: Seat; what: 'collected' }
  /** A seat picked up a passenger. */
  | { color: Color; place: PlaceId; seat: Seat; what: 'boarded' }
  /** A seat passed, because nothing else was possible. */
  | { seat: Seat; what: 'passed' }
  /** The last round began, with this many turns left. */
  | { seat: Seat; turns: number; what: 'last-round' }
  /** The game ended. */
  | { what: 'ended' }
  /** A seat's tickets were revealed, after the last turn and before cards take effect. */
  | { seat: Seat; tickets: TicketId[]; what: 'tickets-revealed' }
  /** A seat's hand and tickets were revealed after the end of the game (R-59). */
  | { hand: Cards; seat: Seat; tickets: TicketId[]; what: 'hand-shown' }
  /** The rest of the train deck was revealed after the end of the game. */
  | { cards: Cards; what: 'deck-shown' }
  /** The shuffled layers of a ticket deck were revealed after the end of the game, top layer first. Separate facts reveal the ordered tickets below them. */
  | { deck: number; layers: [TicketId[], TicketId[]]; what: 'tickets-shown' }
  /** The next of the ordered tickets at the bottom of a deck was revealed after the end of the game. */
  | { deck: number; ticket: TicketId; what: 'ticket-shown' }
  /** A seat saw a card from its telegram. It keeps one of up to three cards. */
  | { card: Card | null; mark?: Mark; seat: Seat; what: 'wired' }
  /** A seat kept one card from its telegram; the others were discarded. */
  | { card: Card | null; discarded: Cards; mark?: Mark; seat: Seat; what: 'wire-kept' }
  /** A claim began: its route was named or, in editions without naming, paid for. The event that is current at that moment applies to the claim. */
  | { claim: Claim; event: number | null; extra: 'claim-began'; second: boolean; what: 'extra' }
  /** A payment was helped by a card or by survey stakes. */
  | { any_color: boolean; extra: 'helped'; free: number; unlocked: boolean; what: 'extra' }
  /** The marks on the payment were counted for the current claim. */
  | { extra: 'shown'; picks: number; skulls: number; what: 'extra' }
  /** All consequences of a claim have been processed. */
  | { extra: 'claim-done'; what: 'extra' }
  /** A seat paid a crew card's wage, so the card works in this game. */
  | { coins: number; extra: 'crew-paid'; seat: Seat; slot: number; what: 'extra' }
  /** A seat used a crew card with limited uses. */
  | { extra: 'crew-used'; seat: Seat; slot: number; what: 'extra' }
  /** A seat paid money to the bank. */
  | { coins: number; extra: 'paid'; seat: Seat; what: 'extra' }
  /** A seat discarded cards in addition to a payment. */
  | { cards: Cards; extra: 'discarded'; seat: Seat; what: 'extra' }
  /** The face-up cards were discarded and will be replaced. */
  | { extra: 'refreshed'; seat: Seat; what: 'extra' }
  /** A seat will take another turn. */
  | { extra: 'extra-turn'; seat: Seat; what: 'extra' }
  /** More tickets will be drawn in the current action. */
  | { count: number; extra: 'more-tickets'; what: 'extra' }
  /** A seat draws tickets and must keep at least this many. */
  | { extra: 'tickets-given'; keep: number; seat: Seat; what: 'extra' }
  /** A choice of tickets, or the action that drew them, has ended. */
  | { extra: 'tickets-done'; what: 'extra' }
  /** Money was added to the tickets line of a seat's score. */
  | { extra: 'ticket-value'; seat: Seat; value: number; what: 'extra' }
  /** A seat got a certificate for its vault. */
  | { extra: 'vault'; seat: Seat; value: number; what: 'extra' }
  /** A seat got more trains. */
  | { extra: 'trains-added'; seat: Seat; trains: number; what: 'extra' }
  /** A card took effect for a seat. The money facts that directly follow are attributed to the card. */
  | { deed: number; extra: 'acted'; seat: Seat; what: 'extra' }
  /** A seat took a face-up card. If the refill turns up a newspaper, the seat is credited with it. */
  | { extra: 'replaced'; seat: Seat; what: 'extra' }
  /** Evidence was found; it counts for the whole table. */
  | { count: number; extra: 'evidence'; what: 'extra' }
  /** An event was turned up and is now current. */
  | { event: number; extra: 'event-turned'; what: 'extra' }
  /** The event deck was rebuilt from all discarded events except the current one. */
  | { extra: 'events-shuffled'; what: 'extra' }
  /** The current event left the game. */
  | { event: number; extra: 'event-retired'; what: 'extra' }
  /** A seat was credited with the last event; `None` if nobody was. */
  | { extra: 'news'; seat: Seat | null; what: 'extra' }
  /** A freight token was put on a city. */
  | { city: PlaceId; extra: 'freight-laid'; what: 'extra' }
  /** A seat loaded a freight token. */
  | { city: PlaceId; extra: 'loaded'; seat: Seat; what: 'extra' }
  /** A seat delivered a freight token. */
  | { city: PlaceId; coins: number; extra: 'delivered'; seat: Seat; what: 'extra' }
  /** A card was turned up for hazard freight and discarded. */
  | { card: Card; extra: 'turned'; mark: Mark | null; what: 'extra' }
  /** A seat dined at another seat's house: `paid` is its payment, `got` the owner's income. */
  | { extra: 'dined'; got: number; owner: Seat; paid: number; seat: Seat; what: 'extra' }
  /** An eating house was built. */
  | { city: PlaceId; coins: number; extra: 'house-built'; seat: Seat; what: 'extra' }
  /** A pavilion was laid out. */
  | { extra: 'pavilion-laid'; pavilion: number; what: 'extra' }
  /** A seat met a pavilion's condition. */
  | { coins: number; extra: 'pavilion-met'; pavilion: number; seat: Seat; what: 'extra' }
  /** The pool's colour was drawn, and its chest got its initial money. */
  | { coins: number; color: Color; extra: 'posted'; what: 'extra' }
  /** A seat put money into the chest. */
  | { coins: number; extra: 'pooled'; seat: Seat; what: 'extra' }
  /** The chest went to a seat, or back to the bank. */
  | { extra: 'chest-taken'; seat: Seat | null; what: 'extra' }
  /** A seat received a postcard, which it can use from the next game on. */
  | { extra: 'postcard-drawn'; number: PostcardId; seat: Seat; what: 'extra' }
  /** A seat used a postcard, which is completed once it has no uses left. */
  | { extra: 'postcard-used'; number: PostcardId; seat: Seat; what: 'extra' }
  /** Snow fell on a route. */
  | { extra: 'snow-fell'; route: RouteId; what: 'extra' }
  /** A seat cleared snow from a route and was paid for it. */
  | { coins: number; extra: 'snow-cleared'; route: RouteId; seat: Seat; what: 'extra' }
  /** A seat gained survey stakes. */
  | { extra: 'staked'; seat: Seat; stakes: number; what: 'extra' }
  /** A seat spent stakes to pay one fewer card. */
  | { extra: 'stakes-spent'; seat: Seat; stakes: number; what: 'extra' }
  /** A turn began; `again` is true for an extra turn. */
  | { again: boolean; extra: 'turn-began'; what: 'extra' }
  /** A seat triggered the end of the game. A pending extra turn is lost. */
  | { extra: 'end-in-sight'; seat: Seat; what: 'extra' }
  /** The last turn is over. Cards take effect before scoring. */
  | { extra: 'ending'; what: 'extra' }
  /** A seat stamped a line between zones. */
  | { coins: number; extra: 'stamped'; line: number; seat: Seat; what: 'extra' }
  /** A ticket was turned face up. */
  | { extra: 'window-shown'; slot: number; ticket: TicketId; what: 'extra' }
  /** A seat took a face-up ticket and keeps it. */
  | { extra: 'window-taken'; seat: Seat; slot: number; ticket: TicketId; what: 'extra' }
  /** A seat undid its last actions. The game is back in the state it was in after `to` inputs. */
  | { seat: Seat; to: number; what: 'taken-back' }

/** A message from the server. */
export type ServerMessage =
  | 'pong'
  /** The first message on a socket. */
  | { hello: Greeting }
  /** The table, after any change. */
  | { table: TableInfo }
  /** The game as this viewer sees it, after `watch`. */
  | { snapshot: GameSnapshot }
  /** The game after a change, with the new facts. */
  | { update: GameSnapshot }
  /** An answer or undo was accepted. If the client repeats it, the reply is the same. */
  | { accepted: Accepted }
  /** A request was refused, and nothing has changed. */
  | { refused: Problem }
  | { chat: ChatLine }
  /** Earlier chat messages, after `watch`. */
  | { 'chat-history': ChatHistory }
  | { presence: TablePresence }
  | { clock: TableClock }
  /** A campaign has changed, or somebody who runs a company has connected or disconnected. */
  | { campaign: CampaignNews }

export type Settle = {
  seat: number
  table: TableId
}

/** Hands, tickets and the rest of the train deck, as revealed after the end of the game (R-59). */
export type Shown = {
  deck: Cards
  hands: Cards[]
  tickets: TicketId[][]
}

/** The part of the journal that the whole table has been shown. */
export type ShownTo = {
  /** The number of lines opened on the next card. */
  lines?: number
  /** The number of entries. */
  to: number
}

/** A request to take an open seat. */
export type SitDown = {
  /** A different display name, for a second seat on the same device. */
  name?: string | null
  /** The player's contribution to the randomness of the deals, 32 hexadecimal digits. It is used when the game begins. */
  nonce?: string | null
}

/** A bank slip, with the company's other results in this game. */
export type Slip = {
  company: Color
  /** Tickets completed. */
  completed: string[]
  /** The total; `None` in views from the start of the next game until the audit. */
  dollars: number | null
  /** Unspent survey stakes. */
  stakes: number
}

/** A slot of the market, 0 to 4. */
export type Slot = number

/** A seat's result. */
export type Standing = {
  /** Number of completed tickets. */
  completed: number
  /** Number of tickets that were not completed. */
  failed: number
  /** Points by line of the score sheet. */
  lines: Record<string, number>
  /** Number of trains on the longest path. */
  longest_path: number
  /** The place: 1 for the winner; tied seats share a place. */
  place: number
  seat: number
  total: number
}

/** A city, or one port of a country: the end of a route. */
export type Stop = {
  id: string
  place: PlaceId
}

/** A city, or a border point of a country. */
export type StopDrawn = {
  at: [number, number]
  id: string
  kind: StopKind
  label: Label
  /** Translations of the label, which fit into the same box. Languages without a translation use the label itself. */
  names?: Record<string, OtherLabel>
  /** The id of the stop's place. It differs from the stop's own id only for border points of a country. */
  place: string
  radius: number
  /** Passenger spots next to the name. A country's passengers are at its middle border point. */
  waiting: [number, number][]
}

/** The id of a stop, which is a vertex of the route graph: a city, or one port of a country. */
export type StopId = number

/**
 * A city, a large city, or a border point of a country.
 *
 * - `port`: A border point of a country.
 */
export type StopKind = 'city' | 'large' | 'port'

/** Number of items that a retention sweep removed, by kind. */
export type Swept = {
  chats: number
  people: number
  tables: number
}

/** A summary of a table, for lists. */
export type TableCard = {
  /** The campaign this game belongs to. */
  chapter: CampaignGame | null
  created: number
  edition: string
  host: PersonId
  id: TableId
  /** Whether this is an imported record. */
  imported: boolean
  pace: Pace
  phase: Phase
  seats: SeatInfo[]
  to_move: number[]
}

/** The clocks of all seats at a table. */
export type TableClock = {
  /** The server's time in milliseconds since 1970. */
  now: number
  seats: SeatClock[]
  table: TableId
}

/** The id of a table and its game, the secret part of the table's link. */
export type TableId = string

/** Public information about a table, for everybody who has its link. */
export type TableInfo = {
  /** The latest seat changes since the game began. */
  changes: SeatChange[]
  /** The campaign this game belongs to. */
  chapter: CampaignGame | null
  chat: ChatRule
  created: number
  edition: string
  edition_hash: string
  edition_title: string
  first: number | null
  /** The position in a finished game from which this game branched off. */
  forked: GamePosition | null
  host: PersonId
  id: TableId
  listed: boolean
  /** The content hash of the custom map; null for built-in maps. */
  map: string | null
  /** The players' contributions to the seed, by seat; empty before the start of the game. */
  nonces: (string | null)[]
  open_cards: boolean
  pace: Pace
  phase: Phase
  /** The table where the same people play a rematch, if there is one. */
  rematch: TableId | null
  seats: SeatInfo[]
  /** The seed itself, once the game is over or abandoned; null for an abandoned campaign game. */
  seed: string | null
  /** SHA-256 of the seed of all deals, published before the first deal. */
  seed_hash: string | null
  time_out: TimeOut
  /** Seats that must answer now. */
  to_move: number[]
  undo: boolean
}

/** People connected to a table. */
export type TablePresence = {
  /** Seats of people who have been away so long that the host, or all players present, may let a bot play. */
  absent?: number[]
  /** Connected people with a seat, and the host if connected. */
  people: PersonId[]
  /** Seats of people who are connected but have not moved for so long that they can be asked whether they are still there. */
  quiet?: number[]
  table: TableId
  /** Number of other connections, such as those of spectators. */
  watching: number
}

/** A seat's public holdings. */
export type Tableau = {
  crew: [Hired | null, Hired | null]
  /** Postcards drawn in this game, which can be used from the next game on. */
  drawn: PostcardId[]
  /** Freight tokens, each given as the city that it comes from. */
  freight: (PlaceId | null)[]
  /** Cities where this seat has an eating house. */
  houses: [PlaceId | null, PlaceId | null]
  /** Postcards by number, each with its remaining uses. */
  postcards: ([PostcardId, number] | null)[]
  stakes: number
  /** Stamped lines between zones, one bit each. */
  stamps: number
  /** Money added to the tickets line of the seat's score. */
  ticket_value: number
  /** Total value of the seat's vault certificates. */
  vault: number
}

/** A request to take an offered seat. */
export type TakeSeat = {
  /** The code; omitted if the offer is for one person. */
  code?: string | null
  /** A different display name. */
  name?: string | null
  /** The player's contribution to the randomness of the deals, 32 hexadecimal digits. It is used when the game begins. */
  nonce?: string | null
}

/** A task on the agenda. Tasks contain no secrets: all viewers may see them. */
export type Task =
  /**
   * - `close`: End the turn or the game. This is the bottom of every agenda.
   * - `lay-market`: Setup: deal the market.
   * - `add-newspapers`: Setup: shuffle the newspapers into the deck.
   * - `find-first`: Setup: determine the starting seat.
   * - `claim-done`: End a claim whose consequences have been processed.
   * - `tickets-done`: End a choice of tickets.
   * - `refreshing`: Marks that the market is being refreshed.
   * - `nothing`: Do nothing: the task was cancelled.
   */
  | 'close' | 'lay-market' | 'add-newspapers' | 'find-first' | 'claim-done' | 'tickets-done' | 'refreshing' | 'nothing'
  /** Wait for a random outcome. */
  | { deal: Deal }
  /** Wait for the answer to a question. */
  | { ask: Ask }
  /** Setup: place passengers, continuing at this place, where this many have already been placed. */
  | { 'place-passengers': [PlaceId, number] }
  /** Setup: deal opening hands, continuing at this seat, which already has this many cards. */
  | { 'deal-hands': [Seat, number] }
  /** Setup: deal opening tickets to this seat and all after it. */
  | { 'opening-tickets': Seat }
  /** Begin a turn. */
  | { turn: Seat }
  /** Deal this many tickets from each deck to this seat. */
  | { 'deal-tickets': [Seat, [number, number]] }
  /** Run the claim steps, starting with this slot, counted from 0. */
  | { steps: [Claim, number] }
  /** Give the seat a passenger from this place, asking first if several colours are waiting. */
  | { board: [Seat, PlaceId] }
  /** Give the seat a card from the deck, if there is one. */
  | { bonus: Seat }
  /** Let all of a seat's cards react to a trigger. */
  | { trigger: [Trigger, Seat] }
  /** Apply the event that was current when the route was named. */
  | { 'claim-event': Seat }
  /** Apply this ability for this seat. */
  | { begin: [number, Seat] }
  /** Apply one clause of an ability to each seat in a bit set. */
  | { act: { act: number; deed: number; seats: number } }
  /** Let the seat choose a face-up card other than a locomotive, if there is one. */
  | { take: Seat }
  /** Turn up the next event, if there is one, and credit it to this seat, if any. */
  | { 'turn-event': Seat | null }
  /** Draw the tickets of a ticket turn. */
  | { 'draw-tickets': Seat }
  /** Begin a turn of a campaign game; the flag is true for an extra turn. */
  | { 'turn-begins': [Seat, boolean] }
  /** Let the cards of each seat in a bit set react to a trigger, in turn order. */
  | { all: [Trigger, number] }
  /** Let the seat's crew react to a trigger, starting with the crew card in this slot. */
  | { crew: [Trigger, Seat, number] }
  /** Let the seat use postcards at a trigger. The bit set contains the postcards already used. */
  | { cards: [Trigger, Seat, number] }
  /** Credit this seat with the newspaper again, in case the event turned up another newspaper. */
  | { news: Seat | null }
  /** Run the step that a mechanism adds to a claim. */
  | { trade: [MechanismStep, Seat] }
  /** Offer the claimer this city's freight token. */
  | { load: [Seat, PlaceId] }
  /** Run one stage of the campaign setup before the first turn. */
  | { layout: number }
  /** Ask the seats in a bit set whether to pay their crew's wages, starting with the first seat's crew card in this slot. */
  | { 'crew-call': [number, number] }
  /** Run one stage between the last turn and scoring. */
  | { ending: number }

/** Numbers and options of the rules. Each game has its own copy, which may differ from the edition's. */
export type Terms = {
  /** Money each seat starts with. */
  coins: number
  /** Minimum number of seats at which both tracks of a double route can be claimed. */
  double_from: number
  /** Drawing is barred if deck and discard pile together hold this many cards or fewer. If `None`, it is barred only if no card can be taken, not even a face-up one (R-12). */
  draw_floor: number | null
  /** Tickets offered when a seat spends its turn drawing tickets. */
  drawn_tickets: TicketDeal
  /** The last round starts when a seat has this many trains or fewer at the end of its turn. */
  end_at: number
  /** Whether everyone gets fewer opening tickets if there are not enough for all. */
  fewer_tickets: boolean
  /** Number of cards in each opening hand. */
  hand: number
  /** Whether a seat chooses how many tickets to draw from each deck. */
  names_mix: boolean
  /** The rule for returning opening tickets that are not kept. */
  opening_returned: Returned
  opening_tickets: TicketDeal
  /** Number of face-up locomotives that triggers a market reset. */
  reset_at: number
  /** Maximum number of resets in a row. Without this limit, which the booklets lack, a market could be reset forever once few colour cards are left (R-11). */
  resets_max: number
  /** Number of trains each seat starts with. */
  trains: number
  /** Maximum number of trains a seat can have, including those added by effects. */
  trains_max: number
  /** Minimum number of seats at which all tracks of a triple route can be claimed. */
  triple_from: number
}

/** A small drawing of a map in its own units. Areas and lines are `d` attributes of SVG paths. */
export type Thumbnail = {
  lakes: string
  /** Areas of land; empty on plain paper. */
  land: string
  /** The routes, drawn as one path for each colour. */
  lines: ThumbnailLine[]
  size: [number, number]
  /** All stops as one path. If the path is drawn with round line caps, its points become dots. */
  stops: string
}

/** The routes of one colour. */
export type ThumbnailLine = {
  /** The colour; `None` for grey. */
  color: Color | null
  path: string
}

/** A ticket: two places to connect, and its value. */
export type Ticket = {
  /** The ticket's band, if the edition scores bands. */
  band: string | null
  /** The number of the ticket's deck. */
  deck: number
  ends: [PlaceId, PlaceId]
  id: string
  value: number
}

/** The number of tickets offered, and the minimum number to keep. */
export type TicketDeal = {
  /** Number of tickets offered. If fewer are left, all of them are offered. */
  deal: number
  /** Minimum number of tickets to keep; never more than the number offered. */
  keep: number
}

/** The id of a ticket; ids are unique across all decks of an edition. */
export type TicketId = number

/** The progress of one of a seat's tickets. */
export type TicketProgress = {
  state: TicketStatus
  ticket: TicketId
}

/** A visible ticket. */
export type TicketSeen = {
  band: string
  /** The names of the ticket's two cities. */
  ends: [string, string]
  /** The number of the postcard named on the ticket. */
  entry: number | null
  id: string
  /** The opening words of the postcard's story, which are printed on the ticket. */
  narrative: string
  value: number
}

/** Whether a ticket is completed, still possible, or blocked. */
export type TicketStatus =
  /** - `cut-off`: Blocked: no path is left, or every path needs more trains than remain. */
  | 'cut-off'
  /** Completed; `way` is the shortest path between the ticket's places over the seat's routes. */
  | { done: { way: RouteId[] } }
  /** Still possible; `way` lists the routes to claim on the path that needs the fewest trains, and `trains` is the number of trains that these routes need. */
  | { open: { trains: number; way: RouteId[] } }

/** What happens when a seat's time is up. A turn is never skipped. */
export type TimeOut =
  /** - `wait`: The table waits, and the host may give the seat to a bot or a person, or abandon the game. */
  | 'wait'
  /** This bot stands in until the person is back. */
  | { 'stand-in': { bot: string } }

/** A position in the journal: the number of entries that a person has read. */
export type ToldTo = {
  to: number
}

/**
 * The moments at which a card can take effect.
 *
 * - `setup`: Before the first turn, in turn order from the starting seat.
 * - `turn-start`: At the beginning of the seat's turn.
 * - `turn-end`: At the end of the seat's turn.
 * - `pay`: While the seat is paying for a route.
 * - `claim`: After a claim.
 * - `draw`: After the seat has drawn the train cards of its turn.
 * - `loco-up`: After the seat has taken a face-up locomotive.
 * - `tickets`: In a turn spent drawing tickets, before they are drawn.
 * - `reveal`: When an event is turned up.
 * - `last-round`: When the end of the game is triggered.
 * - `game-end`: After the last turn, before scoring.
 * - `always`: The card is in effect all the time.
 */
export type Trigger = 'setup' | 'turn-start' | 'turn-end' | 'pay' | 'claim' | 'draw' | 'loco-up' | 'tickets' | 'reveal' | 'last-round' | 'game-end' | 'always'

/** One of the costliest choices in a finished game. */
export type TurningPoint = {
  /** Number of inputs before the choice. */
  at: number
  /** The choice that a strong player would make. */
  best: Action
  /** Win chance after the best choice. */
  chance: number
  chosen: Action
  /** Win chance lost through the choice actually made. */
  cost: number
  /** The face-up cards at that time. */
  market: (Face | null)[]
  seat: number
}

export type Undo = {
  /** The number of the first question whose answer is undone; the seat's later answers are also undone. */
  at: number
  seat: number
  table: TableId
}

export type Unwatch = {
  table: TableId
}

/** The result of verifying a record. */
export type Verdict = {
  /** The fault; null if the record is valid, or if this server cannot check it. */
  fault: FaultInfo | null
  holds: boolean
  inputs: number
  /** A message that says what was checked, or what is wrong. */
  message: string
  /** Whether a revealed seed reproduced every deal. */
  seed_checked: boolean
  /** Codes of everything that was not checked: `unfinished`, `no-edition-hash`, `no-final-hash`, `no-seed`, `no-seed-hash` or `forked`. Empty if everything was checked, or if the record is invalid. */
  unchecked: string[]
}

/** A game as one viewer sees it. It can be stored, compared and sent. */
export type View = {
  /** The public table. */
  open: Open
  /** The viewer's private state; `None` for a spectator. */
  own: Own | null
  /** Every seat's hand and tickets, and the rest of the train deck, once the game is over. If cards take effect after the last turn, the tickets are shown as soon as that turn is over. */
  shown: Shown | null
}

/** The person on this device, if anybody has entered a name. */
export type Visitor = {
  /** The person who used this device before somebody else signed in. */
  before: Person | null
  /** Whether new people need an invitation. */
  invite_only?: boolean
  me: Me | null
}

/** A space for one wagon. */
export type WagonSlot = {
  /** Direction in degrees, clockwise from east. */
  angle: number
  /** The centre of the space. */
  at: [number, number]
  /** Length of the slot. All slots are `WagonSlot::WIDTH` wide. */
  length: number
}

export type Watch = {
  /** Whether messages include `question`, the description of the seat's question. */
  describe?: boolean
  /** The seat whose cards are shown on this device. People with one seat can omit it; people with several see no cards until they choose one. */
  seat?: number | null
  table: TableId
}

export type WatchCampaign = {
  campaign: CampaignId
}

/** Every call of the API by its method and path: the words of the path with the body, and the answer. */
export interface ApiCalls {
  /** Enter a name. A cookie remembers you. */
  'POST /api/people': {
    takes: { body: Name }
    gives: Me
  }
  /** Log in to an account. */
  'POST /api/login': {
    takes: { body: Login }
    gives: Me
  }
  /** Use a code from another device to sign in here as the same person. */
  'POST /api/redeem': {
    takes: { body: Redeem }
    gives: Me
  }
  /** Look up the owner of a code without using the code. */
  'POST /api/code': {
    takes: { body: Redeem }
    gives: Person
  }
  /** Switch back to the previous person on this device. */
  'POST /api/return': {
    takes: object
    gives: Me
  }
  /** Get your identity, or nothing if no name has been entered yet. */
  'GET /api/visitor': {
    takes: object
    gives: Visitor
  }
  /** Get your identity. */
  'GET /api/me': {
    takes: object
    gives: Me
  }
  /** Get everything this server stores about you, except moves, which are in the game files. */
  'GET /api/me/data': {
    takes: object
    gives: MyData
  }
  /** Delete everything stored about you. Your moves stay, without your name. */
  'DELETE /api/me': {
    takes: object
    gives: void
  }
  /** Get the name of the host and how long this server stores data. */
  'GET /api/privacy': {
    takes: object
    gives: Privacy
  }
  /** Change your name. */
  'PUT /api/me': {
    takes: { body: Name }
    gives: Me
  }
  /** Create an account with a login and passphrase. */
  'POST /api/me/account': {
    takes: { body: Account }
    gives: Me
  }
  /** Log out: remove this device, or the token that was sent. */
  'POST /api/logout': {
    takes: object
    gives: void
  }
  /** Create a code to log in on another device. It works once, within 10 minutes. */
  'POST /api/me/code': {
    takes: object
    gives: Code
  }
  /** Create a token for a program. It is shown only once. */
  'POST /api/me/tokens': {
    takes: { body: NewToken }
    gives: Secret
  }
  /** List your devices and tokens. */
  'GET /api/me/keys': {
    takes: object
    gives: KeyInfo[]
  }
  /** Remove a device or token. */
  'DELETE /api/me/keys/{key}': {
    takes: { key: string }
    gives: void
  }
  /** Set a webhook that is called when it is your turn. The secret is shown only once. */
  'PUT /api/me/webhook': {
    takes: { body: NewHook }
    gives: HookSecret
  }
  /** Get your webhook. */
  'GET /api/me/webhook': {
    takes: object
    gives: HookInfo
  }
  /** Remove your webhook. */
  'DELETE /api/me/webhook': {
    takes: object
    gives: void
  }
  /** List the tables where it is your turn. */
  'GET /api/me/turns': {
    takes: object
    gives: PendingTurn[]
  }
  /** List your tables, newest first. */
  'GET /api/me/tables': {
    takes: object
    gives: TableCard[]
  }
  /** List public tables that are open or in progress. */
  'GET /api/tables': {
    takes: object
    gives: TableCard[]
  }
  /** Create a table. You are its host. */
  'POST /api/tables': {
    takes: { body: NewTable }
    gives: TableInfo
  }
  /** Start the guided first game: a small board and an easy bot. */
  'POST /api/lesson': {
    takes: object
    gives: TableInfo
  }
  /** Create a table for a rematch between the same players, each moved to the next seat. */
  'POST /api/tables/{table}/rematch': {
    takes: { table: TableId }
    gives: TableInfo
  }
  /** Create a table that continues from a position in a finished game. You are its host. */
  'POST /api/tables/{table}/replay/{inputs}/table': {
    takes: { table: TableId; inputs: number; body: NewFork }
    gives: TableInfo
  }
  /** Get the scores and win chances over the course of a finished game, and its turning points. They take a while to compute; the answer says whether they are complete. */
  'GET /api/tables/{table}/chances': {
    takes: { table: TableId }
    gives: Curves
  }
  /** Get a picture of the board as spectators see it, 1200 by 630 pixels. It includes the result once the game is over. */
  'GET /api/tables/{table}/picture': {
    takes: { table: TableId }
    gives: Blob
  }
  /** Get the game file of a finished or abandoned game with its custom map, to import elsewhere. */
  'GET /api/tables/{table}/bundle': {
    takes: { table: TableId }
    gives: ImportRecord
  }
  /** Import a finished game. Anyone with its link can view it. */
  'POST /api/records': {
    takes: { body: ImportRecord }
    gives: RecordInfo
  }
  /** Check a game file: every input, every hash and, if the seed is revealed, every deal. */
  'POST /api/verify': {
    takes: { body: ImportRecord }
    gives: Verdict
  }
  /** Upload a custom map. */
  'POST /api/maps': {
    takes: { body: NewMap }
    gives: MapInfo
  }
  /** List your custom maps. */
  'GET /api/me/maps': {
    takes: object
    gives: MapInfo[]
  }
  /** Get the files of a custom map by its hash. */
  'GET /api/maps/{map}': {
    takes: { map: string }
    gives: NewMap
  }
  /** Get an edition of a custom map as data. */
  'GET /api/maps/{map}/editions/{edition}': {
    takes: { map: string; edition: string }
    gives: Edition
  }
  /** Get the drawing of a custom map. */
  'GET /api/maps/{map}/drawing': {
    takes: { map: string }
    gives: Drawing
  }
  /** Get a thumbnail of a custom map, a few kilobytes in size. */
  'GET /api/maps/{map}/thumbnail': {
    takes: { map: string }
    gives: Thumbnail
  }
  /** List the built-in editions with their rules clarifications. */
  'GET /api/editions': {
    takes: object
    gives: EditionInfo[]
  }
  /** Get an edition as data: board, tickets, cards, rules. */
  'GET /api/editions/{edition}': {
    takes: { edition: string }
    gives: Edition
  }
  /** Get the drawing of an edition's board. */
  'GET /api/editions/{edition}/drawing': {
    takes: { edition: string }
    gives: Drawing
  }
  /** Get a thumbnail of an edition's board, a few kilobytes in size. */
  'GET /api/editions/{edition}/thumbnail': {
    takes: { edition: string }
    gives: Thumbnail
  }
  /** Get a picture of an edition's board, 1200 by 630 pixels. */
  'GET /api/editions/{edition}/picture': {
    takes: { edition: string }
    gives: Blob
  }
  /** List the bots, each with a description. */
  'GET /api/bots': {
    takes: object
    gives: BotInfo[]
  }
  /** Get a table's edition as data; for a campaign game, with the cards' public text. */
  'GET /api/tables/{table}/edition': {
    takes: { table: TableId }
    gives: Edition
  }
  /** Get the drawing of a table's board. */
  'GET /api/tables/{table}/drawing': {
    takes: { table: TableId }
    gives: Drawing
  }
  /** List the campaign packs, without spoilers. */
  'GET /api/packs': {
    takes: object
    gives: PackInfo[]
  }
  /** Start a campaign. You are its host. */
  'POST /api/campaigns': {
    takes: { body: NewCampaign }
    gives: CampaignSnapshot
  }
  /** Import a campaign file and continue it. */
  'POST /api/campaigns/import': {
    takes: { body: ImportCampaign }
    gives: CampaignSnapshot
  }
  /** List your campaigns. */
  'GET /api/me/campaigns': {
    takes: object
    gives: CampaignCard[]
  }
  /** Create a second campaign that continues from the end of a game. You are its host. */
  'POST /api/campaigns/{campaign}/fork': {
    takes: { campaign: CampaignId; body: ForkCampaign }
    gives: CampaignSnapshot
  }
  /** Get the drawing of the currently known board, including routes that lead off the board. */
  'GET /api/campaigns/{campaign}/drawing': {
    takes: { campaign: CampaignId }
    gives: Drawing
  }
  /** Get the drawing of the board with one side of the pending fork added. */
  'GET /api/campaigns/{campaign}/boards/{board}/drawing': {
    takes: { campaign: CampaignId; board: string }
    gives: Drawing
  }
  /** Get a picture of a finished campaign: its board, its companies and their totals. */
  'GET /api/campaigns/{campaign}/picture': {
    takes: { campaign: CampaignId }
    gives: Blob
  }
  /** Get the currently known board as data. */
  'GET /api/campaigns/{campaign}/edition': {
    takes: { campaign: CampaignId }
    gives: Edition
  }
  /** Save the board of a finished campaign as a custom map. */
  'POST /api/campaigns/{campaign}/map': {
    takes: { campaign: CampaignId; body?: LeftoverBoard }
    gives: MapInfo
  }
  /** Get a table. */
  'GET /api/tables/{table}': {
    takes: { table: TableId }
    gives: TableInfo
  }
  /** Get the latest chat messages. */
  'GET /api/tables/{table}/chat': {
    takes: { table: TableId }
    gives: ChatLine[]
  }
  /** Get the game as spectators see it. */
  'GET /api/tables/{table}/game': {
    takes: { table: TableId }
    gives: GameSnapshot
  }
  /** Get the game as your seat sees it. */
  'GET /api/tables/{table}/seats/{seat}/game': {
    takes: { table: TableId; seat: number }
    gives: GameSnapshot
  }
  /** Get the game's history as spectators saw it. */
  'GET /api/tables/{table}/history': {
    takes: { table: TableId }
    gives: HistoryEntry[]
  }
  /** Get the game's history as your seat saw it. */
  'GET /api/tables/{table}/seats/{seat}/history': {
    takes: { table: TableId; seat: number }
    gives: HistoryEntry[]
  }
  /** Get the game as spectators saw it after N inputs. */
  'GET /api/tables/{table}/game/{inputs}': {
    takes: { table: TableId; inputs: number }
    gives: GameSnapshot
  }
  /** Get the game as your seat saw it after N inputs. */
  'GET /api/tables/{table}/seats/{seat}/game/{inputs}': {
    takes: { table: TableId; seat: number; inputs: number }
    gives: GameSnapshot
  }
  /** Get the move a strong player would make in your place. Only in games against bots. */
  'POST /api/tables/{table}/seats/{seat}/hint': {
    takes: { table: TableId; seat: number }
    gives: Hint
  }
  /** Get the game file of a finished or abandoned game. */
  'GET /api/tables/{table}/record': {
    takes: { table: TableId }
    gives: string
  }
  /** Get a summary of a finished game's file as data: setup, seed and result. */
  'GET /api/tables/{table}/replay': {
    takes: { table: TableId }
    gives: RecordInfo
  }
  /** Get the position in a finished game after N inputs. */
  'GET /api/tables/{table}/replay/{inputs}': {
    takes: { table: TableId; inputs: number }
    gives: ReplayPosition
  }
  /** Remove a game that is over, or that you have left, from your list. Others keep it. */
  'DELETE /api/me/tables/{table}': {
    takes: { table: TableId }
    gives: void
  }
  /** Take an open seat. */
  'POST /api/tables/{table}/seats/{seat}/sit': {
    takes: { table: TableId; seat: number; body?: SitDown }
    gives: TableInfo
  }
  /** Give a seat to a bot, or open it to anyone. */
  'POST /api/tables/{table}/seats/{seat}/hand': {
    takes: { table: TableId; seat: number; body: SeatTaker }
    gives: TableInfo
  }
  /** Offer a seat to a player, or to anyone with the code. */
  'POST /api/tables/{table}/seats/{seat}/offer': {
    takes: { table: TableId; seat: number; body?: NewOffer }
    gives: SeatOffer
  }
  /** Withdraw the offer of a seat. */
  'DELETE /api/tables/{table}/seats/{seat}/offer': {
    takes: { table: TableId; seat: number }
    gives: TableInfo
  }
  /** Take a seat that is offered to you. */
  'POST /api/tables/{table}/seats/{seat}/take': {
    takes: { table: TableId; seat: number; body?: TakeSeat }
    gives: TableInfo
  }
  /** Remove a player before the game starts. */
  'POST /api/tables/{table}/seats/{seat}/remove': {
    takes: { table: TableId; seat: number }
    gives: TableInfo
  }
  /** Leave your seats. */
  'POST /api/tables/{table}/leave': {
    takes: { table: TableId }
    gives: TableInfo
  }
  /** Start the game. */
  'POST /api/tables/{table}/start': {
    takes: { table: TableId }
    gives: TableInfo
  }
  /** Close the table before the game starts, or abandon the game if somebody has run out of time or no other people are playing. */
  'POST /api/tables/{table}/break-off': {
    takes: { table: TableId }
    gives: TableInfo
  }
  /** Set whether you are ready to start. Also available on the socket. */
  'POST /api/ready': {
    takes: { body: Ready }
    gives: TableInfo
  }
  /** Send a chat message. Also available on the socket. */
  'POST /api/chat': {
    takes: { body: Say }
    gives: void
  }
  /** Let a bot play for a seat until its player is back. You can do this for your own seat at any time, and for an absent player's seat if you are the host or all players present agree. */
  'POST /api/tables/{table}/seats/{seat}/away': {
    takes: { table: TableId; seat: number; body?: Away }
    gives: TableInfo
  }
  /** Take your seat back from a stand-in bot, or confirm that you are still there. Also available on the socket. */
  'POST /api/back': {
    takes: { body: Back }
    gives: TableInfo
  }
  /** Ask a player who has not moved for a long time whether they are still there. They reply with `/api/back`. */
  'POST /api/tables/{table}/seats/{seat}/still-there': {
    takes: { table: TableId; seat: number }
    gives: TableInfo
  }
  /** Answer a question. Also available on the socket. */
  'POST /api/act': {
    takes: { body: PlayAction }
    gives: Accepted
  }
  /** Undo your latest answers. Also available on the socket. */
  'POST /api/undo': {
    takes: { body: Undo }
    gives: Accepted
  }
  /** Commit your last answer, so that bots need not wait in case you undo it. Also available on the socket. */
  'POST /api/settle': {
    takes: { body: Settle }
    gives: void
  }
  /** Get the public view of a campaign. */
  'GET /api/campaigns/{campaign}': {
    takes: { campaign: CampaignId }
    gives: CampaignSnapshot
  }
  /** Get a campaign as your company sees it. */
  'GET /api/campaigns/{campaign}/companies/{company}': {
    takes: { campaign: CampaignId; company: string }
    gives: CampaignSnapshot
  }
  /** Get the campaign file with all its games. */
  'GET /api/campaigns/{campaign}/log': {
    takes: { campaign: CampaignId }
    gives: string
  }
  /** Get the keepsake of a finished campaign as text: final places, results by year, lines built, and epilogues. */
  'GET /api/campaigns/{campaign}/keepsake': {
    takes: { campaign: CampaignId }
    gives: string
  }
  /** Take over an open company. */
  'POST /api/campaigns/{campaign}/companies/{company}/claim': {
    takes: { campaign: CampaignId; company: string; body?: ClaimCompany }
    gives: CampaignSnapshot
  }
  /** Give a company to a bot, or open it to anyone. */
  'POST /api/campaigns/{campaign}/companies/{company}/hand': {
    takes: { campaign: CampaignId; company: string; body: SeatTaker }
    gives: CampaignSnapshot
  }
  /** Let a bot stand in for a company. You can do this for your own company at any time, and for an absent player's company if you are the host or all players present agree. */
  'POST /api/campaigns/{campaign}/companies/{company}/away': {
    takes: { campaign: CampaignId; company: string; body?: Away }
    gives: CampaignSnapshot
  }
  /** Take your company back from a stand-in bot, or confirm that you are still there. */
  'POST /api/campaigns/{campaign}/companies/{company}/back': {
    takes: { campaign: CampaignId; company: string }
    gives: CampaignSnapshot
  }
  /** Ask a player who has not answered for a long time whether they are still there. They reply with `/api/campaigns/{campaign}/companies/{company}/back`. */
  'POST /api/campaigns/{campaign}/companies/{company}/still-there': {
    takes: { campaign: CampaignId; company: string }
    gives: CampaignSnapshot
  }
  /** Answer your company's question between games. */
  'POST /api/campaigns/{campaign}/companies/{company}/answer': {
    takes: { campaign: CampaignId; company: string; body: CampaignAnswer }
    gives: CampaignSnapshot
  }
  /** Start the next game and create its table. */
  'POST /api/campaigns/{campaign}/games': {
    takes: { campaign: CampaignId; body: CallGame }
    gives: CampaignSnapshot
  }
  /** Reveal the journal to the whole table, up to an entry and up to a line of the next card. */
  'POST /api/campaigns/{campaign}/told': {
    takes: { campaign: CampaignId; body: ShownTo }
    gives: CampaignSnapshot
  }
  /** Save how far you have read in the journal. */
  'POST /api/campaigns/{campaign}/read': {
    takes: { campaign: CampaignId; body: ToldTo }
    gives: CampaignSnapshot
  }
  /** Propose or accept a rewind to the end of a game. It takes effect once all players agree. */
  'POST /api/campaigns/{campaign}/rewind': {
    takes: { campaign: CampaignId; body: RewindTo }
    gives: CampaignSnapshot
  }
  /** Decline the proposed rewind. */
  'DELETE /api/campaigns/{campaign}/rewind': {
    takes: { campaign: CampaignId }
    gives: CampaignSnapshot
  }
  /** List the first 200 tables and campaigns, sorted by id. */
  'GET /api/admin/tables': {
    takes: object
    gives: AdminTable[]
  }
  /** List the next 200 tables and campaigns after the given one. */
  'GET /api/admin/tables/{table}/next': {
    takes: { table: TableId }
    gives: AdminTable[]
  }
  /** List every table and campaign that mentions a person. */
  'GET /api/admin/people/{person}/tables': {
    takes: { person: PersonId }
    gives: AdminTable[]
  }
  /** Close a table. A game in progress ends without a result. */
  'POST /api/admin/tables/{table}/close': {
    takes: { table: TableId; body?: Reason }
    gives: void
  }
  /** Delete a table, or a campaign with all its games, for everyone. */
  'DELETE /api/admin/tables/{table}': {
    takes: { table: TableId; body?: Reason }
    gives: void
  }
  /** Remove the player from a seat. The seat is open afterwards. */
  'POST /api/admin/tables/{table}/seats/{seat}/remove': {
    takes: { table: TableId; seat: number; body?: Reason }
    gives: void
  }
  /** List the first 200 people, sorted by id. */
  'GET /api/admin/people': {
    takes: object
    gives: AdminPerson[]
  }
  /** List the next 200 people after the given one. */
  'GET /api/admin/people/{person}/next': {
    takes: { person: PersonId }
    gives: AdminPerson[]
  }
  /** Find people by part of their id, name or login. */
  'GET /api/admin/find/{text}': {
    takes: { text: string }
    gives: AdminPerson[]
  }
  /** Get a person. */
  'GET /api/admin/people/{person}': {
    takes: { person: PersonId }
    gives: AdminPerson
  }
  /** Change a person's name, including at all their tables. */
  'PUT /api/admin/people/{person}/name': {
    takes: { person: PersonId; body: Name }
    gives: void
  }
  /** Mute or ban a person. */
  'POST /api/admin/people/{person}/sanctions': {
    takes: { person: PersonId; body: NewSanction }
    gives: void
  }
  /** Lift a mute or ban. */
  'DELETE /api/admin/people/{person}/sanctions/{kind}': {
    takes: { person: PersonId; kind: SanctionKind }
    gives: void
  }
  /** Sign a person out everywhere: remove all devices and tokens. */
  'DELETE /api/admin/people/{person}/keys': {
    takes: { person: PersonId }
    gives: void
  }
  /** Delete a person and everything stored about them. Their moves stay, without a name. */
  'DELETE /api/admin/people/{person}': {
    takes: { person: PersonId; body?: Reason }
    gives: void
  }
  /** List invitations. */
  'GET /api/admin/invites': {
    takes: object
    gives: InviteInfo[]
  }
  /** Create an invitation. Its code is shown only once. */
  'POST /api/admin/invites': {
    takes: { body: NewInvite }
    gives: Invite
  }
  /** Withdraw an invitation. */
  'DELETE /api/admin/invites/{invite}': {
    takes: { invite: string }
    gives: void
  }
  /** Get the newest 200 lines of the audit log. */
  'GET /api/admin/audit': {
    takes: object
    gives: AuditLine[]
  }
  /** Get the 200 lines of the audit log before the given line. */
  'GET /api/admin/audit/{number}/next': {
    takes: { number: number }
    gives: AuditLine[]
  }
  /** Get the retention periods. */
  'GET /api/admin/retention': {
    takes: object
    gives: Retention
  }
  /** Immediately remove all data that is past its retention period. */
  'POST /api/admin/retention': {
    takes: object
    gives: Swept
  }
}
