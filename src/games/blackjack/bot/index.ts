/** Owns the adviser: basic strategy as moves. */
import type { TurnBot } from '../../../engine/core/contract'
<<<<<<< HEAD
=======
import { nameOf, worth } from '../rules/cards'
import { runningCount, signed } from '../rules/count'
>>>>>>> wt-turn
import { LEAST_BET, type Move, may, type State } from '../rules/state'
import { hint } from './hint'
import { decide } from './strategy'

function moveFor(state: State): Move {
  if (state.count?.open) return { do: 'count', value: runningCount(state) }
  switch (state.phase) {
    case 'betting':
      return state.stake >= LEAST_BET ? { do: 'deal' } : { do: 'chip', value: LEAST_BET }
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

<<<<<<< HEAD
=======
function reason(state: State): string {
  if (state.count?.open) return `The running count is ${signed(runningCount(state))}.`
  if (state.phase === 'betting') return 'A small bet lasts longer. Deal when you are ready.'
  if (state.phase === 'insurance') return 'No insurance: it costs more than it brings.'
  if (state.phase !== 'playing')
    return may(state, 'deal') ? 'Deal again, or leave the table.' : 'Lay another bet, or leave the table.'
  const { total, soft } = worth(state.hands[state.active]?.cards ?? [])
  const up = nameOf(state.dealer[0] as number)
    .split(' of ')[0]
    ?.toLowerCase()
  return `${NAMES[decide(state)]}: ${soft ? 'soft ' : ''}${total} against ${up}.`
}

>>>>>>> wt-turn
export const bot: TurnBot<State, Move> = {
  levels: ['basic'],
  choose: (state) => moveFor(state),
  hint: (state, thinking) => hint(state, moveFor(state), thinking),
}
