import type { Trophy } from '../../engine/core/game/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'ten',
    title: 'Spot the Difference',
    text: 'Find the odd tile in ten grids.',
    won: (play) => play.count('found') >= 10,
  },
  {
    id: 'clean',
    title: 'Keen Eyes',
    text: 'Find the odd tile in twelve grids before losing a life.',
    won: (play) => play.count('found') >= 12 && play.count('wrong') + play.count('late') === 0,
  },
  {
    id: 'forty',
    title: 'Eagle Eye',
    text: 'Find the odd tile in 40 grids.',
    won: (play) => play.count('found') >= 40,
  },
]
