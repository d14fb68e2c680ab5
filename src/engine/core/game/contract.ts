/**
 * The contract between a game and the arcade.
 *
 * A game is one folder in `src/games`. It exports two things:
 * - `manifest.ts`: a `Manifest`, the game's catalog entry, loaded with the home page
 * - `index.ts`: a `Game`, its full definition, loaded when the game is opened
 *
 * Read this file from top to bottom, then `rules.ts` for the headless rules and `events.ts` for the tables by event.
 * `declare.ts` has declarations that many games share.
 */
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
import type { LiveRealtime, LiveTurns } from './live'
import type { Option, OptionOf } from './option'
import type { Own } from './own'
import type { Print } from './print'
import type { GameEvent, OptionValues, Outcome, RealtimeBot, RealtimeRules, Size, TurnRules } from './rules'
import { type QuarterTurns, shapeOptions, type Upright } from './shape'
import type { TiltSteering } from './tilt'
import type { TutorialHint } from './tutorialHint'

export type { Control, PadButton, TouchControls } from './controls'
export { type EventOf, entryOf, type Message, type SessionEvent, type Words } from './events'
export type { Option, ValuesOf } from './option'
export type { Print, PrintItem, PrintPart, PrintStart } from './print'
export * from './rules'

// ---------------------------------------------------------------- Catalog entry

export type Difficulty = 'Easy' | 'Medium' | 'Hard'
export type Category = 'puzzle' | 'action' | 'strategy' | 'classic'

/**
 * A drawn icon: any component of lucide-react. A game exports its icon from `view/icon.ts`, not from its manifest:
 * every page loads all manifests, but only the home page needs icons.
 */
export type Icon = ComponentType<{
  size?: number | string
  className?: string | undefined
  'aria-hidden'?: boolean | 'true'
}>

/** Assists that need support from the game: targets for aim assist, tones for audio cues. */
export type GameAssist = 'aim' | 'audioCues'

/** The catalog entry of a game, exported by `manifest.ts`. It is loaded with the home page, so keep it small. */
export interface Manifest {
  /** Folder name and last part of the URL: `/games/<id>`. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly difficulty: Difficulty
  /** Shown as is: '1 Player', '2 Players', '1-2 Players', … */
  readonly players: string
  readonly category: Category
  readonly kind: 'realtime' | 'turn'
  /** Other names of the game. Searched, never shown. */
  readonly otherNames?: readonly string[]
  /**
   * Position in the catalog among games of the same difficulty, from 1: the row in the specification's catalog table.
   */
  readonly order: number
  /** False while the game is in development: its URL works and all tests run it, but no list shows it. */
  readonly listed?: false
  /** The game fills the window: the HUD overlays the field, and the page shows no promotion beside it. */
  readonly fills?: boolean
  /**
   * The field is so wide that a promotion beside it would cost height. The promotion overlays the field's edge while
   * a panel is shown, and is hidden while the game runs.
   */
  readonly wide?: boolean
  /**
   * The stat that groups this game's wins in the records, where a distribution is meaningful: time taken, or number
   * of guesses.
   */
  readonly spread?: 'Time' | 'Guesses'
  /** Assists this game supports; the settings list the games per assist. */
  readonly assists?: readonly GameAssist[]
  /**
   * Extra storage keys of this game that the specification fixes (see `Best.key`). Export and deletion include them.
   */
  readonly keys?: readonly string[]
  /** Loads the definition, `index.ts`, on demand. */
  load(): Promise<{ default: Game }>
}

// ---------------------------------------------------------------- Records

/** A result whose best value is stored per game and set of options. */
export interface Best {
  /** A key of `Outcome.results`. */
  readonly of: string
  readonly better: 'higher' | 'lower'
  /** Label beside the HUD. Default: 'Best'. */
  readonly label?: string
  /** Value shown beside the HUD before the first record. Default: nothing is shown. */
  readonly empty?: number
  /**
   * A storage key fixed by the specification, holding a bare integer. It replaces the record for the default options
   * only.
   */
  readonly key?: string
  /** Label of the HUD stat that holds this value during the game. Default: `of`. Null if no stat does. */
  readonly shown?: string | null
  /** The highest value during the game counts, not the final one, for example of a streak. */
  readonly peak?: boolean
  /** Lowest possible value; imported records are checked against it. Default: 1 if lower is better, else 0. */
  readonly least?: number
  /** Highest possible value. Default: 1,000,000,000. */
  readonly most?: number
}

// ---------------------------------------------------------------- Definition

/** A way to play again with these options; options that are not listed keep their values. */
export interface Retry<Options extends OptionValues = OptionValues> {
  readonly label: string
  readonly options: Partial<Options>
}

/** Declarations common to real-time and turn-based games. */
interface Declared<Action extends string, Event extends GameEvent, Options extends OptionValues> {
  /** Rules that only some options need. They are loaded before a game with such options starts, resumes or replays. */
  readonly lazyRules?: LazyPart<unknown, Options>
  /** Version of saved games. Raise it when the rules can no longer resume games saved by earlier rules. Default: 1. */
  readonly version?: number
  /**
   * Names the behavior of the rules. A replay stores it and only plays if it is unchanged. Change it when a recorded
   * game would end differently, then run `npm run record-plays`; a refactoring keeps it. Letters, digits and `-`.
   */
  readonly replayVersion: string
  readonly options: readonly Option[]
  readonly controls: readonly Control<Action, Options>[]
  readonly touch?: TouchControls<Action>
  /**
   * Keys that pause and resume, besides Escape and P, as `KeyboardEvent.code`. A key the player has bound to
   * something else takes precedence.
   */
  readonly pauseKeys?: readonly string[]
  /** Keys that start a game from its start or end panel wherever the focus is, as `KeyboardEvent.code`. */
  readonly startKeys?: readonly string[]
  /**
   * The game is a puzzle with a generated start: Restart repeats the same puzzle, New Game generates another one. A
   * function decides by the options. Omit it if every game should differ.
   */
  readonly sameStart?: true | ((options: Options) => boolean)
  /** Number of people who play with these options. Default: 1. */
  players?(options: Options): 1 | 2
  readonly sounds: Cues<Event>
  readonly toasts?: WordsByEvent<Event, string | Message>
  /** Text of the polite status line. Events without an entry use the toast's text. */
  readonly status?: WordsByEvent<Event>
  /**
   * Captions for the sounds. Events without an entry use the label of the sound itself
   * (`engine/sound/soundLabels.ts`).
   */
  readonly captions?: ByEvent<Event, string>
  /**
   * Groups of colors that carry meaning. Players with any kind of color vision must be able to distinguish the colors
   * within a group; a test computes this for every palette. Omit it if shapes, letters or positions carry all
   * meaning.
   */
  readonly distinctColors?: readonly (readonly (Hue | `#${string}`)[])[]
  /** Vibration in ms. */
  readonly haptics?: ByEvent<Event, number>
  readonly best: readonly Best[]
  /** Labels of `hud` that only the view reads. The HUD shows all others, in the order of `hud`. */
  readonly hidden?: readonly string[]
  /** Tones that describe the game to players who use audio cues. */
  readonly audioCues?: AudioCues<never, Event>
  /** Targets for aim assist, in real-time games. */
  readonly aim?: Aim<never>
  /** False if the game itself is meant to be heard: no music plays. */
  readonly music?: false
  /** Visitors can play with content of their own, and pass it on by a link. */
  readonly own?: Own
  /** Hides the field while paused, so that a pause gives no extra time to memorize it. */
  readonly hideOnPause?: boolean
  /** Button labels fixed by the specification. Each has a default. */
  readonly words?: {
    /** Starts a game. Default: 'Start Game'. */
    readonly start?: string
    /** Starts another game from the end panel. Default: 'Play Again'. */
    readonly again?: string
    /**
     * Returns to the start panel. Default: 'New Game', shown only if there are options or if Restart repeats the same
     * start.
     */
    readonly menu?: string
    /** Opens the instructions from the start panel. Default: no such button. */
    readonly help?: string
  }
  /** Offers another way to play again from the end panel, such as 'Retry Level 7'; null for none. */
  retry?(options: Options, outcome: Outcome): Retry<Options> | null
  /** Three lines of at most 80 characters. Do not describe keys: those come from `controls`. */
  readonly howTo: readonly [string, string, string]
}

/** What the session passes to a scene. Each game mounts a new scene. */
export interface SceneProps<World = unknown, Options extends OptionValues = OptionValues> {
  /** The live world. Read it in `useFrame`; never write to it. */
  readonly world: World
  readonly options: Options
  /** Size of the world in units. */
  readonly size: Size
  /** How the view is rotated. Rotate text back so that it reads upright. */
  readonly turned: QuarterTurns
  /** The visitor's own picture (`OwnPicture`) as a `data:` address of a JPEG. Often there is none. */
  readonly own?: string | undefined
}

export interface RealtimeGame<
  World = unknown,
  Action extends string = string,
  Event extends GameEvent = GameEvent,
  Options extends OptionValues = OptionValues,
> extends Declared<Action, Event, Options> {
  readonly kind: 'realtime'
  readonly rules: RealtimeRules<World, Action, Event, Options>
  /** The PixiJS scene. It is loaded on demand so that the definition itself runs in plain Node. */
  scene(): Promise<{ default: ComponentType<SceneProps<World, Options>> }>
  /**
   * The demo player, loaded when it plays behind the start panel, or takes the place of a player who left a live
   * game.
   */
  bot?(): Promise<RealtimeBot<World, Action>>
  /** World size in units; 'window' uses the space that the page has. */
  readonly size: Size | 'window'
  /** The rules read how fast a pointer moved (`Pointer.speed`). Other games neither receive nor record speeds. */
  readonly pointerSpeeds?: true
  /** Two people play against each other live, each on their own device. Other games are raced live. */
  readonly live?: LiveRealtime<Options>
  /** Shows a light/dark toggle beside the HUD. All games follow the theme; this only adds a shortcut. */
  readonly themeToggle?: boolean
  /** How to draw the opponent's player object in a race on the same start. */
  readonly ghost?: Ghost<World>
  /** Steering by tilting the device, if the player turns it on. */
  readonly tilt?: TiltSteering<Action, Options>
  /** Lets the player zoom into a part of the field (`../zoom/zoom.ts`). */
  readonly zoom?: Zoom<World>
  /** The celebration shown over the scene for a new best. */
  readonly celebration?: Celebration
  /** The hint shown on the field in a first game. */
  readonly tutorialHint?: TutorialHint<Event['type'] | Action>
  /** Adapts the game to portrait windows. Omit it if the field is square or taller than wide. */
  readonly upright?: Upright
  /** Nothing moves by itself, so the game resumes from a pause without a countdown. */
  readonly calm?: boolean
  /** The rules animate the ending themselves: the end panel appears at once, without the host's closing beat. */
  readonly showsEnd?: boolean
  /** Actions that also get a button beside the HUD, where no touch control below the field offers them. */
  readonly buttons?: readonly { readonly action: Action; readonly label: string }[]
  /**
   * Hit stop: ms (30 to 80) for which ticks wait after an event of this type. After the event that ends the game, the
   * scene waits instead.
   */
  readonly hitStop?: { readonly [Type in Event['type']]?: number }
}

/** A legal move that waits for confirmation, and the warning. */
export interface Warned<Move = unknown> {
  readonly move: Move
  readonly text: string
}

/** What the session passes to a board. */
export interface BoardProps<
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
  Options extends OptionValues = OptionValues,
> {
  readonly state: State
  /** The state before the last move, to animate the change. Null at the start and after a jump in the history. */
  readonly previous: State | null
  /** Set when a viewer steps back one move in a replay: the state shown until now, to animate the move in reverse. */
  readonly undone?: State | null
  /** Events of the last move. */
  readonly events: readonly Event[]
  /** Increases with every change of state, so that a view can key an animation on it. */
  readonly turn: number
  /** Tries a move. The session announces refusals. Does nothing while it is not the player's turn. */
  play(move: Move): void
  /** Replaces this game with one that starts at a position in the game's notation. Undefined in a replay. */
  open?(position: string): void
  readonly options: Options
  /** The player may move now: the game is running and it is not the computer's turn. */
  readonly active: boolean
  /** This is a replay: input is ignored, and nothing is hidden as it would be in a pause. */
  readonly watched?: true
  /** The player's seat in a link game; null if all moves are made on this device. */
  readonly seat?: number | null
  /** The visitor's own picture (`OwnPicture`) as a `data:` address of a JPEG. Often there is none. */
  readonly own?: string | undefined
  /** The opponent's current state, in a race that shows it (`ghost`). */
  readonly rival?: (() => State | null) | undefined
  /** The computer is choosing a move. */
  readonly thinking: boolean
  /** The move suggested by Hint, until the next move. */
  readonly hint: Move | null
  /** Cells that Hint highlights before it reveals a move. Undefined for none. */
  readonly look?: readonly number[]
  /** The move that waits for confirmation and its warning (see `warn`), until the next move. */
  readonly warned?: Warned<Move> | null
  /** Current game time in ms, for countdown bars. */
  clock(): number
}

export interface TurnGame<
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
  Options extends OptionValues = OptionValues,
  Action extends string = string,
> extends Declared<Action, Event, Options> {
  readonly kind: 'turn'
  readonly rules: TurnRules<State, Move, Event, Options>
  readonly Board: ComponentType<BoardProps<State, Move, Event, Options>>
  /** `rules.start` takes longer than a frame: the worker computes it (`start` of the bot), one game ahead. */
  readonly slowStart?: true
  /** How long the end is visible before the end panel covers it, ms. Default: 900. */
  readonly endDelayMs?: number
  /** Aspect ratio of the board, width divided by height, used to fit it to the window. */
  readonly aspect?: number
  /** The board can show the opponent's current state in a race (`rival`), if the player wants that. */
  readonly ghost?: true
  /** Converts an action to a move; null if it has no effect now. */
  command?(action: Action, state: State): Move | null
  /** Whether an action has an effect now. If not, its keys are free for the global shortcuts. Default: always. */
  uses?(action: Action, state: State): boolean
  /** Whether moves can be undone. Default: true. Use false where a move reveals hidden information. */
  readonly undo?: boolean
  /** The level at which the computer plays this seat; null for a person. */
  computer?(options: Options, seat: number): string | null
  /** Adds a Hint button. The hints come from the bot's `hint`. */
  readonly hints?: boolean
  /** Whether a hint is available now. Default: always. */
  hintable?(state: State): boolean
  /** Two people play against each other live, each on their own device. Other games are raced live. */
  readonly live?: LiveTurns<Move, Options>
  /** Whether a game with these options can be played by exchanging links. Default: never. */
  byLink?(options: Options): boolean
  /**
   * A one-sentence warning before a legal move counts; null if the move counts at once. Choosing the same move again
   * confirms it. The board receives the text as `warned`. A warning counts as a hint.
   */
  warn?(state: State, move: Move, options: Options): string | null
  /**
   * Which games can be reviewed: all, or by their options. The worker judges their moves (`review.ts` in the game's
   * folder).
   */
  readonly reviews?: true | ((options: Options) => boolean)
  /** Shows the game time in the HUD as `Time`. It starts with the first move. */
  readonly timer?: 'tenths' | 'seconds'
  /**
   * The result as a few lines of symbols to share, without spoiling the same start for others. `states` are all
   * states of the game, first to last. Headless. Returns '' if there is nothing to show.
   */
  symbols?(states: readonly State[]): string
  /** The game can be printed, to be played on paper (`print.ts`). */
  readonly print?: Print<State, Options>
  /** Letter keys belong to the game, so global shortcuts on them need Alt. 'all' if the player types words. */
  readonly typing?: 'all'
}

/** The default export of a game's `index.ts`. */
// biome-ignore lint/suspicious/noExplicitAny: a catalog holds games of every world, move and event; each is checked where it is defined
export type Game = RealtimeGame<any, any, any, any> | TurnGame<any, any, any, any, any>

/** A game with no options. */
export type NoOptions = Record<never, string>

/** The options are those whose values the rules receive. */
type Definition<Full extends Game, Options extends OptionValues> = Omit<Full, 'kind' | 'options'> & {
  readonly options: readonly OptionOf<Options>[]
}

/** Defines a real-time game. Checks its types, and adds the options that `upright` and `ghost` need. */
export function defineRealtime<
  World,
  Action extends string,
  Event extends GameEvent,
  Options extends OptionValues = NoOptions,
>(
  game: Definition<RealtimeGame<World, Action, Event, Options>, Options>,
): RealtimeGame<World, Action, Event, Options> {
  return {
    kind: 'realtime',
    ...game,
    options: [...game.options, ...shapeOptions(game.upright), ...(game.ghost ? [ghostOption] : [])],
  }
}

/** Defines a turn-based game. Checks its types, and adds the option that `ghost` needs. */
export function defineTurn<
  State,
  Move,
  Event extends GameEvent,
  Options extends OptionValues = NoOptions,
  Action extends string = never,
>(
  game: Definition<TurnGame<State, Move, Event, Options, Action>, Options>,
): TurnGame<State, Move, Event, Options, Action> {
  return {
    kind: 'turn',
    ...game,
    options: [...game.options, ...(game.ghost ? [ghostOption] : [])],
  }
}
