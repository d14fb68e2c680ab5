/** Test helpers for Tic Tac Toe: play moves, use the computer and compare levels. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/tic-tac-toe/bot'
import { type Options, options } from '../../../src/games/tic-tac-toe/options'
import { type Mark, rules, turnOf, wonBy } from '../../../src/games/tic-tac-toe/rules'
import { seriesKey } from '../../../src/games/tic-tac-toe/view/series'
import { mover, thinking } from '../../support/moves'

export const two = rules.start(completeOptions(options, { opponent: 'two' }), 1)

export const keyOf = (chosen: Partial<Options>) => seriesKey(completeOptions(options, chosen))

export const { apply, play, refused } = mover(rules)

/** One game between two levels; returns the winner's mark or null. */
function match(x: string, o: string, seed: number, from = two): Mark | null {
  const mind = thinking(seed)
  let state = from
  while (!rules.outcome(state)) state = play(state, bot.choose(state, turnOf(state) === 'X' ? x : o, mind))
  return wonBy(state)
}

/** Wins minus losses of the stronger level, over games from both sides. */
export function balanceOf(strong: string, weak: string, plays: number, from = two): number {
  let balance = 0
  for (let seed = 0; seed < plays; seed++) {
    const asX = match(strong, weak, seed, from)
    const asO = match(weak, strong, seed + 1000, from)
    balance += (asX === 'X' ? 1 : asX === 'O' ? -1 : 0) + (asO === 'O' ? 1 : asO === 'X' ? -1 : 0)
  }
  return balance
}
