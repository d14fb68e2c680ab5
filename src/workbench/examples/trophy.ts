/** A trophy is a condition on what happened; its types know the events, options and stats of the game. */
import { Tally } from '../../engine/core/game/tally'
import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { CodeExample } from './example'

type Event = { readonly type: 'filled'; readonly score: number } | { readonly type: 'spilled' }
type Play = TrophyPlay<Event, Record<never, string>, 'Score'>

const trophy: Trophy<Pick<Play, 'run'>> = {
  id: 'steady-hand',
  title: 'Steady hand',
  text: 'Fill the bar three times in a row without spilling.',
  won: (play) => play.run('filled', 'spilled') >= 3,
}

export const example: CodeExample = {
  title: 'A trophy',
  run() {
    const tally = new Tally()
    return ['filled', 'spilled', 'filled', 'filled', 'filled'].map((type) => {
      tally.add({ type: type as Event['type'] })
      return `${type}: ${trophy.won(tally)}`
    })
  },
  gives: ['filled: false', 'spilled: false', 'filled: false', 'filled: false', 'filled: true'],
}
