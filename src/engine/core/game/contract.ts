/** Owns the contract between a game and the arcade: what a game's folder exports, and what it may expect back. */
import type { ComponentType } from 'react'
import type { Hue } from '../palette'
import type { Zoom } from '../zoom/view'
import type { Aim } from './aim'
import type { AudioCues } from './audioCues'
import type { Celebration } from './celebration'
import type { Control, TouchControls } from './controls'
import type { ByEvent, Cues, Message, WordsByEvent } from './events'
import { type Ghost, ghostOption } from './ghost'
import type { LazyPart } from './lazyRules'
import type { Option } from './option'
import type { GameEvent, OptionValues, Outcome, RealtimeBot, RealtimeRules, Size, TurnRules } from './rules'
import { shapeOptions, type Upright } from './shape'
import type { TiltSteering } from './tilt'
import type { TutorialHint } from './tutorialHint'

export type { Control, PadButton, TouchControls } from './controls'
export { type EventOf, entryOf, type Message, type SessionEvent, type Words } from './events'
export type { Option } from './option'
export * from './rules'

// ---------------------------------------------------------------- the shelf: what the home page needs

export type Difficulty = 'Easy' | 'Medium' | 'Hard'
export type Category = 'puzzle' | 'action' | 'strategy' | 'classic'

/** A drawn icon: any component of lucide-react. A game's is in `view/icon.ts`, not in its manifest: every page has the manifests, and the shelf alone the icons. */
export type Icon = ComponentType<{
  size?: number | string
  className?: string | undefined
  'aria-hidden'?: boolean | 'true'
}>

/** Assists that a game has to support: targets for aim assist, tones that tell where things are. */
export type GameAssist = 'aim' | 'audioCues'

/** The eager part of a game, `manifest.ts`: tiny, loaded with the home page. */
export interface Manifest {
  /** Folder name and last part of the address: `/games/<id>`. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly difficulty: Difficulty
  /** '1 Player', '2 Players', '1-2 Players', … */
  readonly players: string
  readonly category: Category
  readonly kind: 'realtime' | 'turn'
  /** What else people call it, or look for: searched, never shown. */
  readonly otherNames?: readonly string[]
  /** Place on the shelf within one difficulty (the row of the catalogue table, counted from 1). */
  readonly order: number
  /** False for a game in the making: its address works and every test runs it, but no list of games names it. */
  readonly listed?: false
  /** Fills the window while it is played: its figures lie over the field, and no promotion stands beside it. */
  readonly fills?: boolean
  /** So wide a field that a promotion beside it would cost it height: there it stands over the field's edge while a panel is shown, and gives way to a running play. */
  readonly wide?: boolean
  /** The figure by which its wins are counted in sorts, where that says something: how long they took, or how many guesses. */
  readonly spread?: 'Time' | 'Guesses'
  /** Assists that need support from the game: the settings name the games that have it. */
  readonly assists?: readonly GameAssist[]
  /** Storage keys of the game's own that the specification fixes (see `Best.key`): exported and deleted with all else. */
  readonly keys?: readonly string[]
  /** The only door to the rest of the folder. */
  load(): Promise<{ default: Game }>
}

// ---------------------------------------------------------------- records

/** One figure whose best value is kept per game and option set. */
export interface Best {
  /** A key of `Outcome.results`. */
  readonly of: string
  readonly better: 'higher' | 'lower'
  /** How it is called beside the HUD; 'Best' when left out. */
  readonly label?: string
  /** What stands beside the HUD before the first record; nothing when left out. */
  readonly empty?: number
  /** A storage key fixed by the specification (a bare integer), used instead of the records, for the default options only. */
  readonly key?: string
  /** The label of `hud` that holds this figure while the play goes on; `of` when left out, null when none does. */
  readonly shown?: string | null
  /** The highest that it was in the play counts, and not where it stands: a streak. */
  readonly peak?: boolean
  /** The least that a play can bring: 1 when left out where lower is better, else 0. Imported figures are judged by it. */
  readonly least?: number
  /** The most that a play can bring: 1,000,000,000 when left out. */
  readonly most?: number
}

// ---------------------------------------------------------------- the whole game

/** A way to play again with these options; those left out stay as they are. */
export interface Retry {
  readonly label: string
  readonly options: OptionValues
}

/** What both kinds of game declare. */
interface Declared<Action extends string, Event extends GameEvent> {
  /** A part of the rules that only some options ask for: whoever begins, restores or replays a play of those has loaded it. */
  readonly lazyRules?: LazyPart<unknown>
  /** Of the rules: raised when plays kept by the rules before cannot be gone on with. 1 when left out. */
  readonly version?: number
  /**
   * Names the behavior of the rules. A replay holds it and plays only where it is the same; change it when a recorded play
   * would end differently (`npm run record-plays`). A refactoring keeps it. Letters, digits and `-`.
   */
  readonly replayVersion: string
  readonly options: readonly Option[]
  readonly controls: readonly Control<Action>[]
  readonly touch?: TouchControls<Action>
  /** Keys that pause and go on besides Escape and P, as `KeyboardEvent.code`; a binding of the visitor's on them wins. */
  readonly pauseKeys?: readonly string[]
  /** Keys that begin a play from its start or end panel wherever the focus is, as `KeyboardEvent.code`. */
  readonly startKeys?: readonly string[]
  /**
   * A puzzle with a generated start: Restart begins the same puzzle again, and New Game another one. Left out where each
   * play is meant to be another. A function says so by the options of the play.
   */
  readonly sameStart?: true | ((options: OptionValues) => boolean)
  /** How many people play with these options; 1 when left out. */
  players?(options: OptionValues): 1 | 2
  readonly sounds: Cues<Event>
  readonly toasts?: WordsByEvent<Event, string | Message>
  /** What the polite status line says; where an event has no entry, what the toast says. */
  readonly status?: WordsByEvent<Event>
  /** What captions say of its sounds; where an event has no entry, the words of the sound itself (`engine/sound/soundLabels.ts`). */
  readonly captions?: ByEvent<Event, string>
  /**
   * Groups of colors that carry meaning: players with any kind of color vision must tell the colors of a group apart. A test
   * computes it for every palette. Left out where shapes, letters or places tell everything.
   */
  readonly distinctColors?: readonly (readonly (Hue | `#${string}`)[])[]
  /** Vibration in ms. */
  readonly haptics?: ByEvent<Event, number>
  readonly best: readonly Best[]
  /** Labels of `hud` that are for the view alone; the others are shown in the order of `hud`. */
  readonly hidden?: readonly string[]
  /** What whoever plays by ear is told by tones. */
  readonly audioCues?: AudioCues<never, Event>
  /** What help with aiming knows of a game in real time. */
  readonly aim?: Aim<never>
  /** False where the game itself is to be listened to: no music plays. */
  readonly music?: false
  /** The field cannot be seen while paused: what is to be remembered is not to be studied at leisure. */
  readonly hideOnPause?: boolean
  /** What buttons are called here, where the specification names them; each has a common name. */
  readonly words?: {
    /** Begins a play; 'Start Game'. */
    readonly start?: string
    /** Begins another one at its end; 'Play Again'. */
    readonly again?: string
    /** Leads back to the start panel; 'New Game', and then only where there are options, or a restart is no other start. */
    readonly menu?: string
    /** Opens the instructions from the start panel, which has no such button when left out. */
    readonly help?: string
  }
  /** Another way to play again at the end of a play, with other options: 'Retry Level 7'; null where there is none. */
  retry?(options: OptionValues, outcome: Outcome): Retry | null
  /** Three lines of at most 80 characters, without the keys: those come from `controls`. */
  readonly howTo: readonly [string, string, string]
}

/** What the session hands a scene. The scene is mounted anew for each play. */
export interface SceneProps<World = unknown> {
  /** The live world: read it in `useFrame`, never write it. */
  readonly world: World
  readonly options: OptionValues
  /** The size of the world in units. */
  readonly size: Size
  /** The view is turned by a quarter against the clock: what is to be read stands upright when turned back. */
  readonly turned: boolean
}

export interface RealtimeGame<
  World = unknown,
  Action extends string = string,
  Event extends GameEvent = GameEvent,
> extends Declared<Action, Event> {
  readonly kind: 'realtime'
  readonly rules: RealtimeRules<World, Action, Event>
  /** Loaded beside PixiJS; kept out of the definition so that it runs in plain Node. */
  scene(): Promise<{ default: ComponentType<SceneProps<World>> }>
  /** Its plain player, loaded when it plays behind the start panel. */
  bot?(): Promise<RealtimeBot<World, Action>>
  /** World size in units; 'window' fills what the page has. */
  readonly size: Size | 'window'
  /** The rules read how fast a pointer moved (`Pointer.speed`); in all other games none is kept, nor seen by them. */
  readonly pointerSpeeds?: true
  /** A Light/Dark toggle beside the figures; all games follow the theme, this one has the way to it at hand. */
  readonly themeToggle?: boolean
  /** The one figure that is steered, as another's play of the same start shows it in a race. */
  readonly ghost?: Ghost<World>
  /** Leaning the device steers it, where the visitor wants that. */
  readonly tilt?: TiltSteering<Action>
  /** A part of its field can be seen larger (`../zoom/zoom.ts`). */
  readonly zoom?: Zoom<World>
  /** How a new best is shown over its scene. */
  readonly celebration?: Celebration
  /** What a first play teaches on the field. */
  readonly tutorialHint?: TutorialHint<Event['type'] | Action>
  /** What it does in an upright window; left out where it is as high as it is wide, or higher. */
  readonly upright?: Upright
  /** Nothing moves by itself: after a pause it goes on at once, without a count-in. */
  readonly calm?: boolean
  /** The rules themselves show how it ended: the panel comes at once and not after a closing beat of the host's. */
  readonly showsEnd?: boolean
  /** Actions that are buttons beside the figures too, where no finger has them under the field. */
  readonly buttons?: readonly { readonly action: Action; readonly label: string }[]
  /** Hit stop: ms for which the ticks wait after an event of this type (30 to 80); after the one that ends the play, the scene. */
  readonly hitStop?: { readonly [Type in Event['type']]?: number }
}

/** A move that did not count at once, and why. */
export interface Warned<Move = unknown> {
  readonly move: Move
  readonly text: string
}

/** What the session hands a board. */
export interface BoardProps<State = unknown, Move = unknown, Event extends GameEvent = GameEvent> {
  readonly state: State
  /** The state before the last move, to animate by comparing; null at the start and after a jump in history. */
  readonly previous: State | null
  /** Whoever watches went one move back: the state that was shown until now, to animate the move the other way. */
  readonly undone?: State | null
  /** The events of the last move. */
  readonly events: readonly Event[]
  /** Counts every change of state, so that a view can key an animation on it. */
  readonly turn: number
  /** Try a move. Refusals are told by the session. Does nothing while it is not the visitor's turn. */
  play(move: Move): void
  /** Begins another play at a position in the game's notation, in place of this one; left out where somebody watches. */
  open?(position: string): void
  readonly options: OptionValues
  /** A visitor may move now: playing, not over, not the computer's turn. */
  readonly active: boolean
  /** Somebody watches: nothing can be done, and nothing is hidden as it is in a pause. */
  readonly watched?: true
  /** The seat of the visitor in a play by link; null where all moves are made here. */
  readonly seat?: number | null
  /** The other's state at this moment, in a race where it is to be seen (`ghost`). */
  readonly rival?: (() => State | null) | undefined
  /** The computer is choosing. */
  readonly thinking: boolean
  /** The move shown by Hint, until the next move. */
  readonly hint: Move | null
  /** Cells that Hint has the visitor look at before it shows a move; none when left out. */
  readonly look?: readonly number[]
  /** The move that waits, and what its player was told (see `warn`), until the next move. */
  readonly warned?: Warned<Move> | null
  /** Play time in ms, now; for countdown bars. */
  clock(): number
}

export interface TurnGame<
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
  Action extends string = string,
> extends Declared<Action, Event> {
  readonly kind: 'turn'
  readonly rules: TurnRules<State, Move, Event>
  readonly Board: ComponentType<BoardProps<State, Move, Event>>
  /** `rules.start` takes longer than a frame: the worker calls it (`start` of the bot), one play ahead. */
  readonly slowStart?: true
  /** Shape of the board, width by height, for fitting it to the window. */
  readonly aspect?: number
  /** In a race the board shows where the other is at the same moment (`rival`), as the visitor wishes. */
  readonly ghost?: true
  /** What a pressed action means as a move; null when it means nothing now. */
  command?(action: Action, state: State): Move | null
  /** Whether an action means anything now: where it does not, its keys are free for the shortcuts of all games. Always when left out. */
  uses?(action: Action, state: State): boolean
  /** Whether moves can be taken back. Default true; false where a move reveals what was hidden. */
  readonly undo?: boolean
  /** Level at which the computer plays this seat, or null for a person. */
  computer?(options: OptionValues, seat: number): string | null
  /** The Hint button asks the bot (or this, when it needs no search). */
  readonly hints?: boolean
  /** Whether a hint can be asked for now, where the game has any. Always when left out. */
  hintable?(state: State): boolean
  /** Whether a play with these options can go from one to the other by links; never when left out. */
  byLink?(options: OptionValues): boolean
  /**
   * What a visitor is told before a legal move counts, in one sentence; null where it counts at once. The same move chosen
   * again counts; the board shows the words (`warned`). It is a hint like one that was asked for.
   */
  warn?(state: State, move: Move, options: OptionValues): string | null
  /** Which of its plays can be reviewed, all or by their options: the worker judges their moves (`review.ts` of the game's folder). */
  readonly reviews?: true | ((options: OptionValues) => boolean)
  /** Shows the play time in the HUD as `Time`; it starts with the first move. */
  readonly timer?: 'tenths' | 'seconds'
  /**
   * The play in symbols, a few lines for its result as text, where they say something without a word: headless, spoils the
   * same start for nobody. `states` are all of the play, from its first to its last. '' where there is nothing to show.
   */
  symbols?(states: readonly State[]): string
  /** Keys that are this game's own letters: shortcuts on them need Alt ('all' where words are typed). */
  readonly typing?: 'all'
}

/** What `index.ts` of a game exports as default. */
// biome-ignore lint/suspicious/noExplicitAny: a catalog holds games of every world, move and event; each is checked where it is defined
export type Game = RealtimeGame<any, any, any> | TurnGame<any, any, any, any>

/** Keeps the types of a definition while checking it. */
export function defineRealtime<World, Action extends string, Event extends GameEvent>(
  game: Omit<RealtimeGame<World, Action, Event>, 'kind'>,
): RealtimeGame<World, Action, Event> {
  return {
    kind: 'realtime',
    ...game,
    options: [...game.options, ...shapeOptions(game.upright), ...(game.ghost ? [ghostOption] : [])],
  }
}

/** Keeps the types of a definition while checking it. */
export function defineTurn<State, Move, Event extends GameEvent, Action extends string = never>(
  game: Omit<TurnGame<State, Move, Event, Action>, 'kind'>,
): TurnGame<State, Move, Event, Action> {
  return {
    kind: 'turn',
    ...game,
    options: [...game.options, ...(game.ghost ? [ghostOption] : [])],
  }
}
