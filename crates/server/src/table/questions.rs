//! Numbering of the questions to each seat. Answers are remembered, so that a repeated
//! message is harmless.

use rules::action::Action;

/// The questions put to one seat, and the seat's answers.
#[derive(Clone, Default)]
pub struct Questions {
    /// The number of the last question.
    last: u32,
    /// Whether the last question is open.
    open: bool,
    answers: Vec<AcceptedAnswer>,
}

/// An accepted answer, with the length of the record before the answer, after it, and after it was
/// undone.
#[derive(Clone, Copy)]
pub struct AcceptedAnswer {
    pub at: u32,
    pub action: Action,
    /// Number of inputs in the record before this answer.
    pub before: u32,
    /// Number of inputs in the record once this answer and its deals were applied.
    pub after: u32,
    /// Number of inputs in the record once this answer was undone; `None` if it was not.
    pub taken_back: Option<u32>,
}

impl Questions {
    /// Returns the number of the open question.
    pub fn at(&self) -> Option<u32> {
        self.open.then_some(self.last)
    }

    /// Updates the question after a step by any seat. An open question keeps its number while other
    /// seats answer.
    pub fn note(&mut self, asked: bool, own_step: bool) {
        if asked && (own_step || !self.open) {
            self.last += 1;
        }
        self.open = asked;
    }

    pub fn answered(&mut self, action: Action, before: u32, after: u32) {
        self.answers.push(AcceptedAnswer { at: self.last, action, before, after, taken_back: None });
    }

    /// Marks answers as undone if the record had at least `to` inputs before them.
    pub fn take_back(&mut self, to: u32, after: u32) {
        for answer in self.answers.iter_mut().filter(|answer| answer.before >= to) {
            answer.taken_back.get_or_insert(after);
        }
    }

    /// Returns the latest answer to the question with this number.
    pub fn answer(&self, at: u32) -> Option<&AcceptedAnswer> {
        self.answers.iter().rev().find(|answer| answer.at == at)
    }

    /// Returns the number of the question that was answered after this number of inputs, unless the
    /// answer was undone.
    pub fn at_input(&self, before: u32) -> Option<u32> {
        let mut standing = self.answers.iter().rev().filter(|answer| answer.taken_back.is_none());
        standing.find(|answer| answer.before == before).map(|answer| answer.at)
    }
}
