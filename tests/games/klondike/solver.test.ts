/** Tests that offered deals can be won: the rules replay the solutions of the solver. */
import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/klondike/rules'
import { read } from '../../../src/games/klondike/rules/notation'
import { solve } from '../../../src/games/klondike/rules/solver'
import { isWon } from '../../../src/games/klondike/rules/state'
import { DEAL_NODES, positionOf } from '../../../src/games/klondike/rules/winnable'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { playStep } from './helpers'
import published from './published.json'

describe.each([{ draw: '1' }, { draw: '3' }, { draw: '1', passes: '1' }, { draw: '3', passes: '3' }])(
  'winnable deals with %o',
  (options) => {
    it('are won by the rules with the steps of the solver', { tags: ['sample'] }, () => {
      for (let seed = 0; seed < sample(25, 200); seed += 25) {
        const start = rules.start(options, seed)
        must(start.proved && start.deal !== null && start.deal >= seed, seed, start.deal)
        const { result, steps } = solve(positionOf(start), DEAL_NODES)
        must(result === 'won', seed)
        must(isWon(steps.reduce(playStep, start)), seed)
      }
    })
  },
)

describe('published deals of MinimalKlondike', () => {
  // Two of them take more than a second.
  const deals = published.filter((_, deal) => sample(0, 1) === 1 || (deal !== 3 && deal !== 12))
  // Its shortest solutions are known; this solver finds any solution.
  it.each(deals)('$moves moves at least, drawing $draw', { tags: ['sample'] }, ({ deck, draw, moves }) => {
    const start = read(deck, { draw: String(draw) })
    const { result, steps } = solve(positionOf(start), 1_000_000)
    expect(result).toBe('won')
    expect(isWon(steps.reduce(playStep, start))).toBe(true)
    // They do not count turning the waste over.
    const length = steps.reduce((sum, step) => sum + 1 + (step.from === 'talon' ? step.draws : 0), 0)
    expect(length).toBeGreaterThanOrEqual(moves)
  })
})
