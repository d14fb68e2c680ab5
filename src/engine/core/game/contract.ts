/**
 * The contract between a game and the arcade.
 *
 * A game is one folder in `src/games`. It exports two things:
 * - `manifest.ts`: a `Manifest`, the game's catalog entry, loaded with the home page
 * - `index.ts`: a `Game`, its full definition, loaded when the game is opened
 *
 * This file and `rules.ts` contain what every game has. What a game may have besides is in `features.ts`,
 * `realtimeFeatures.ts` and `turnFeatures.ts`. `define.ts` puts a definition together, and `declare.ts` has declarations
 * that many games share.
 */
import type { ComponentType } from 'react'
import type { Best } from './best'
import type { Control } from './controls'
import type { Cues } from './events'
import type { CatalogFeatures, Features } from './features'
import type { Option } from './option'
import type { RealtimeFeatures } from './realtimeFeatures'
import type { GameEvent, OptionValues, RealtimeRules, Size, TurnRules } from './rules'
import type { QuarterTurns } from './shape'
import type { BoardFeatures, TurnFeatures } from './turnFeatures'

export type { Input, InputFrame, Pointer } from '../input/input'
export type { Best } from './best'
export type { Hint, RealtimeBot, Thinking, TurnBot } from './bot'
export type { Control, PadButton, TouchControls } from './controls'
export { type EventOf, entryOf, type Message, type SessionEvent, type Words } from './events'
export type { GameAssist } from './features'
export type { Option, ValuesOf } from './option'
export type { Print, PrintItem, PrintPart, PrintStart } from './print'
export type { InterludeContent } from './realtimeFeatures'
export * from './rules'
export type { DescribeMove, Warned } from './turnFeatures'

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

/** The catalog entry of a game, exported by `manifest.ts`. It is loaded with the home page, so keep it small. */
export interface Manifest extends CatalogFeatures {
  /** Folder name and last part of the URL: `/games/<id>`. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly difficulty: Difficulty
  /** Shown as is: '1 Player', '2 Players', '1-2 Players', … */
  readonly players: string
  readonly category: Category
  readonly kind: 'realtime' | 'turn'
  /**
   * Position in the catalog among games of the same difficulty, from 1: the row in the specification's catalog table. 0 for
   * a game that is not listed.
   */
  readonly order: number
  /** Loads the definition, `index.ts`, on demand. */
  load(): Promise<{ default: Game }>
}

/** What games of both kinds declare. */
interface Declared<
  Action extends string,
  Event extends GameEvent,
  Options extends OptionValues,
  Stat extends string,
> extends Features<Action, Event, Options, Stat> {
  /**
   * Names the behavior of the rules. A replay stores it and only plays if it is unchanged. Change it when a recorded
   * game would end differently, then run `npm run record-plays`; a refactoring keeps it. Letters, digits and `-`.
   */
  readonly replayVersion: string
  /** Versions before, and with which options their recorded games still end the same: only other modes changed. */
  readonly earlier?: readonly { readonly version: string; isSame(options: OptionValues): boolean }[]
  readonly options: readonly Option[]
  readonly controls: readonly Control<Action, Options>[]
  readonly sounds: Cues<Event>
  /** What the stats of `hud` and `results` are called on screen, by their ids, which are stored (`stats.ts`). */
  readonly stats: Readonly<Record<Stat, string>>
  readonly best: readonly Best<Stat>[]
  /**
   * Three lines of at most 80 characters. The start panel shows the first one, and so does a visitor's first game of a board
   * until their first move: it names the first action. Do not describe keys: those come from `controls`.
   */
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
  Stat extends string = string,
> extends Declared<Action, Event, Options, Stat>,
    RealtimeFeatures<World, Action, Event, Options> {
  readonly kind: 'realtime'
  readonly rules: RealtimeRules<World, Action, Event, Options, Stat>
  /** The PixiJS scene. It is loaded on demand so that the definition itself runs in plain Node. */
  scene(): Promise<{ default: ComponentType<SceneProps<World, Options>> }>
  /** World size in units; 'window' uses the space that the page has. */
  readonly size: Size | 'window'
}

/** What the session passes to a board. */
export interface BoardProps<
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
  Options extends OptionValues = OptionValues,
> extends BoardFeatures<State, Move> {
  readonly state: State
  /** The state before the last move, to animate the change. Null at the start and after a jump in the history. */
  readonly previous: State | null
  /** Events of the last move. */
  readonly events: readonly Event[]
  /** Increases with every change of state, so that a view can key an animation on it. */
  readonly turn: number
  /** Tries a move. The session announces refusals. Does nothing while it is not the player's turn. */
  play(move: Move): void
  readonly options: Options
  /** The player may move now: the game is running and it is not the computer's turn. */
  readonly active: boolean
  /** The computer is choosing a move. */
  readonly thinking: boolean
  /** Current game time in ms, for countdown bars. */
  clock(): number
}

export interface TurnGame<
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
  Options extends OptionValues = OptionValues,
  Stat extends string = string,
  Action extends string = string,
> extends Declared<Action, Event, Options, Stat>,
    TurnFeatures<State, Move, Options, Stat, Action> {
  readonly kind: 'turn'
  readonly rules: TurnRules<State, Move, Event, Options, Stat>
  readonly Board: ComponentType<BoardProps<State, Move, Event, Options>>
}

/** The default export of a game's `index.ts`. */
// biome-ignore lint/suspicious/noExplicitAny: a catalog holds games of every world, move and event; each is checked where it is defined
export type Game = RealtimeGame<any, any, any, any> | TurnGame<any, any, any, any, string, any>
