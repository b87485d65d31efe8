//! All tests of this crate in one program: what they share is compiled and linked once.

mod access;
mod access_scenes;
mod api;
mod clocks;
mod desk;
mod fair;
mod floods;
mod foreign_bots;
mod go_on;
mod lessons;
mod lines;
mod one_device;
mod operations;
mod pairs;
mod pairs_logs;
mod persons;
mod play;
mod refusals;
mod scenes;
mod secrets;
mod seeds;
mod site;
mod sizes;
mod stalls;
