/** Games that win and miss the trophies of Minesweeper. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/minesweeper/options'
import { type Event, rules, type State } from '../../../src/games/minesweeper/rules'
import type { Case, Table } from '../../contract/trophies/table'

const cleared = (level: string, Time = 300, events: Case<Event>['events'] = [], hints = 0): Case<Event> => ({
  hints,
  result: 'won',
  results: { Time },
  options: { level },
  events: events,
})

export const table: Table<Event> = {
  rows: {
    beginner: {
      wins: cleared('beginner'),
      not: [
        { result: 'lost' },
        cleared('expert'),
        cleared('custom'),
        cleared('beginner', 300, [], 1),
        { ...cleared('beginner'), options: { level: 'beginner', practice: 'count' } },
      ],
    },
    quick: {
      wins: cleared('beginner', 30),
      not: [cleared('beginner', 30.1), cleared('beginner', 30, [], 1), cleared('expert', 20)],
    },
    'no-flags': {
      wins: cleared('intermediate'),
      not: [cleared('intermediate', 300, [['flag'], ['unflag']]), cleared('beginner')],
    },
    expert: {
      wins: cleared('expert'),
      not: [cleared('intermediate'), { ...cleared('expert'), result: 'lost' }],
    },
    swift: {
      wins: cleared('expert', 180),
      not: [cleared('expert', 180.1), cleared('expert', 180, [], 1), cleared('intermediate', 90)],
    },
  },
  drive(see) {
    // Opens every cell without a mine.
    let state: State = rules.start(completeOptions(options, { level: 'beginner', boards: 'any' }), 1)
    for (let i = 0; i < 200 && !rules.outcome(state); i++) {
      const cell = state.cells.findIndex((each) => !each.isMine && !each.isRevealed)
      const applied = rules.apply(state, { type: 'open', cell }, i * 100)
      if ('state' in applied) state = applied.state
    }
    see.figures(rules.outcome(state)?.results ?? {})
  },
}
