//! The rules of the campaign: one test for each line of `docs/rules.md`, named after its id, and
//! random campaigns.

mod audit;
mod cam;
mod editions;
mod end_steps;
mod leg;
mod logs;
mod random;
mod scene;
mod secrets;
mod story;
mod verdict;
