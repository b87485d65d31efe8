//! French and English: the messages of `locales/` for server and terminal.
//!
//! Games and tables say [`Text`]s (a message id and its arguments); here they become sentences. The pages
//! do the same with the same files. A message that is missing shows its id: a reader is never left with
//! nothing, and nothing here can fail.
//!
//! A name enters a sentence in the form that the sentence asks for: the argument `at` is also `$at-the`, `$at-of`, …,
//! by the `kind` of the name and the `forms.ftl` of the language.
//!
//! ```
//! use rules::{Arg, Text};
//! use texts::{Lang, SeatNames, say};
//!
//! let list = Arg::List(vec!["a1".into(), "b2".into(), "c3".into()]);
//! let text = Text::new("plain").with("line", list);
//! assert_eq!(say(Lang::Fr, &text, &SeatNames::default()), "a1, b2 et c3");
//! assert_eq!(say(Lang::En, &text, &SeatNames::default()), "a1, b2 and c3");
//! ```

mod book;
mod files;
mod lang;
mod rulebook;
mod say;
mod typed;

pub use lang::Lang;
pub use rulebook::{Clause, Rulebook, Section, rules};
pub use say::{SeatNames, has, is_name, name, say};
pub use typed::typed;

#[doc(no_inline)]
pub use ::rules::Text;
