/** Owns declarations that many games share: options in one line, directions, players, the computer as opponent. */
import type { Control, Option } from './contract'
import type { Direction } from './grid'

/** An option from pairs of value and label; `initial` is the specification's mode. */
export function choice(
  id: string,
  label: string,
  initial: string,
  choices: readonly (readonly [value: string, label: string])[],
  more: Pick<Option, 'locked' | 'shown' | 'view'> = {},
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

/** One player (the default) or two on one device. */
export function onePlayerOrTwo(): Option {
  return choice('players', 'Players', '1', [
    ['1', 'One'],
    ['2', 'Two'],
  ])
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

/** Left and right alone, by the same keys and buttons as `fourWays`. */
export function sideways(group = 'Move'): readonly Control<'left' | 'right'>[] {
  return fourWays(group).filter(
    (control): control is Control<'left' | 'right'> =>
      control.action === 'left' || control.action === 'right',
  )
}

/** Up, down, left and right by arrows, WASD, D-pad and left stick; told in one line as `group`. */
export function fourWays(group = 'Move'): readonly Control<Direction>[] {
  const way = (
    action: Direction,
    label: 'Up' | 'Down' | 'Left' | 'Right',
    key: string,
  ): Control<Direction> => ({
    action,
    label,
    group,
    keys: [`Arrow${label}`, key],
    pad: [`Dpad${label}`, `LeftStick${label}`],
  })
  return [
    way('up', 'Up', 'KeyW'),
    way('down', 'Down', 'KeyS'),
    way('left', 'Left', 'KeyA'),
    way('right', 'Right', 'KeyD'),
  ]
}
