/** Owns the contract between a game and the arcade: what a game's folder exports, and what it may expect back. */
import type { ComponentType } from 'react'

/** One tick of every real-time game, in milliseconds (1/60 s). 'Per frame' in the rules means per tick. */
export const TICK_MS = 1000 / 60
/** Ticks in one second of play. */
export const TICKS_PER_SECOND = 60

// ---------------------------------------------------------------- the shelf: what the home page needs

export type Difficulty = 'Easy' | 'Medium' | 'Hard'
export type Category = 'puzzle' | 'action' | 'strategy' | 'classic'

/** A drawn icon: any component of lucide-react, imported by the manifest itself. */
export type Icon = ComponentType<{
  size?: number | string
  className?: string
  'aria-hidden'?: boolean | 'true'
}>

/** The eager part of a game, `manifest.ts`: tiny, loaded with the home page. */
export interface Manifest {
  /** Folder name and last part of the address: `/games/<id>`. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly icon: Icon
  readonly difficulty: Difficulty
  /** '1 Player', '2 Players', '1-2 Players', … */
  readonly players: string
  readonly category: Category
  readonly kind: 'realtime' | 'turn'
  /** Place on the shelf within one difficulty (the row of the catalogue table, counted from 1). */
  readonly order: number
  /** The only door to the rest of the folder. */
  load(): Promise<{ default: Game }>
}

// ---------------------------------------------------------------- what every game tells

/** What crosses from a game to the menu layer: flat, label to bare value. Times are in seconds. */
export type Hud = Readonly<Record<string, string | number | boolean>>

/** Something that happened in the rules. Sounds, toasts, bursts and haptics hang on its `type`. Flat and serialisable. */
export interface GameEvent {
  readonly type: string
  readonly [datum: string]: string | number | boolean | undefined
}

/** How a play ended. */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'tied' | 'over'
  /** The end panel's heading, and what the status line says: 'Game Over! Hit a wall'. */
  readonly title: string
  /** One more sentence under the heading. */
  readonly detail?: string
  /** Figures of this play, by label; those named in the game's `best` are kept as records. */
  readonly results?: Readonly<Record<string, number>>
}

/** Option values by option id, as chosen in the start panel or the address (`?difficulty=hard`). */
export type OptionValues = Readonly<Record<string, string>>

export interface Option {
  /** Name in the address and in storage. */
  readonly id: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** The default: always the specification's mode. */
  readonly initial: string
  /** Cannot be changed while a play goes on. Others may be, and start a new play. */
  readonly locked?: boolean
  /** Shown only where it has an effect. */
  shown?(values: OptionValues): boolean
}

/** One figure whose best value is kept per game and option set. */
export interface Best {
  /** A key of `Outcome.results`. */
  readonly of: string
  readonly better: 'higher' | 'lower'
  /** How it is called beside the HUD; 'Best' when left out. */
  readonly label?: string
  /** A storage key fixed by the specification (a bare integer), used instead of the records, for the default options only. */
  readonly key?: string
}

// ---------------------------------------------------------------- input

/** One finger, mouse or pen, in world units (pixels of the game's own size, y down). */
export interface Pointer {
  readonly id: number
  readonly x: number
  readonly y: number
  /** Pressed now. A hovering mouse is listed with `down: false`. */
  readonly down: boolean
  /** Went down, went up since the last tick: seen exactly once. */
  readonly pressed: boolean
  readonly released: boolean
  readonly kind: 'mouse' | 'touch' | 'pen'
}

/**
 * All input of one tick as plain data. A replay is a seed and a list of these.
 * Actions of player 0 stand under their bare name, those of player 1 under `name@1`.
 */
export interface InputFrame {
  /** How far each held action is pressed, 0..1 (keys 1, sticks by their travel). Absent means 0. */
  readonly held: Readonly<Record<string, number>>
  readonly pressed: readonly string[]
  readonly released: readonly string[]
  readonly pointers: readonly Pointer[]
}

/** One tick's input, as the rules read it. `player` counts from 0 and is 0 when left out. */
export interface Input<Action extends string = string> {
  /** At least half pressed during this tick. A press shorter than a tick is down for that one tick. */
  down(action: Action, player?: number): boolean
  /** Went down since the last tick: seen exactly once. */
  pressed(action: Action, player?: number): boolean
  released(action: Action, player?: number): boolean
  /** Analogue value of one action, 0..1. */
  amount(action: Action, player?: number): number
  /** -1..1: how far `positive` outweighs `negative`. */
  axis(negative: Action, positive: Action, player?: number): number
  readonly pointers: readonly Pointer[]
}

/** Buttons of the standard gamepad mapping, and the four sides of each stick. */
export type PadButton =
  | 'A'
  | 'B'
  | 'X'
  | 'Y'
  | 'LB'
  | 'RB'
  | 'LT'
  | 'RT'
  | 'Back'
  | 'Start'
  | 'L3'
  | 'R3'
  | 'DpadUp'
  | 'DpadDown'
  | 'DpadLeft'
  | 'DpadRight'
  | 'LeftStickUp'
  | 'LeftStickDown'
  | 'LeftStickLeft'
  | 'LeftStickRight'
  | 'RightStickUp'
  | 'RightStickDown'
  | 'RightStickLeft'
  | 'RightStickRight'

/** One thing a player can do, and what does it. The visitor may rebind keys and pad buttons. */
export interface Control<Action extends string = string> {
  readonly action: Action
  readonly label: string
  /** `KeyboardEvent.code` values, so that the place on the keyboard counts and not the letter. */
  readonly keys?: readonly string[]
  readonly pad?: readonly PadButton[]
  /** Controls of one group are told in one line: 'Move' for the four directions. */
  readonly group?: string
  /** 0 (default) or 1. With one player in the game every binding steers player 0. */
  readonly player?: 0 | 1
}

/** What the screen offers to fingers beside (never over) the field. */
export interface TouchControls<Action extends string = string> {
  /** Two (left, right) or four (up, down, left, right) arrow buttons for the left thumb. */
  readonly arrows?: readonly [Action, Action] | readonly [Action, Action, Action, Action]
  /** Round buttons for the right thumb. */
  readonly buttons?: readonly { readonly action: Action; readonly label: string }[]
  /** Strokes of at least 10 px on the field, by finger or mouse. */
  readonly swipe?: {
    readonly up?: Action
    readonly down?: Action
    readonly left?: Action
    readonly right?: Action
  }
  /** Any press on the field. */
  readonly tap?: Action
}

// ---------------------------------------------------------------- rules

/** Real-time rules: the world is mutable and moved on by whole ticks. No clock, no `Math.random`, no DOM. */
export interface RealtimeRules<World, Action extends string = string> {
  /** A fresh world; the random state lives in it. `size` is the game's own, or the window's when it fills that. */
  start(options: OptionValues, seed: number, size: Size): World
  /** Moves the world on by exactly 1/60 s. */
  step(world: World, input: Input<Action>, emit: (event: GameEvent) => void): void
  hud(world: World): Hud
  outcome(world: World): Outcome | null
}

/** What a move led to: the next state, or the sentence that says why not ('' is a silent refusal). */
export type Applied<State> =
  | { readonly state: State; readonly events: readonly GameEvent[] }
  | { readonly refused: string }

/**
 * Turn-based rules: the state is plain JSON and never mutated.
 * `at` is the play time in ms since the start, pauses left out: time is data, so a replay repeats it.
 */
export interface TurnRules<State, Move> {
  start(options: OptionValues, seed: number): State
  apply(state: State, move: Move, at: number): Applied<State>
  /** Every legal move: feeds bots, highlights and the fuzz tests. */
  legal(state: State): readonly Move[]
  /** What happens by itself, `after` ms from the last move: a card flips back, a time limit strikes. */
  next?(state: State): { readonly after: number; readonly move: Move } | null
  /** Whose turn: 0 or 1. */
  seat?(state: State): number
  hud(state: State, at: number): Hud
  outcome(state: State): Outcome | null
  /** The position as text: share, test, resume. `read` throws an Error with a message for the visitor. */
  readonly notation?: { read(text: string, options: OptionValues): State; write(state: State): string }
}

// ---------------------------------------------------------------- computer opponents

/** What a bot may use beside the state: randomness by seed and a budget of time. */
export interface Thinking {
  /** 0 <= x < 1, from the seed given with the request. */
  random(): number
  /** True when the time for this move is used up: answer with the best move found so far. */
  overtime(): boolean
}

/** `bot.ts` of a turn game: runs in the one worker. */
export interface TurnBot<State, Move> {
  /** Option values of the named levels, weakest first. */
  readonly levels: readonly string[]
  choose(state: State, level: string, thinking: Thinking): Move
  /** The best move and what it is worth, in words for the visitor: 'Column 4 wins in 5'. */
  hint?(state: State, thinking: Thinking): { move: Move; text: string }
}

/** `bot.ts` of a real-time game: a plain player for proofs and the bench. Returns what it holds this tick. */
export type RealtimeBot<World, Action extends string = string> = (
  world: World,
  tick: number,
) => { readonly hold?: readonly Action[]; readonly pointers?: readonly Pointer[] }

// ---------------------------------------------------------------- the whole game

/** A sound of the site's set (a key of `assets/sounds/sprite.json`), or how to play it for this event. */
export type Cue =
  | string
  | ((
      event: GameEvent,
    ) => { name: string; pitch?: number; volume?: number } | { hertz: number; ms: number } | null)

/** What both kinds of game declare. */
interface Declared<Action extends string> {
  readonly options: readonly Option[]
  readonly controls: readonly Control<Action>[]
  readonly touch?: TouchControls<Action>
  /** How many people play with these options; 1 when left out. */
  players?(options: OptionValues): 1 | 2
  /** By event type. */
  readonly sounds: Readonly<Record<string, Cue>>
  /** By event type; a function may return null for 'nothing to say'. */
  readonly toasts?: Readonly<Record<string, string | ((event: GameEvent) => string | null)>>
  /** What the polite status line says, by event type. */
  readonly status?: Readonly<Record<string, string | ((event: GameEvent) => string | null)>>
  /** Vibration in ms by event type. */
  readonly haptics?: Readonly<Record<string, number>>
  readonly best: readonly Best[]
  /** HUD labels in the order shown; others follow in the order of `hud`. `hidden` keys are for the view alone. */
  readonly hidden?: readonly string[]
  /** Three lines, without the keys: those are told from `controls`. */
  readonly howTo: readonly [string, string, string]
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** What the session hands a scene. The scene is mounted anew for each play. */
export interface SceneProps<World = unknown> {
  /** The live world: read it in `useFrame`, never write it. */
  readonly world: World
  readonly options: OptionValues
  /** The size of the world in units. */
  readonly size: Size
}

export interface RealtimeGame<World = unknown, Action extends string = string> extends Declared<Action> {
  readonly kind: 'realtime'
  readonly rules: RealtimeRules<World, Action>
  /** Loaded beside PixiJS; kept out of the definition so that it runs in plain Node. */
  scene(): Promise<{ default: ComponentType<SceneProps<World>> }>
  /** World size in units; 'window' fills what the page has. */
  readonly size: Size | 'window'
  /** Hit stop: ms for which the ticks wait after an event of this type (30 to 80). */
  readonly hitStop?: Readonly<Record<string, number>>
}

/** What the session hands a board. */
export interface BoardProps<State = unknown, Move = unknown> {
  readonly state: State
  /** The state before the last move, to animate by comparing; null at the start and after a jump in history. */
  readonly previous: State | null
  /** The events of the last move. */
  readonly events: readonly GameEvent[]
  /** Counts every change of state, so that a view can key an animation on it. */
  readonly turn: number
  /** Try a move. Refusals are told by the session. Does nothing while it is not the visitor's turn. */
  play(move: Move): void
  readonly options: OptionValues
  /** A visitor may move now: playing, not over, not the computer's turn. */
  readonly active: boolean
  /** The computer is choosing. */
  readonly thinking: boolean
  /** The move shown by Hint, until the next move. */
  readonly hint: Move | null
  /** Play time in ms, now; for countdown bars. */
  clock(): number
}

export interface TurnGame<State = unknown, Move = unknown, Action extends string = string>
  extends Declared<Action> {
  readonly kind: 'turn'
  readonly rules: TurnRules<State, Move>
  readonly Board: ComponentType<BoardProps<State, Move>>
  /** Shape of the board, width by height, for fitting it to the window. */
  readonly aspect?: number
  /** What a pressed action means as a move; null when it means nothing now. */
  command?(action: Action, state: State): Move | null
  /** Whether moves can be taken back. Default true; false where a move reveals what was hidden. */
  readonly undo?: boolean
  /** Level at which the computer plays this seat, or null for a person. */
  computer?(options: OptionValues, seat: number): string | null
  /** The Hint button asks the bot (or this, when it needs no search). */
  readonly hints?: boolean
  /** Shows the play time in the HUD as `Time`; it starts with the first move. */
  readonly timer?: 'tenths' | 'seconds'
  /** Keys that are this game's own letters: shortcuts on them need Alt ('all' where words are typed). */
  readonly typing?: 'all'
}

/** What `index.ts` of a game exports as default. */
// biome-ignore lint/suspicious/noExplicitAny: a catalogue holds games of every world, state and move; each is checked where it is defined
export type Game = RealtimeGame<any, any> | TurnGame<any, any, any>

/** Keeps the types of a definition while checking it. */
export function defineRealtime<World, Action extends string>(
  game: Omit<RealtimeGame<World, Action>, 'kind'>,
): RealtimeGame<World, Action> {
  return { kind: 'realtime', ...game }
}

/** Keeps the types of a definition while checking it. */
export function defineTurn<State, Move, Action extends string = never>(
  game: Omit<TurnGame<State, Move, Action>, 'kind'>,
): TurnGame<State, Move, Action> {
  return { kind: 'turn', ...game }
}
