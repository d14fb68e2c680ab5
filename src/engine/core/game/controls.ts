/** Owns what a game declares of its input: actions with their keys and buttons, and what fingers have for them. */
import type { OptionValues } from './rules'

/** Buttons of the standard gamepad mapping, and the four sides of each stick; of a pad of unknown layout also by number. */
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
  | `Button${number}`
  | `Axis${number}${'+' | '-'}`

/** One thing a player can do, and what does it. The visitor may rebind keys and pad buttons. */
export interface Control<Action extends string = string> {
  readonly action: Action
  readonly label: string
  /** `KeyboardEvent.code` values, so that the place on the keyboard counts and not the letter. */
  readonly keys?: readonly string[]
  /** The letters among `keys` stand for words (F for flag, H for hit): the typed letter counts, wherever the keyboard has it. */
  readonly letters?: true
  readonly pad?: readonly PadButton[]
  /** Controls of one group are told in one line: 'Move' for the four directions. */
  readonly group?: string
  /** 0 (default) or 1. With one player in the game every binding steers player 0, but for those that are `forTwo`. */
  readonly player?: 0 | 1
  /** Counts only while two play. */
  readonly forTwo?: boolean
  /** Told only with options in which it does something; without this, always. Its keys are the game's own all the same. */
  shown?(options: OptionValues): boolean
  /**
   * The rules ask how long it is held (arrows that steer, thrust), and a single press does nothing of its own that a hold
   * would not: the visitor may have it switched on and off by presses. Named is the action that it is the opposite of, if any.
   */
  readonly held?: true | Action
  /** Every press counts, and the more the better: the visitor may have a hold turned into presses at a rhythm. */
  readonly mashed?: true
}

/** What the screen offers to fingers beside (never over) the field, to one player; two share the field itself. */
export interface TouchControls<Action extends string = string> {
  /** Two (left, right) or four (up, down, left, right) arrow buttons for the left thumb. */
  readonly arrows?: readonly [Action, Action] | readonly [Action, Action, Action, Action]
  /** The two arrows are up and down, one above the other. */
  readonly upright?: boolean
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
  /** What is steered follows the finger: one beside the field moves it by its own way. */
  readonly drag?: true
}
