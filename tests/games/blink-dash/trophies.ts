/** Games that win and miss the trophies of Blink Dash. */
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    four: {
      wins: { told: [['level', 1, { level: 4 }]] },
      not: [
        { told: [['level', 1, { level: 3 }]] },
        { options: { prowlers: 'hunt' }, told: [['level', 1, { level: 4 }]] },
      ],
    },
    quick: {
      wins: { ms: 40_000, told: [['level', 1, { level: 4 }]] },
      not: [{ ms: 40_001, told: [['level', 1, { level: 4 }]] }, { told: [['level', 1, { level: 3 }]] }],
    },
    eight: { wins: { told: [['level', 1, { level: 8 }]] }, not: [{ told: [['level', 1, { level: 7 }]] }] },
    fourteen: {
      wins: { told: [['level', 1, { level: 14 }]] },
      not: [{ told: [['level', 1, { level: 13 }]] }],
    },
  },
}
