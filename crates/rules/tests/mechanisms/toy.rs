//! A small campaign edition to which tests add rules and cards one by one.

use std::fmt::Write;

use rules::ability::Trigger;
use rules::agenda::Ask;
use rules::edition::{Edition, Files, check, parse};
use rules::ids::{Id, PostcardId, Seat};
use rules::limits::SMALL;
use rules::mechanism::{CampaignState, Hired, Tableau};
use rules::setup::Office;
use rules::tables::Tables;

use crate::rulebook::scene::{Scene, Table, cards, place, route};

const HEAD: &str = r#"
version = 1
title = "Toy"
seats = ["red", "blue", "green", "yellow", "black"]
menu = ["draw-cards", "name-route", "draw-tickets"]
zones = ["E", "C", "M", "P"]
elsewhere = ["zulu", "F9"]

[cards]
red = 24
yellow = 24
green = 24
blue = 24
locomotive = 12

[marks]
pickaxe = 3
skull = 3

[goods]
coal = 4
grain = 3
tools = 5

[[decks]]
name = "tickets"
tickets = ["toy"]

[terms]
trains = 30
hand = 4
coins = 5
trains_max = 32
opening_tickets = { deal = 2, keep = 1, returned = "shuffled-under" }
drawn_tickets = { deal = 3, keep = 1 }
second_owner_from = { double = 4, triple = 2 }
draw_floor = 8
"#;

const CITIES: &str = "id,name,size,piece,zone,supply,demand
alba,Alba,large,S1,E,grain,coal
bern,Bern,,S1,E,coal,
cody,Cody,large,S2,C,,grain|tools
dart,Dart,,S2,C,tools,
eton,Eton,,F1,M,,coal
ford,Ford,large,F1,P,,
";

const ROUTES: &str = "a,b,length,color,group,snow
alba,bern,3,red,,yes
alba,cody,2,red,double,
alba,cody,2,blue,double,
bern,cody,1,gray,,
bern,dart,2,red,,
cody,dart,1,yellow,,
cody,eton,2,gray,,yes
dart,ford,6,gray,,
eton,ford,4,green,,yes
bern,eton,5,blue,,yes
alba,eton,3,gray,,yes
";

const TICKETS: &str = "deck,a,b,value,band
toy,alba,cody,2,mail
toy,alba,dart,4,mail
toy,bern,eton,5,freight
toy,cody,ford,6,express
toy,alba,ford,9,express
toy,bern,cody,1,passengers
toy,bern,dart,3,freight
toy,cody,eton,2,passengers
toy,dart,eton,4,mail
toy,dart,ford,7,mail
toy,alba,bern,3,passengers
toy,alba,eton,5,freight
";

/// The rules and cards of an edition. Step numbers and words are the same as in edition files.
#[derive(Clone, Default)]
pub struct Toy {
    claimed: String,
    setup: String,
    rules: String,
    cards: String,
    slots: Vec<String>,
    lines: &'static str,
    head: Vec<(String, String)>,
}

impl Toy {
    pub fn new() -> Toy {
        Toy { lines: r#"["coins", "tickets"]"#, ..Toy::default() }
    }

    /// Adds a claim step, as in the line `5 = "deliver"`.
    pub fn step(mut self, number: u8, word: &str) -> Toy {
        let _ = writeln!(self.claimed, "{number} = \"{word}\"");
        self
    }

    pub fn setup(mut self, number: u8, word: &str) -> Toy {
        let _ = writeln!(self.setup, "{number} = \"{word}\"");
        self
    }

    pub fn rule(mut self, word: &str) -> Toy {
        let _ = writeln!(self.rules, "{word} = true");
        self
    }

    /// Adds a rule slot on which cards can depend.
    pub fn slot(mut self, slot: &str) -> Toy {
        self.slots.push(slot.to_string());
        self
    }

    pub fn lines(mut self, lines: &'static str) -> Toy {
        self.lines = lines;
        self
    }

    /// Replaces text in the first part of the file.
    pub fn with(mut self, old: &str, new: &str) -> Toy {
        assert!(HEAD.contains(old), "{old}");
        self.head.push((old.to_string(), new.to_string()));
        self
    }

    pub fn event(mut self, id: &str, [trigger, when, cost, does]: [&str; 4]) -> Toy {
        let kind = if trigger == "REVEAL" { "bolt" } else { "ongoing" };
        let _ = writeln!(
            self.cards,
            "[[events]]\nid = \"{id}\"\ntitle = \"T\"\ntext = \"T\"\nkind = \"{kind}\"\ntrigger = \"{trigger}\"\nwhen = \
             \"{when}\"\ncost = \"{cost}\"\ndoes = \"{does}\""
        );
        self
    }

    /// Prevents cards from retiring the event added last.
    pub fn kept(mut self) -> Toy {
        self.cards.push_str("kept = true\n");
        self
    }

    /// Makes the card added last depend on a rule in this slot.
    pub fn needs(mut self, slot: &str) -> Toy {
        let _ = writeln!(self.cards, "needs = \"{slot}\"");
        self
    }

    pub fn postcard(mut self, number: u8, [trigger, when, cost, does]: [&str; 4]) -> Toy {
        let _ = writeln!(
            self.cards,
            "[[postcards]]\nnumber = {number}\ntitle = \"T\"\ntrigger = \"{trigger}\"\nwhen = \"{when}\"\ncost = \
             \"{cost}\"\ndoes = \"{does}\""
        );
        self
    }

    pub fn crew(mut self, id: &str, wage: u8, uses: Option<u8>, [trigger, when, cost, does]: [&str; 4]) -> Toy {
        let _ = writeln!(
            self.cards,
            "[[crew]]\nid = \"{id}\"\ntitle = \"T\"\nwage = {wage}\ntrigger = \"{trigger}\"\nwhen = \"{when}\"\ncost = \
             \"{cost}\"\ndoes = \"{does}\""
        );
        if let Some(uses) = uses {
            let _ = writeln!(self.cards, "uses = {uses}");
        }
        self
    }

    pub fn pavilion(mut self, id: &str, check: &str, when: &str) -> Toy {
        let _ = writeln!(
            self.cards,
            "[[pavilions]]\nid = \"{id}\"\nname = \"P\"\ncheck = \"{check}\"\nwhen = \"{when}\"\nfirst = 9\nsecond = 5"
        );
        self
    }

    pub fn company(mut self, seat: &str, color: &str, does: &str) -> Toy {
        let _ = writeln!(self.cards, "[companies.{seat}]\ncolor = \"{color}\"\ndoes = \"{does}\"");
        self
    }

    pub fn text(&self) -> String {
        let mut head = HEAD.to_string();
        for (old, new) in &self.head {
            head = head.replace(old, new);
        }
        let Toy { claimed, setup, rules, cards, slots, lines, .. } = self;
        format!(
            "slots = {slots:?}\n{head}\n[steps.claimed]\n{claimed}\n[steps.setup]\n{setup}\n[rules]\n{rules}\n[score]\nlines \
             = {lines}\nties = [\"tickets-completed\"]\n{cards}"
        )
    }

    /// Returns the messages of all flaws that parsing and checking the edition report.
    pub fn flaws(&self) -> Vec<String> {
        let text = self.text();
        let files =
            Files { name: "toy", edition: &text, cities: CITIES, routes: ROUTES, ports: None, tickets: TICKETS };
        let (draft, flaws) = parse(&files);
        let flaws =
            if flaws.is_empty() { check(draft.expect("it can be read")).err().unwrap_or_default() } else { flaws };
        flaws.into_iter().map(|flaw| flaw.message).collect()
    }

    /// Creates a position with a full market, in which seats have only money and trains.
    pub fn scene(&self, seats: usize) -> Scene {
        let scene = Scene::toy(&self.text(), CITIES, ROUTES, TICKETS, seats);
        scene.market("r g b y y").deck("yygg bbrr yygg bbrr")
    }

    /// Starts a game with these offices, one for each seat. Seat 0 begins.
    pub fn start(&self, offices: &[Office], seed: u64) -> Table {
        let mut scene = self.scene(offices.len());
        scene.setup.offices = offices.to_vec();
        scene.setup.first = Some(Seat::ZERO);
        let mut t = Table::start(scene.tables, scene.setup, seed);
        t.keep_all(1);
        t
    }
}

pub fn office() -> Office {
    Office { trains: 30, ..Office::default() }
}

pub fn edition(t: &Table) -> &Edition {
    t.game.tables().edition()
}

pub fn campaign(t: &Table) -> &CampaignState<SMALL> {
    t.game.open().campaign.as_ref().expect("the edition has a campaign state")
}

pub fn desk(t: &Table, seat: usize) -> &Tableau {
    &campaign(t).tableaus[seat]
}

/// Returns everyone's money.
pub fn coins(t: &Table) -> Vec<i16> {
    campaign(t).coins[..t.setup.colors.len()].to_vec()
}

impl Scene {
    /// Changes a seat's tableau.
    pub fn desk(mut self, seat: usize, change: impl FnOnce(&mut Tableau)) -> Scene {
        change(&mut self.campaign().tableaus[seat]);
        self
    }

    /// Changes the table's campaign state.
    pub fn laid(mut self, change: impl FnOnce(&Tables<SMALL>, &mut CampaignState<SMALL>)) -> Scene {
        let tables = self.tables.clone();
        change(&tables, self.campaign());
        self
    }

    fn campaign(&mut self) -> &mut CampaignState<SMALL> {
        self.position.campaign.as_mut().expect("the edition has a campaign state")
    }

    /// Gives a seat postcards, each with its number of uses.
    pub fn postcards(self, seat: usize, numbers: &[(usize, u8)]) -> Scene {
        self.desk(seat, |desk| {
            for (slot, &(number, uses)) in numbers.iter().enumerate() {
                desk.postcards[slot] = Some((PostcardId::new(number), uses));
            }
        })
    }

    /// Gives a seat crew whose wage is paid, by index in the edition.
    pub fn crew(self, seat: usize, numbers: &[usize]) -> Scene {
        let edition = self.tables.edition().clone();
        self.desk(seat, |desk| {
            for (slot, &number) in numbers.iter().enumerate() {
                let uses = edition.crew[number].uses.unwrap_or(0);
                desk.crew[slot] = Some(Hired { crew: number as u8, paid: true, uses });
            }
        })
    }

    /// Puts snow on these routes.
    pub fn snow(self, routes: &[&str]) -> Scene {
        self.laid(|tables, campaign| campaign.snow = routes.iter().map(|id| route(tables, id)).collect())
    }

    /// Gives a seat freight tokens, each named by the city that it comes from.
    pub fn tokens(self, seat: usize, cities: &[&str]) -> Scene {
        let tables = self.tables.clone();
        self.desk(seat, |desk| {
            for (slot, id) in cities.iter().enumerate() {
                desk.freight[slot] = Some(place(&tables, id));
            }
        })
    }

    /// Puts freight tokens on cities.
    pub fn freight(self, cities: &[&str]) -> Scene {
        self.laid(|tables, campaign| campaign.freight = cities.iter().map(|id| place(tables, id)).collect())
    }

    /// Gives a seat eating houses.
    pub fn houses(self, seat: usize, cities: &[&str]) -> Scene {
        let tables = self.tables.clone();
        self.desk(seat, |desk| {
            for (slot, id) in cities.iter().enumerate() {
                desk.houses[slot] = Some(place(&tables, id));
            }
        })
    }
}

impl Table {
    /// Names a route and pays for it with these letters. Declines all questions that cards ask
    /// before the payment.
    pub fn build(&mut self, seat: usize, id: &str, paid: &str) -> &mut Table {
        self.act(seat, &format!("name {id}"));
        while self.asks().starts_with("cards ") && self.asks().ends_with("PAY") {
            self.act(seat, "answer 0");
        }
        self.pay(seat, paid)
    }

    /// Pays for the named route with these letters.
    pub fn pay(&mut self, seat: usize, paid: &str) -> &mut Table {
        self.act(seat, &format!("pay {}", cards(paid)))
    }

    /// Returns the numbers of a seat's legal answers.
    pub fn answers(&self, seat: usize) -> Vec<u8> {
        let found = self.choices(seat).into_iter().filter_map(|action| match action {
            rules::action::Action::Answer(answer) => Some(answer),
            _ => None,
        });
        found.collect()
    }

    /// Checks whether a seat is asked about postcards at this trigger.
    pub fn asks_cards(&self, seat: usize, trigger: Trigger) -> bool {
        self.game.asking() == Some(Ask::Cards(Seat::new(seat), trigger))
    }

    /// Draws two cards from the deck.
    pub fn draw_two(&mut self, seat: usize) -> &mut Table {
        self.act(seat, "draw").act(seat, "draw")
    }
}
