/** Reviews a game for the tests. */
import { expect } from 'vitest'
import type { Bots, Judges } from '../../../src/engine/bots/client'
import type { BotLoaders } from '../../../src/engine/bots/serve'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import { bots as botsOf } from '../../../src/games/bots'
import { findGame } from '../../../src/games/catalog'
import { reviewers } from '../../../src/games/reviewers'
import { History } from '../../../src/play/session/turns/history'
import { judgePlay } from '../../../src/play/watch/judgePlay'

export const load = async (id: string) => (await findGame(id)?.load())?.default as TurnGame

/** How often a reviewer may check the time of a move before it is over. */
const LOOKS = 50

function thinkingOf() {
  const random = createRandom(1)
  let looks = 0
  return { random: () => draw(random), overtime: () => ++looks > LOOKS }
}

/** The worker's functions, synchronously. */
export const judges: Judges & Pick<Bots, 'hint'> = {
  measure: async (id) => (await reviewers[id]?.())!.measure,
  async judge({ game, before, move, after, values }) {
    const reviewer = (await reviewers[game]?.())!
    const judged = reviewer.judge(before, move, after, thinkingOf())
    return judged && values ? { ...judged, values: reviewer.values?.(before, thinkingOf()) ?? [] } : judged
  },
  async hint({ game, state, times = 1 }) {
    const bot = (await (botsOf as BotLoaders)[game]?.())!
    return bot.hint?.(state, { ...thinkingOf(), times }) ?? null
  },
  summary: async ({ game, last, sums, judged }) =>
    (await reviewers[game]?.())!.summary?.(last, sums, judged) ?? {},
  cancel() {},
}

interface Given {
  readonly options?: Record<string, string>
  readonly position?: string
  readonly seed?: number
  /** Which moves are the visitor's own; all by default. */
  readonly own?: (step: number) => boolean
}

/** A game with these moves, or with those that `moves` chooses until the end, at most `max` of them. */
export async function review(
  id: string,
  moves: readonly unknown[] | ((state: never) => unknown),
  { options = {}, position, seed = 5, own = () => true }: Given = {},
  max = 400,
) {
  const game = await load(id)
  const { rules } = game
  const all = Object.fromEntries(game.options.map((option) => [option.id, option.initial]))
  const values = { ...all, ...options }
  const start = position === undefined ? rules.start(values, seed) : rules.notation?.read(position, values)
  const history = new History(start)
  const many = typeof moves === 'function' ? max : moves.length
  for (let i = 0; i < many && !rules.outcome(history.state); i++) {
    const self = rules.next?.(history.state)?.move
    const move = typeof moves === 'function' ? (self ?? moves(history.state as never)) : moves[i]
    const applied = rules.apply(history.state, move, i * 1000)
    if ('refused' in applied) throw new Error(`refused: ${JSON.stringify(move)} ${applied.refused}`)
    const isOwn = own(i) && !(typeof moves === 'function' && self !== undefined)
    history.push({ move, at: i * 1000, own: isOwn, ...applied })
  }
  let done = 0
  let seen: unknown
  const found = await judgePlay({ id, game, options: values, history }, judges, (step, soFar) => {
    done = step
    seen = [...soFar.verdicts]
    // Results appear as they come, on an axis as long as the game.
    expect(soFar.values).toHaveLength(history.length + 1)
    expect(soFar.values.slice(step + 1).filter((value) => value !== null)).toEqual([])
    expect(soFar.choices).toHaveLength(step)
    expect([...soFar.verdicts.keys()].filter((judged) => judged >= step)).toEqual([])
  })
  expect(done).toBe(history.length)
  expect(seen).toEqual([...found.verdicts])
  for (const verdict of found.worst) {
    expect(verdict.why, `${id}: why`).toMatch(/^[A-Z0-9].*\.$/)
    expect(verdict.why).not.toMatch(/undefined|NaN|null/)
    // The better move must be legal there.
    const before = verdict.step === 0 ? history.initial : history.step(verdict.step - 1)?.state
    if (verdict.better) expect(rules.apply(before, verdict.better.move, 0)).toHaveProperty('state')
  }
  return found
}
