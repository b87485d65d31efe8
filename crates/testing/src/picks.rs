//! An answer from a prompt, as a page would make it.

use serde_json::{Value, json};

/// Picks from a prompt until every slot is complete: always the option that `choose` says (it is given how
/// many there are). `None` if the prompt's tree was not sent whole.
pub fn picks(prompt: &Value, mut choose: impl FnMut(usize) -> usize) -> Option<Value> {
    let mut slots = Vec::new();
    for slot in prompt["slots"].as_array()? {
        let mut tokens = Vec::new();
        let mut tree = slot["tree"].clone();
        while let Some(options) = tree["picks"].as_array().filter(|options| !options.is_empty()) {
            let option = &options[choose(options.len()) % options.len()];
            // a last pick is a bare token or a token and a number; others have a tree behind them
            let token = option.as_str().or(option[0].as_str());
            tokens.push(token.map_or(option["token"].clone(), |token| json!(token)));
            tree = match option {
                Value::String(_) => break,
                Value::Array(pair) if pair[1].is_number() => break,
                Value::Array(pair) => pair[1].clone(),
                _ if option["then"].is_null() => return None,
                _ => option["then"].clone(),
            };
        }
        slots.push(Value::Array(tokens));
    }
    Some(Value::Array(slots))
}
