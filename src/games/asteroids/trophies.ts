import type { Trophy } from '../../engine/core/game/trophy'
import type { Options } from './options'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'field',
    title: 'Clear Space',
    text: 'Clear a level.',
    won: (play) => play.count('cleared') >= 1,
  },
  {
    id: 'turret',
    title: 'Holding Still',
    text: 'Clear level 1 without thrusting.',
    won: (play) => play.count('cleared') >= 1 && play.count('thrust') === 0,
  },
  {
    id: 'untouched',
    title: 'Not a Dent',
    text: 'Clear three levels in one game without losing a life.',
    won: (play) => play.count('cleared') >= 3 && play.count('destroyed') === 0,
  },
  {
    id: 'nine',
    title: 'Deep Space',
    text: 'Reach level 9 without saucers.',
    // Without saucers, because they earn extra ships.
    won: (play) => play.max('level', 'level') >= 9 && play.options.saucers === 'off',
  },
]
