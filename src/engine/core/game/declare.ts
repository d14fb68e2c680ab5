/** Owns declarations that many games share: options in one line, directions, players, the computer as opponent. */

import type { Direction } from '../math/grid'
import type { Control, Option, OptionValues } from './contract'

/** An option from pairs of value and label; `initial` is the specification's mode. */
export function choice(
  id: string,
  label: string,
  initial: string,
  choices: readonly (readonly [value: string, label: string])[],
  more: Pick<Option, 'locked' | 'shown' | 'view' | 'later' | 'says' | 'reached'> = {},
): Option {
  return {
    id,
    label,
    initial,
    choices: choices.map(([value, name]) => ({ value, label: name })),
    ...more,
  }
}

/** Two people by default, or the computer at one of its levels (values of `bot.levels`, weakest first, with their labels). */
export function opponent(levels: readonly (readonly [value: string, label: string])[]): Option {
  return choice('opponent', 'Opponent', 'two', [['two', 'Two players'], ...levels])
}

/** Which way the board looks between two people: it stays, it turns for a device that is handed on, or its pieces do on a table. */
export function facing(shown: (values: OptionValues) => boolean): Option {
  return choice(
    'facing',
    'Board',
    'fixed',
    [
      ['fixed', 'Stays'],
      ['flip', 'Turns'],
      ['table', 'On a table'],
    ],
    { view: true, shown },
  )
}

/** One player (the default) or two on one device. */
export function onePlayerOrTwo(more: Pick<Option, 'later'> = {}): Option {
  return choice(
    'players',
    'Players',
    '1',
    [
      ['1', 'One'],
      ['2', 'Two'],
    ],
    more,
  )
}

/** How well the computer plays in real time, where one plays alone (see `onePlayerOrTwo`). */
export function strength(): Option {
  return choice(
    'level',
    'Computer',
    'normal',
    [
      ['easy', 'Easy'],
      ['normal', 'Normal'],
      ['hard', 'Hard'],
    ],
    { shown: (values) => values.players !== '2' },
  )
}

const LABELS: Readonly<Record<Direction, 'Up' | 'Down' | 'Left' | 'Right'>> = {
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
}
const LETTERS: Readonly<Record<Direction, string>> = { up: 'KeyW', down: 'KeyS', left: 'KeyA', right: 'KeyD' }
const arrow = (action: Direction) => `Arrow${LABELS[action]}`

function way<Action extends Direction>(
  action: Action,
  group: string,
  keys: readonly string[],
): Control<Action> {
  const label = LABELS[action]
  return { action, label, group, keys, pad: [`Dpad${label}`, `LeftStick${label}`] }
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
}

/** The same directions, for rules that ask how long they are held. */
export function held<Action extends Direction>(ways: readonly Control<Action>[]): readonly Control<Action>[] {
  return ways.map((control) => ({ ...control, held: OPPOSITE[control.action] as Action }))
}

/** Left and right alone, by the same keys and buttons as `fourWays`. */
export function sideways(group = 'Move'): readonly Control<'left' | 'right'>[] {
  return (['left', 'right'] as const).map((action) => way(action, group, [arrow(action), LETTERS[action]]))
}

/**
 * Up, down, left and right by arrows, WASD, D-pad and left stick; told in one line as `group`. With `keys` 'arrows'
 * the letters are left to the game.
 */
export function fourWays(group = 'Move', keys: 'all' | 'arrows' = 'all'): readonly Control<Direction>[] {
  return (['up', 'down', 'left', 'right'] as const).map((action) =>
    way(action, group, keys === 'all' ? [arrow(action), LETTERS[action]] : [arrow(action)]),
  )
}

/**
 * The same ways for two players at one keyboard, in the order given: `arrows` is the player (0 or 1) who has the
 * arrows, the other has WASD. Each has a pad of their own; `first` is the half of it that is named first.
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
        ...way(action, 'Move', [player === arrows ? arrow(action) : LETTERS[action]]),
        player,
        pad: [`${first}${LABELS[action]}`, `${second}${LABELS[action]}`],
      }),
    ),
  )
}
