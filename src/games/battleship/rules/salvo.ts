/** The Salvo option: one shot per ship still afloat, aimed first and fired together. */
import { draw } from '../../../engine/core/math/random'
import { texts } from '../texts/game'
import { aim, type Knowledge, type Level } from './aim'
import { CELLS, cellName, chartOf, nameOf, SHIPS } from './fleet'
import { isSunk, winnerOf } from './seen'
import { byOf, type Event, isCell, otherOf, type Seat, type State, withSide } from './state'

/** Number of shots a seat fires now: one per ship afloat, limited by the free cells. */
export function shotsDue(state: State, seat: Seat): number {
  const afloat = SHIPS.filter((_, ship) => !isSunk(state, seat, ship)).length
  return Math.min(afloat, CELLS - state.shots[seat].length)
}

type Answer = { readonly state: State; readonly events: readonly Event[] } | { readonly refused: string }

/** Adds a cell to the salvo, or removes it. */
export function aimAt(state: State, cell: unknown): Answer {
  if (!isCell(cell) || winnerOf(state) !== null) return { refused: '' }
  if (state.shots[state.turn].includes(cell)) return { refused: texts.refusals.fired }
  const aims = state.aims ?? []
  if (aims.includes(cell))
    return { state: { ...state, aims: aims.filter((each) => each !== cell) }, events: [{ type: 'unaim' }] }
  if (aims.length >= shotsDue(state, state.turn)) return { refused: texts.refusals.allAimed }
  return { state: { ...state, aims: [...aims, cell] }, events: [{ type: 'aim', at: cellName(cell) }] }
}

/** Fires at all cells at once; the results are revealed together. */
export function fireSalvo(state: State, cells: unknown): Answer {
  const seat = state.turn
  if (winnerOf(state) !== null || !Array.isArray(cells)) return { refused: '' }
  const due = shotsDue(state, seat)
  const own = state.shots[seat]
  const sound =
    cells.every((cell) => isCell(cell) && !own.includes(cell)) && new Set(cells).size === cells.length
  if (!sound) return { refused: '' }
  if (cells.length !== due) return { refused: texts.refusals.aimFirst(due) }
  const random = { ...state.random }
  draw(random)
  const other = otherOf(seat)
  const next: State = {
    ...state,
    random,
    shots: withSide(state.shots, seat, [...own, ...(cells as number[])]),
    turn: other,
    aims: [],
    volleys: [...(state.volleys ?? []), cells.length],
  }
  const by = byOf(state, seat)
  const chart = chartOf(state.fleets[other])
  const events: Event[] = (cells as number[]).map((cell) => ({
    type: chart[cell] === -1 ? 'water' : 'hit',
    by,
    at: cellName(cell),
  }))
  for (const ship of SHIPS.keys())
    if (isSunk(next, other, ship) && !isSunk(state, other, ship))
      events.push({ type: 'sunk', by, ship: nameOf(ship) })
  return { state: next, events }
}

/** The salvo of a level, chosen by what it knows before the first shot. */
export function salvoOf(known: Knowledge, level: Level, due: number, random: () => number): number[] {
  const cells: number[] = []
  const seen = [...known.cells]
  while (cells.length < due) {
    const cell = aim({ ...known, cells: seen }, level, random)
    // Aimed at: no second shot at it, and its result is unknown.
    seen[cell] = 4
    cells.push(cell)
  }
  return cells
}
