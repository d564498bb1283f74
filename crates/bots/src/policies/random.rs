use dealer::Stream;
use rules::action::Action;
use rules::view::Sight;

use crate::Player;

/// A policy that picks a choice at random. All choices are equally likely, and each payment for a
/// route is a separate choice.
pub struct Random(pub Stream);

impl<const W: usize> Player<W> for Random {
    #[inline(always)]
    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        let choices = sight.choices();
        choices.nth(self.0.below(choices.len()))
    }
}
