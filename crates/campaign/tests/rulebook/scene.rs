//! A small language for campaigns in tests: inputs are lines of the log.

use std::sync::{Arc, LazyLock};

use campaign::Campaign;
use campaign::fact::Fact;
use campaign::input::{Answer, Input, Outcome, Question, Waiting};
use campaign::log::{Header, Ledger};
use campaign::opened::Viewer;
use campaign::pack::Pack;
use campaign::place::{Card, Place};
use campaign::refused::Refused;
use campaign::result::{GameResult, SeatResult};
use campaign::view::CampaignView;
use rules::card::Color;

/// The pack of all tests.
pub static PACK: LazyLock<Arc<Pack>> = LazyLock::new(|| Pack::embedded("meridian").expect("it is embedded"));

pub fn color(word: &str) -> Color {
    Color::named(word).expect("a colour")
}

/// A campaign under test. The laws are checked after every input.
#[derive(Clone)]
pub struct Scene {
    pub ledger: Ledger,
    /// Which board is chosen at each fork, first or second; the first if there is none left.
    pub forks: Vec<usize>,
}

impl Scene {
    /// A campaign of these companies before its first game.
    pub fn new(companies: &str) -> Scene {
        let mut scene = Scene { ledger: Ledger::new(PACK.clone(), Header::new(&PACK)), forks: Vec::new() };
        for company in companies.split_whitespace() {
            scene.give(&format!("sign {company} person {company}'s player"));
        }
        scene
    }

    /// The same after so many games, each with plain results: the companies come in as they sit.
    pub fn after(companies: &str, games: usize) -> Scene {
        let mut scene = Scene::new(companies);
        for _ in 0..games {
            scene.play(companies);
            scene.game(&scene.plain_result());
            scene.finish();
        }
        scene
    }

    pub fn campaign(&self) -> &Campaign {
        self.ledger.campaign()
    }

    pub fn view(&self) -> CampaignView {
        self.campaign().view(Viewer::Spectator)
    }

    pub fn view_of(&self, company: &str) -> CampaignView {
        self.campaign().view(Viewer::Company(color(company)))
    }

    pub fn apply(&mut self, input: Input) -> Vec<Fact> {
        let line = input.to_string();
        let facts = self.ledger.apply(input);
        let facts = facts.unwrap_or_else(|refused| panic!("'{line}' was refused: {refused}")).to_vec();
        assert_eq!(self.campaign().broken_law(), None, "after '{line}'");
        facts
    }

    /// Gives an input, and returns what happened.
    pub fn give(&mut self, line: &str) -> Vec<Fact> {
        self.apply(line.parse().unwrap_or_else(|error| panic!("'{line}': {error}")))
    }

    /// An input that must be refused, and change nothing.
    pub fn refused(&mut self, line: &str) -> Refused {
        let before = self.campaign().clone();
        let refused = self.ledger.apply(line.parse().expect(line)).expect_err(line);
        assert!(*self.campaign() == before, "a refusal changed the campaign");
        refused
    }

    /// Lets everyone give the first answer, and hire, until this.
    pub fn until(&mut self, done: impl Fn(&Waiting) -> bool) {
        while !done(&self.campaign().waiting()) {
            let input = match self.campaign().waiting() {
                Waiting::Chance(_) => Input::Deal(self.campaign().outcomes().remove(0)),
                Waiting::Company(company, question) => {
                    let mut choices = self.campaign().choices();
                    let at = match question {
                        Question::Fork { .. } if !self.forks.is_empty() => self.forks.remove(0),
                        // The first answer is to hire nobody.
                        Question::Hire => 1,
                        _ => 0,
                    };
                    Input::Answer { company, answer: choices.swap_remove(at) }
                }
                other => panic!("it waits for {other:?}"),
            };
            self.apply(input);
        }
    }

    /// Sits down, first seat first, and goes on to the game. Where chance gives the caboose, the first seat has it.
    pub fn play(&mut self, seats: &str) {
        self.give(&format!("play {seats}"));
        self.until(|waiting| *waiting == Waiting::Game);
    }

    /// The result of the game that is played.
    pub fn game(&mut self, result: &GameResult) -> Vec<Fact> {
        self.apply(Input::Result(result.clone()))
    }

    /// Answers everything up to the next game, or the end.
    pub fn finish(&mut self) {
        self.until(|waiting| matches!(waiting, Waiting::Table | Waiting::Over));
    }

    /// Nobody completes or uses anything; the seats come in as they sit.
    pub fn plain_result(&self) -> GameResult {
        let game = self.campaign().open_game().expect("a game is played");
        let seats = game.seats.iter().enumerate().map(|(at, seat)| SeatResult {
            company: seat.company,
            slip: 30 - at as u16,
            completed: Vec::new(),
            stakes: 0,
            used: Vec::new(),
            drawn: Vec::new(),
            certificates: 0,
        });
        GameResult { seats: seats.collect(), evidence: 0, discarded: Vec::new(), retired: Vec::new() }
    }

    /// Ids of the tickets that name postcards, in the deck.
    pub fn entry_tickets(&self) -> Vec<(String, u8)> {
        let tickets = self.view().tickets.into_iter();
        tickets.filter_map(|ticket| Some((ticket.id, ticket.entry?))).collect()
    }

    /// Postcards in an office.
    pub fn postcards(&self, company: &str) -> Vec<u8> {
        let view = self.view();
        let company = view.companies.iter().find(|seen| seen.company == color(company)).expect("a company");
        company.postcards.iter().map(|postcard| postcard.number).collect()
    }

    /// Crew in an office.
    pub fn crew(&self, company: &str) -> Vec<String> {
        let view = self.view();
        let company = view.companies.iter().find(|seen| seen.company == color(company)).expect("a company");
        company.crew.iter().map(|crew| crew.words.id.clone()).collect()
    }

    /// Who holds the caboose.
    pub fn caboose(&self) -> Option<Color> {
        self.view().companies.iter().find(|seen| seen.caboose).map(|seen| seen.company)
    }

    pub fn place(&self, card: Card) -> Place {
        self.campaign().place(&card).expect("a card of the pack")
    }

    pub fn boards(&self) -> Vec<String> {
        self.view().boards.into_iter().map(|board| board.words.id).collect()
    }

    pub fn rules(&self) -> Vec<String> {
        self.view().rules.into_iter().map(|rule| rule.id).collect()
    }

    /// The sides read so far.
    pub fn read(&self) -> Vec<String> {
        let sides = self.campaign().facts().iter();
        sides.filter_map(|fact| if let Fact::SideRead { side } = fact { Some(side.clone()) } else { None }).collect()
    }

    /// The company that is asked, with its choices as lines of the log.
    pub fn asked(&self) -> (Color, Vec<String>) {
        let Waiting::Company(company, _) = self.campaign().waiting() else { panic!("nobody is asked") };
        let line = |answer: Answer| Input::Answer { company, answer }.to_string();
        (company, self.campaign().choices().into_iter().map(line).collect())
    }

    pub fn outcomes(&self) -> Vec<Outcome> {
        self.campaign().outcomes()
    }
}

/// The seat of a company in a result.
pub fn seat<'a>(result: &'a mut GameResult, company: &str) -> &'a mut SeatResult {
    result.seats.iter_mut().find(|seat| seat.company == color(company)).expect("it sits at the table")
}

/// Gives the slips in the order of seats.
pub fn slips(result: &mut GameResult, dollars: &[u16]) {
    result.seats.iter_mut().zip(dollars).for_each(|(seat, &dollars)| seat.slip = dollars);
}
