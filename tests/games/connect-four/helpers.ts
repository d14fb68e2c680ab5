/** Test helpers for Connect Four: read positions, play and think. */

import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { bitsOf } from '../../../src/games/connect-four/bot'
import type { Bits } from '../../../src/games/connect-four/bot/bitboard'
import type { Options } from '../../../src/games/connect-four/options'
import { options } from '../../../src/games/connect-four/options'
import { rules, type State } from '../../../src/games/connect-four/rules'
import { mover } from '../../support/moves'

export const read = (text: string, chosen: Partial<Options> = {}): State =>
  rules.notation!.read(text, completeOptions(options, chosen))
export const bits = (text: string): Bits => bitsOf(read(text))

export const { play, refused } = mover(rules)

/** A random position without four in a row, with this many discs. */
export function randomPosition(seed: number, discs: number): State {
  const random = createRandom(seed)
  let state = rules.start(completeOptions(options), 0)
  while (state.moves.length < discs) {
    const next = play(state, pick(random, rules.legal(state)))
    if (rules.outcome(next)) return randomPosition(seed + 1_000_003, discs)
    state = next
  }
  return state
}
