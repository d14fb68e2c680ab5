/** Games that win and miss the trophies of Nonogram. */
import type { Play } from '../../../src/games/nonogram/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const solved = (options: Case<Play>['options'], more: Partial<Case<Play>> = {}): Case<Play> => ({
  result: 'won',
  hints: 0,
  ms: 200_000,
  options: { puzzle: 'picture', level: 'easy', crosses: 'on', check: 'off', ...options },
  ...more,
})

export const table: Table<Play> = {
  rows: {
    uncovered: {
      wins: solved({ size: '10' }),
      not: [
        solved({ size: '5' }),
        solved({ size: '10' }, { hints: 1 }),
        solved({ size: '10', practice: 'edge' }),
      ],
    },
    quick: {
      wins: solved({ size: '10' }, { ms: 90_000 }),
      not: [solved({ size: '10' }, { ms: 90_001 }), solved({ size: '5' }, { ms: 9000 })],
    },
    sure: {
      wins: solved({ size: '15', check: 'on' }),
      not: [
        solved({ size: '15', check: 'off' }),
        solved({ size: '10', check: 'on' }),
        solved({ size: '20', check: 'on' }, { events: [['mistake']] }),
      ],
    },
    large: { wins: solved({ size: '20' }), not: [solved({ size: '15' })] },
    hard: {
      wins: solved({ size: '15', puzzle: 'generated', level: 'hard' }),
      not: [
        solved({ size: '15', puzzle: 'generated', level: 'medium' }),
        solved({ size: '20', puzzle: 'picture', level: 'hard' }),
        solved({ size: '10', puzzle: 'generated', level: 'hard' }),
      ],
    },
  },
}
