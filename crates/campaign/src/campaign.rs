//! The campaign: the inputs that it waits for, and how inputs advance it.

use std::sync::Arc;

use rules::card::Color;

use crate::agenda::CampaignTask;
use crate::check;
use crate::choices::{choices, outcomes};
use crate::fact::{CampaignFact, Cause};
use crate::input::{
    CampaignDraw, CampaignInput, CampaignOutcome, CampaignWaiting, CompanyAnswer, CompanyQuestion, Operator,
};
use crate::location::{CardId, Location};
use crate::pack::{Mechanism, Pack, StorySide};
use crate::refused::CampaignRefusal;
use crate::state::CampaignProgress;

/// A campaign in progress: a pure state machine without a clock, a file or a random number
/// generator.
///
/// ```
/// use campaign::input::{CampaignDraw, CampaignInput, CampaignWaiting, Operator};
/// use campaign::{Campaign, pack::Pack};
/// use rules::card::Color;
///
/// let mut campaign = Campaign::new(Pack::embedded("meridian").expect("it is built in"));
/// let seats = vec![Color::Blue, Color::Red];
/// for &company in &seats {
///     campaign.apply(&CampaignInput::Sign { company, player: Operator::Bot("normal".to_string()) })?;
/// }
/// campaign.apply(&CampaignInput::Play { seats })?;
/// assert_eq!(campaign.waiting(), CampaignWaiting::Chance(CampaignDraw::Caboose));
///
/// let outcome = campaign.outcomes().remove(0);
/// campaign.apply(&CampaignInput::Deal(outcome))?;
/// assert_eq!(campaign.waiting(), CampaignWaiting::Game);
/// # Ok::<(), campaign::refused::CampaignRefusal>(())
/// ```
///
/// A campaign contains the whole pack, so it implements neither `Debug` nor `Serialize`. Players
/// and spectators receive a [`CampaignView`](crate::view::CampaignView) instead.
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
    pub(crate) state: CampaignProgress,
    /// Stack of pending tasks. The last task runs next.
    agenda: Vec<CampaignTask>,
    facts: Vec<CampaignFact>,
    /// Accusations that are still secret. They are not facts yet, because facts are public.
    pub(crate) ballots: Vec<(Color, String)>,
    /// Number of deals so far.
    deals: u64,
}

/// Compares everything except the pack, which is assumed to be identical.
impl PartialEq for Campaign {
    fn eq(&self, other: &Campaign) -> bool {
        (&self.state, &self.agenda, &self.facts, &self.ballots, self.deals)
            == (&other.state, &other.agenda, &other.facts, &other.ballots, other.deals)
    }
}

impl Campaign {
    /// Creates a new campaign, which has no companies and no games yet.
    pub fn new(pack: Arc<Pack>) -> Campaign {
        let state = CampaignProgress::new(&pack);
        Campaign { pack, state, agenda: vec![CampaignTask::Table], facts: Vec::new(), ballots: Vec::new(), deals: 0 }
    }

    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// Returns the kind of input that the campaign is waiting for.
    pub fn waiting(&self) -> CampaignWaiting {
        match self.agenda.last() {
            None => CampaignWaiting::Over,
            Some(CampaignTask::Table) => CampaignWaiting::Table,
            Some(CampaignTask::Game) => CampaignWaiting::Game,
            Some(CampaignTask::Draw(draw)) => CampaignWaiting::Chance(*draw),
            Some(CampaignTask::Ask(company, question)) => CampaignWaiting::Company(*company, question.clone()),
            Some(_) => unreachable!("everything else is done before an answer is waited for"),
        }
    }

    /// Lists the legal answers to the pending question. The list is empty if no company is asked.
    pub fn choices(&self) -> Vec<CompanyAnswer> {
        match self.agenda.last() {
            Some(CampaignTask::Ask(company, question)) => choices(&self.pack, &self.state, *company, question),
            _ => Vec::new(),
        }
    }

    /// Lists the outcomes of the pending draw, which are equally likely. The list is empty if no
    /// draw is pending.
    pub fn outcomes(&self) -> Vec<CampaignOutcome> {
        match self.agenda.last() {
            Some(CampaignTask::Draw(draw)) => outcomes(&self.pack, &self.state, *draw),
            _ => Vec::new(),
        }
    }

    /// Returns the number of deals so far. The dealer uses this number as the index of the next
    /// deal.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// Iterates over the story sides read so far that exist in several versions.
    pub fn versions_read(&self) -> impl Iterator<Item = &StorySide> {
        let read = self.state.read.iter().map(|&row| &self.pack.story[row]);
        read.filter(|side| !side.condition.is_empty())
    }

    /// Returns the number of inputs at the end of the log that are still secret. They are
    /// accusations, which are revealed together.
    pub fn sealed_inputs(&self) -> usize {
        self.ballots.len()
    }

    /// Returns all facts so far. Facts contain no card text. Views hide some of their amounts
    /// (CAM-05).
    pub fn facts(&self) -> &[CampaignFact] {
        &self.facts
    }

    /// Returns the location of a card; `None` if the card does not exist.
    pub fn place(&self, card: &CardId) -> Option<Location> {
        self.state.places.get(card).copied()
    }

    /// Returns the number of games that have been played and put away.
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

    /// Lists the connections that run off the board. Each is given as the city where it starts and
    /// the city to which it leads; parallel routes count as one connection.
    ///
    /// Views must not reveal the second city.
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

    /// Applies one input and returns the resulting facts. If the input is refused, the campaign is
    /// unchanged.
    pub fn apply(&mut self, input: &CampaignInput) -> Result<&[CampaignFact], CampaignRefusal> {
        check::check(self, input)?;
        let before = self.facts.len();
        match input {
            CampaignInput::Sign { company, player } => self.sign(*company, player),
            CampaignInput::Play { seats } => self.begin_game(seats),
            CampaignInput::Deal(outcome) => self.deal(outcome),
            CampaignInput::Result(result) => {
                self.agenda.pop();
                self.hear_result(result);
            }
            CampaignInput::Answer { company, answer } => {
                if let Some(CampaignTask::Ask(_, question)) = self.agenda.pop() {
                    self.answer(*company, &question, answer);
                }
            }
        }
        self.settle();
        Ok(&self.facts[before..])
    }

    pub(crate) fn happen(&mut self, fact: CampaignFact) {
        self.state.note(&self.pack, &fact);
        self.facts.push(fact);
    }

    /// Schedules these tasks to run next, in this order.
    pub(crate) fn next(&mut self, tasks: impl IntoIterator<Item = CampaignTask, IntoIter: DoubleEndedIterator>) {
        self.agenda.extend(tasks.into_iter().rev());
    }

    /// Runs the tasks on the agenda until the campaign needs an input.
    fn settle(&mut self) {
        loop {
            let seated = self.state.current().map(|played| played.seats.clone()).unwrap_or_default();
            self.void_postcards(seated);
            let Some(task) = self.agenda.pop() else { return };
            match task {
                CampaignTask::Table | CampaignTask::Game => return self.agenda.push(task),
                CampaignTask::Draw(draw) if !outcomes(&self.pack, &self.state, draw).is_empty() => {
                    return self.agenda.push(task);
                }
                CampaignTask::Draw(_) => {}
                // If only one answer is possible, it is given automatically.
                CampaignTask::Ask(company, ref question) => {
                    match &choices(&self.pack, &self.state, company, question)[..] {
                        [] => {}
                        [only] => self.answer(company, question, only),
                        _ => return self.agenda.push(task),
                    }
                }
                other => self.work(other),
            }
        }
    }

    /// Assigns a company to a player. A company that joins after the first game gets a postcard
    /// and, if crew duties are in play, a crew card.
    fn sign(&mut self, company: Color, player: &Operator) {
        let new = !self.state.firms.contains_key(&company);
        self.happen(CampaignFact::Signed { company, player: player.clone() });
        if !new {
            return;
        }
        self.happen(CampaignFact::Joined { company });
        if self.state.game() > 0 {
            let crew = self.plays(Mechanism::CrewDuties).then_some(CampaignDraw::CrewFor(company));
            self.next([CampaignDraw::Postcard(company)].into_iter().chain(crew).map(CampaignTask::Draw));
        }
    }

    /// Begins a game. Also schedules the setup steps that take place outside the game: the story
    /// (step 7), and a draw for the caboose unless a seated company holds it (step 14).
    fn begin_game(&mut self, seats: &[Color]) {
        self.agenda.pop();
        let game = self.state.game() + 1;
        self.happen(CampaignFact::GameBegun { game, seats: seats.to_vec() });
        let away = self.state.caboose().is_none_or(|holder| !seats.contains(&holder));
        let caboose = away.then_some(CampaignTask::Draw(CampaignDraw::Caboose));
        self.next([CampaignTask::Read].into_iter().chain(caboose).chain([CampaignTask::Game]));
    }

    fn deal(&mut self, outcome: &CampaignOutcome) {
        let Some(CampaignTask::Draw(draw)) = self.agenda.pop() else { return };
        self.deals += 1;
        match (outcome, draw) {
            (CampaignOutcome::Caboose(company), _) => self.happen(CampaignFact::CabooseTaken { company: *company }),
            (CampaignOutcome::Postcard(postcard), CampaignDraw::Postcard(company)) => {
                self.happen(CampaignFact::PostcardDrawn { company, postcard: *postcard });
            }
            (CampaignOutcome::Crew(crew), CampaignDraw::CrewFor(company)) => {
                self.happen(CampaignFact::CrewHired { company, crew: crew.clone() });
            }
            (CampaignOutcome::Crew(crew), _) => self.happen(CampaignFact::CrewTurned { crew: crew.clone() }),
            (CampaignOutcome::Postcard(_), _) => unreachable!("checked: a postcard was due"),
        }
    }

    fn answer(&mut self, company: Color, question: &CompanyQuestion, answer: &CompanyAnswer) {
        match answer.clone() {
            CompanyAnswer::RetireEvent(event) => {
                self.happen(CampaignFact::EventRetired { event, cause: Cause::Caboose(company) });
            }
            CompanyAnswer::Fork(chosen) => self.choose_fork(company, question, chosen),
            CompanyAnswer::RecallEvent(event) => self.happen(CampaignFact::EventRecalled { event, by: company }),
            CompanyAnswer::TakePostcards(numbers) => {
                numbers.into_iter().for_each(|postcard| self.happen(CampaignFact::PostcardDrawn { company, postcard }));
            }
            CompanyAnswer::RetirePostcard(postcard) => self.happen(CampaignFact::PostcardGivenUp { company, postcard }),
            CompanyAnswer::Build(cut_off) => self.happen(CampaignFact::CutOffBuilt { company, cut_off }),
            CompanyAnswer::Hire { crew, instead } => {
                if let Some(crew) = instead {
                    self.happen(CampaignFact::CrewLeft { company, crew });
                }
                self.happen(CampaignFact::CrewHired { company, crew });
            }
            CompanyAnswer::HireNobody => {}
            CompanyAnswer::Accuse(suspect) => match question {
                CompanyQuestion::Verdict { .. } => self.happen(CampaignFact::VerdictGiven { suspect }),
                _ => self.ballots.push((company, suspect)),
            },
        }
    }

    fn choose_fork(&mut self, by: Color, question: &CompanyQuestion, chosen: String) {
        if let CompanyQuestion::Fork { name, boards } = question {
            let other = boards.iter().find(|board| **board != chosen).cloned().unwrap_or_default();
            self.happen(CampaignFact::ForkChosen { fork: name.clone(), chosen, other, by });
        }
    }

    /// Checks whether a rule with this mechanism is in play.
    pub(crate) fn plays(&self, mechanism: Mechanism) -> bool {
        let rule = self.pack.rules.iter().find(|rule| rule.mechanism == mechanism);
        rule.is_some_and(|rule| self.state.rules.contains(&rule.slot))
    }
}
