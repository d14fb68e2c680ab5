/** Test helpers for Klondike: play moves, play at random, and replay the steps of a solution. */

import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import type { Options } from '../../../src/games/klondike/options'
import { options } from '../../../src/games/klondike/options'
import { type Move, rules, type State } from '../../../src/games/klondike/rules'
import { read } from '../../../src/games/klondike/rules/notation'
import type { Step } from '../../../src/games/klondike/rules/solver'
import { cardsIn, FOUNDATION, homeOf, pilesOf, WASTE } from '../../../src/games/klondike/rules/state'
import { mover } from '../../support/moves'

const { apply, refused } = mover(rules)

export { refused }
export const play = (state: State, move: Move, at = 0): State => apply(state, move, at).state

/** All cards of the table. */
const allCards = (state: State) => pilesOf(state).flatMap((pile) => cardsIn(state, pile))

export function isWhole(state: State): boolean {
  const cards = allCards(state)
  return cards.length === 52 && new Set(cards).size === 52
}

/** Plays random moves, with a check after each. */
export function playAtRandom(state: State, seed: number, max: number, check: (state: State) => void): State {
  const random = createRandom(seed)
  let now = state
  for (let i = 0; i < max && !rules.outcome(now); i++) {
    now = play(now, pick(random, rules.legal(now)))
    check(now)
  }
  return now
}

/** Plays a step of a solution: its draws, then its move. */
export function playStep(state: State, step: Step): State {
  if (step.from === 'talon') {
    let now = state
    for (let i = 0; i < step.draws; i++) now = play(now, { type: 'draw' })
    const card = cardsIn(now, WASTE).at(-1) as number
    return play(now, {
      type: 'move',
      from: WASTE,
      to: step.to === 'foundation' ? homeOf(card) : step.to,
      count: 1,
    })
  }
  if (step.from === 'foundation')
    return play(state, { type: 'move', from: FOUNDATION + step.suit, to: step.to, count: 1 })
  if (step.to !== 'foundation')
    return play(state, { type: 'move', from: step.column, to: step.to, count: step.count })
  const card = cardsIn(state, step.column).at(-1) as number
  return play(state, { type: 'move', from: step.column, to: homeOf(card), count: 1 })
}

/** A table with these columns, waste and foundations; all other cards are in the stock. */
export function tableOf(
  columns: readonly string[],
  { foundations = '----', waste = '' } = {},
  chosen: Partial<Options> = {},
): State {
  const ranks = 'A23456789TJQK'
  const used = new Set([...columns, waste].join('').replaceAll('.', '').match(/../g))
  const home = (suit: number) => ranks.indexOf(foundations[suit] as string) + 1
  const stock = [...'SHDC']
    .flatMap((suit, index) => [...ranks].slice(home(index)).map((rank) => rank + suit))
    .filter((card) => !used.has(card))
  const seven = Array.from({ length: 7 }, (_, column) => columns[column] ?? '')
  return read([foundations, stock.join(''), waste, ...seven].join('_'), completeOptions(options, chosen))
}
