/** Games that win and miss the trophies of Rock Paper Scissors. */
import type { Play } from '../../../src/games/rock-paper-scissors/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const match = (to: Play['options']['match'], more: Case<Play> = {}): Case<Play> => ({
  result: 'won',
  ...more,
  options: { computer: 'learns', match: to, ...more.options },
})
const won = (rock: number, paper: number, scissors: number) =>
  [
    ['win', rock, { you: 'rock' }],
    ['win', paper, { you: 'paper' }],
    ['win', scissors, { you: 'scissors' }],
  ] as const

export const table: Table<Play> = {
  rows: {
    five: {
      wins: match('5'),
      not: [match('3'), match('5', { options: { computer: 'random' } }), match('5', { result: 'lost' })],
    },
    hands: {
      wins: match('10', { events: won(2, 3, 5) }),
      not: [match('10', { events: won(1, 4, 5) }), match('5', { events: won(2, 2, 2) })],
    },
    lead: {
      wins: match('10', { events: [['lose', 6]] }),
      not: [match('10', { events: [['lose', 7]] }), match('5')],
    },
  },
}
