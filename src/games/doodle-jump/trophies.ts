import type { Trophy } from '../../engine/core/game/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'thousand',
    title: 'Off the Page',
    text: 'Reach a score of 1,000.',
    won: (play) => play.stat('Score') >= 1000,
  },
  {
    id: 'ladder',
    title: 'One After Another',
    text: 'Make 20 jumps in a row, each from a higher platform.',
    won: (play) => play.max('jump', 'run') >= 20,
  },
  {
    id: 'own-legs',
    title: 'On Your Own Two Feet',
    text: 'Reach a score of 1,500 without a jetpack or a propeller.',
    won: (play) => play.stat('Score') >= 1500 && play.count('jetpack') + play.count('propeller') === 0,
  },
  {
    id: 'ten',
    title: 'Edge of the Sky',
    text: 'Reach a score of 10,000.',
    won: (play) => play.stat('Score') >= 10000,
  },
]
