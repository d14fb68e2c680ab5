/** Tests Nonogram with two simulated players, in every size and level: one follows hints, the other makes mistakes. */
import { describe, expect, it } from 'vitest'
import { createRandom, draw, pick } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/nonogram/bot'
import { describeMove } from '../../../src/games/nonogram/describeMove'
import { isSolved, type Move, rules, SIZES, type State } from '../../../src/games/nonogram/rules'
import { LEVELS } from '../../../src/games/nonogram/rules/generator'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { made } from './helpers'

const sizes = SIZES.slice(0, sample(2, 4))
const KINDS = [
  ...sizes.map((size) => ({ puzzle: 'picture', size: String(size), level: 'easy' })),
  ...LEVELS.flatMap((level) => sizes.map((size) => ({ puzzle: 'generated', size: String(size), level }))),
]

/** Plays to the end: each move is a hint, or with probability `slips` any legal move. Returns all states. */
function played(options: Record<string, string>, slips: number, seed: number): State[] {
  const random = createRandom(seed)
  const states = [rules.start(options, seed)]
  for (let state = states[0] as State; !isSolved(state); ) {
    const legal: readonly Move[] = slips > 0 && draw(random) < slips ? (rules.legal?.(state) ?? []) : []
    const move = legal.length > 0 ? pick(random, legal) : bot.choose(state, '', thinking())
    expect(describeMove(state, move, made(state, move).state)).toMatch(
      /^(Row|Column) \d+, (columns?|rows) \d+/,
    )
    state = made(state, move).state
    states.push(state)
    if (states.length > 5000) throw new Error('The game does not end.')
  }
  return states
}

describe('simulated players', () => {
  it.each(KINDS)('solve $puzzle, $size, $level, with and without slips', { tags: ['sample'] }, (kind) => {
    for (const check of ['off', 'on']) {
      const careful = played({ ...kind, check }, 0, 11)
      expect(careful.at(-1)?.mistakes).toBe(0)
      const clumsy = played({ ...kind, check, crosses: 'off' }, 0.15, 12)
      const last = clumsy.at(-1) as State
      expect(rules.outcome(last)?.result).toBe('won')
      // A finished puzzle takes no more moves.
      expect(rules.legal?.(last)).toEqual([])
      // Mistakes never decrease, although marks are cleared.
      for (const [i, state] of clumsy.entries())
        expect(state.mistakes).toBeGreaterThanOrEqual(clumsy[i - 1]?.mistakes ?? 0)
      if (check === 'on') expect(last.mistakes).toBeGreaterThan(0)
    }
  })
})
