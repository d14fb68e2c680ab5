/** Games that win and miss the trophies of Invisible Maze. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/invisible-maze/options'
import { type Event, levelOf, type Move, rules, type State } from '../../../src/games/invisible-maze/rules'
import { stepFrom, wayToGoal } from '../../../src/games/invisible-maze/rules/maze'

import type { Table } from '../../contract/trophies/table'

const WAYS = ['up', 'down', 'left', 'right'] as const

export const table: Table<Event> = {
  rows: {
    narrow: {
      wins: { events: [['complete', 1, { level: 2 }]] },
      not: [
        { events: [['complete', 1, { level: 1 }]] },
        { events: [['solution'], ['complete', 1, { level: 2 }]] },
      ],
    },
    soft: {
      wins: { options: { level: '3' }, events: [['complete', 1, { level: 3 }]] },
      not: [
        { options: { level: '3' }, events: [['bump'], ['complete', 1, { level: 3 }]] },
        { options: { level: '1' }, events: [['complete', 1, { level: 3 }]] },
        { options: { level: '3' }, events: [['solution'], ['complete', 1, { level: 3 }]] },
      ],
    },
    void: {
      wins: { events: [['finished']] },
      not: [{ events: [['solution'], ['finished']] }, { events: [['complete', 1, { level: 6 }]] }],
    },
    all: {
      wins: { result: 'won', results: { Levels: 7 } },
      not: [
        { result: 'won', results: { Levels: 6 } },
        { result: 'won' },
        { result: 'lost', results: { Levels: 7 } },
      ],
    },
  },
  drive(see) {
    // Along the shortest path through every level.
    let state: State = rules.start(completeOptions(options, { level: '1' }), 1)
    let at = 0
    const make = (move: Move) => {
      at += 100
      const applied = rules.apply(state, move, at)
      if ('refused' in applied) throw new Error(`${move} was refused`)
      for (const event of applied.events) see.event(event)
      state = applied.state
    }
    while (!rules.outcome(state)) {
      const next = wayToGoal(levelOf(state), state.at)[1]
      const way = WAYS.find((each) => stepFrom(levelOf(state), state.at, each) === next)
      make(state.stage === 'walking' && way ? way : 'next')
    }
    see.figures(rules.outcome(state)?.results ?? {})
  },
}
