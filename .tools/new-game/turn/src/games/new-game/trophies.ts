import type { Trophy } from '../../engine/core/game/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'eight',
    title: 'New Game: Eight',
    text: 'Be right eight times in one play.',
    won: (play) => play.count('right') >= 8,
  },
  {
    id: 'run',
    title: 'New Game: a Run',
    text: 'Be right seven times in a row.',
    won: (play) => play.run('right', 'wrong') >= 7,
  },
  {
    id: 'eleven',
    title: 'New Game: Eleven',
    text: 'Be right eleven times of twelve.',
    won: (play) => play.stat('Right') >= 11,
  },
]
