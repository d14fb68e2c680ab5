/**
 * Chooses among equal moves on 4x4, where nearly everything is a tie: plays each out many times with players who look
 * one move ahead.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { completing } from './solver4x4'

/** Playouts per move. */
const PLAYOUTS = 40

function anyOf(cells: number, random: () => number): number {
  const bits: number[] = []
  for (let rest = cells; rest; rest &= rest - 1) bits.push(rest & -rest)
  return itemAt(bits, Math.floor(random() * bits.length))
}

/**
 * 1 if the side to move wins, -1 if it loses, 0 for a tie. Both sides complete a line, otherwise block one, otherwise
 * mark any cell.
 */
function playOut(mine: number, theirs: number, random: () => number): number {
  let [own, foe] = [mine, theirs]
  for (let winner = 1; ; winner = -winner) {
    const taken = own | foe
    if (taken === 0xffff) return 0
    if (completing(own, taken)) return winner
    const cells = completing(foe, taken) || 0xffff & ~taken
    ;[own, foe] = [foe, own | anyOf(cells, random)]
  }
}

/** Wins minus losses of the side that just moved, over `PLAYOUTS` playouts. */
export function playoutScore(mine: number, theirs: number, random: () => number): number {
  let sum = 0
  for (let i = 0; i < PLAYOUTS; i++) sum -= playOut(theirs, mine, random)
  return sum
}
