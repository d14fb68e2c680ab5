/** Owns declarations that many games share: options in one line, the four directions, the computer as opponent. */
import type { Control, Option } from './contract'
import type { Direction } from './grid'

/** An option from pairs of value and label; `initial` is the specification's mode. */
export function choice(
  id: string,
  label: string,
  initial: string,
  choices: readonly (readonly [value: string, label: string])[],
  more: Pick<Option, 'locked' | 'shown'> = {},
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
