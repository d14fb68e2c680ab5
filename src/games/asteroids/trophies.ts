import type { Trophy } from '../../engine/core/game/trophy'
import type { Options } from './options'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'field',
    title: 'Clear Space',
    text: 'Clear a field of rocks.',
    won: (play) => play.count('cleared') >= 1,
  },
  {
    id: 'turret',
    title: 'Holding Still',
    text: 'Clear the first field without thrusting.',
    won: (play) => play.count('cleared') >= 1 && play.count('thrust') === 0,
  },
  {
    id: 'untouched',
    title: 'Not a Dent',
    text: 'Clear three fields in one game without losing a ship.',
    won: (play) => play.count('cleared') >= 3 && play.count('destroyed') === 0,
  },
  {
    id: 'nine',
    title: 'Deep Space',
    text: 'Reach level 9.',
    // Without saucers, because they earn extra ships.
    won: (play) => play.most('level', 'level') >= 9 && play.options.saucers === 'off',
  },
]
