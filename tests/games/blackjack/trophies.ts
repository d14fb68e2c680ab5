/** Games that win and miss the trophies of Blackjack. */
import type { Play } from '../../../src/games/blackjack/trophies'
import type { Table } from '../../contract/trophies/table'

const TABLE = 'at the standard table'

export const table: Table<Play> = {
  wordings: { soft17: TABLE, decks: TABLE, surrender: TABLE, boxes: TABLE },
  rows: {
    steady: {
      wins: { events: [['dealt', 15], ['bust']] },
      not: [{ events: [['dealt', 14], ['bust'], ['dealt', 14]] }],
    },
    tools: {
      wins: { events: [['doubled'], ['split'], ['surrender']] },
      not: [
        { events: [['doubled'], ['surrender'], ['surrender']] },
        { events: [['split'], ['doubled']] },
        { events: [['split'], ['surrender']] },
      ],
    },
    fifty: {
      wins: { events: [['dealt', 50], ['lent']] },
      not: [{ events: [['dealt', 49], ['lent'], ['dealt', 49]] }],
    },
    hundred: {
      wins: { events: [['dealt', 100]] },
      not: [{ events: [['dealt', 100]], hints: 1 }, { events: [['dealt', 99], ['lent'], ['dealt', 50]] }],
    },
  },
}
