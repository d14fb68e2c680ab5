/** Games between two levels of Reversi from different openings. */

import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, draw, pick } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/reversi/bot'
import { type Options, options } from '../../../src/games/reversi/options'
import { countOf, flipsOf, movesOf, otherOf, rules, type State } from '../../../src/games/reversi/rules'
import { after } from '../../../src/games/reversi/rules/board'

/** Random moves before the players take over. Two games begin in the same way, with sides exchanged. */
const OPENING = 8

/** Chooses a move: a level of the computer, or another player. */
export type Chooser = (state: State, random: () => number) => number

/** A level without a time limit: its numbers of moves and positions limit it. */
export const playerOf =
  (level: string): Chooser =>
  (state, random) =>
    bot.choose(state, level, { random, overtime: () => false })

/** A beginner: takes the most discs, among equals the first. */
export const greedy: Chooser = (state) => {
  const flipped = (move: number) => flipsOf(state, move, state.turn).length
  return movesOf(state).reduce((best, move) => (flipped(move) > flipped(best) ? move : best))
}

/** The points of the first player: 1 for a win, half a point for a tie. */
export function match(first: Chooser, second: Chooser, games: number, size: Options['size'] = '8'): number {
  let points = 0
  for (let game = 0; game < games; game++) {
    const random = createRandom(1 + (game >> 1))
    const side = game % 2 === 0 ? 0 : 1
    let state = rules.start(completeOptions(options, { size }), 0)
    while (state.moves.length < OPENING) state = after(state, pick(random, movesOf(state)))
    while (movesOf(state).length > 0)
      state = after(
        state,
        (state.turn === side ? first : second)(state, () => draw(random)),
      )
    const lead = countOf(state, side) - countOf(state, otherOf(side))
    points += lead > 0 ? 1 : lead === 0 ? 0.5 : 0
  }
  return points
}

export const duels = (strong: string, weak: string, games: number): number =>
  match(playerOf(strong), playerOf(weak), games)
