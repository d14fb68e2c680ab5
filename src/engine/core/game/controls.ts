/** Input declarations of a game: actions with their keys and buttons, and touch controls. */
import type { Seat } from '../input/seats'
import type { OptionValues } from './values'

/**
 * Buttons of the standard gamepad mapping and the four directions of each stick; `Button…` and `Axis…` address
 * gamepads of unknown layout by number.
 */
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

/** One thing a player can do, and the input that triggers it. Players can rebind keys and gamepad buttons. */
export interface Control<Action extends string = string, Options extends OptionValues = OptionValues> {
  readonly action: Action
  readonly label: string
  /** `KeyboardEvent.code` values: the position on the keyboard counts, not the letter. */
  readonly keys?: readonly string[]
  /**
   * The letters among `keys` are mnemonics (F for flag, H for hit): the typed letter counts, wherever the keyboard
   * layout has it.
   */
  readonly letters?: true
  readonly pad?: readonly PadButton[]
  /** Controls of one group are listed in one line: 'Move' for the four directions. */
  readonly group?: string
  /**
   * Default: 0. In a one-player game the bindings of the first two players control player 0, except those that are `forTwo`.
   * Bindings of a player who does not play have no effect.
   */
  readonly player?: Seat
  /** Active only while two or more people play, and the other one only while one does: the two may have the same keys. */
  readonly forTwo?: boolean
  readonly forOne?: boolean
  /** Whether the control is listed with these options. Its keys stay reserved either way. Default: always. */
  shown?(options: Options): boolean
  /**
   * The rules read how long the action is held (steering, thrust), and a single press does nothing more than a short
   * hold. Players may turn holding into toggling. The value names the opposite action, if any.
   */
  readonly held?: true | Action
  /** Every press counts, and more presses are better. Players may turn holding into repeated presses. */
  readonly mashed?: true
}

/** Touch controls beside the field, never over it, for one player. Two players share the field itself. */
export interface TouchControls<Action extends string = string> {
  /** Two (left, right) or four (up, down, left, right) arrow buttons for the left thumb. */
  readonly arrows?: readonly [Action, Action] | readonly [Action, Action, Action, Action]
  /** The two arrows are up and down, stacked vertically. */
  readonly upright?: boolean
  /** Round buttons for the right thumb, with the labels of the controls. */
  readonly buttons?: readonly Action[]
  /** Strokes of at least 10 px on the field, by finger or mouse. */
  readonly swipe?: {
    readonly up?: Action
    readonly down?: Action
    readonly left?: Action
    readonly right?: Action
  }
  /** Any press on the field. */
  readonly tap?: Action
  /** The controlled object follows the finger; a finger beside the field moves it relatively. */
  readonly drag?: true
}
