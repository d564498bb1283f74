//! Helpers for campaign tests, in which inputs are written as lines of the log.

use std::sync::{Arc, LazyLock};

use campaign::Campaign;
use campaign::fact::CampaignFact;
use campaign::input::{CampaignInput, CampaignOutcome, CampaignWaiting, CompanyAnswer, CompanyQuestion};
use campaign::location::{CardId, Location};
use campaign::log::{LogHeader, LogWriter};
use campaign::pack::Pack;
use campaign::refused::CampaignRefusal;
use campaign::result::{GameResult, SeatResult};
use campaign::reveal::CampaignViewer;
use campaign::view::CampaignView;
use rules::card::Color;

/// The pack that all tests use. It has no founding bonds, so that certificates in tests have a single source.
pub static PACK: LazyLock<Arc<Pack>> = LazyLock::new(|| {
    let mut pack = Pack::clone(&Pack::embedded("meridian").expect("it is embedded"));
    pack.companies.iter_mut().for_each(|company| company.bond.clear());
    Arc::new(pack)
});

pub fn color(word: &str) -> Color {
    Color::named(word).expect("a colour")
}

/// A campaign under test. The invariants are checked after every input.
#[derive(Clone)]
pub struct Scene {
    pub ledger: LogWriter,
    /// The index (0 or 1) of the board to choose at each fork. Forks beyond the end of the list use
    /// 0.
    pub forks: Vec<usize>,
}

impl Scene {
    /// Creates a campaign with these companies, before its first game.
    pub fn new(companies: &str) -> Scene {
        let mut scene = Scene { ledger: LogWriter::new(PACK.clone(), LogHeader::new(&PACK)), forks: Vec::new() };
        for company in companies.split_whitespace() {
            scene.give(&format!("sign {company} person {company}'s player"));
        }
        scene
    }

    /// Creates a campaign in which this many games have been played with plain results. Companies
    /// finish in seat order.
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
        self.campaign().view(CampaignViewer::Spectator)
    }

    pub fn view_of(&self, company: &str) -> CampaignView {
        self.campaign().view(CampaignViewer::Company(color(company)))
    }

    pub fn apply(&mut self, input: CampaignInput) -> Vec<CampaignFact> {
        let line = input.to_string();
        let facts = self.ledger.apply(input);
        let facts = facts.unwrap_or_else(|refused| panic!("'{line}' was refused: {refused}")).to_vec();
        assert_eq!(self.campaign().broken_law(), None, "after '{line}'");
        facts
    }

    /// Applies an input and returns its facts.
    pub fn give(&mut self, line: &str) -> Vec<CampaignFact> {
        self.apply(line.parse().unwrap_or_else(|error| panic!("'{line}': {error}")))
    }

    /// Applies an input, and checks that it is refused and changes nothing.
    pub fn refused(&mut self, line: &str) -> CampaignRefusal {
        let before = self.campaign().clone();
        let refused = self.ledger.apply(line.parse().expect(line)).expect_err(line);
        assert!(*self.campaign() == before, "a refusal changed the campaign");
        refused
    }

    /// Answers every question until `done`: forks as given in `forks`, offers of crew by hiring the
    /// first card, and other questions with the first choice.
    pub fn until(&mut self, done: impl Fn(&CampaignWaiting) -> bool) {
        while !done(&self.campaign().waiting()) {
            let input = match self.campaign().waiting() {
                CampaignWaiting::Chance(_) => CampaignInput::Deal(self.campaign().outcomes().remove(0)),
                CampaignWaiting::Company(company, question) => {
                    let mut choices = self.campaign().choices();
                    let at = match question {
                        CompanyQuestion::Fork { .. } if !self.forks.is_empty() => self.forks.remove(0),
                        // The first choice hires nobody.
                        CompanyQuestion::Hire => 1,
                        _ => 0,
                    };
                    CampaignInput::Answer { company, answer: choices.swap_remove(at) }
                }
                other => panic!("it waits for {other:?}"),
            };
            self.apply(input);
        }
    }

    /// Seats the companies and advances to the game. If the caboose is drawn at random, the first
    /// seat gets it.
    pub fn play(&mut self, seats: &str) {
        self.give(&format!("play {seats}"));
        self.until(|waiting| *waiting == CampaignWaiting::Game);
    }

    /// Applies the result of the game in play.
    pub fn game(&mut self, result: &GameResult) -> Vec<CampaignFact> {
        self.apply(CampaignInput::Result(result.clone()))
    }

    /// Answers all questions up to the next game or the end of the campaign.
    pub fn finish(&mut self) {
        self.until(|waiting| matches!(waiting, CampaignWaiting::Table | CampaignWaiting::Over));
    }

    /// Returns a result in which companies complete and use nothing, and places follow seat order.
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

    /// Returns the ids of the tickets in the deck that name postcards, with the postcards' numbers.
    pub fn entry_tickets(&self) -> Vec<(String, u8)> {
        let tickets = self.view().tickets.into_iter();
        tickets.filter_map(|ticket| Some((ticket.id, ticket.entry?))).collect()
    }

    pub fn postcards(&self, company: &str) -> Vec<u8> {
        let view = self.view();
        let company = view.companies.iter().find(|seen| seen.company == color(company)).expect("a company");
        company.postcards.iter().map(|postcard| postcard.number).collect()
    }

    pub fn crew(&self, company: &str) -> Vec<String> {
        let view = self.view();
        let company = view.companies.iter().find(|seen| seen.company == color(company)).expect("a company");
        company.crew.iter().map(|crew| crew.words.id.clone()).collect()
    }

    pub fn caboose(&self) -> Option<Color> {
        self.view().companies.iter().find(|seen| seen.caboose).map(|seen| seen.company)
    }

    pub fn place(&self, card: CardId) -> Location {
        self.campaign().place(&card).expect("a card of the pack")
    }

    pub fn boards(&self) -> Vec<String> {
        self.view().boards.into_iter().map(|board| board.words.id).collect()
    }

    pub fn rules(&self) -> Vec<String> {
        self.view().rules.into_iter().map(|rule| rule.id).collect()
    }

    /// Returns the sides read so far.
    pub fn read(&self) -> Vec<String> {
        let sides = self.campaign().facts().iter();
        sides
            .filter_map(|fact| if let CampaignFact::SideRead { side } = fact { Some(side.clone()) } else { None })
            .collect()
    }

    /// Returns the company that is asked, with its choices as lines of the log.
    pub fn asked(&self) -> (Color, Vec<String>) {
        let CampaignWaiting::Company(company, _) = self.campaign().waiting() else { panic!("nobody is asked") };
        let line = |answer: CompanyAnswer| CampaignInput::Answer { company, answer }.to_string();
        (company, self.campaign().choices().into_iter().map(line).collect())
    }

    pub fn outcomes(&self) -> Vec<CampaignOutcome> {
        self.campaign().outcomes()
    }
}

/// Returns a company's result.
pub fn seat<'a>(result: &'a mut GameResult, company: &str) -> &'a mut SeatResult {
    result.seats.iter_mut().find(|seat| seat.company == color(company)).expect("it sits at the table")
}

/// Sets the slips in seat order.
pub fn slips(result: &mut GameResult, dollars: &[u16]) {
    result.seats.iter_mut().zip(dollars).for_each(|(seat, &dollars)| seat.slip = dollars);
}
