// Written from crates/server/src/wire by its tests; VEILLEE_WRITE=1 cargo test -p server wire

/**
 * A sentence to be said in the reader's language.
 */
export type Text = {
/**
 * Message id in `locales/`.
 */
id: string,
/**
 * Named arguments of the message.
 */
args?: Array<[string, Arg]>, };

/**
 * An argument of a message.
 */
export type Arg = { "number": number } | { "word": string } | { "name": string } | { "seat": Seat } | { "list": Array<Arg> } | { "text": Text };

/**
 * A place at the table, counted from 0 in the game's own order.
 */
export type Seat = number;

/**
 * Something that can be picked.
 */
export type Pick<E = unknown> = {
/**
 * The token, as the notation writes it.
 */
token: string,
/**
 * How it is called, if the token does not speak for itself.
 */
label?: Text,
/**
 * What it would do, in words.
 */
hint?: Text,
/**
 * What it would do, as the game's page draws and says it.
 */
effect?: E, };

/**
 * A line of a score.
 */
export type Part = {
/**
 * What for.
 */
what: Text,
/**
 * How many points.
 */
points: number,
/**
 * By which clause.
 */
clause: string, };

/**
 * A line of the log as one viewer may read it.
 */
export type Told<E = unknown> = {
/**
 * The step that made it happen.
 */
step: number,
/**
 * The sentence.
 */
text: Text,
/**
 * The clause behind it, for "Why?".
 */
clause?: string,
/**
 * The table went back to this step: what happened since has been taken back.
 */
back?: number,
/**
 * The event itself as the game's page knows it; `null` for matters of the table.
 */
event: E | null, };

/**
 * A message from the page.
 */
export type Ask = { ack: number } & Question;

/**
 * What is asked.
 */
export type Question = { "t": "answer",
/**
 * The decision it answers.
 */
decision: number,
/**
 * The tokens picked, slot by slot; an optional slot may be empty.
 */
picks?: Array<Array<string>>,
/**
 * The action as text; without `picks`.
 */
action?: string, } | { "t": "pick",
/**
 * Which slot of the prompt.
 */
slot: number,
/**
 * The tokens so far.
 */
picked: Array<string>, } | { "t": "suppose",
/**
 * In the decision that comes so many after the open one; until then nobody answers.
 */
ahead?: number,
/**
 * By seat: the tokens picked, slot by slot, or the action as text.
 */
answers: { [seat: string]: string[][] | string }, } | { "t": "choices",
/**
 * In the decision that comes so many after the open one; until then nobody answers.
 */
ahead?: number,
/**
 * Which.
 */
seat: string, } | { "t": "draft",
/**
 * The tokens picked so far, slot by slot.
 */
picks?: Array<Array<string>>,
/**
 * Any text; without `picks`.
 */
text?: string, } | { "t": "say",
/**
 * To whom.
 */
room: Room,
/**
 * What.
 */
text: string, } | { "t": "terms",
/**
 * The tokens so far.
 */
picked: Array<string>,
/**
 * A place or a player: also every promise about it that could follow.
 */
about?: string, } | { "t": "keep",
/**
 * All of it.
 */
desk: Desk, } | { "t": "hint", } | { "t": "settled",
/**
 * The number of the last message.
 */
n: number, } | { "t": "look",
/**
 * Which, or `"public"`: as everybody sees it.
 */
seat: string, } | { "t": "resume",
/**
 * The last number seen.
 */
after: number, } | Deed;

/**
 * What a seat can do at a table besides answering. It is read from a message as it stands here, but for what only the
 * table itself may say.
 */
export type Deed = { "t": "unseal" } | { "t": "undo", } | { "t": "resign" } | { "t": "offer",
/**
 * What.
 */
kind: OfferKind, } | { "t": "accept" } | { "t": "decline" } | { "t": "propose",
/**
 * The treaty in the game's notation.
 */
treaty: string, } | { "t": "reply",
/**
 * The number of the treaty.
 */
treaty: number,
/**
 * Agreed?
 */
yes: boolean,
/**
 * Why not: one of [`rules::REASONS`].
 */
why?: string, } | { "t": "counter",
/**
 * The number of the treaty that is answered.
 */
treaty: number,
/**
 * The treaty that is offered instead.
 */
offer: string, } | { "t": "notice",
/**
 * The number of the treaty.
 */
treaty: number, } | { "t": "instruct",
/**
 * Their names; a game lists those that it knows.
 */
instructions: Array<string>, };

/**
 * Something that needs the other side's agreement.
 */
export type OfferKind = "draw" | "take_back";

/**
 * Who hears what is said: `"public"`, `"watchers"`, or the seats of a private room (the speaker's own among them).
 */
export type Room = "public" | "watchers" | Array<string>;

/**
 * A message to the page. Those that change what the page shows are numbered: `n` rises by one from message
 * to message, a gap means `resume`. Any of them carries the `ack` of the page's own message if it is its
 * answer.
 */
export type Tell = { "t": "welcome" } & Welcome | { "t": "update" } & Update | { "t": "ahead" } & Ahead | { "t": "table",
/**
 * Number of this message.
 */
n: number,
/**
 * Answer to this message of the page.
 */
ack?: number,
/**
 * The table now.
 */
table: TableInfo, } | { "t": "said",
/**
 * Number of this message.
 */
n: number,
/**
 * Answer to this message of the page.
 */
ack?: number,
/**
 * What.
 */
said: Said, } | { "t": "clocks",
/**
 * Number of this message.
 */
n: number,
/**
 * The clocks now.
 */
clocks: ClocksInfo, } | { "t": "next",
/**
 * Answer to this `pick`.
 */
ack: number,
/**
 * What can be picked next.
 */
options: Array<Pick>,
/**
 * Could the slot be left as it is?
 */
complete: boolean,
/**
 * What the treaty would say, where one is drawn up and could be offered so.
 */
says?: Text,
/**
 * What of your own words and deeds speaks against offering it.
 */
warnings?: Array<Text>,
/**
 * Where something of the board was pointed at: every promise about it, each as the picks that lead to it.
 */
ways?: Array<Array<Pick>>, } | { "t": "supposed",
/**
 * Answer to this `suppose`.
 */
ack: number,
/**
 * What you would be told.
 */
told: Array<Told>,
/**
 * The game's own view then; `null` if it depends on what you cannot know.
 */
view: unknown, } | { "t": "choices",
/**
 * Answer to this `choices`.
 */
ack: number,
/**
 * `null` if the seat is not asked.
 */
prompt: Prompt | null, } | { "t": "hint",
/**
 * Answer to this `hint`.
 */
ack: number,
/**
 * The decision that it is meant for.
 */
decision: number,
/**
 * The action as text.
 */
action: string,
/**
 * The tokens that make it, slot by slot.
 */
picks: Array<Array<string>>, } | { "t": "ok",
/**
 * Answer to this message.
 */
ack: number, } | { "t": "refused",
/**
 * Answer to this message; 0 if the message could not be read.
 */
ack: number,
/**
 * Stable word for programs.
 */
code: string,
/**
 * The rule clause, if a rule refused it.
 */
clause: string | null,
/**
 * The reason for people.
 */
text: Text,
/**
 * Every reason with its clause, where a rule refused an answer of many entries.
 */
reasons?: Array<Reason>, } | { "t": "closing",
/**
 * Milliseconds.
 */
retry_ms: number, };

/**
 * Everything about a table as one viewer may know it.
 */
export type Welcome = {
/**
 * Number to go on from.
 */
n: number,
/**
 * Answer to a `resume`.
 */
ack?: number,
/**
 * What the table is to you.
 */
you: You,
/**
 * The table.
 */
table: TableInfo,
/**
 * Does everybody see the same of the board? Then one device can be passed around without looking away, but for what
 * is answered together.
 */
open: boolean,
/**
 * The last step.
 */
step: number,
/**
 * The game's own view; `null` until the game has started.
 */
view: unknown,
/**
 * The log so far.
 */
log: Array<Told>,
/**
 * What is asked of whom; `null` until the game has started.
 */
turn: TurnInfo | null,
/**
 * The open decision.
 */
decision: number,
/**
 * What you can choose, if you are asked.
 */
prompt: Prompt | null,
/**
 * Your sealed answer.
 */
sealed: string | null,
/**
 * The tokens that make it, slot by slot.
 */
sealed_picks: Array<Array<string>> | null,
/**
 * Your half-made answer as you kept it: the tokens picked, slot by slot, or a text.
 */
draft: string[][] | string | null,
/**
 * The open offer.
 */
offer: Offer | null,
/**
 * Could you undo now?
 */
can_undo: boolean,
/**
 * Scores and outcome, once the game is over.
 */
standing: Standing | null,
/**
 * The phase of the game.
 */
stage: Text | null,
/**
 * The clocks, if the table has any.
 */
clocks: ClocksInfo | null,
/**
 * The last things said that you may hear.
 */
talk: Array<Said>,
/**
 * What may be said now, in a game of negotiation; `null` where it is always everything.
 */
talk_now: TalkNow | null,
/**
 * The treaties that you know of.
 */
treaties: Array<TreatyInfo>,
/**
 * The standing instructions that you have given.
 */
instructions: Array<string>,
/**
 * The turn that is played, in a game of negotiation.
 */
now: TurnName | null,
/**
 * What you keep at this table for your own eyes; `null` if you are nobody yet.
 */
desk: Desk | null, };

/**
 * What changed, as one viewer may know it. What can be absent is absent when it is `null`, `false` or empty.
 */
export type Update = {
/**
 * Number of this message.
 */
n: number,
/**
 * Answer to this message of the page.
 */
ack?: number,
/**
 * The last step.
 */
step: number,
/**
 * The game's own view.
 */
view: unknown,
/**
 * What happened.
 */
told: Array<Told>,
/**
 * What is asked of whom.
 */
turn: TurnInfo,
/**
 * The open decision.
 */
decision: number,
/**
 * What you can choose, if you are asked.
 */
prompt?: Prompt,
/**
 * Your sealed answer.
 */
sealed?: string,
/**
 * The tokens that make it, slot by slot.
 */
sealed_picks?: Array<Array<string>>,
/**
 * The open offer.
 */
offer?: Offer,
/**
 * Could you undo now?
 */
can_undo?: boolean,
/**
 * Scores and outcome, once the game is over.
 */
standing?: Standing,
/**
 * The phase of the game.
 */
stage?: Text,
/**
 * The clocks, if the table has any.
 */
clocks?: ClocksInfo,
/**
 * What may be said now, in a game of negotiation.
 */
talk_now?: TalkNow,
/**
 * The treaties that you know of, if there is news of them.
 */
treaties?: Array<TreatyInfo>,
/**
 * The standing instructions that you have given.
 */
instructions?: Array<string>,
/**
 * The turn that is played, in a game of negotiation.
 */
now?: TurnName, };

/**
 * The beginning of the lists of an `update` that has more to say than one message holds. Several may come before it.
 */
export type Ahead = {
/**
 * Number of this message.
 */
n: number,
/**
 * Lines that come before those of the update.
 */
told?: Array<Told>,
/**
 * Slots that come before those of the update's prompt.
 */
slots?: Array<PromptSlot>,
/**
 * Treaties that come before those of the update.
 */
treaties?: Array<TreatyInfo>,
/**
 * Scores that come before those of the update's standing.
 */
scores?: Array<StandingScore>, };

/**
 * What the table waits for.
 */
export type TurnInfo = {
/**
 * The seats that are asked.
 */
decide: Array<string>,
/**
 * Those of them that have not answered yet.
 */
awaited: Array<string>, } | {
/**
 * Always true.
 */
over: true, };

/**
 * An open offer.
 */
export type Offer = {
/**
 * Who offers.
 */
from: string,
/**
 * What.
 */
kind: OfferKind,
/**
 * Who has agreed so far.
 */
agreed: Array<string>, };

/**
 * What may be said at the table now.
 */
export type TalkNow = "free" | "public" | "aloud" | "silent";

/**
 * A treaty as its parties see it, and everybody once the game is over.
 */
export type TreatyInfo = {
/**
 * Its number.
 */
number: number,
/**
 * Who offered it.
 */
from: string,
/**
 * Who has to agree.
 */
partners: Array<string>,
/**
 * Who has agreed so far.
 */
agreed: Array<string>,
/**
 * What it says.
 */
text: Text,
/**
 * The treaty in notation, as `propose` would have it of whoever offered it.
 */
terms: string,
/**
 * What has become of it.
 */
fate: TreatyFate,
/**
 * Who broke it.
 */
broken_by?: Array<string>,
/**
 * The number of the offer that it answers.
 */
counters?: number,
/**
 * Who declined it, took it back, answered it with another offer, or gave notice of it.
 */
by?: string,
/**
 * Why it was declined, came to nothing or is void.
 */
why?: Text,
/**
 * Which of its clauses was broken, from 1.
 */
clause?: number,
/**
 * It was fulfilled before its term was over.
 */
early?: boolean,
/**
 * The turn in which it was offered, by its name.
 */
made: Text,
/**
 * The turn in which its fate was decided, by its name.
 */
when?: Text,
/**
 * The step in which it was offered.
 */
offered_at: number,
/**
 * The step in which the last of its parties agreed.
 */
agreed_at?: number,
/**
 * The step that decided its fate.
 */
decided_at?: number,
/**
 * What of your own words and deeds speaks against signing it.
 */
warnings?: Array<Text>,
/**
 * What you may say to it, whenever there is time for diplomacy.
 */
answers?: Array<TreatyAnswer>, };

/**
 * What has become of a treaty.
 */
export type TreatyFate = "offered" | "agreed" | "declined" | "withdrawn" | "countered" | "undone" | "lapsed" | "void" | "kept" | "broken";

/**
 * What somebody may say to a treaty.
 */
export type TreatyAnswer = "accept" | "decline" | "counter" | "withdraw" | "notice";

/**
 * A turn of the game.
 */
export type TurnName = {
/**
 * Counted from the first.
 */
number: number,
/**
 * What it is called.
 */
name: Text, };

/**
 * Something that was said.
 */
export type Said = {
/**
 * Who heard it.
 */
room: Room,
/**
 * After which step.
 */
step?: number,
/**
 * In which turn, in a game of negotiation.
 */
turn?: TurnName,
/**
 * The speaker's seat; `null` for a spectator.
 */
seat: string | null,
/**
 * The speaker's name.
 */
name: string,
/**
 * What was said. Plain text: never to be read as markup.
 */
text: string,
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * What somebody keeps at a table for their own eyes, on whichever device. A thread is named as pages like; the server only
 * keeps it.
 */
export type Desk = {
/**
 * How far a thread has been read: until when, and how much of what was said at that very moment.
 */
read: { [thread in string]?: [number, number] },
/**
 * Words of a thread that were not sent yet.
 */
unsent: { [key in string]: string },
/**
 * Whom one does not want to hear.
 */
muted: Array<string>,
/**
 * Notes to oneself.
 */
notes: Array<Note>, };

/**
 * A note to oneself.
 */
export type Note = {
/**
 * The number of the turn that it belongs to.
 */
turn: number | null,
/**
 * What that turn is called; only ever told.
 */
when?: Text,
/**
 * What it says.
 */
text: string, };

/**
 * Scores with every point explained, and the outcome.
 */
export type Standing = {
/**
 * One a seat, in seat order.
 */
scores: Array<StandingScore>,
/**
 * How it ended.
 */
outcome: StandingOutcome | null, };

/**
 * The score of a seat.
 */
export type StandingScore = {
/**
 * Whose.
 */
seat: string,
/**
 * The sum, or whatever the game compares first.
 */
total: number,
/**
 * What it is made of.
 */
parts: Array<Part>,
/**
 * The place among all, from 1; equals share one.
 */
rank: number,
/**
 * What decides among equal totals, in games that say so: more is better.
 */
tie_break?: Part, };

/**
 * How the game ended.
 */
export type StandingOutcome = {
/**
 * Who won: one, several who share it, or nobody (a draw).
 */
winners: Array<string>,
/**
 * In which way.
 */
how: Text,
/**
 * By which clause.
 */
clause: string,
/**
 * The clause of `how`, where it says something beside who has won.
 */
how_clause?: string, };

/**
 * Everything a seat can pick now.
 */
export type Prompt<E = unknown> = {
/**
 * The decision that an answer has to name.
 */
decision: number,
/**
 * The blanks to fill; an answer gives the tokens picked in each.
 */
slots: Array<PromptSlot<E>>,
/**
 * What is to be said of tokens in whichever slot they are met: unless the slot says otherwise, it holds there.
 */
tokens?: { [token: string]: Always<E> }, };

/**
 * A blank and its choices.
 */
export type PromptSlot<E = unknown> = {
/**
 * Stable name within the decision.
 */
id: string,
/**
 * What is asked.
 */
ask: Text,
/**
 * May stay empty.
 */
optional?: boolean,
/**
 * What can be picked.
 */
tree: Tree<E>,
/**
 * What last picks would do: each said once, however many do it.
 */
hints?: Array<Text>,
/**
 * What is to be said of tokens wherever they are met: their picks leave it out.
 */
tokens?: { [token: string]: Always<E> }, };

/**
 * What is to be said of a token wherever it is met in a slot.
 */
export type Always<E = unknown> = {
/**
 * How it is called.
 */
label?: Text,
/**
 * What it would do, as the game's page draws and says it.
 */
effect?: E, };

/**
 * Choices, and whether one may stop here.
 */
export type Tree<E = unknown> = {
/**
 * Could the slot be left as it is?
 */
complete?: boolean,
/**
 * What can be picked next.
 */
picks?: Array<Branch<E>>, };

/**
 * A pick and what follows it. Most picks are last ones, after which the slot is complete and nothing can
 * follow: such a token stands alone, or with what it would do. The next most common form is a token and what may
 * follow it.
 */
export type Branch<E = unknown> = string | [string, number] | [string, Tree<E>] | [string, Tree<E> | null, E] | {
/**
 * The token, as the notation writes it.
 */
token: string,
/**
 * How it is called, if the token does not speak for itself.
 */
label?: Text,
/**
 * What it would do.
 */
hint?: Text,
/**
 * What it would do, as the game's page draws and says it.
 */
effect?: E,
/**
 * What may follow; absent: ask with `pick`.
 */
then?: Tree<E>, };

/**
 * What is public about a table (to those who may see it at all).
 */
export type TableInfo = {
/**
 * Its id, also its address.
 */
id: string,
/**
 * The game's key.
 */
game: string,
/**
 * Open, playing or over.
 */
stage: Stage,
/**
 * Is it on the list of open tables?
 */
public: boolean,
/**
 * The seats in play, in seat order.
 */
seats: Array<SeatInfo>,
/**
 * The chosen options; what is not named has its default.
 */
options: { [key in string]: string },
/**
 * How many are watching without a seat.
 */
spectators: number,
/**
 * The hash that commits to the secret seed.
 */
commitment: string,
/**
 * The time contract.
 */
clock: Clock,
/**
 * What follows from it and from the options.
 */
contract: ContractInfo,
/**
 * What was agreed on about talk.
 */
manners: Manners,
/**
 * The rules version it is played by.
 */
rules_version: number,
/**
 * `sha256:` and hex of the board file.
 */
board_hash: string,
/**
 * Can it be resigned, or drawn by agreement?
 */
duel: boolean,
/**
 * The table of the rematch, once there is one.
 */
rematch: string | null, };

/**
 * What a table promises about time and absence before anybody sits down, and keeps.
 */
export type ContractInfo = {
/**
 * The phases whose time is the table's: none where no clock runs, or decisions have days.
 */
phases: Array<PhaseInfo>,
/**
 * How many minutes a game takes, about; `null` where decisions have days.
 */
minutes: number | null,
/**
 * What becomes of a seat whose player leaves: `bot`, a bot plays until they are back; `idle`, the seat does nothing
 * until they are back; `out`, the seat does nothing any more.
 */
absence: AbsenceKind,
/**
 * Does anything come from chance? Then `commitment` seals it before the game.
 */
chance: boolean,
/**
 * The seats that share a device, as far as there are any: whoever holds one could look into the others.
 */
shared: Array<Array<string>>, };

/**
 * A phase whose time is the table's.
 */
export type PhaseInfo = {
/**
 * Its name: the message `<game>-phase-<name>`.
 */
name: string,
/**
 * How long it lasts, unless all are ready before; `null`: no limit.
 */
seconds: number | null, };

/**
 * What becomes of a seat whose player leaves.
 */
export type AbsenceKind = "bot" | "idle" | "out";

/**
 * What a table agrees on about talk before anybody sits down.
 */
export type Manners = {
/**
 * What players may say while they play.
 */
words: Words,
/**
 * Where those who watch may speak.
 */
watchers: Watchers,
/**
 * What becomes of private talk when the game is over.
 */
private_talk: PrivateTalk, };

/**
 * What players may say while they play.
 */
export type Words = "free" | "cards";

/**
 * Where those who watch may speak.
 */
export type Watchers = "apart" | "aloud" | "silent";

/**
 * What becomes of private talk when the game is over.
 */
export type PrivateTalk = "closed" | "opens";

/**
 * How far a table has come.
 */
export type Stage = "open" | "playing" | "over";

/**
 * A seat as everybody sees it.
 */
export type SeatInfo = {
/**
 * Its id in the game.
 */
id: string,
/**
 * Who sits there.
 */
kind: SeatKind,
/**
 * The person's name.
 */
name: string | null,
/**
 * The bot's level, if a bot plays: for good, or (for a person) until they are back.
 */
level: string | null,
/**
 * Has the person a page open?
 */
here: boolean,
/**
 * Has the person left, or been held to have left? What becomes of the seat, the contract says.
 */
away: boolean,
/**
 * After the game: would the person play the same again?
 */
again?: boolean,
/**
 * In a duel: what who sits here has won in this match, over all its rematches, in half points.
 */
halves?: number, };

/**
 * Who sits in a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * What a table is to the one who asks.
 */
export type You = {
/**
 * The seat that the messages are made for; `null` for a spectator.
 */
seat: string | null,
/**
 * Every seat you hold: more than one at a table where one device is passed around.
 */
seats: Array<string>,
/**
 * May you set bots, start, and invite?
 */
host: boolean,
/**
 * The secret of the invitation link, for those who may pass it on.
 */
invite: string | null, };

/**
 * The time contract of a table.
 */
export type Clock = { "kind": "none" } | { "kind": "live",
/**
 * The bank at the start, in seconds.
 */
bank: number,
/**
 * Added after each answer, in seconds.
 */
add: number, } | { "kind": "days",
/**
 * Hours a decision.
 */
hours: number, };

/**
 * The clocks as they stand.
 */
export type ClocksInfo = {
/**
 * Milliseconds left of each seat, in seat order, at the time of this message.
 */
left: Array<number>,
/**
 * Milliseconds left of the phase, which is the table's; `null` if one is alone to decide, or it has no limit.
 */
phase: number | null,
/**
 * The seats whose clocks are running.
 */
running: Array<string>,
/**
 * Have all agreed to pause?
 */
paused: boolean,
/**
 * Milliseconds for which no clock runs yet, because what happened is being shown.
 */
held?: number, };

/**
 * Why a request was refused; nothing has changed. The body of every answer that is not a success.
 */
export type Problem = {
/**
 * Stable word for programs.
 */
code: string,
/**
 * The rule clause, if a rule refused it.
 */
clause: string | null,
/**
 * The reason for people.
 */
text: Text,
/**
 * Every reason with its clause, where a rule refused an answer of many entries.
 */
reasons?: Array<Reason>,
/**
 * What is wrong with which field, where a body or a text was wrong.
 */
faults?: Array<FieldError>, };

/**
 * One of several reasons.
 */
export type Reason = {
/**
 * The rule clause.
 */
clause: string,
/**
 * The reason for people.
 */
text: Text, };

/**
 * An error of one field.
 */
export type FieldError = {
/**
 * The field.
 */
field: string,
/**
 * The line, if the field is one of a board file.
 */
line?: number,
/**
 * The rule clause, if a rule forbids it.
 */
clause: string | null,
/**
 * What is wrong, in English.
 */
message: string,
/**
 * The same as a message, to be said in the reader's language.
 */
text: Text, };

/**
 * Who I am to the site.
 */
export type Me = {
/**
 * The name that others see; empty until I gave one.
 */
name: string,
/**
 * The name of my account, if I have one.
 */
account: string | null, };

/**
 * How I want to be called.
 */
export type MyName = {
/**
 * 1 to 24 visible characters.
 */
name: string, };

/**
 * Name and passphrase of an account. Never printed, never logged.
 */
export type Credentials = {
/**
 * The account's name.
 */
name: string,
/**
 * At least eight characters.
 */
passphrase: string, };

/**
 * A box on the shelf. Its title, blurb and option texts are messages of `locales/`.
 */
export type GameInfo = {
/**
 * The game's key.
 */
key: string,
/**
 * Every seat id, in the game's own order.
 */
seats: Array<string>,
/**
 * The fewest seats that can play; the most is all of them.
 */
min_seats: number,
/**
 * How long a game takes, about.
 */
minutes: number,
/**
 * The options.
 */
options: Array<OptionInfo>,
/**
 * Options that make a first game against bots a good one, by name; the others stay at their defaults.
 */
first_game: { [key in string]: string },
/**
 * Standing instructions that a seat may give.
 */
instructions: Array<string>,
/**
 * The phases that have a time of their own at live tables.
 */
phases: Array<TimedPhase>,
/**
 * The levels of its bots, weakest first.
 */
levels: Array<string>,
/**
 * The rules version that new tables are played by.
 */
rules_version: number,
/**
 * Is it a game of negotiation, with treaty cards?
 */
treaties: boolean,
/**
 * How many steps its guided first game has; 0: it has none.
 */
lessons: number, };

/**
 * An option of a game.
 */
export type OptionInfo = {
/**
 * Its name.
 */
name: string,
/**
 * Its values, the default first.
 */
values: Array<string>,
/**
 * Does it take other texts as well?
 */
open: boolean, };

/**
 * A phase with a time of its own.
 */
export type TimedPhase = {
/**
 * Its name: the message `<game>-phase-<name>`.
 */
name: string,
/**
 * The option that says how many seconds it lasts.
 */
option: string, };

/**
 * The rules in our own words.
 */
export type RulesText = {
/**
 * The game's name.
 */
title: string,
/**
 * What it is about, paragraph by paragraph.
 */
intro: Array<string>,
/**
 * The chapters.
 */
sections: Array<RulesSection>, };

/**
 * A chapter of the rules.
 */
export type RulesSection = {
/**
 * Its heading.
 */
title: string,
/**
 * Paragraphs that introduce it.
 */
intro: Array<string>,
/**
 * Its clauses.
 */
clauses: Array<RulesClause>, };

/**
 * A clause of the rules.
 */
export type RulesClause = {
/**
 * Its number, such as `NP-06`.
 */
id: string,
/**
 * What it says.
 */
text: string,
/**
 * Decided by us, where the printed rules are silent.
 */
ruling?: boolean, };

/**
 * A step of the guided first game, before the answer.
 */
export type LessonStep = {
/**
 * Which, from 1.
 */
n: number,
/**
 * How many there are.
 */
count: number,
/**
 * The seats of the prepared table, in seat order.
 */
seats: Array<string>,
/**
 * Its options; what is not named has its default.
 */
options: { [key in string]: string },
/**
 * The seat that the learner plays.
 */
seat: string,
/**
 * What is said and asked.
 */
say: Text,
/**
 * The phase of the game.
 */
stage: Text | null,
/**
 * The game's own view of this seat.
 */
view: unknown,
/**
 * What can be chosen.
 */
prompt: Prompt | null,
/**
 * What is to be touched, in order, where the step names it: the tokens of an answer, or the blanks that it fills.
 */
target: Array<string>,
/**
 * The treaty that is offered, where the step is about one: the answer is `yes` or `no`.
 */
offer?: LessonOffer, };

/**
 * A treaty that the learner is offered.
 */
export type LessonOffer = {
/**
 * By whom.
 */
from: string,
/**
 * What it says.
 */
text: Text, };

/**
 * The learner's answer.
 */
export type LessonGiven = {
/**
 * The tokens picked, slot by slot; an optional slot may be empty.
 */
picks?: Array<Array<string>>,
/**
 * The action as text; without `picks`.
 */
action?: string, };

/**
 * What comes of a legal answer.
 */
export type LessonAnswered = {
/**
 * The answer as the notation writes it.
 */
action: string,
/**
 * Is it what the step is about? If not, it is not carried out, and another may be tried.
 */
done: boolean,
/**
 * What is said to that.
 */
say: Text,
/**
 * The game's own view after it; absent if the answer was not carried out.
 */
view?: unknown,
/**
 * What then happened.
 */
told: Array<Told>, };

/**
 * Asks what may follow these tokens.
 */
export type LessonPick = {
/**
 * In which slot.
 */
slot: number,
/**
 * The tokens picked so far.
 */
picked: Array<string>, };

/**
 * What may follow them.
 */
export type LessonNext = {
/**
 * What can be picked next.
 */
options: Array<Pick>,
/**
 * Could the slot be left as it is?
 */
complete: boolean, };

/**
 * Proof that it is the owner of an account who asks.
 */
export type Passphrase = {
/**
 * The passphrase as it is.
 */
passphrase: string, };

/**
 * A new passphrase.
 */
export type PassphraseChange = {
/**
 * The passphrase as it is.
 */
passphrase: string,
/**
 * As it is to be.
 */
new: string, };

/**
 * A table to be opened.
 */
export type NewTable = {
/**
 * The game's key.
 */
game: string,
/**
 * The seats in play and who is to sit there.
 */
seats: Array<SeatPlan>,
/**
 * The chosen options.
 */
options?: { [key in string]: string },
/**
 * Show it on the list of open tables?
 */
public?: boolean,
/**
 * The time contract.
 */
clock?: Clock,
/**
 * What is agreed on about talk.
 */
manners?: Manners,
/**
 * The text of a board file, to play on a board of one's own.
 */
board?: string, };

/**
 * A board file to be looked at.
 */
export type BoardDraft = {
/**
 * The text of the file.
 */
board: string, };

/**
 * What is said of a board file before anybody plays on it.
 */
export type BoardVerdict = {
/**
 * Everything that is wrong with it; nothing: it can be played on.
 */
faults: Array<FieldError>,
/**
 * What it looks like (SVG), if it can be played on.
 */
picture: string | null, };

/**
 * A seat of a table to be opened.
 */
export type SeatPlan = {
/**
 * The seat.
 */
id: string,
/**
 * `"me"`, `"open"`, or `"bot:"` and a level. `"me"` in several seats: they share my device.
 */
who: string,
/**
 * With `"me"`: how whoever sits here is called, if not as I am.
 */
name?: string, };

/**
 * A change of one seat by the host.
 */
export type SeatChoice = {
/**
 * The seat.
 */
seat: string,
/**
 * `"open"`, or `"bot:"` and a level; in play, `"away"` for somebody who is not there.
 */
who: string, };

/**
 * A table as the one who asks may know it.
 */
export type TableOpened = {
/**
 * Its id, also its address.
 */
id: string,
/**
 * The table.
 */
table: TableInfo,
/**
 * What it is to you.
 */
you: You, };

/**
 * A table on a list.
 */
export type TableCard = {
/**
 * The table.
 */
table: TableInfo,
/**
 * What it is to you.
 */
you: You,
/**
 * Is an answer of yours awaited?
 */
your_turn: boolean,
/**
 * When something last happened, in milliseconds since 1970.
 */
at: number, };

/**
 * Takes a seat.
 */
export type Sit = {
/**
 * The seat.
 */
seat: string,
/**
 * The secret of the invitation link, for a table that is not public.
 */
invite?: string,
/**
 * How whoever sits here is called, if not as I am: somebody beside me, who plays on my device.
 */
name?: string,
/**
 * Anything at all, mixed into the table's randomness: a table to which you added a word of your own
 * cannot have been stacked beforehand.
 */
luck?: string, };

/**
 * Starts without waiting: bots take the empty seats.
 */
export type Start = {
/**
 * The level of the bots for empty seats.
 */
level?: string, };

/**
 * An answer by HTTP.
 */
export type Given = {
/**
 * Which of your seats; not needed if you hold one.
 */
seat?: string,
/**
 * The decision it answers.
 */
decision: number,
/**
 * The tokens picked, slot by slot; an optional slot may be empty.
 */
picks?: Array<Array<string>>,
/**
 * The action as text; without `picks`.
 */
action?: string, };

/**
 * The answer was taken.
 */
export type Answered = {
/**
 * The last step now.
 */
step: number, };

/**
 * The table of the rematch.
 */
export type Rematched = {
/**
 * Its id; `null` until everybody wants it.
 */
id: string | null, };

/**
 * Where the site is in the house.
 */
export type HouseInfo = {
/**
 * An address that phones on the same network can open; `null` where there is none, or whoever asks comes from
 * elsewhere.
 */
address: string | null, };

/**
 * A line of the stream of turns: sent whenever an answer of the seat is awaited.
 */
export type Turns = {
/**
 * The seat.
 */
seat: string,
/**
 * The decision that an answer has to name.
 */
decision: number,
/**
 * The game's own view of this seat.
 */
view: unknown,
/**
 * What can be chosen; absent once the game is over.
 */
prompt: Prompt | null,
/**
 * Every legal action as text, where the game can list them.
 */
legal: Array<string> | null,
/**
 * What is asked of whom.
 */
turn: TurnInfo, };

/**
 * The record of a game.
 */
export type Record = {
/**
 * The text, see `docs/record-format.md`.
 */
record: string, };

/**
 * A game from its first step to its last, as one viewer knew it.
 */
export type Replay = {
/**
 * One a step that this viewer noticed.
 */
frames: Array<Frame>, };

/**
 * A moment of a game.
 */
export type Frame = {
/**
 * After this step.
 */
step: number,
/**
 * The game's own view; seen with all eyes, one a seat.
 */
view: unknown,
/**
 * What had just happened.
 */
told: Array<Told>,
/**
 * The total of every seat, in seat order; empty as long as the game goes on.
 */
totals: Array<number>,
/**
 * The seats that were asked then.
 */
asked: Array<string>, };

/**
 * What was said and promised at a table, as far as the one who asks may know it.
 */
export type Chronicle = {
/**
 * What was said, in order.
 */
said: Array<Said>,
/**
 * The treaties, as the socket tells them.
 */
treaties: Array<TreatyInfo>, };

/**
 * Where to go on from, and as whom.
 */
export type GoOn = {
/**
 * After this step.
 */
step: number,
/**
 * The seat that is mine from now on.
 */
seat: string,
/**
 * The level of the bots in all others; `medium` if absent.
 */
level?: string,
/**
 * The secret of the invitation link, for a table that is not public.
 */
invite?: string, };
