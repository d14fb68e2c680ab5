/** Tests that players of different skill play every mode without breaking anything. */
import { expect, it } from 'vitest'
import { rules, type State } from '../../../src/games/klondike/rules'
import { cardsIn, isWon } from '../../../src/games/klondike/rules/state'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { isWhole, playAtRandom } from './helpers'
import { MODES, playAs } from './players'

const home = ({ foundations }: State) => foundations.reduce((sum, count) => sum + count, 0)

/** Vegas pays five for each card at home, and standard scores never fall below zero. */
function isScored(state: State): boolean {
  if (state.scoring === 'vegas') return state.score === 5 * home(state) - 52
  return state.scoring === 'none' ? state.score === 0 : state.score >= 0
}

it.each(MODES)('with %o, cards and points stay in order for every bot', { tags: ['sample'] }, (options) => {
  for (const player of ['plain', 'clumsy'] as const)
    for (let seed = 1; seed <= sample(1, 5); seed++)
      playAs(player, options, seed, (state) => {
        must(isWhole(state), player, seed)
        must(isScored(state), player, seed, state.score)
        const { redeals } = state
        must(options.passes === undefined || redeals <= Number(options.passes) - 1, player, seed, redeals)
      })
})

it('a plain player wins more than a clumsy one', { tags: ['proof'] }, () => {
  const wins = (player: 'plain' | 'clumsy') =>
    Array.from({ length: 40 }, (_, seed) => playAs(player, { draw: '1', deals: 'random' }, seed)).filter(
      isWon,
    ).length
  expect(wins('plain')).toBeGreaterThan(wins('clumsy'))
})

it('"No more moves" comes exactly when no card can move after any draws', { tags: ['sample'] }, () => {
  const seeds = sample(3, 12)
  let stuck = 0
  for (const passes of ['1', '3', 'any'])
    for (let seed = 0; seed < seeds; seed++)
      playAtRandom(rules.start({ draw: '3', passes, deals: 'random' }, seed), seed, 300, (state) => {
        if (isWon(state)) return
        const ended = rules.outcome(state)?.title === 'No more moves'
        if (ended) stuck++
        must(ended !== canEverMove(state), passes, seed)
      })
  expect(stuck).toBeGreaterThan(seeds / 3)
})

/** By the rules alone: draws up to three passes, and tries every move of a card after each. */
function canEverMove(start: State): boolean {
  const piles = Array.from({ length: 18 }, (_, pile) => pile)
  let state = start
  for (let draws = 0; draws < 100; draws++) {
    for (const from of piles)
      for (const to of piles)
        for (let count = 1; count <= cardsIn(state, from).length; count++)
          if ('state' in rules.apply(state, { type: 'move', from, to, count }, 0)) return true
    const applied = rules.apply(state, { type: 'draw' }, 0)
    if ('refused' in applied) return false
    state = applied.state
  }
  return false
}
