//! Numbers the questions to each seat and remembers the answers, so that a repeated message is harmless.

use rules::action::Action;

/// The questions to one seat.
#[derive(Clone, Default)]
pub struct Questions {
    /// The number of the last question.
    last: u32,
    /// Whether the last question is open.
    open: bool,
    answers: Vec<AcceptedAnswer>,
}

/// An accepted answer and the inputs it led to.
#[derive(Clone, Copy)]
pub struct AcceptedAnswer {
    pub at: u32,
    pub action: Action,
    /// Number of inputs before it.
    pub before: u32,
    /// Number of inputs after it and its deals.
    pub after: u32,
    /// Number of inputs after it was undone.
    pub taken_back: Option<u32>,
}

impl Questions {
    /// Returns the number of the open question.
    pub fn at(&self) -> Option<u32> {
        self.open.then_some(self.last)
    }

    /// Updates the question after a step of any seat. An open question stays the same while others
    /// answer.
    pub fn note(&mut self, asked: bool, own_step: bool) {
        if asked && (own_step || !self.open) {
            self.last += 1;
        }
        self.open = asked;
    }

    pub fn answered(&mut self, action: Action, before: u32, after: u32) {
        self.answers.push(AcceptedAnswer { at: self.last, action, before, after, taken_back: None });
    }

    /// Marks the answers from this input on as undone.
    pub fn take_back(&mut self, to: u32, after: u32) {
        for answer in self.answers.iter_mut().filter(|answer| answer.before >= to) {
            answer.taken_back.get_or_insert(after);
        }
    }

    /// Returns the answer to a question.
    pub fn answer(&self, at: u32) -> Option<&AcceptedAnswer> {
        self.answers.iter().rev().find(|answer| answer.at == at)
    }

    /// Returns the question whose current answer begins after this number of inputs.
    pub fn at_input(&self, before: u32) -> Option<u32> {
        let mut standing = self.answers.iter().rev().filter(|answer| answer.taken_back.is_none());
        standing.find(|answer| answer.before == before).map(|answer| answer.at)
    }
}
