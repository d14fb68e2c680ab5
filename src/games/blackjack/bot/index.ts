/** The adviser: basic strategy as moves. */
import type { TurnBot } from '../../../engine/core/game/contract'
import { runningCount } from '../rules/count'
import { MIN_BET, type Move, may, type State } from '../rules/state'
import { hint } from './hint'
import { decide } from './strategy'

function moveFor(state: State): Move {
  if (state.count?.open) return { do: 'count', value: runningCount(state) }
  switch (state.phase) {
    case 'betting':
      return state.stake >= MIN_BET ? { do: 'deal' } : { do: 'chip', value: MIN_BET }
    case 'insurance':
      return { do: 'decline' }
    case 'playing':
      return { do: decide(state) }
    case 'dealer':
      return { do: 'dealer' }
    default:
      return { do: may(state, 'deal') ? 'deal' : 'bets' }
  }
}

export const bot: TurnBot<State, Move> = {
  levels: ['basic'],
  choose: (state) => moveFor(state),
  hint: (state, thinking) => hint(state, moveFor(state), thinking),
}
