/** Games that win and miss the trophies of Whack-a-Mole. */
import { rules } from '../../../src/games/whack-a-mole/rules'
import type { Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

const rush = { options: { mode: 'rush' } }

export const table: Table = {
  rows: {
    twenty: {
      wins: { told: [['whack', 20]] },
      not: [{ told: [['whack', 19]] }, { ...rush, told: [['whack', 20]] }],
    },
    true: {
      wins: { told: [['whack', 30]] },
      not: [
        { told: [['miss'], ['whack', 30]] },
        { told: [['whack', 29]] },
        { ...rush, told: [['whack', 30]] },
      ],
    },
    run: {
      wins: { ...rush, told: [['whack', 1, { combo: 50 }]] },
      not: [{ ...rush, told: [['whack', 60, { combo: 49 }]] }, { told: [['whack', 1, { combo: 50 }]] }],
    },
    hundred: { wins: { told: [['whack', 100]] }, not: [{ told: [['whack', 99]] }] },
  },
  drive(see) {
    const world = rules.start({ mode: 'classic' }, 1, { width: 600, height: 600 })
    for (const event of ticker(rules)(world, ['whack'])) see.event(event)
  },
}
