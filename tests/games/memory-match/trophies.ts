/** Games that win and miss the trophies of Memory Match. */
import type { Play } from '../../../src/games/memory-match/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const done = (
  difficulty: Play['options']['difficulty'],
  Moves: number,
  Time = 100,
  more = {},
): Case<Play> => ({
  result: 'won',
  results: { Moves, Time },
  options: { difficulty, ...more },
})

export const table: Table<Play> = {
  wordings: { players: 'playing alone' },
  rows: {
    medium: {
      wins: done('medium', 18),
      not: [done('medium', 19), done('easy', 10), { options: { difficulty: 'medium' }, hud: { Moves: 3 } }],
    },
    swift: { wins: done('hard', 30, 60), not: [done('hard', 30, 60.1), done('medium', 20, 30)] },
    hard: { wins: done('hard', 26), not: [done('hard', 27), done('medium', 12)] },
    sharp: {
      wins: done('hard', 21),
      not: [
        done('hard', 22),
        done('hard', 21, 100, { deck: 'letters' }),
        done('hard', 21, 100, { players: '2' }),
      ],
    },
  },
}
