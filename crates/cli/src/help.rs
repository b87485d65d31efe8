//! The command line in the reader's language: help with examples, and usage errors in one line.
//!
//! Texts come from `locales/*/cli.ftl`: `cli-help-<command>` says what a command does,
//! `cli-help-<command>-examples` teaches it, `cli-arg-<argument>` explains an argument wherever it
//! appears, and `cli-help-<command>-<argument>` where it means something of its own.

use crate::args::{Command, Line, keys};
use crate::error::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, CommandFactory, FromArgMatches};
use rules::Text;
use std::ffi::OsString;
use texts::{Lang, SeatNames, has, name, say};

/// The language of the run: `--lang` wherever it stands, else the terminal's.
pub fn language(line: impl Iterator<Item = OsString>) -> Lang {
    let words: Vec<String> = line.filter_map(|word| word.into_string().ok()).collect();
    let after = words.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1].as_str());
    let joined = words.iter().find_map(|word| word.strip_prefix("--lang="));
    after
        .or(joined)
        .and_then(|code| code.parse().ok())
        .unwrap_or_else(|| Lang::of_locale(|name| std::env::var(name).ok()))
}

/// Reads the command line.
///
/// Help and version are printed here and end the program well; everything else that is not a command
/// to run is one line of [`Error::Bad`].
pub fn read(lang: Lang, line: impl Iterator<Item = OsString>) -> Result<Command, Error> {
    let matches = command(lang).try_get_matches_from(line).map_err(|error| refuse(lang, error))?;
    Ok(Line::from_arg_matches(&matches).map_err(|error| refuse(lang, error))?.command)
}

fn refuse(lang: Lang, error: clap::Error) -> Error {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => match error.print() {
            Ok(()) => Error::NobodyReads,
            Err(error) => error.into(),
        },
        kind => Error::bad(lang, usage(kind, &error)),
    }
}

/// What is wrong with the line, for people.
fn usage(kind: ErrorKind, error: &clap::Error) -> Text {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    match kind {
        ErrorKind::InvalidSubcommand => {
            Text::new("cli-usage-command").with("word", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Text::new("cli-usage-no-command")
        }
        ErrorKind::UnknownArgument => Text::new("cli-usage-unknown").with("argument", argument),
        ErrorKind::MissingRequiredArgument => Text::new("cli-usage-missing").with("argument", argument),
        ErrorKind::InvalidValue if value.is_empty() => {
            Text::new("cli-usage-no-value").with("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Text::new("cli-usage-value").with("argument", argument).with("value", value)
        }
        ErrorKind::ArgumentConflict => Text::new("cli-usage-conflict").with("argument", argument),
        _ => Text::new("cli-usage-other"),
    }
}

/// The command line with all its help.
fn command(lang: Lang) -> clap::Command {
    explain(Line::command(), "cli-help", lang)
}

fn explain(command: clap::Command, id: &str, lang: Lang) -> clap::Command {
    let examples = format!("{id}-examples");
    let arg_id = |arg: &Arg| {
        let own = format!("{id}-{}", arg.get_id());
        if has(lang, &own) { own } else { format!("cli-arg-{}", arg.get_id()) }
    };
    let (usage, options) = (name(lang, "cli-help-usage"), name(lang, "cli-help-options"));
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let mut command = command
        .about(name(lang, id))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args([help].into_iter().chain((id == "cli-help").then_some(version)))
        .subcommand_help_heading(name(lang, "cli-help-commands"))
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .mut_args(|arg| {
            let heading =
                if arg.is_positional() { name(lang, "cli-help-arguments") } else { options.clone() };
            let help = match arg_id(&arg).as_str() {
                "cli-arg-game" => {
                    let keys = Text::new("cli-arg-game").with("games", keys());
                    say(lang, &keys, &SeatNames::default())
                }
                id => name(lang, id),
            };
            let value = arg.get_action().takes_values();
            // Defaults and possible values are told by the help itself, in the reader's language.
            arg.help(help).help_heading(heading).hide_default_value(value).hide_possible_values(value)
        })
        .mut_subcommands(|sub| {
            let id = format!("{id}-{}", sub.get_name());
            explain(sub, &id, lang)
        });
    if has(lang, &examples) {
        command = command.after_help(name(lang, &examples));
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visit(command: &clap::Command, id: &str, missing: &mut Vec<String>) {
        for lang in Lang::ALL {
            let mut want = |id: String| {
                if !has(lang, &id) {
                    missing.push(format!("{} {id}", lang.code()));
                }
            };
            want(id.to_owned());
            if !command.has_subcommands() {
                want(format!("{id}-examples"));
            }
            for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                let own = format!("{id}-{}", arg.get_id());
                want(if has(lang, &own) { own } else { format!("cli-arg-{}", arg.get_id()) });
            }
        }
        for sub in command.get_subcommands() {
            visit(sub, &format!("{id}-{}", sub.get_name()), missing);
        }
    }

    #[test]
    fn every_command_and_argument_is_explained_in_both_languages() {
        let mut missing = Vec::new();
        let mut command = command(Lang::En);
        command.build();
        visit(&command, "cli-help", &mut missing);
        assert!(missing.is_empty(), "{missing:#?}");
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let of = |line: &[&str]| language(line.iter().map(OsString::from));
        assert_eq!(of(&["veillee", "play", "--lang", "fr"]), Lang::Fr);
        assert_eq!(of(&["veillee", "--lang=fr", "--help"]), Lang::Fr);
        assert_eq!(of(&["veillee", "--lang=en"]), Lang::En);
    }
}
