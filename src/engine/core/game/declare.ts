/** Declarations that many games share: options, directional controls, player counts and the computer opponent. */
import { itemAt } from '../itemAt'
import type { Direction } from '../math/grid'
import { numberText } from '../text'
import { declarationTexts as shared } from '../texts/declarations'
import type { Control, PadButton } from './controls'
import type { Option } from './option'
import { openStages } from './road'
import type { OptionValues } from './values'

/** The texts of an option: its name, those of its values, and a sentence about some of them. */
type ChoiceTexts<Value extends string | number> = {
  readonly label: string
  readonly says?: Option<string, `${Value}`>['says']
} & Readonly<Record<Extract<Value, string>, string>>

type ChoiceDetails<Value extends string | number> = Omit<
  Option<string, `${Value}`>,
  'id' | 'label' | 'choices' | 'initial' | 'says'
> & {
  /** The default, where it is not the first value. */
  readonly initial?: Value
  /** The text of a value that is a number. By default numbers are shown as they are. */
  text?(value: Extract<Value, number>): string
}

/**
 * Creates an option. The first value is the default, the mode in the specification, unless `initial` names another.
 *
 * @param texts has a text for each value that is a string
 * @param values in the order on screen
 */
export function choice<const Id extends string, const Value extends string | number>(
  id: Id,
  texts: NoInfer<ChoiceTexts<Value>>,
  values: readonly Value[],
  { initial = itemAt(values, 0), text = numberText, ...details }: NoInfer<ChoiceDetails<Value>> = {},
): Option<Id, `${Value}`> {
  const textOf = (value: Value) =>
    typeof value === 'number' ? text(value as Extract<Value, number>) : texts[value as Extract<Value, string>]
  return {
    id,
    label: texts.label,
    initial: `${initial}`,
    choices: values.map((value) => ({ value: `${value}`, label: textOf(value) })),
    ...(texts.says && { says: texts.says }),
    ...details,
  }
}

/**
 * A road of stages '1', '2' and so on. One star opens the next stage.
 *
 * @param texts of the option and, where they have names, of the stages
 * @param stars the stat with the stars, 1..3, in the results of a finished stage
 */
export function road<const Id extends string>(
  id: Id,
  texts: NoInfer<ChoiceTexts<number>>,
  stages: number,
  { stars, ...details }: { readonly stars: string } & Pick<ChoiceDetails<number>, 'shown' | 'text'>,
): Option<Id, `${number}`> {
  const option: Option<Id, `${number}`> = {
    ...choice(
      id,
      texts,
      Array.from({ length: stages }, (_, n) => n + 1),
      { later: true, ...details },
    ),
    road: { stars },
    reached: (kept) => openStages(option, kept),
  }
  return option
}

/**
 * The start buttons of a game for one or two: against the computer, and for two people here.
 *
 * @param label replaces 'Against the computer' in games without a computer player
 */
export const twoStarts = <Value extends string>(alone: Value, two: Value, label = shared.starts.computer) => [
  { value: alone, label },
  { value: two, label: shared.starts.two },
]

/**
 * The opponent option: two people by default, or the computer at one of its levels.
 *
 * @param texts of the levels
 * @param levels those of `bot.levels`, weakest first
 * @param usual the level of a first game against the computer
 */
export function opponent<const Level extends string>(
  texts: NoInfer<Readonly<Record<Level, string>>>,
  levels: readonly Level[],
  usual: NoInfer<Level>,
) {
  return choice('opponent', { ...shared.opponent, ...texts }, ['two', ...levels], {
    starts: twoStarts<'two' | `${Level}`>(`${usual}`, 'two'),
  })
}

/**
 * How the board faces two people on one device: it stays fixed, it flips for the player to move, or the pieces face
 * both sides of a table.
 */
export function facing(shown: (values: OptionValues) => boolean) {
  return choice('facing', shared.facing, ['fixed', 'flip', 'table'], { view: true, shown })
}

/**
 * The colors of a board of chess or checkers.
 *
 * @param initial those that the game was released with
 */
export function boardColors(initial: 'wood' | 'blue') {
  return choice('board', shared.boardColors, ['wood', 'blue', 'green', 'gray'], {
    initial,
    view: true,
    later: true,
  })
}

/**
 * The player count option: one player (the default) or two on one device.
 *
 * @param alone as `label` in `twoStarts`
 */
export function onePlayerOrTwo(more: Pick<Option, 'later' | 'shown' | 'matters'> = {}, alone?: string) {
  return choice('players', shared.players, ['1', '2'], { starts: twoStarts('1', '2', alone), ...more })
}

/** The computer's strength in real time, shown in one-player games (see `onePlayerOrTwo`). */
export function strength(shown = ({ players }: OptionValues): boolean => players !== '2') {
  return choice('level', shared.level, ['easy', 'normal', 'hard'], { initial: 'normal', shown })
}

/** The directions in names of keys and buttons. */
const NAMES: Readonly<Record<Direction, 'Up' | 'Down' | 'Left' | 'Right'>> = {
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
}
const LETTERS: Readonly<Record<Direction, string>> = { up: 'KeyW', down: 'KeyS', left: 'KeyA', right: 'KeyD' }
const arrow = (action: Direction) => `Arrow${NAMES[action]}`

function towards<Action extends Direction>(
  action: Action,
  group: string,
  keys: readonly string[],
): Control<Action> {
  const name = NAMES[action]
  const label = shared.directions[action]
  return { action, label, group, keys, pad: [`Dpad${name}`, `LeftStick${name}`] }
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
}

/** Marks directions as held, for rules that read how long they are pressed. */
export function held<Action extends Direction>(ways: readonly Control<Action>[]): readonly Control<Action>[] {
  return ways.map((control) => ({ ...control, held: OPPOSITE[control.action] as Action }))
}

/** Left and right only, with the same keys and buttons as `fourDirections`. */
export function sideways(group = shared.move): readonly Control<'left' | 'right'>[] {
  return (['left', 'right'] as const).map((action) =>
    towards(action, group, [arrow(action), LETTERS[action]]),
  )
}

/**
 * Up, down, left and right by arrow keys, WASD, D-pad and left stick, listed in one line as `group`. With `keys`
 * 'arrows', the game can use the letters for something else.
 */
export function fourDirections(
  group = shared.move,
  keys: 'all' | 'arrows' = 'all',
): readonly Control<Direction>[] {
  return (['up', 'down', 'left', 'right'] as const).map((action) =>
    towards(action, group, keys === 'all' ? [arrow(action), LETTERS[action]] : [arrow(action)]),
  )
}

/** @param first - the input that a gamepad lists first */
const padWays = (action: Direction, first: 'Dpad' | 'LeftStick'): readonly PadButton[] => [
  `${first}${NAMES[action]}`,
  `${first === 'Dpad' ? 'LeftStick' : 'Dpad'}${NAMES[action]}`,
]

/** Keys of the second to the fourth person at one keyboard; letters by position. */
const FAR_KEYS: Readonly<Record<1 | 2 | 3, Readonly<Record<Direction, string>>>> = {
  1: LETTERS,
  2: { up: 'KeyI', down: 'KeyK', left: 'KeyJ', right: 'KeyL' },
  3: { up: 'Numpad8', down: 'Numpad5', left: 'Numpad4', right: 'Numpad6' },
}

/**
 * Directions for one more person at one keyboard: the third or the fourth (`twoHands` for the first two), or the second where
 * the first has the arrow keys, and the letters for something else while nobody else plays.
 */
export function hands<Action extends Direction>(
  ways: readonly Action[],
  player: 1 | 2 | 3,
  first: 'Dpad' | 'LeftStick' = 'Dpad',
): readonly Control<Action>[] {
  return ways.map((action) => ({
    ...towards(action, shared.move, [FAR_KEYS[player][action]]),
    player,
    pad: padWays(action, first),
    forTwo: true,
  }))
}

/** Touch controls of the same directions: swipes on the field, and with `swipesAndArrows` also buttons. */
export const swipes = { swipe: { up: 'up', down: 'down', left: 'left', right: 'right' } } as const
export const swipesAndArrows = { ...swipes, arrows: ['up', 'down', 'left', 'right'] } as const

/**
 * The same directions for two players at one keyboard, in the given order.
 *
 * @param arrows the player (0 or 1) who uses the arrow keys; the other uses WASD
 * @param first the input that each player's gamepad lists first
 */
export function twoHands<Action extends Direction>(
  ways: readonly Action[],
  arrows: 0 | 1,
  first: 'Dpad' | 'LeftStick' = 'Dpad',
): readonly Control<Action>[] {
  return ([0, 1] as const).flatMap((player) =>
    ways.map(
      (action): Control<Action> => ({
        ...towards(action, shared.move, [player === arrows ? arrow(action) : LETTERS[action]]),
        player,
        pad: padWays(action, first),
      }),
    ),
  )
}
