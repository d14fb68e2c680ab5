/** What a game of either kind may declare besides what `contract.ts` asks of every game. */
import type { Players } from '../input/seats'
import type { Hue } from '../palette'
import type { Aim } from './aim'
import type { AudioCues } from './audioCues'
import type { TouchControls } from './controls'
import type { ByEvent, Message, WordsByEvent } from './events'
import type { LazyPart } from './lazyRules'
import type { Own } from './own'
import type { TIME } from './stats'
import type { GameEvent, OptionValues, Outcome } from './values'

/** Assists that need support from the game: targets for aim assist, tones for audio cues. */
export type GameAssist = 'aim' | 'audioCues'

export interface CatalogFeatures {
  /** The language of the title, where a translation keeps the English name: speech reads it as English. */
  readonly titleLang?: 'en'
  /** Other names of the game. Searched, never shown. */
  readonly otherNames?: readonly string[]
  /** False while the game is in development: its URL works and all tests run it, but no list shows it. */
  readonly listed?: false
  /** On a first visit the home page suggests it as the example of this kind. It needs no explanation. */
  readonly startHere?: 'quick' | 'puzzle' | 'cards' | 'board' | 'two'
  /** The game fills the window: the HUD overlays the field, and the page shows no promotion beside it. */
  readonly fills?: boolean
  /**
   * The field is so wide that a promotion beside it would cost height: there is none. An ad overlays the field's edge
   * while a panel is shown, and is hidden while the game runs.
   */
  readonly wide?: boolean
  /**
   * The stat that groups this game's wins in the records, where a distribution is meaningful: time taken, or number
   * of guesses.
   */
  readonly spread?: typeof TIME | 'Guesses'
  /** It has words of the page's language: saved games of other languages are not offered here. */
  readonly hasWords?: boolean
  /** Assists this game supports; the settings list the games per assist. */
  readonly assists?: readonly GameAssist[]
  /**
   * Extra storage keys of this game that the specification fixes (see `Best.key`). Export and deletion include them.
   */
  readonly keys?: readonly string[]
}

export interface Features<
  Action extends string,
  Event extends GameEvent,
  Options extends OptionValues,
  Stat extends string,
> {
  /** Rules that only some options need. They are loaded before a game with such options starts, resumes or replays. */
  readonly lazyRules?: LazyPart<unknown, Options>
  /** Version of saved games. Raise it when the rules can no longer resume games saved by earlier rules. Default: 1. */
  readonly version?: number
  /**
   * The language of the game's words, which shared results name; '' for the usual one. In others the versions of replays end
   * with a hyphen and the language, those of saved games are `LANGUAGE_VERSIONS` apart, and the manifest has `hasWords`.
   */
  readonly wordsIn?: string
  readonly touch?: TouchControls<Action>
  /**
   * What Space does: it pauses and resumes, unless the player has bound it to something else; or it starts a game from
   * its start or end panel, wherever the focus is.
   */
  readonly spaceKey?: 'pause' | 'start'
  /**
   * The game is a puzzle with a generated start: Restart repeats the same puzzle, New Game generates another one. A
   * function decides by the options. Omit it if every game should differ.
   */
  readonly sameStart?: true | ((options: Options) => boolean)
  /** Number of people who play with these options. Default: 1. */
  players?(options: Options): Players
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
  /** The stats that only the view reads. The HUD shows all others, in the order in which the rules list them. */
  readonly hidden?: readonly Stat[]
  /**
   * Small pictures of the stages of the game's road, as addresses by value, 4:3. The start panel loads them.
   */
  thumbnails?(): Promise<{ readonly thumbnails: Readonly<Record<string, string>> }>
  /** Tones that describe the game to players who use audio cues. */
  readonly audioCues?: AudioCues<never, Event>
  /** Targets for aim assist, in real-time games. */
  readonly aim?: Aim<never>
  /** False if the game itself is meant to be heard: no music plays. */
  readonly music?: false
  /** Visitors can play with content of their own, and pass it on by a link. */
  readonly own?: Own
  /** The rules go on until they have shown how the game ended. */
  readonly showsEnd?: boolean
  /** How long the end is visible before its panel, ms. Default: 1200; 600 if the rules have shown it. */
  readonly endDelayMs?: number
  /** Hides the field while paused, so that a pause gives no extra time to study it: in all games, or by their options. */
  readonly hideOnPause?: boolean | ((options: Options) => boolean)
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
    /** Opens the instructions from the start panel. Default: 'How to play'. */
    readonly help?: string
  }
  /** Offers another way to play again from the end panel, such as 'Retry Level 7'; null for none. */
  retry?(options: Options, outcome: Outcome): RetryOffer<Options> | null
}

/** A way to play again with these options; options that are not listed keep their values. */
export interface RetryOffer<Options extends OptionValues = OptionValues> {
  readonly label: string
  readonly options: Partial<Options>
}
