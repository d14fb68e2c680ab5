/** The computer opponent of Battleship for either seat: random placement, shots by level, and hints. */
import type { TurnBot } from '../../../engine/core/game/contract'
import { isReady, knowledgeOf, type Move, type State, volley } from '../rules'
import { aim, LEVELS, type Level } from '../rules/aim'
import { shotHint } from './hint'

export const bot: TurnBot<State, Move> = {
  levels: LEVELS,

  choose(state, level, thinking) {
    if (state.covered) return { ready: true }
    if (state.phase === 'setup') return isReady(state) ? { begin: true } : { fill: true }
    if (state.aims) return { volley: volley(state, level as Level, thinking.random) }
    return { fire: aim(knowledgeOf(state, state.turn), level as Level, thinking.random) }
  },

  hint: shotHint,
}
