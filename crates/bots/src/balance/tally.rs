//! Totals over campaigns. All totals are integers, so the order of addition does not matter.

use std::collections::BTreeMap;

use campaign::audit::FinalAudit;
use rules::card::Color;
use rules::limits::SEATS_MAX;

use super::purse::{Count, MoneySource};

/// Number of standard errors on each side of a 95 % interval.
const Z: f64 = 1.96;

/// Returns `number / of`, or 0 if `of` is 0.
pub fn part(number: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { number as f64 / of as f64 }
}

/// A kind of card whose uses are counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CardKind {
    Event,
    Postcard,
    Crew,
    Pavilion,
}

/// Number of games played, and how many of them were won.
#[derive(Clone, Copy, Default)]
pub struct Wins {
    pub games: u64,
    pub won: u64,
}

impl Wins {
    pub fn add(&mut self, won: u64) {
        self.games += 1;
        self.won += won;
    }

    fn sum(&mut self, more: Wins) {
        self.games += more.games;
        self.won += more.won;
    }

    /// Returns the share of games won, and the bounds of its Wilson interval, which is reliable
    /// even for few games.
    pub fn share(self) -> [f64; 3] {
        let games = (self.games as f64).max(1.0);
        let value = self.won as f64 / games;
        let weight = 1.0 + Z * Z / games;
        let middle = (value + Z * Z / (2.0 * games)) / weight;
        let reach = Z * (value * (1.0 - value) / games + Z * Z / (4.0 * games * games)).sqrt() / weight;
        [value, (middle - reach).max(0.0), (middle + reach).min(1.0)]
    }
}

/// Sums for one game number, such as the third game, over all campaigns.
#[derive(Clone, Default)]
pub struct GameSums {
    pub games: u64,
    /// Total number of seats in these games.
    pub seats: u64,
    pub turns: u64,
    /// Maximum number of turns that one player took in a game.
    pub turns_most: u32,
    /// Number of turns in which drawing from the deck was not allowed.
    pub refused: u64,
    pub slips: i64,
    pub completed: u64,
    pub failed: u64,
    pub money: [i64; MoneySource::NAMES.len()],
    /// Games played and won, by position in turn order. The holder of the caboose comes first.
    pub chairs: [Wins; SEATS_MAX],
}

/// Sums over all campaigns.
#[derive(Clone)]
pub struct CampaignTally {
    pub campaigns: u64,
    /// Number of broken invariants.
    pub broken: u64,
    /// Number of games that did not end.
    pub stuck: u64,
    /// Number of decisions made by a simpler bot because the seat's bot failed.
    pub stand_ins: u64,
    pub games: Vec<GameSums>,
    pub companies: BTreeMap<Color, Wins>,
    /// Number of campaigns played and won, by company.
    pub audits: BTreeMap<Color, Wins>,
    /// Sum of each company's leads in all final audits, multiplied by the number of companies. A
    /// lead is the difference between the company's total and the mean total.
    pub leads: BTreeMap<Color, i64>,
    /// Number of campaigns in which each version of a card side was read.
    pub branches: BTreeMap<String, u64>,
    pub lapsed: u64,
    /// Games played and won, by bot name, with the sum of the bot's slips.
    pub bots: BTreeMap<String, (Wins, i64)>,
    pub cards: BTreeMap<(CardKind, String), Count>,
    pub drawn: u64,
    pub completed: u64,
    /// For each game, the number of campaigns in which general delivery still had postcards
    /// afterwards.
    pub delivery: Vec<u64>,
    /// Number of campaigns with at least four marks of evidence by the hearing.
    pub evidence: u64,
    pub first_won: u64,
    pub leader_won: u64,
    /// Number of campaigns won, by the winner's place at half-time. The leader comes first.
    pub places: [u64; SEATS_MAX],
    pub cut_offs: u64,
    /// Number of companies that built a cut-off.
    pub builders: u64,
    /// Number of campaigns with four cut-offs or more.
    pub enough_cut_offs: u64,
    /// Sum of all totals in all final audits.
    pub worth: u64,
    /// The final audits, in the order in which the campaigns were added.
    pub books: Vec<FinalAudit>,
}

impl CampaignTally {
    pub fn new(games: usize) -> CampaignTally {
        CampaignTally {
            campaigns: 0,
            broken: 0,
            stuck: 0,
            stand_ins: 0,
            games: vec![GameSums::default(); games],
            companies: BTreeMap::new(),
            audits: BTreeMap::new(),
            leads: BTreeMap::new(),
            branches: BTreeMap::new(),
            lapsed: 0,
            bots: BTreeMap::new(),
            cards: BTreeMap::new(),
            drawn: 0,
            completed: 0,
            delivery: vec![0; games + 1],
            evidence: 0,
            first_won: 0,
            leader_won: 0,
            places: [0; SEATS_MAX],
            cut_offs: 0,
            builders: 0,
            enough_cut_offs: 0,
            worth: 0,
            books: Vec::new(),
        }
    }

    pub fn card(&mut self, kind: CardKind, id: &str) -> &mut Count {
        self.cards.entry((kind, id.to_string())).or_default()
    }

    /// Returns the games played and won, by position in turn order. The holder of the caboose comes
    /// first.
    pub fn chairs(&self) -> [Wins; SEATS_MAX] {
        let mut chairs = [Wins::default(); SEATS_MAX];
        for game in &self.games {
            chairs.iter_mut().zip(game.chairs).for_each(|(sum, more)| sum.sum(more));
        }
        chairs
    }

    /// Returns a company's mean lead over the mean total in final audits, in dollars.
    pub fn lead(&self, company: Color) -> f64 {
        let campaigns = self.audits.get(&company).map_or(0, |wins| wins.games);
        let players = self.audits.values().map(|wins| wins.games).sum::<u64>() / self.campaigns.max(1);
        self.leads.get(&company).copied().unwrap_or(0) as f64 / (campaigns * players).max(1) as f64
    }

    /// Returns the mean number of games after which general delivery still had postcards.
    pub fn delivery_last(&self) -> f64 {
        part(self.delivery.iter().sum(), self.campaigns)
    }

    pub fn add(&mut self, other: &CampaignTally) {
        for (sum, more) in [
            (&mut self.campaigns, other.campaigns),
            (&mut self.broken, other.broken),
            (&mut self.stuck, other.stuck),
            (&mut self.stand_ins, other.stand_ins),
            (&mut self.drawn, other.drawn),
            (&mut self.completed, other.completed),
            (&mut self.lapsed, other.lapsed),
            (&mut self.evidence, other.evidence),
            (&mut self.first_won, other.first_won),
            (&mut self.leader_won, other.leader_won),
            (&mut self.cut_offs, other.cut_offs),
            (&mut self.builders, other.builders),
            (&mut self.enough_cut_offs, other.enough_cut_offs),
            (&mut self.worth, other.worth),
        ] {
            *sum += more;
        }
        self.books.extend_from_slice(&other.books);
        self.places.iter_mut().zip(other.places).for_each(|(sum, more)| *sum += more);
        self.delivery.iter_mut().zip(&other.delivery).for_each(|(sum, more)| *sum += more);
        self.games.iter_mut().zip(&other.games).for_each(|(sum, more)| sum.add(more));
        for (&company, more) in &other.companies {
            self.companies.entry(company).or_default().sum(*more);
        }
        for (&company, more) in &other.audits {
            self.audits.entry(company).or_default().sum(*more);
        }
        for (&company, more) in &other.leads {
            *self.leads.entry(company).or_default() += more;
        }
        for (branch, more) in &other.branches {
            *self.branches.entry(branch.clone()).or_default() += more;
        }
        for (bot, (more, slips)) in &other.bots {
            let (sum, all) = self.bots.entry(bot.clone()).or_default();
            sum.sum(*more);
            *all += slips;
        }
        for (card, more) in &other.cards {
            self.cards.entry(card.clone()).or_default().add(*more);
        }
    }
}

impl GameSums {
    fn add(&mut self, other: &GameSums) {
        self.games += other.games;
        self.seats += other.seats;
        self.turns += other.turns;
        self.turns_most = self.turns_most.max(other.turns_most);
        self.refused += other.refused;
        self.slips += other.slips;
        self.completed += other.completed;
        self.failed += other.failed;
        self.money.iter_mut().zip(other.money).for_each(|(sum, more)| *sum += more);
        self.chairs.iter_mut().zip(other.chairs).for_each(|(sum, more)| sum.sum(more));
    }

    /// Divides a sum over all games by their total number of seats.
    pub fn per_seat(&self, sum: i64) -> f64 {
        if self.seats == 0 { 0.0 } else { sum as f64 / self.seats as f64 }
    }
}
