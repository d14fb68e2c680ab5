/** Hints for Klondike and FreeCell. */
import type { TurnBot } from '../../engine/core/game/contract'
import { itemAt } from '../../engine/core/itemAt'
import { type Move, rules, type State } from './rules'

export const bot: TurnBot<State, Move> = {
  // There is no computer opponent, only hints.
  levels: [],
  choose: (state) => itemAt(rules.legal(state), 0),
  start: rules.start,
}
