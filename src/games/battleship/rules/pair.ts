/** Two people on one device: the waters are covered whenever the turn passes, until the next player has the device. */
import type { Applied, Hud, Outcome } from '../../../engine/core/game/rules'
import { type Stat, texts } from '../texts/game'
import { hitsOf, winnerOf } from './seen'
import type { Event, Move, State } from './state'

/** While the waters are covered, the only move is to take over. */
export function takeOver(state: State, move: Move): Applied<State, Event> {
  if (!('ready' in move) || move.ready !== true) return { refused: '' }
  return { state: { ...state, covered: false }, events: [{ type: 'ready', player: state.turn + 1 }] }
}

/** Covers the result of a move if the other player is next. At the end everything is visible. */
export function coveredAfter(before: State, applied: Applied<State, Event>): Applied<State, Event> {
  if ('refused' in applied || applied.state.turn === before.turn) return applied
  return { ...applied, state: { ...applied.state, covered: winnerOf(applied.state) === null } }
}

export function pairHud(state: State): Hud<Stat> {
  return {
    ...(winnerOf(state) === null && { Turn: texts.player(state.turn + 1) }),
    Shots: Math.max(state.shots[0].length, state.shots[1].length),
    Hits: `${hitsOf(state, 0)}–${hitsOf(state, 1)}`,
  }
}

export function pairOutcome(state: State): Outcome<Stat> | null {
  const winner = winnerOf(state)
  if (winner === null) return null
  return {
    result: 'over',
    title: texts.ends.playerWins(winner + 1),
    detail: texts.ends.sunk(state.shots[winner].length),
  }
}
