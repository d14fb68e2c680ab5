/** Owns which of many ties on 4x4 leaves most to be overlooked: each is played out often, as whoever sees one move ahead plays. */
import { itemAt } from '../../../engine/core/itemAt'
import { completing } from './four'

/** Plays from each move. */
const PLAYS = 40

function anyOf(cells: number, random: () => number): number {
  const bits: number[] = []
  for (let rest = cells; rest; rest &= rest - 1) bits.push(rest & -rest)
  return itemAt(bits, Math.floor(random() * bits.length))
}

/** 1 when the side to move wins, -1 when it loses, 0 a tie: both complete a line, else stop one, else mark any cell. */
function playedOut(mine: number, theirs: number, random: () => number): number {
  let [own, foe] = [mine, theirs]
  for (let sign = 1; ; sign = -sign) {
    const taken = own | foe
    if (taken === 0xffff) return 0
    if (completing(own, taken)) return sign
    const cells = completing(foe, taken) || 0xffff & ~taken
    ;[own, foe] = [foe, own | anyOf(cells, random)]
  }
}

/** Wins less losses of the side that has just moved, over `PLAYS` plays. */
export function chancesAfter(mine: number, theirs: number, random: () => number): number {
  let sum = 0
  for (let i = 0; i < PLAYS; i++) sum -= playedOut(theirs, mine, random)
  return sum
}
