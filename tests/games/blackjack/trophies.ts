/** Games that win and miss the trophies of Blackjack. */
import { rules } from '../../../src/games/blackjack/rules'
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    steady: {
      wins: { told: [['dealt', 15], ['bust']] },
      not: [{ told: [['dealt', 14], ['bust'], ['dealt', 14]] }],
    },
    tools: {
      wins: { told: [['doubled'], ['split'], ['surrender']] },
      not: [
        { told: [['doubled'], ['surrender'], ['surrender']] },
        { told: [['split'], ['doubled']] },
        { told: [['split'], ['surrender']] },
      ],
    },
    fifty: {
      wins: { told: [['dealt', 50], ['lent']] },
      not: [{ told: [['dealt', 49], ['lent'], ['dealt', 49]] }],
    },
    hundred: {
      wins: { told: [['dealt', 100]] },
      not: [{ told: [['dealt', 100]], hints: 1 }, { told: [['dealt', 99], ['lent'], ['dealt', 50]] }],
    },
  },
  drive(see) {
    // A player who bets everything, splits every pair and keeps drawing must borrow at some point.
    const wishes = ['split', 'double', 'chip', 'deal', 'hit']
    let state = rules.start({}, 1)
    for (let i = 0; i < 2000; i++) {
      const legal = rules.legal(state).filter((move) => move.do !== 'leave')
      const wish = wishes.find((name) => legal.some((move) => move.do === name))
      const move = legal.findLast((each) => each.do === wish) ?? legal[0]
      const applied = move ? rules.apply(state, move, i) : { refused: '' }
      if ('refused' in applied) return
      for (const event of applied.events) see.event(event)
      state = applied.state
    }
  },
}
