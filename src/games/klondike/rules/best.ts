/** Where a tapped card goes: its foundation, else a column, else a free cell. */
import { itemAt } from '../../../engine/core/itemAt'
import { canMove } from './moves'
import { CELL, cardsIn, homeOf, type Move, type State } from './state'

type CardMove = Extract<Move, { type: 'move' }>

/** The best place for the top `count` cards of a pile; null if there is none. */
export function bestMoveOf(state: State, from: number, count: number): CardMove | null {
  const cards = cardsIn(state, from)
  if (count < 1 || count > cards.length) return null
  const columns = [...state.columns.keys()]
  const isEmpty = (column: number) => state.columns[column]?.cards.length === 0
  const targets = [
    homeOf(itemAt(cards, -count)),
    ...columns.filter((column) => !isEmpty(column)),
    ...columns.filter(isEmpty),
    ...[...state.cells.keys()].map((cell) => CELL + cell),
  ]
  const to = targets.find((target) => canMove(state, from, target, count))
  return to === undefined ? null : { type: 'move', from, to, count }
}
