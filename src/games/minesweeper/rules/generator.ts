/** Places mines around the first opened cell: at random, or so that no guess is needed. */
import { itemAt } from '../../../engine/core/itemAt'
import { draw, drawInt, type Random, shuffled } from '../../../engine/core/math/random'
import { cascade, countMines, type Field, neighborsOf } from './field'
import { OPEN, Solver, UNKNOWN } from './solver'

/** Changes to a board before another one is tried. Most expert boards need about thirty. */
const MAX_REPAIRS = 250

/** Places mines anywhere except on the first cell and, if possible, its neighbors, so that it opens an area. */
export function layMines(field: Field, first: number, random: Random): boolean[] {
  const size = field.rows * field.cols
  const calm = new Set([first, ...itemAt(neighborsOf(field), first)])
  const cells = Array.from({ length: size }, (_, cell) => cell)
  const away = cells.filter((cell) => !calm.has(cell))
  const room = away.length >= field.mines ? away : cells.filter((cell) => cell !== first)
  const mines = new Array<boolean>(size).fill(false)
  for (const cell of shuffled(random, room).slice(0, field.mines)) mines[cell] = true
  return mines
}

/**
 * Plays a board from its first cell using only certain moves.
 *
 * @returns the solver in its final state
 */
export function playCertain(field: Field, mines: readonly boolean[], first: number): Solver {
  const numbers = countMines(field, mines)
  const solver = new Solver(field)
  let safe: readonly number[] = [first]
  while (safe.length > 0) {
    for (const cell of safe) {
      if (solver.known[cell] === OPEN) continue
      for (const open of cascade(field, numbers, cell, (other) => solver.known[other] === OPEN))
        solver.open(open, itemAt(numbers, open))
    }
    safe = solver.next()
  }
  return solver
}

/**
 * Places mines so that no guess is needed. A board that gets stuck is changed there: the hidden cells around one
 * number become all mines or all safe, in exchange for cells elsewhere. Then the board is played again from its first
 * cell. Based on an idea of Simon Tatham's Mines.
 */
export function layCertainMines(field: Field, first: number, random: Random): boolean[] {
  const calm = new Set([first, ...itemAt(neighborsOf(field), first)])
  for (;;) {
    const mines = layMines(field, first, random)
    for (let repairs = 0; repairs < MAX_REPAIRS; repairs++) {
      const { known } = playCertain(field, mines, first)
      if (mines.every((mine, cell) => mine || known[cell] === OPEN)) return mines
      repair(field, mines, known, calm, random)
    }
  }
}

function repair(
  field: Field,
  mines: boolean[],
  known: Readonly<Uint8Array>,
  calm: ReadonlySet<number>,
  random: Random,
): void {
  const near = neighborsOf(field)
  const hidden = (cell: number) => itemAt(near, cell).filter((other) => known[other] === UNKNOWN)
  const cells = Array.from({ length: mines.length }, (_, cell) => cell)
  const edge = cells.filter((cell) => known[cell] === OPEN && hidden(cell).length > 0)
  const unknown = cells.filter((cell) => known[cell] === UNKNOWN)
  // No number borders the remaining cells: mines wall them off, so one mine of the wall is removed.
  const set = new Set(
    edge.length > 0
      ? hidden(itemAt(edge, drawInt(random, 0, edge.length - 1)))
      : wall(cells, near, known, random),
  )
  const touchesOpen = (cell: number) => itemAt(near, cell).some((other) => known[other] === OPEN)
  // Prefer cells that are far from open ones, which changes less there.
  const rank = (cell: number) => (known[cell] !== UNKNOWN ? 2 : touchesOpen(cell) ? 1 : 0)
  const others = shuffled(
    random,
    cells.filter((cell) => !set.has(cell) && !calm.has(cell)),
  ).sort((a, b) => rank(a) - rank(b))
  const fill = edge.length > 0 && unknown.length > set.size && draw(random) < 0.5
  for (const cell of set) {
    if (mines[cell] === fill) continue
    const partner = others.findIndex((other) => mines[other] === fill)
    if (partner < 0) return
    mines[itemAt(others, partner)] = !fill
    mines[cell] = fill
    others.splice(partner, 1)
  }
}

function wall(
  cells: readonly number[],
  near: readonly (readonly number[])[],
  known: Readonly<Uint8Array>,
  random: Random,
): number[] {
  const walls = cells.filter(
    (cell) =>
      known[cell] !== OPEN &&
      known[cell] !== UNKNOWN &&
      itemAt(near, cell).some((other) => known[other] === UNKNOWN),
  )
  return walls.length > 0 ? [itemAt(walls, drawInt(random, 0, walls.length - 1))] : []
}
