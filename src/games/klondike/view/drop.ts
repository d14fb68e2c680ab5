/** Which pile receives dropped cards: of those that may take them, the one that they cover most. */
import { type Box, sharedArea } from '../../../ui/cardTable/layout'
import type { Spot } from '../../../ui/cardTable/spots'
import type { Move, State } from '../rules'
import { canMove } from '../rules/moves'
import { refusal } from '../rules/refusals'
import { isFoundation, isWon } from '../rules/state'
import type { Layout } from './layout'

/** Part of a card's width: a drop beside a pile still counts. */
const MARGIN = 0.15

/**
 * The move; null if the cards were dropped where they may not lie. If there is a sentence why not, it is the move that the
 * rules refuse with it.
 */
export function dropMove(state: State, layout: Layout, spot: Spot, dx: number, dy: number): Move | null {
  if (isWon(state)) return null
  const { card } = layout
  const box = { x: spot.box.x + dx, y: spot.box.y + dy, width: card.width, height: card.height }
  let best: Move | null = null
  let refused: Move | null = null
  let mostRefused = 0
  // Where it came from counts, too: a card that was hardly moved goes back.
  const own = sharedArea(box, { ...spot.box, width: card.width, height: card.height }, 0)
  let max = own
  for (const [to, area] of layout.areas) {
    const covered = sharedArea(box, area, card.width * MARGIN)
    const move: Move = { type: 'move', from: spot.pile, to, count: spot.count }
    if (canMove(state, spot.pile, to, spot.count)) {
      if (covered <= max) continue
      best = move
      max = covered
    } else if (to !== spot.pile && covered > Math.max(own, mostRefused)) {
      refused = refusal(state, spot.pile, to, spot.count) ? move : null
      mostRefused = covered
    }
  }
  return best ?? anyFoundation(state, layout, spot, box) ?? refused
}

/** Dropped on another foundation, a card goes to its own. */
function anyFoundation(state: State, layout: Layout, spot: Spot, box: Box): Move | null {
  const piles = [...layout.areas].filter(([pile]) => isFoundation(pile))
  if (!piles.some(([, area]) => sharedArea(box, area, 0) > (box.width * box.height) / 4)) return null
  const to = piles.find(([pile]) => canMove(state, spot.pile, pile, spot.count))?.[0]
  return to === undefined ? null : { type: 'move', from: spot.pile, to, count: spot.count }
}
