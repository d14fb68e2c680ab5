/** What a real-time game may declare besides what `contract.ts` and `rules.ts` ask of every game. */
import type { Hue } from '../palette'
import type { Zoom } from '../zoom/view'
import type { RealtimeBot } from './bot'
import type { Ghost } from './ghost'
import type { LiveRealtime } from './live'
import type { Upright } from './shape'
import type { TiltSteering } from './tilt'
import type { GameEvent, OptionValues, Results, Size } from './values'

export interface RealtimeFeatures<
  World,
  Action extends string,
  Event extends GameEvent,
  Options extends OptionValues,
> {
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
  readonly celebration?: CelebrationStyle
  /** The hint shown on the field in a first game. */
  readonly tutorialHint?: TutorialHintContent<Event['type'] | Action>
  /** Adapts the game to portrait windows. Omit it if the field is square or taller than wide. */
  readonly upright?: Upright
  /** Nothing moves by itself, so the game resumes from a pause without a countdown. */
  readonly calm?: boolean
  /** Actions that also get a button beside the HUD, where no touch control below the field offers them. */
  readonly buttons?: readonly Action[]
  /**
   * Hit stop: ms (30 to 100) for which ticks wait after an event of this type. After the event that ends the game, the
   * scene waits instead.
   */
  readonly hitStop?: { readonly [Type in Event['type']]?: number }
  /**
   * The demo player, loaded when it plays behind the start panel, or takes the place of a player who left a live
   * game.
   */
  bot?(): Promise<RealtimeBot<World, Action>>
}

export interface RealtimeRuleFeatures<World, Options extends OptionValues, Stat extends string> {
  /** The panel to show between two levels; null while the game runs. */
  interlude?(world: World): InterludeContent<Stat> | null
  /**
   * Fits a world to a new window size, in games that fill the window. It changes the world and returns it, or returns
   * another one, which gets another scene.
   */
  resize?(world: World, size: Size, options: Options): World
  /**
   * Restores the world of an earlier visit. `saved` comes from JSON, so validate it. Returns null if the world does not
   * fit the options or is over. Games that implement this are saved while they run.
   */
  resume?(saved: unknown, options: Options, size: Size): World | null
  /** The position as lines of text, for test messages and debugging. Useful in games with a grid. */
  debug?(world: World): string
}

/** A panel between two levels. The game waits until the player picks a choice. */
export interface InterludeContent<Stat extends string = string> {
  readonly title: string
  readonly detail?: string
  /** Results of the completed level. */
  readonly results?: Results<Stat>
  /** Buttons. Each presses an action of the game for one tick. The first is the default. */
  readonly choices: readonly { readonly action: string; readonly label: string }[]
  /** The level was lost, so the panel is not styled as good news. */
  readonly lost?: true
}

/** One second of particles in the game's colors. */
export interface CelebrationStyle {
  readonly hues: readonly Hue[]
  readonly shape: 'square' | 'circle' | 'star'
  /** Up from both lower corners, down from the top edge, or bursts all over the field. */
  readonly kind: 'fountain' | 'rain' | 'fireworks'
}

/** A finger or a pressed mouse, as something that a tutorial hint waits for. */
export const POINTER = 'pointer'

/** The one thing to do, shown on the field until the player has done it once. */
export interface TutorialHintContent<Doing extends string = string> {
  /**
   * The hint is done when one of these events or actions occurs, with any device: where a pointer steers without an action,
   * with `POINTER`.
   */
  readonly until: readonly (Doing | typeof POINTER)[]
  /** Label or group of the controls whose keys (or gamepad buttons) are `{keys}` in the texts. */
  readonly by: string
  /** For keys and gamepad: 'Turn the snake with {keys}'. */
  readonly keys: string
  /** For touch: 'Drag to move your mallet'. */
  readonly touch: string
  /** For the keyboard in games usually played with a mouse: 'Click the mole, or press {keys}'. */
  readonly mouse?: string
  /** If it must lie over the field, then over the upper edge: the player's figure or buttons are at the lower one. */
  readonly atTop?: true
}
