/**
 * Pass-around mode of the sequence games: each player repeats the whole sequence and adds a step. A mistake
 * eliminates the player; the last one left wins.
 */
import type { Outcome } from '../../../engine/core/game/rules'
import type { Stat } from './texts/game'
import { sequenceTexts as texts } from './texts/game'

export interface Pass {
  readonly players: number
  /** The player to move, from 0. */
  readonly turn: number
  /** Eliminated players, in order. */
  readonly out: readonly number[]
}

/** The parts of a state that determine what the player has to do. */
interface Asked {
  readonly pass?: Pass
  readonly phase: 'show' | 'input' | 'replay' | 'over'
  readonly done: number
  readonly sequence: readonly number[]
}

/** The initial value for this player count; empty for one player. */
export function begunBy(players: number): { readonly pass?: Pass } {
  return players > 1 ? { pass: { players, turn: 0, out: [] } } : {}
}

/** The next player who has not been eliminated. */
export function nextOf({ players, turn, out }: Pass): number {
  for (let on = 1; on < players; on++) {
    const next = (turn + on) % players
    if (!out.includes(next)) return next
  }
  return turn
}

/** The player has repeated the whole sequence and now adds a step. */
export const isAdding = ({ pass, phase, done, sequence }: Asked) =>
  pass !== undefined && phase === 'input' && done === sequence.length

/**
 * The line above the board: the number of steps and whose turn it is, with the seat. In one-player games and after a
 * mistake, only the number of steps.
 */
export function turnOf(play: Asked): {
  readonly steps: number
  readonly seat?: number
  readonly word?: string
} {
  const { pass, phase, sequence } = play
  if (!pass || phase !== 'input') return { steps: sequence.length }
  return {
    steps: sequence.length + 1,
    seat: pass.turn,
    word: (isAdding(play) ? texts.turn.add : texts.turn.repeat)(pass.turn + 1),
  }
}

/**
 * The outcome.
 *
 * @param steps length of the sequence
 */
export function passOutcome({ players, out }: Pass, steps: number): Outcome<Stat> {
  const winner = Array.from({ length: players }, (_, player) => player).find(
    (player) => !out.includes(player),
  )
  return {
    result: 'over',
    title: texts.ends.playerWins((winner ?? 0) + 1),
    detail: texts.ends.steps(steps),
  }
}
