/** Owns how a growing sequence is passed on: each player repeats all there is and adds a step; a mistake puts its player out, and the last one wins. */
import type { Outcome } from '../game/rules'

export interface Pass {
  readonly players: number
  /** Whose turn it is, from 0. */
  readonly turn: number
  /** Who has made a mistake, in order. */
  readonly out: readonly number[]
}

/** What of a play tells what is asked for. */
interface Asked {
  readonly pass?: Pass
  readonly phase: 'show' | 'input' | 'replay' | 'over'
  readonly done: number
  readonly sequence: readonly number[]
}

/** How many people may play. */
export const PLAYERS: readonly string[] = ['2', '3', '4']

/** The beginning, where so many people play; nothing for one. */
export function begunBy(players: string): { readonly pass?: Pass } {
  return PLAYERS.includes(players) ? { pass: { players: Number(players), turn: 0, out: [] } } : {}
}

/** Whose turn is next: the next player who is still in. */
export function nextOf({ players, turn, out }: Pass): number {
  for (let on = 1; on < players; on++) {
    const next = (turn + on) % players
    if (!out.includes(next)) return next
  }
  return turn
}

/** All is repeated: a step of the player's own is due. */
export const isAdding = ({ pass, phase, done, sequence }: Asked) =>
  pass !== undefined && phase === 'input' && done === sequence.length

/** For the line above the board: the steps of this turn, and whose it is; only the steps where one person plays, or a mistake is shown. */
export function turnOf(play: Asked): { readonly steps: number; readonly word?: string } {
  const { pass, phase, sequence } = play
  if (!pass || phase !== 'input') return { steps: sequence.length }
  return {
    steps: sequence.length + 1,
    word: `Player ${pass.turn + 1}: ${isAdding(play) ? 'add one' : 'repeat'}`,
  }
}

/** The end, with so many steps in the sequence. */
export function passOutcome({ players, out }: Pass, steps: number): Outcome {
  const winner = Array.from({ length: players }, (_, player) => player).find(
    (player) => !out.includes(player),
  )
  return {
    result: 'over',
    title: `Player ${(winner ?? 0) + 1} wins`,
    detail: `The sequence had come to ${steps === 1 ? 'one step' : `${steps} steps`}.`,
  }
}
