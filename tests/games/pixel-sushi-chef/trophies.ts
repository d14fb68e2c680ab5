/** Games that win and miss the trophies of Pixel Sushi Chef. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/pixel-sushi-chef/options'
import { type Event, rules } from '../../../src/games/pixel-sushi-chef/rules'
import type { Case, Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

const shift = (events: Case<Event>['events'], options: Case<Event>['options'] = {}): Case<Event> => ({
  result: 'over',
  events: events,
  options,
})

export const table: Table<Event> = {
  rows: {
    clean: {
      wins: shift([['served', 6]]),
      not: [
        shift([['served', 6], ['wrong']]),
        shift([['served', 5]]),
        { ...shift([['served', 6]]), result: 'lost' },
      ],
    },
    everyone: {
      wins: shift([['served', 8]]),
      not: [shift([['served', 8], ['late']]), shift([['served', 7]])],
    },
    'one-heart': {
      wins: shift([], { pace: 'rush', hearts: '1' }),
      not: [
        shift([], { pace: 'rush' }),
        shift([], { hearts: '1' }),
        { result: 'lost', options: { pace: 'rush', hearts: '1' } },
      ],
    },
    twenty: {
      wins: { events: [['served', 20]] },
      not: [{ events: [['served', 19]] }, { events: [['served', 20]], options: { pace: 'shifts' } }],
    },
  },
  drive(see) {
    // Rice, fish and cucumber are no roll, and a guest who is served nothing else leaves hungry.
    const world = rules.start(completeOptions(options, { pace: 'classic', hearts: '3' }), 1, {
      width: 800,
      height: 500,
    })
    const tick = ticker(rules)
    for (const hold of [['pick1'], [], ['pick2'], [], ['pick3'], [], ['serve']])
      for (const event of tick(world, hold)) see.event(event)
    for (let n = 0; n < 2000; n++) for (const event of tick(world)) see.event(event)
  },
}
