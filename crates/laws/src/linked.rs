//! Generated campaign games: a board on which every mechanism can occur, random rules and cards,
//! and offices with postcards and crew. The laws of single games are checked, and many legal and
//! illegal answers to each question are tried.

use std::fmt::Write;
use std::sync::Arc;

use dealer::{Stream, game_seed};
use rules::action::Action;
use rules::card::{Card, Cards, Color, Face, Mark};
use rules::claim_step::ClaimStep;
use rules::edition::{Edition, Files, check, parse};
use rules::game::Game;
use rules::ids::{Id, RouteId, Seat};
use rules::limits::SMALL;
use rules::mechanism::Mechanism;
use rules::seen::Viewer;
use rules::setup::{Office, Setup};
use rules::tables::Tables;

use crate::fuzz::{FuzzPlan, FuzzReport, Run};

const CITIES: &str = "id,name,size,piece,zone,supply,demand
alba,Alba,large,S1,E,grain,coal
bern,Bern,,S1,E,coal,
cody,Cody,large,S2,C,,grain|tools
dart,Dart,,S2,C,tools,
eton,Eton,,F1,M,lumber,coal
ford,Ford,large,F1,P,,lumber
";

const ROUTES: &str = "a,b,length,color,group,snow
alba,bern,3,red,,yes
alba,cody,2,red,one,
alba,cody,2,blue,one,
bern,cody,1,gray,,
bern,dart,2,red,two,yes
bern,dart,2,yellow,two,yes
cody,dart,1,yellow,,
cody,eton,2,gray,,yes
dart,ford,6,gray,,
eton,ford,4,green,,yes
bern,eton,5,blue,,yes
alba,eton,3,gray,,yes
dart,eton,1,green,,
cody,ford,3,blue,,yes
";

const TICKETS: &str = "deck,a,b,value,band
all,alba,cody,2,mail
all,alba,dart,4,mail
all,bern,eton,5,freight
all,cody,ford,6,express
all,alba,ford,9,express
all,bern,cody,1,passengers
all,bern,dart,3,freight
all,cody,eton,2,passengers
all,dart,eton,4,mail
all,dart,ford,7,mail
all,alba,bern,3,passengers
all,alba,eton,5,freight
";

const TRIGGERS: [&str; 11] = [
    "SETUP",
    "TURN_START",
    "TURN_END",
    "PAY",
    "CLAIM",
    "DRAW",
    "LOCO_UP",
    "TICKETS",
    "REVEAL",
    "LAST_ROUND",
    "GAME_END",
];

const CONDITIONS: [&str; 16] = [
    "true",
    "true",
    "true",
    "len>=3",
    "len<=2",
    "gray",
    "color=red",
    "company_color",
    "pool_color",
    "multi",
    "zonecross",
    "cash=least",
    "hand>=6",
    "my_newspaper",
    "not_last_round",
    "routes>=3",
];

const EFFECTS: [&str; 17] = [
    "GAIN 2",
    "PAY 1",
    "POOL 1",
    "DRAW 1",
    "DRAW 2",
    "TAKE 1",
    "TICKETS 3 0",
    "TVALUE 3",
    "VAULT 4",
    "TRAINS 3",
    "STAKE 2",
    "EVIDENCE 1",
    "POSTCARD 1",
    "REFRESH",
    "RETIRE_CURRENT",
    "GAIN 1; DRAW 1",
    "CHOOSE GAIN 2 | DRAW 2",
];

const HELPS: [&str; 6] = ["FREE 1", "ANYCOLOR", "UNLOCK; FREE 1", "FREE 2; ANYCOLOR", "STAKE 2", "PAY 2"];

/// Effects that are allowed after the last turn, because they change neither hands nor tickets.
const LAST: [&str; 4] = ["GAIN 2", "TVALUE 4", "VAULT 5", "EVIDENCE 1"];

const POSTCARDS: u8 = 14;
const CREW: usize = 8;

fn pick<'a>(stream: &mut Stream, words: &[&'a str]) -> &'a str {
    words[stream.below(words.len())]
}

/// Generates the text of an ability's four parts, with one of these triggers.
fn ability(stream: &mut Stream, triggers: &[&'static str], scopes: bool) -> String {
    let trigger = pick(stream, triggers);
    let mut does = match trigger {
        "PAY" => pick(stream, &HELPS).to_string(),
        "CLAIM" if stream.below(4) == 0 => pick(stream, &["BYLEN 1 2 3", "DRAWLEN 1 2 2"]).to_string(),
        "GAME_END" => pick(stream, &LAST).to_string(),
        _ => pick(stream, &EFFECTS).to_string(),
    };
    if scopes && !does.contains(['|', ';']) {
        does = pick(stream, &["", "ALL: ", "CURRENT: ", "MOST: ", "LEAST: ", "ALL[on(F1)]: "]).to_string() + &does;
    }
    if trigger == "TICKETS" {
        does += "; MOD draw_tickets+1";
    }
    let when = match trigger {
        "GAME_END" => pick(stream, &["true", "tickets_done>=1", "tickets_failed=0", "zones>=2"]),
        _ => pick(stream, &CONDITIONS),
    };
    let cost = pick(stream, &["-", "-", "CASH 1", "LOCO 1"]);
    format!("trigger = \"{trigger}\"\nwhen = \"{when}\"\ncost = \"{cost}\"\ndoes = \"{does}\"\n")
}

/// Generates events, postcards, crew, pavilions and companies.
fn cards(stream: &mut Stream) -> String {
    let mut text = String::new();
    let modifiers = rules::ability::Modifier::WORDS;
    for at in 0..8 {
        let (kind, ability) = match stream.below(3) {
            0 => ("bolt", ability(stream, &["REVEAL"], true)),
            1 => {
                let word = modifiers[stream.below(modifiers.len())].0;
                ("ongoing", format!("trigger = \"ALWAYS\"\ndoes = \"MOD {word}\"\n"))
            }
            _ => ("ongoing", ability(stream, &["TURN_START", "TURN_END", "PAY", "CLAIM", "DRAW", "TICKETS"], false)),
        };
        let _ = write!(text, "[[events]]\nid = \"e{at}\"\ntitle = \"E\"\ntext = \"E\"\nkind = \"{kind}\"\n{ability}");
    }
    for number in 1..=POSTCARDS {
        let ability = match stream.below(8) {
            0 => "trigger = \"TURN_END\"\ndoes = \"EXTRA_TURN\"\n".to_string(),
            _ => ability(stream, &TRIGGERS, false),
        };
        let _ = write!(text, "[[postcards]]\nnumber = {number}\ntitle = \"P\"\n{ability}");
    }
    for at in 0..CREW {
        let (uses, wage) = (pick(stream, &["", "uses = 2\n"]), 1 + stream.below(2));
        let ability = match stream.below(3) {
            0 => {
                let word = modifiers[stream.below(modifiers.len())].0;
                format!("trigger = \"ALWAYS\"\ndoes = \"MOD {word}\"\n")
            }
            _ => uses.to_string() + &ability(stream, &TRIGGERS, false),
        };
        let _ = write!(text, "[[crew]]\nid = \"c{at}\"\ntitle = \"C\"\nwage = {wage}\n{ability}");
    }
    for at in 0..8 {
        let (check, when) = [
            ("CLAIM", "link(alba,eton)"),
            ("CLAIM", "large>=2"),
            ("CLAIM", "boards>=2"),
            ("GAME_END", "tickets_done>=1"),
        ][stream.below(4)];
        let _ = write!(
            text,
            "[[pavilions]]\nid = \"p{at}\"\nname = \"P\"\ncheck = \"{check}\"\nwhen = \"{when}\"\nfirst = 9\nsecond = 5\n"
        );
    }
    text + "[companies.red]\ncolor = \"red\"\ndoes = \"TAKE 1; GAIN 1\"\n[companies.blue]\ncolor = \"blue\"\ndoes = \"CHOOSE \
            GAIN 2 | DRAW 2\"\n"
}

/// Generates an edition from a seed. Each optional rule is usually present.
pub fn generated(seed: u64) -> Arc<Edition> {
    let stream = &mut Stream::new(seed ^ 0x0000_1d1e_5eed);
    let each = 8 + stream.below(8);
    let mut text = format!(
        "version = 1\ntitle = \"Linked\"\nseats = [\"red\", \"blue\", \"green\", \"yellow\", \"black\"]\nmenu = \
         [\"draw-cards\", \"name-route\", \"draw-tickets\"]\nnewspapers = [{}]\nzones = [\"E\", \"C\", \"M\", \"P\"]\n[cards]\nred \
         = {each}\nyellow = {each}\ngreen = {each}\nblue = {each}\nlocomotive = {}\n[marks]\npickaxe = 3\nskull = 3\n[goods]\ncoal \
         = 4\ngrain = 3\nlumber = 3\ntools = 5\n[[decks]]\nname = \"tickets\"\ntickets = [\"all\"]\n[terms]\ntrains = \
         12\ntrains_max = 16\nhand = 4\ncoins = 5\nopening_tickets = {{ deal = 2, keep = 1, returned = \
         \"shuffled-under\" }}\ndrawn_tickets = {{ deal = 2, keep = 1 }}\nsecond_owner_from = {{ double = 4, triple = 2 \
         }}\ndraw_floor = 8\n[steps.claimed]\n3 = \"company-bonus\"\n12 = \"large-city\"\n",
        2 + stream.below(6),
        4 + stream.below(8),
    );
    for (number, (word, _)) in [1, 2, 4, 5, 6, 7, 8, 9, 10, 11].into_iter().zip(ClaimStep::MECHANISMS) {
        if stream.below(4) > 0 || word == "cards" {
            let _ = writeln!(text, "{number} = \"{word}\"");
        }
    }
    text += "[steps.setup]\n";
    for (at, step) in Mechanism::SETUP.iter().enumerate().filter(|_| stream.below(4) > 0) {
        let _ = writeln!(text, "{} = \"{}\"", 10 + at, step.word());
    }
    text += "[rules]\n";
    for (word, _) in Mechanism::SWITCHES.iter().filter(|_| stream.below(4) > 0) {
        let _ = writeln!(text, "{word} = true");
    }
    text += &cards(stream);
    text += "[score]\nlines = [\"coins\", { trains-left = [9, 4, 1] }, \"tickets\", \"bookings\"]\nfloor = 0\nties = \
             [\"tickets-completed\", \"later-in-turn-order\"]\n";
    let files = Files { name: "linked", edition: &text, cities: CITIES, routes: ROUTES, ports: None, tickets: TICKETS };
    let (draft, flaws) = parse(&files);
    assert!(flaws.is_empty(), "{flaws:?}\n{text}");
    let edition = check(draft.expect("it can be read"));
    Arc::new(edition.unwrap_or_else(|flaws| panic!("{flaws:?}\n{text}")))
}

/// Creates the setup of a table whose seats have some postcards and crew. The remaining postcards
/// can be drawn during play.
pub fn setup(edition: &Edition, stream: &mut Stream) -> Setup {
    let seats = 2 + stream.below(4);
    let mut setup = Setup::of(edition, seats);
    setup.first = Some(Seat::new(stream.below(seats)));
    let mut numbers: Vec<u8> = (1..=POSTCARDS).collect();
    let mut crew: Vec<usize> = (0..CREW).collect();
    for _ in 0..seats {
        let mut office = Office { trains: 8 + stream.below(6) as u8, ..Office::default() };
        for _ in 0..stream.below(4).min(numbers.len()) {
            let number = numbers.swap_remove(stream.below(numbers.len()));
            office.postcards.push((number, 1 + stream.below(3) as u8));
        }
        for _ in 0..stream.below(3).min(crew.len()) {
            office.crew.push(format!("c{}", crew.swap_remove(stream.below(crew.len()))));
        }
        setup.offices.push(office);
    }
    setup.delivery = numbers;
    setup
}

/// Plays the game with this number and checks the laws.
///
/// # Errors
/// Returns the broken law, with a record of the game.
pub fn game(plan: &FuzzPlan, number: u64) -> Result<FuzzReport, String> {
    let tables = Tables::<SMALL>::new(generated(game_seed(plan.seed, number))).expect("the board is small");
    Run::new(plan, number, tables, refusals, setup).play(&["random"])
}

/// Checks INV-09 in campaign games. Tries numbered answers, all routes, and payments that are close
/// to a legal one. Exactly the listed answers must be legal, and only for the seat that must
/// answer.
fn refusals(game: &Game<SMALL>, _: &Setup, _: &mut Stream, _: usize) -> Result<u64, String> {
    let mut refused = 0;
    for seat in game.open().all_seats() {
        let listed: Vec<Action> = game.choices(seat).iter().collect();
        for action in candidates(game, seat, &listed) {
            let (legal, is_listed) = (game.check(seat, &action).is_ok(), listed.contains(&action));
            if legal != is_listed {
                let asking = game.asking();
                return Err(format!("INV-09: {action:?} of {seat:?} to {asking:?}: listed {is_listed}, legal {legal}"));
            }
            refused += u64::from(!legal);
        }
        for (at, action) in listed.iter().enumerate() {
            if listed[..at].contains(action) {
                return Err(format!("INV-09: {action:?} of {seat:?} is listed twice"));
            }
        }
    }
    Ok(refused)
}

fn candidates(game: &Game<SMALL>, seat: Seat, listed: &[Action]) -> Vec<Action> {
    let routes = game.tables().edition().routes.len();
    let mut all = vec![Action::DrawBlind, Action::DrawTickets(None), Action::Pass];
    all.extend((0..=16).map(Action::Answer));
    all.extend((0..=routes).map(|route| Action::Name(RouteId::new(route))));
    let faces: Vec<Face> = (Color::ALL.into_iter())
        .flat_map(|color| [None, Some(Mark::Pickaxe), Some(Mark::Skull)].map(|mark| Face::of(Card::Color(color), mark)))
        .chain([Face::Card(Card::Locomotive)])
        .collect();
    let hand = game.view(Viewer::Seat(seat)).own.expect("a seat's view").hand;
    for action in listed.iter().take(12) {
        let Action::Pay { cards, snow } = *action else { continue };
        let mut sets = vec![cards];
        for (gone, _) in cards.faces() {
            let mut fewer = cards;
            fewer.take_all(&Cards::of_face(gone, 1));
            sets.push(fewer);
            for (other, _) in hand.faces() {
                let mut changed = fewer;
                changed.add_all(&Cards::of_face(other, 1));
                sets.push(changed);
            }
        }
        all.extend(sets.iter().map(|&cards| Action::Pay { cards, snow }));
        all.push(Action::Pay { cards, snow: None });
        all.extend(faces.iter().map(|&face| Action::Pay { cards, snow: Some(face) }));
    }
    all
}
