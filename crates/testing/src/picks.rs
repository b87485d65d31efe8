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
            let Some(token) = option.as_str() else {
                tokens.push(option["token"].clone());
                tree = option["then"].clone();
                if tree.is_null() {
                    return None;
                }
                continue;
            };
            tokens.push(json!(token));
            break;
        }
        slots.push(Value::Array(tokens));
    }
    Some(Value::Array(slots))
}
