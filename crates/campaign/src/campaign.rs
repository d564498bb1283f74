//! The campaign: what it waits for, and how inputs advance it.

use std::sync::Arc;

use rules::card::Color;

use crate::agenda::Task;
use crate::check;
use crate::choices::{choices, outcomes};
use crate::fact::{Cause, Fact};
use crate::input::{Answer, Draw, Input, Outcome, Player, Question, Waiting};
use crate::pack::{Mechanism, Pack};
use crate::place::{Card, Place};
use crate::refused::Refused;
use crate::state::State;

/// A campaign in progress: a pure state machine without a clock, a file or a random number
/// generator.
///
/// ```
/// use campaign::input::{Draw, Input, Player, Waiting};
/// use campaign::{Campaign, pack::Pack};
/// use rules::card::Color;
///
/// let mut campaign = Campaign::new(Pack::embedded("meridian").expect("it is built in"));
/// let seats = vec![Color::Blue, Color::Red];
/// for &company in &seats {
///     campaign.apply(&Input::Sign { company, player: Player::Bot("normal".to_string()) })?;
/// }
/// campaign.apply(&Input::Play { seats })?;
/// assert_eq!(campaign.waiting(), Waiting::Chance(Draw::Caboose));
///
/// let outcome = campaign.outcomes().remove(0);
/// campaign.apply(&Input::Deal(outcome))?;
/// assert_eq!(campaign.waiting(), Waiting::Game);
/// # Ok::<(), campaign::refused::Refused>(())
/// ```
///
/// It contains the whole pack, so it implements neither `Debug` nor `Serialize`. What leaves it is
/// a [`CampaignView`](crate::view::CampaignView).
///
/// ```compile_fail,E0277
/// fn send(campaign: &campaign::Campaign) -> serde_json::Result<String> {
///     serde_json::to_string(campaign)
/// }
/// ```
///
/// ```
/// fn send(view: &campaign::view::CampaignView) -> serde_json::Result<String> {
///     serde_json::to_string(view)
/// }
/// ```
///
/// ```compile_fail,E0277
/// fn print(campaign: &campaign::Campaign) -> String {
///     format!("{campaign:?}")
/// }
/// ```
///
/// ```
/// fn print(view: &campaign::view::CampaignView) -> String {
///     format!("{view:?}")
/// }
/// ```
#[derive(Clone)]
pub struct Campaign {
    pub(crate) pack: Arc<Pack>,
    pub(crate) state: State,
    /// Pending tasks, next on top.
    agenda: Vec<Task>,
    facts: Vec<Fact>,
    /// Number of deals so far.
    deals: u64,
}

/// Compares state only; both campaigns are assumed to use the same pack.
impl PartialEq for Campaign {
    fn eq(&self, other: &Campaign) -> bool {
        (&self.state, &self.agenda, &self.facts, self.deals) == (&other.state, &other.agenda, &other.facts, other.deals)
    }
}

impl Campaign {
    /// Creates a campaign before its first game, without companies.
    pub fn new(pack: Arc<Pack>) -> Campaign {
        let state = State::new(&pack);
        Campaign { pack, state, agenda: vec![Task::Table], facts: Vec::new(), deals: 0 }
    }

    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// Returns what the campaign is waiting for.
    pub fn waiting(&self) -> Waiting {
        match self.agenda.last() {
            None => Waiting::Over,
            Some(Task::Table) => Waiting::Table,
            Some(Task::Game) => Waiting::Game,
            Some(Task::Draw(draw)) => Waiting::Chance(*draw),
            Some(Task::Ask(company, question)) => Waiting::Company(*company, question.clone()),
            Some(_) => unreachable!("everything else is done before an answer is waited for"),
        }
    }

    /// Lists the legal answers of the company being asked; empty if none is.
    pub fn choices(&self) -> Vec<Answer> {
        match self.agenda.last() {
            Some(Task::Ask(company, question)) => choices(&self.pack, &self.state, *company, question),
            _ => Vec::new(),
        }
    }

    /// Lists the equally likely outcomes of the pending draw; empty if there is none.
    pub fn outcomes(&self) -> Vec<Outcome> {
        match self.agenda.last() {
            Some(Task::Draw(draw)) => outcomes(&self.pack, &self.state, *draw),
            _ => Vec::new(),
        }
    }

    /// Returns the number of deals so far, which is the dealer's index for the next one.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// Returns everything that happened so far. Facts contain no card text, so they are public.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// Returns the location of a card; `None` if the card does not exist.
    pub fn place(&self, card: &Card) -> Option<Place> {
        self.state.places.get(card).copied()
    }

    /// Returns the number of games played and put away.
    pub fn games_closed(&self) -> u8 {
        self.state.games.iter().filter(|played| played.closed).count() as u8
    }

    /// Returns the companies in the current game, clockwise.
    pub fn seats(&self) -> &[Color] {
        self.state.current().map_or(&[], |played| &played.seats)
    }

    /// Returns the number of games started, including the one in progress.
    pub fn games_begun(&self) -> u8 {
        self.state.games.len() as u8
    }

    /// Lists the routes that run off the board, each with the city where it starts and the one it
    /// leads to.
    ///
    /// The second city is not hidden here, but views must not reveal it.
    pub fn edges(&self) -> Vec<(String, String)> {
        let here = |id: &String| self.pack.city(id).is_some_and(|city| self.state.boards.contains(&city.board));
        let mut edges: Vec<(String, String)> = (self.pack.routes.iter())
            .filter_map(|route| match &route.ends {
                [a, b] if here(a) && !here(b) => Some((a.clone(), b.clone())),
                [a, b] if here(b) && !here(a) => Some((b.clone(), a.clone())),
                _ => None,
            })
            .collect();
        edges.dedup();
        edges
    }

    /// Applies one input and returns the resulting facts. If it is refused, nothing changes.
    pub fn apply(&mut self, input: &Input) -> Result<&[Fact], Refused> {
        check::check(self, input)?;
        let before = self.facts.len();
        match input {
            Input::Sign { company, player } => self.sign(*company, player),
            Input::Play { seats } => self.begin_game(seats),
            Input::Deal(outcome) => self.deal(outcome),
            Input::Result(result) => {
                self.agenda.pop();
                self.hear_result(result);
            }
            Input::Answer { company, answer } => {
                if let Some(Task::Ask(_, question)) = self.agenda.pop() {
                    self.answer(*company, &question, answer);
                }
            }
        }
        self.settle();
        Ok(&self.facts[before..])
    }

    pub(crate) fn happen(&mut self, fact: Fact) {
        self.state.note(&self.pack, &fact);
        self.facts.push(fact);
    }

    /// Schedules these tasks next, in this order.
    pub(crate) fn next(&mut self, tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>) {
        self.agenda.extend(tasks.into_iter().rev());
    }

    /// Runs the agenda until an outside input is needed.
    fn settle(&mut self) {
        loop {
            let seated = self.state.current().map(|played| played.seats.clone()).unwrap_or_default();
            self.void_postcards(seated);
            let Some(task) = self.agenda.pop() else { return };
            match task {
                Task::Table | Task::Game => return self.agenda.push(task),
                Task::Draw(draw) if !outcomes(&self.pack, &self.state, draw).is_empty() => {
                    return self.agenda.push(task);
                }
                Task::Draw(_) => {}
                // A single possible answer is given automatically.
                Task::Ask(company, ref question) => match &choices(&self.pack, &self.state, company, question)[..] {
                    [] => {}
                    [only] => self.answer(company, question, only),
                    _ => return self.agenda.push(task),
                },
                other => self.work(other),
            }
        }
    }

    /// Assigns a company to a player. A company that joins after the first game gets the newcomers'
    /// share.
    fn sign(&mut self, company: Color, player: &Player) {
        let new = !self.state.firms.contains_key(&company);
        self.happen(Fact::Signed { company, player: player.clone() });
        if !new {
            return;
        }
        self.happen(Fact::Joined { company });
        if self.state.game() > 0 {
            let crew = self.plays(Mechanism::CrewDuties).then_some(Draw::CrewFor(company));
            self.next([Draw::Postcard(company)].into_iter().chain(crew).map(Task::Draw));
        }
    }

    /// Runs the setup steps outside the engine: the story (step 7), and the caboose if its holder
    /// is absent (step 14).
    fn begin_game(&mut self, seats: &[Color]) {
        self.agenda.pop();
        let game = self.state.game() + 1;
        self.happen(Fact::GameBegun { game, seats: seats.to_vec() });
        let away = self.state.caboose().is_none_or(|holder| !seats.contains(&holder));
        let caboose = away.then_some(Task::Draw(Draw::Caboose));
        self.next([Task::Read].into_iter().chain(caboose).chain([Task::Game]));
    }

    fn deal(&mut self, outcome: &Outcome) {
        let Some(Task::Draw(draw)) = self.agenda.pop() else { return };
        self.deals += 1;
        match (outcome, draw) {
            (Outcome::Caboose(company), _) => self.happen(Fact::CabooseTaken { company: *company }),
            (Outcome::Postcard(postcard), Draw::Postcard(company)) => {
                self.happen(Fact::PostcardDrawn { company, postcard: *postcard });
            }
            (Outcome::Crew(crew), Draw::CrewFor(company)) => {
                self.happen(Fact::CrewHired { company, crew: crew.clone() });
            }
            (Outcome::Crew(crew), _) => self.happen(Fact::CrewTurned { crew: crew.clone() }),
            (Outcome::Postcard(_), _) => unreachable!("checked: a postcard was due"),
        }
    }

    fn answer(&mut self, company: Color, question: &Question, answer: &Answer) {
        match answer.clone() {
            Answer::RetireEvent(event) => {
                self.happen(Fact::EventRetired { event, cause: Cause::Caboose(company) });
            }
            Answer::Fork(chosen) => self.choose_fork(company, question, chosen),
            Answer::RecallEvent(event) => self.happen(Fact::EventRecalled { event, by: company }),
            Answer::TakePostcards(numbers) => {
                numbers.into_iter().for_each(|postcard| self.happen(Fact::PostcardDrawn { company, postcard }));
            }
            Answer::RetirePostcard(postcard) => self.happen(Fact::PostcardGivenUp { company, postcard }),
            Answer::Build(cut_off) => self.happen(Fact::CutOffBuilt { company, cut_off }),
            Answer::Hire { crew, instead } => {
                if let Some(crew) = instead {
                    self.happen(Fact::CrewLeft { company, crew });
                }
                self.happen(Fact::CrewHired { company, crew });
            }
            Answer::HireNobody => {}
        }
    }

    fn choose_fork(&mut self, by: Color, question: &Question, chosen: String) {
        if let Question::Fork { name, boards } = question {
            let other = boards.iter().find(|board| **board != chosen).cloned().unwrap_or_default();
            self.happen(Fact::ForkChosen { fork: name.clone(), chosen, other, by });
        }
    }

    /// Checks whether a rule with this mechanism is in play.
    pub(crate) fn plays(&self, mechanism: Mechanism) -> bool {
        let rule = self.pack.rules.iter().find(|rule| rule.mechanism == mechanism);
        rule.is_some_and(|rule| self.state.rules.contains(&rule.slot))
    }
}
