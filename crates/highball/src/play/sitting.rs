//! A game in progress with people and bots, independent of how it is saved.

use std::sync::Arc;
use std::time::Duration;

use dealer::Revealed;
use rules::chance::Dealer;
use rules::game::Waiting;
use rules::ids::Seat;
use rules::record::{RecordInput, Recorder};

use super::bot_seats::{BotSeats, Both, UnreadFacts};
use super::choose::{self, PromptAnswer};
use super::office;
use super::prompt::{Left, Prompt};
use super::show;
use crate::fail::Failed;
use crate::replay::Reader;
use crate::words::{TableWords, message};

/// A store for the record of a game in progress.
pub trait Keeper<const W: usize> {
    /// Notes the last input, which need not be saved before [`settle`](Self::settle) is called.
    fn note(&mut self, recorder: &Recorder<W>) -> Result<(), Failed>;
    /// Saves all inputs so far, before their effects are shown.
    fn settle(&mut self, recorder: &Recorder<W>) -> Result<(), Failed>;
}

/// A game in progress, with bots and people at the table.
pub struct Sitting<const W: usize> {
    pub recorder: Recorder<W>,
    pub company: BotSeats<W>,
    dealer: Revealed,
    relay: UnreadFacts<W>,
    /// The seat of the person at the prompt.
    you: Seat,
    /// Whether this person has been called to the prompt, or is the only person at the table.
    called: bool,
    patience: Duration,
    /// The number of inputs before each forced answer. Undo skips these points.
    forced: Vec<u32>,
    /// Whether the game was resumed and the person has not seen the table since then.
    resumed: bool,
    reader: Reader,
}

impl<const W: usize> Sitting<W> {
    /// Creates a sitting from a game and the occupants of its seats: a bot's name, or `None` for a
    /// person. The dealer must already have made all deals recorded in the game.
    pub fn new(
        recorder: Recorder<W>,
        dealer: Revealed,
        sits: Vec<Option<String>>,
        patience: Duration,
        reader: Reader,
    ) -> Result<Self, Failed> {
        let resumed = !recorder.record().inputs.is_empty();
        let (recorder, relay) = with_last_action(recorder, &sits);
        let you = relay.people().find(|&person| !recorder.undo_points(person).is_empty());
        let you = you.or(relay.people().next()).unwrap_or(Seat::ZERO);
        let called = relay.people().count() < 2;
        let company = BotSeats::new(sits, &recorder, dealer.number(), patience)?;
        Ok(Sitting { recorder, company, dealer, relay, you, called, patience, forced: Vec::new(), resumed, reader })
    }

    /// Returns the text formatter, which addresses the person at the prompt as "you".
    pub fn words(&self) -> TableWords<'_> {
        let you = Some(self.you).filter(|&seat| !self.company.has(seat));
        self.reader.words_at(&self.recorder.record().header.setup, you)
    }

    /// Plays to the end of the game.
    pub fn go_on(&mut self, prompt: &mut Prompt<'_>, keeper: &mut dyn Keeper<W>) -> Result<(), Left> {
        loop {
            let game = self.recorder.game();
            if let Waiting::Chance(draw) = game.waiting() {
                let outcome = self.dealer.pick(&draw);
                self.give(RecordInput::Deal(outcome), keeper)?;
                continue;
            }
            match game.to_move() {
                None => return Ok(()),
                Some(seat) if !self.company.has(seat) && seat == self.you => self.your_turn(prompt, keeper)?,
                Some(_) if !self.stands(prompt, keeper)? => {}
                Some(seat) if self.company.has(seat) => {
                    let decided = self.company.decide(self.recorder.game(), seat);
                    let (action, failure) = decided.map_err(Left::Trouble)?;
                    if let Some(failure) = failure {
                        // The reason is not shown, since an illegal answer can reveal the bot's cards.
                        let name = self.words().name(seat);
                        prompt.tell(message!("terminal-bot-failed", name = name, by = failure.by.into_owned()))?;
                    }
                    self.give(RecordInput::Act(seat, action), keeper)?;
                }
                Some(seat) => self.hand_over(prompt, seat)?,
            }
        }
    }

    fn give(&mut self, input: RecordInput, keeper: &mut dyn Keeper<W>) -> Result<(), Left> {
        let asked = self.recorder.game().asking();
        let given = self.recorder.apply(input, &mut Both(&mut self.relay, &mut self.company));
        if let Err(refused) = given {
            panic!("{input:?} to {asked:?} is refused, but all choose among what is offered: {refused:?}");
        }
        keeper.note(&self.recorder).map_err(Left::Trouble)
    }

    /// Hands the prompt over to another person, and hides the previous person's view.
    fn hand_over(&mut self, prompt: &mut Prompt<'_>, seat: Seat) -> Result<(), Left> {
        if self.called {
            prompt.hide()?;
        }
        (self.you, self.called) = (seat, true);
        prompt.may_take_back = false;
        prompt.call(&self.words().name(seat))
    }

    /// Calls the first person to the prompt, unless someone has been called or only one person
    /// plays.
    fn be_called(&mut self, prompt: &mut Prompt<'_>) -> Result<(), Left> {
        if self.called { Ok(()) } else { self.hand_over(prompt, self.you) }
    }

    /// Returns the latest point to which the player can undo, as a number of inputs. Forced answers
    /// are skipped.
    fn undo_point(&self) -> Option<u32> {
        self.recorder.undo_points(self.you).into_iter().rfind(|point| !self.forced.contains(point))
    }

    /// Shows the latest facts, asks for an answer, and applies it.
    fn your_turn(&mut self, prompt: &mut Prompt<'_>, keeper: &mut dyn Keeper<W>) -> Result<(), Left> {
        self.be_called(prompt)?;
        self.tell(prompt, keeper)?;
        if let Some((action, said)) = choose::forced(self.recorder.game(), self.you) {
            prompt.tell(said)?;
            self.forced.push(self.recorder.record().inputs.len() as u32);
            self.give(RecordInput::Act(self.you, action), keeper)?;
            prompt.acted();
            return keeper.settle(&self.recorder).map_err(Left::Trouble);
        }
        prompt.may_take_back = self.undo_point().is_some();
        prompt.routes = show::routes(self.recorder.game(), &self.words());
        prompt.office = office::whole(self.recorder.game(), &self.words());
        prompt.say(&show::table(self.recorder.game(), &self.words()))?;
        self.resumed = false;
        match choose::answer(prompt, self.recorder.game(), &self.words())? {
            PromptAnswer::Act(action) => self.give(RecordInput::Act(self.you, action), keeper)?,
            PromptAnswer::TakeBack => self.take_back(keeper)?,
        }
        prompt.acted();
        keeper.settle(&self.recorder).map_err(Left::Trouble)
    }

    /// Offers to undo an action before another seat acts; returns whether the person kept the
    /// action.
    fn stands(&mut self, prompt: &mut Prompt<'_>, keeper: &mut dyn Keeper<W>) -> Result<bool, Left> {
        if self.company.has(self.you) || self.undo_point().is_none() {
            return Ok(true);
        }
        self.be_called(prompt)?;
        self.tell(prompt, keeper)?;
        prompt.may_take_back = true;
        prompt.routes = show::routes(self.recorder.game(), &self.words());
        prompt.office = office::whole(self.recorder.game(), &self.words());
        if std::mem::take(&mut self.resumed) {
            prompt.say(&show::table(self.recorder.game(), &self.words()))?;
        }
        let stands = choose::stands(prompt)?;
        prompt.acted();
        if !stands {
            self.take_back(keeper)?;
            keeper.settle(&self.recorder).map_err(Left::Trouble)?;
        }
        Ok(stands)
    }

    fn take_back(&mut self, keeper: &mut dyn Keeper<W>) -> Result<(), Left> {
        if let Some(to) = self.undo_point() {
            self.give(RecordInput::Undo(self.you, to), keeper)?;
            let sits = std::mem::take(&mut self.company.sits);
            let company = BotSeats::new(sits, &self.recorder, self.dealer.number(), self.patience);
            self.company = company.map_err(Left::Trouble)?;
        }
        Ok(())
    }

    fn tell(&mut self, prompt: &mut Prompt<'_>, keeper: &mut dyn Keeper<W>) -> Result<(), Left> {
        keeper.settle(&self.recorder).map_err(Left::Trouble)?;
        prompt.say(&self.news())
    }

    /// Describes what the person at the prompt has not seen yet.
    pub fn news(&mut self) -> String {
        let seen = self.relay.told(self.you);
        show::news(&seen, &self.words())
    }
}

/// Prepares a game and the unread facts. In a new game, people see all facts. In a resumed game,
/// they see the effects of their last action if they can undo it, so that they can decide whether
/// to do so.
fn with_last_action<const W: usize>(recorder: Recorder<W>, sits: &[Option<String>]) -> (Recorder<W>, UnreadFacts<W>) {
    let mut relay = UnreadFacts::new(sits);
    let record = recorder.record();
    let last = relay.people().find_map(|person| recorder.undo_points(person).last().copied());
    let tables = Arc::clone(recorder.game().tables());
    let mut again = match last {
        Some(before) => Recorder::replay(tables, record, before as usize).expect("the record was verified"),
        None if record.inputs.is_empty() => {
            Recorder::new(tables, record.header.clone(), &mut relay).expect("the game began like this")
        }
        None => return (recorder, relay),
    };
    for &input in record.inputs.iter().skip(last.map_or(0, |before| before as usize)) {
        again.apply(input, &mut relay).expect("the record was verified");
    }
    (again, relay)
}
