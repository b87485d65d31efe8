//! The table as a picture and in words.

mod map;
mod words;

use crate::{Africa, View};
use rules::{Draws, Text};
use serde::Serialize;

impl Draws for Africa {
    fn chart(&self) -> impl Serialize {
        self.map()
    }

    fn draw(&self, view: &View) -> String {
        self.picture(view)
    }

    fn lines(&self, view: &View) -> Vec<Text> {
        self.words(view)
    }
}
