/** What the compiler refuses in a trophy: events, data, values and stats that the game does not have. */
import { describe, expect, it } from 'vitest'
import { Tally } from '../../../src/engine/core/game/tally'
import { type TrophyPlay, trophyPlay } from '../../../src/engine/core/game/trophy'

type Event =
  | {
      readonly type: 'hop'
      readonly direction: 'up' | 'down'
      readonly rows: number
      readonly fast?: boolean
    }
  | { readonly type: 'rest' | 'sleep'; readonly place: string }
type Options = { readonly level: 'easy' | 'hard' }

const options: Options = { level: 'easy' }
const play: TrophyPlay<Event, Options, 'Score' | 'Lives'> = {
  ...trophyPlay(new Tally(), { outcome: null, hud: {}, options, hints: 0, ms: 0 }),
  options,
}

describe('a trophy', () => {
  it('asks for events, data and stats of its game', () => {
    expect([
      play.count('hop'),
      play.count('hop', 'direction', 'down'),
      play.count('hop', 'fast', true),
    ]).toEqual([0, 0, 0])
    expect([play.count('sleep', 'place', 'bed'), play.sum('hop', 'rows'), play.max('hop', 'rows')]).toEqual([
      0,
      0,
      Number.NaN,
    ])
    expect([play.run('hop', 'rest'), play.run('NewBest', 'Over'), play.stat('Score')]).toEqual([
      0,
      0,
      Number.NaN,
    ])
  })
  it('cannot ask for others', () => {
    expect([
      // @ts-expect-error no event of the game or the session
      play.count('jump'),
      // @ts-expect-error no datum of this event
      play.count('hop', 'place', 'bed'),
      // @ts-expect-error a datum without a value
      play.count('hop', 'direction'),
      // @ts-expect-error no value of this datum
      play.count('hop', 'direction', 'left'),
      // @ts-expect-error a value of another type
      play.count('hop', 'rows', 'two'),
      // @ts-expect-error an event of the session has no data
      play.count('NewBest', 'rows', 2),
      // @ts-expect-error not a number
      play.sum('hop', 'direction'),
      // @ts-expect-error no number of this event
      play.max('rest', 'rows'),
      // @ts-expect-error no event
      play.run('hop', 'fall'),
      // @ts-expect-error no stat
      play.stat('Level'),
      // @ts-expect-error no value of the option
      play.options.level === 'normal',
    ]).toHaveLength(11)
  })
})
