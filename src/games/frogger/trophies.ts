import type { Trophy } from '../../engine/core/game/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'three',
    title: 'Why the Frog Crossed',
    text: 'Cross three times in one game.',
    won: (play) => play.count('level') >= 3,
  },
  {
    id: 'forward',
    title: 'Never Look Back',
    text: 'Cross five times in one game without hopping back.',
    won: (play) => play.count('level') >= 5 && play.count('hop', 'direction', 'down') === 0,
  },
  {
    id: 'untouched',
    title: 'Dry Feet',
    text: 'Cross eight times in one game before losing a life.',
    won: (play) => play.count('level') >= 8 && play.count('hurt') === 0,
  },
  {
    id: 'twenty',
    title: 'Rush Hour',
    text: 'Cross 20 times in one game.',
    won: (play) => play.count('level') >= 20,
  },
]
