/**
 * Players of Klondike for tests and the bench: one follows hints, which know all cards; a plain one makes the next useful
 * move that it sees, and any move if it sees none; a clumsy one moves at random three times of four.
 */

import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, draw, pick } from '../../../src/engine/core/math/random'
import { bot, likely } from '../../../src/games/klondike/bot'
import type { Options } from '../../../src/games/klondike/options'
import { options } from '../../../src/games/klondike/options'
import { type Move, rules, type State } from '../../../src/games/klondike/rules'
import { thinking } from '../../support/moves'
import { play } from './helpers'

export const PLAYERS = ['hints', 'plain', 'clumsy'] as const
export type Player = (typeof PLAYERS)[number]

/** How often the clumsy player moves at random. */
const CLUMSY = 0.75
const MAX_MOVES = 400

/** The ways to play whose difficulty differs, each with its options. */
export const MODES: readonly Partial<Options>[] = [
  ...(['1', '3'] as const).flatMap((cards) =>
    (['standard', 'vegas', 'none'] as const).map(
      (scoring) => ({ draw: cards, scoring, deals: 'random' }) as const,
    ),
  ),
  { draw: '1', passes: '1', deals: 'random' },
  { draw: '3', passes: '3', deals: 'random' },
  { kind: 'freecell' },
]

/** Plays until the end, until hints say that it cannot be won, or for as long as a patient person would. */
export function playAs(
  player: Player,
  chosen: Partial<Options>,
  seed: number,
  check: (state: State) => void = () => {},
): State {
  const random = createRandom(seed)
  let state = rules.start(completeOptions(options, chosen), seed)
  for (let moves = 0; moves < MAX_MOVES && !rules.outcome(state); moves++) {
    const move = rules.next?.(state)?.move ?? choose(player, state, random)
    if (!move) break
    state = play(state, move, moves * 2000)
    check(state)
  }
  return state
}

function choose(player: Player, state: State, random: ReturnType<typeof createRandom>): Move | null {
  if (player === 'hints') {
    const move = bot.hint?.(state, thinking()).move
    return move && move.type !== 'look' ? move : null
  }
  if (player === 'clumsy' && draw(random) < CLUMSY) return pick(random, rules.legal(state))
  return likely(state) ?? pick(random, rules.legal(state))
}
