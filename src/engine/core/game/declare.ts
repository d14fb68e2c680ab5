/** Declarations that many games share: options, directional controls, player counts and the computer opponent. */
import type { Direction } from '../math/grid'
import { declarationTexts as texts } from '../texts/declarations'
import type { Control, Option, OptionValues } from './contract'

/**
 * Creates an option from pairs of value and label.
 *
 * @param initial the default: the mode in the specification
 */
export function choice<const Id extends string, const Value extends string>(
  id: Id,
  label: string,
  initial: NoInfer<Value>,
  choices: readonly (readonly [value: Value, label: string])[],
  more: Pick<
    Option<string, NoInfer<Value>>,
    | 'locked'
    | 'shown'
    | 'view'
    | 'later'
    | 'says'
    | 'saysInsteadOfRules'
    | 'reached'
    | 'pictures'
    | 'recommended'
    | 'starts'
    | 'puzzles'
  > = {},
): Option<Id, Value> {
  return {
    id,
    label,
    initial,
    choices: choices.map(([value, name]) => ({ value, label: name })),
    ...more,
  }
}

/**
 * The start buttons of a game for one or two: against the computer, and for two people here.
 *
 * @param label replaces 'Against the computer' in games without a computer player
 */
export const twoStarts = <Value extends string>(alone: Value, two: Value, label = texts.starts.computer) => [
  { value: alone, label },
  { value: two, label: texts.starts.two },
]

/**
 * The opponent option: two people by default, or the computer at one of its levels.
 *
 * @param levels values and labels of `bot.levels`, weakest first
 * @param usual the level of a first game against the computer
 */
export function opponent<const Level extends string>(
  levels: readonly (readonly [value: Level, label: string])[],
  usual: NoInfer<Level>,
): Option<'opponent', 'two' | Level> {
  return choice<'opponent', 'two' | Level>(
    'opponent',
    texts.opponent.label,
    'two',
    [['two', texts.opponent.two], ...levels],
    { starts: twoStarts<'two' | Level>(usual as Level, 'two') },
  )
}

/**
 * How the board faces two people on one device: it stays fixed, it flips for the player to move, or the pieces face
 * both sides of a table.
 */
export function facing(shown: (values: OptionValues) => boolean) {
  return choice(
    'facing',
    texts.facing.label,
    'fixed',
    [
      ['fixed', texts.facing.fixed],
      ['flip', texts.facing.flip],
      ['table', texts.facing.table],
    ],
    { view: true, shown },
  )
}

/**
 * The player count option: one player (the default) or two on one device.
 *
 * @param alone as `label` in `twoStarts`
 */
export function onePlayerOrTwo(more: Pick<Option, 'later'> = {}, alone?: string) {
  return choice(
    'players',
    texts.players.label,
    '1',
    [
      ['1', texts.players.one],
      ['2', texts.players.two],
    ],
    { starts: twoStarts('1', '2', alone), ...more },
  )
}

/** The computer's strength in real time, shown in one-player games (see `onePlayerOrTwo`). */
export function strength(shown = ({ players }: OptionValues): boolean => players !== '2') {
  return choice(
    'level',
    texts.level.label,
    'normal',
    [
      ['easy', texts.level.easy],
      ['normal', texts.level.normal],
      ['hard', texts.level.hard],
    ],
    { shown },
  )
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
  const label = texts.directions[action]
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
export function sideways(group = texts.move): readonly Control<'left' | 'right'>[] {
  return (['left', 'right'] as const).map((action) =>
    towards(action, group, [arrow(action), LETTERS[action]]),
  )
}

/**
 * Up, down, left and right by arrow keys, WASD, D-pad and left stick, listed in one line as `group`. With `keys`
 * 'arrows', the game can use the letters for something else.
 */
export function fourDirections(
  group = texts.move,
  keys: 'all' | 'arrows' = 'all',
): readonly Control<Direction>[] {
  return (['up', 'down', 'left', 'right'] as const).map((action) =>
    towards(action, group, keys === 'all' ? [arrow(action), LETTERS[action]] : [arrow(action)]),
  )
}

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
  const second = first === 'Dpad' ? 'LeftStick' : 'Dpad'
  return ([0, 1] as const).flatMap((player) =>
    ways.map(
      (action): Control<Action> => ({
        ...towards(action, texts.move, [player === arrows ? arrow(action) : LETTERS[action]]),
        player,
        pad: [`${first}${NAMES[action]}`, `${second}${NAMES[action]}`],
      }),
    ),
  )
}
