//! Writes the cards of an edition, with abilities in the language of `rules::ability`.

use super::quoted;
use crate::location::{CardId, Location};
use crate::pack::{AbilityText, Numbers, Pack, RuleSlot};
use crate::state::CampaignProgress;

/// Writes the train cards, with their marks if `marks` is true.
pub(super) fn train_cards(numbers: &Numbers, marks: bool) -> String {
    let mut text = String::from("\n[cards]\n");
    for (color, count) in &numbers.cards {
        text += &format!("{} = {count}\n", color.name());
    }
    text += &format!("locomotive = {}\n", numbers.locomotives);
    if marks {
        text += &format!("\n[marks]\npickaxe = {}\nskull = {}\n", numbers.pickaxes, numbers.skulls);
    }
    text
}

/// Writes the goods, the companies, the events in the deck and the pavilions in play. On request,
/// also writes all postcards of the pack and all crew cards.
pub(super) fn cards(pack: &Pack, state: &CampaignProgress, postcards: bool, crew: bool) -> String {
    let mut text = String::from("\n[goods]\n");
    pack.numbers.goods.iter().for_each(|(good, price)| text += &format!("{good} = {price}\n"));
    for company in &pack.companies {
        let color = company.color.name();
        text += &format!("\n[companies.{color}]\ncolor = \"{color}\"\ndoes = {}\n", quoted(&company.does));
    }
    let in_deck = |event: &String| state.at(&CardId::Event(event.clone())) == Location::Events;
    for event in pack.events.iter().filter(|event| in_deck(&event.id)) {
        let kind = if event.bolt { "bolt" } else { "ongoing" };
        text += &format!("\n[[events]]\nid = {}\ntitle = {}\n", quoted(&event.id), quoted(&event.title));
        text += &format!("text = {}\nkind = \"{kind}\"\n", quoted(&event.text));
        text += &format!("{}{}", ability(&event.ability), needs(event.needs));
        if event.kept {
            text += "kept = true\n";
        }
    }
    for postcard in pack.postcards.iter().filter(|_| postcards) {
        let private = &postcard.private;
        text += &format!("\n[[postcards]]\nnumber = {}\ntitle = {}\n", postcard.number, quoted(&postcard.public.title));
        text += &format!("{}{}", ability(&private.ability), needs(private.needs));
    }
    for crew in pack.crew.iter().filter(|_| crew) {
        text += &format!("\n[[crew]]\nid = {}\ntitle = {}\n", quoted(&crew.id), quoted(&crew.title));
        text += &format!("wage = {}\n{}", crew.wage, ability(&crew.ability));
        if let Some(uses) = crew.uses {
            text += &format!("uses = {uses}\n");
        }
    }
    let laid = |id: &String| state.at(&CardId::Pavilion(id.clone())) == Location::StoreRoom;
    for pavilion in pack.pavilions.iter().filter(|pavilion| laid(&pavilion.id)) {
        let check = if pavilion.at_end { "GAME_END" } else { "CLAIM" };
        text += &format!("\n[[pavilions]]\nid = {}\nname = {}\n", quoted(&pavilion.id), quoted(&pavilion.name));
        text += &format!("check = \"{check}\"\nwhen = {}\nfirst = {}\n", quoted(&pavilion.when), pavilion.first);
        if let Some(second) = pavilion.second {
            text += &format!("second = {second}\n");
        }
    }
    text
}

fn ability(ability: &AbilityText) -> String {
    let lines =
        [("trigger", &ability.trigger), ("when", &ability.when), ("cost", &ability.cost), ("does", &ability.does)];
    lines.into_iter().map(|(key, value)| format!("{key} = {}\n", quoted(value))).collect()
}

fn needs(slot: Option<RuleSlot>) -> String {
    slot.map_or_else(String::new, |slot| format!("needs = \"{}\"\n", slot.word()))
}
