import type { Trophy } from '../../engine/core/game/trophy'
import type { Options } from './options'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'ten',
    title: 'Picture This',
    text: 'Solve 10 of the 15 puzzles in the original pack in one game.',
    won: (play) => play.options.round === '15' && play.options.pack === 'first' && play.count('solved') >= 10,
  },
  {
    id: 'clean',
    title: 'At First Sight',
    text: 'Solve five puzzles on the first try in one game, without revealing letters.',
    won: (play) => play.count('solved', 'points', 40) >= 5,
  },
  {
    id: 'perfect',
    title: 'Rosetta Stone',
    text: 'Score all 600 points in the original pack: every puzzle on the first try, no letters revealed.',
    won: (play) => play.options.pack === 'first' && play.count('solved', 'points', 40) >= 15,
  },
]
