/** Games that win and miss the trophies of Jigsaw Puzzle. */
import type { Play } from '../../../src/games/jigsaw-puzzle/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const done = (
  difficulty: Play['options']['difficulty'],
  results = {},
  rotation: 'off' | 'on' = 'off',
): Case<Play> => ({
  result: 'won',
  results: { Moves: 90, Time: 900, ...results },
  options: { difficulty, rotation },
})

export const table: Table<Play> = {
  rows: {
    medium: { wins: done('huge'), not: [done('easy'), { ...done('medium'), result: undefined }] },
    turned: { wins: done('hard', {}, 'on'), not: [done('hard'), done('easy', {}, 'on')] },
    exact: {
      wins: done('hard', { Moves: 48 }),
      not: [done('hard', { Moves: 49 }), done('medium', { Moves: 25 }), done('easy', { Moves: 12 })],
    },
    swift: {
      wins: done('large', { Time: 300 }),
      not: [done('hard', { Time: 301 }), done('medium', { Time: 100 })],
    },
  },
}
