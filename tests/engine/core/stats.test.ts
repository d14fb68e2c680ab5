/** What the compiler refuses in the rules and the definition of a game: stats that the game does not declare. */
import { expect, it } from 'vitest'
import type { Outcome, TurnGame, TurnRules } from '../../../src/engine/core/game/contract'
import { defineTurn, type NoOptions } from '../../../src/engine/core/game/define'

type Stat = 'Score' | 'Moves'
type Rules = TurnRules<object, number, never, NoOptions, Stat>

const game = {} as Omit<TurnGame<object, number, never, NoOptions, Stat, never>, 'kind' | 'options'>
const define = (more: Partial<typeof game>) =>
  defineTurn<object, number, never, NoOptions, Stat>({ ...game, ...more, options: [] })

it('a definition names only its own stats', () => {
  const stats = { Score: 'Score', Moves: 'Moves' }
  const game = define({ stats, hidden: ['Moves'], best: [{ of: 'Score', better: 'higher', shown: 'Moves' }] })
  expect(game.stats).toBe(stats)
  // @ts-expect-error: a stat without a label
  define({ stats: { Score: 'Score' } })
  // @ts-expect-error: no such stat
  define({ hidden: ['Lives'] })
  // @ts-expect-error: no such stat
  define({ best: [{ of: 'Lives', better: 'higher' }] })
  // @ts-expect-error: no such stat
  define({ best: [{ of: 'Score', better: 'higher', shown: 'Lives' }] })
  // @ts-expect-error: a timer needs the stat that it shows
  define({ timer: 'seconds' })
})

it('rules have only these', () => {
  const hud: Rules['hud'] = () => ({ Score: 1 })
  expect(hud({}, 0)).toEqual({ Score: 1 })
  // @ts-expect-error: no such stat
  const other: Rules['hud'] = () => ({ Lives: 3 })
  // @ts-expect-error: no such stat
  const outcome: Outcome<Stat> = { result: 'over', title: 'Over', results: { Lives: 3 } }
  expect([other({}, 0), outcome.results]).toEqual([{ Lives: 3 }, { Lives: 3 }])
})
