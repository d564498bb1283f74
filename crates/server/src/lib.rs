//! Tables where people and programs meet.
