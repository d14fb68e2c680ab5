/** Games that win and miss the trophies of Battleship. */
import type { Play } from '../../../src/games/battleship/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const beat = (level: Play['options']['level'], Shots = 60, lost = 3): Case<Play> => ({
  result: 'won',
  results: { Shots },
  options: { level },
  events: [
    ['sunk', 5, { by: 'you' }],
    ['sunk', lost, { by: 'computer' }],
  ],
})

export const table: Table<Play> = {
  rows: {
    hunter: { wins: beat('hunter'), not: [beat('random'), { result: 'lost', options: { level: 'hunter' } }] },
    afloat: { wins: beat('admiral', 60, 1), not: [beat('hunter', 60, 2), beat('random', 60, 0)] },
    fifty: { wins: beat('hunter', 50), not: [beat('hunter', 51), beat('random', 40)] },
    admiral: { wins: beat('admiral'), not: [beat('hunter'), { ...beat('admiral'), hints: 1 }] },
  },
}
