/** Which move dropped cards make. */
import { type Box, pileUnder, sharedArea } from '../../../ui/cardTable/layout'
import type { Spot } from '../../../ui/cardTable/spots'
import type { Move, State } from '../rules'
import { canMove } from '../rules/moves'
import { refusal } from '../rules/refusals'
import { isFoundation, isWon } from '../rules/state'
import type { Layout } from './layout'

/**
 * The move; null if the cards were dropped where they may not lie. If there is a sentence why not, it is the move that the
 * rules refuse with it.
 */
export function dropMove(state: State, layout: Layout, spot: Spot, dx: number, dy: number): Move | null {
  if (isWon(state)) return null
  const { pile: from, count } = spot
  const box = { ...spot.box, ...layout.card, x: spot.box.x + dx, y: spot.box.y + dy }
  const accepts = (to: number) => canMove(state, from, to, count)
  const to = pileUnder(layout, from, box, spot.box, { accepts })
  const move = (pile: number): Move => ({ type: 'move', from, to: pile, count })
  if (to !== undefined && accepts(to)) return move(to)
  const home = anyFoundation(layout, box, accepts)
  if (home !== undefined) return move(home)
  return to !== undefined && refusal(state, from, to, count) ? move(to) : null
}

/** Dropped on another foundation, a card goes to its own. */
function anyFoundation(layout: Layout, box: Box, accepts: (pile: number) => boolean): number | undefined {
  const piles = [...layout.areas].filter(([pile]) => isFoundation(pile))
  if (!piles.some(([, area]) => sharedArea(box, area, 0) > (box.width * box.height) / 4)) return undefined
  return piles.find(([pile]) => accepts(pile))?.[0]
}
