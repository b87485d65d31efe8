//! The shape of a board file.

use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct File {
    pub format: u32,
    pub game: Game,
    #[serde(default, rename = "sources")]
    pub _sources: toml::Table,
    pub board: Size,
    pub side: Vec<Side>,
    pub track: Vec<Track>,
    pub stickers: Stickers,
    pub variant2_example: Example,
    pub movement: Movement,
    pub options: toml::Table,
    pub perft: Perft,
    pub cells: Cells,
    pub adjacency: Adjacency,
}

#[derive(Deserialize)]
pub(super) struct Game {
    pub id: String,
    #[serde(rename = "title")]
    pub _title: String,
    #[serde(rename = "subtitle")]
    pub _subtitle: String,
    pub players_min: u32,
    pub players_max: u32,
    #[serde(rename = "provenance")]
    pub _provenance: String,
}

#[derive(Deserialize)]
pub(super) struct Size {
    pub columns: u32,
    pub rows: u32,
    pub cells: u32,
    #[serde(rename = "naming")]
    pub _naming: String,
    #[serde(rename = "orientation")]
    pub _orientation: String,
    #[serde(rename = "provenance")]
    pub _provenance: String,
}

#[derive(Deserialize)]
pub(super) struct Side {
    pub id: String,
    pub first_to_move: bool,
    pub pawns: u32,
    pub camp: Vec<String>,
    #[serde(rename = "camp_provenance")]
    pub _camp_provenance: String,
    pub start: Vec<String>,
    #[serde(rename = "start_provenance")]
    pub _start_provenance: String,
    pub edge: Vec<[String; 2]>,
    pub gates: Vec<String>,
    #[serde(rename = "edge_provenance")]
    pub _edge_provenance: String,
}

#[derive(Deserialize)]
pub(super) struct Track {
    pub n: u32,
    pub column: String,
    pub light_start: String,
    pub dark_start: String,
    #[serde(rename = "provenance")]
    pub _provenance: String,
}

#[derive(Deserialize)]
pub(super) struct Stickers {
    pub sets: u32,
    pub numbers: Vec<u32>,
    #[serde(rename = "provenance")]
    pub _provenance: String,
}

#[derive(Deserialize)]
pub(super) struct Example {
    pub rows: Vec<Vec<u32>>,
    #[serde(rename = "provenance")]
    pub _provenance: String,
}

#[derive(Deserialize)]
pub(super) struct Movement {
    pub directions: Vec<String>,
    pub obstacles: Vec<String>,
    pub default: String,
    pub other: String,
    #[serde(rename = "provenance")]
    pub _provenance: String,
}

#[derive(Deserialize)]
pub(super) struct Perft {
    pub slide: Vec<u64>,
    pub free: Vec<u64>,
}

#[derive(Deserialize)]
pub(super) struct Cells {
    #[serde(rename = "provenance")]
    pub _provenance: String,
    pub list: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Adjacency {
    #[serde(rename = "provenance")]
    pub _provenance: String,
    pub pairs: Vec<[String; 2]>,
}
