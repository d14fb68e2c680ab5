/** Games that win and miss the trophies of Sudoku. */
import type { Play } from '../../../src/games/sudoku/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const solved = (
  level: Play['options']['level'],
  events: Case<Play>['events'] = [],
  hints = 0,
): Case<Play> => ({
  result: 'won',
  options: { level },
  events: events,
  hints,
})

export const table: Table<Play> = {
  rows: {
    easy: {
      wins: solved('easy'),
      not: [
        solved('classic'),
        solved('easy', [], 1),
        { options: { level: 'easy' } },
        { result: 'won', options: { level: 'easy', check: 'on' } },
        { result: 'won', options: { level: 'easy', kind: 'x' } },
        { result: 'won', options: { level: 'easy', kind: 'killer' } },
        { result: 'won', options: { level: 'easy', practice: 'x-wing' } },
      ],
    },
    clean: {
      wins: solved('medium', [
        ['note', 9],
        ['digit', 40],
      ]),
      not: [solved('medium', [['conflict']]), solved('easy'), solved('hard', [], 1)],
    },
    head: {
      wins: solved('hard', [['digit', 40], ['conflict']]),
      not: [
        solved('hard', [['note']]),
        solved('hard', [['center']]),
        solved('hard', [['fill']]),
        solved('easy'),
      ],
    },
    hard: { wins: solved('hard'), not: [solved('medium'), solved('expert', [], 2)] },
    expert: { wins: solved('expert'), not: [solved('hard'), solved('expert', [], 1)] },
  },
}
