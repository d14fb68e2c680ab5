/** Plays that win and miss the trophies of New Game. */
import type { Play } from '../../../src/games/new-game/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    ten: { wins: { events: [['catch', 10]] }, not: [{ events: [['catch', 9]] }] },
    twenty: {
      wins: { events: [['catch', 20], ['miss']] },
      not: [{ events: [['catch', 19], ['miss'], ['catch', 19]] }],
    },
    fifty: { wins: { hud: { Score: 50 } }, not: [{ hud: { Score: 49 } }] },
  },
}
