/** Games that win and miss the trophies of Blackjack. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/blackjack/options'
import { type Event, rules } from '../../../src/games/blackjack/rules'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Event> = {
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
  drive(see) {
    // A player who bets everything, splits every pair and keeps drawing must borrow at some point.
    const wishes = ['split', 'double', 'chip', 'deal', 'hit']
    let state = rules.start(completeOptions(options), 1)
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
