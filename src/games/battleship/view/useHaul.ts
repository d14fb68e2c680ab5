/** Dragging ships by mouse, pen or finger, from the harbor onto the water and across it. */
import { type PointerEvent, type RefObject, useState } from 'react'
import { useCarry } from '../../../ui/input/useCarry'
import { zoomOf } from '../../../ui/input/zoomOf'
import type { Move, Seat, State } from '../rules'
import { type Berth, clamped, lengthOf, obstacle, SIZE } from '../rules/fleet'

interface Props {
  /** The element that covers exactly the board. */
  readonly area: RefObject<HTMLElement | null>
  readonly state: State
  readonly active: boolean
  /** The ship on a cell, or -1. */
  readonly shipAt: (cell: number) => number
  /** Removes the ship from its position, if it has one. */
  readonly onLift: (ship: number) => void
  readonly play: (move: Move) => void
}

interface Held {
  readonly seat: Seat
  readonly ship: number
  /** Which of its cells is held. */
  readonly grip: number
  /** Its previous position. */
  readonly home: Berth | null
}

interface Hauled {
  readonly ship: number
  /** Where it would be placed; null outside the water. */
  readonly at: Berth | null
  /** The pointer in px of the board, from the window's corner. */
  readonly x: number
  readonly y: number
}

const isSame = (a: Berth | null, b: Berth | null) => a?.cell === b?.cell && a?.across === b?.across

export function useHaul({ area, state, active, shipAt, onLift, play }: Props) {
  const [pointer, setPointer] = useState({ x: 0, y: 0 })
  const fleet = state.fleets[state.turn]

  const placeAt = (x: number, y: number): { row: number; col: number } | null => {
    const box = area.current?.getBoundingClientRect()
    if (!box) return null
    const col = Math.floor(((x - box.x) / box.width) * SIZE)
    const row = Math.floor(((y - box.y) / box.height) * SIZE)
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE ? { row, col } : null
  }
  const berthAt = ({ ship, grip }: Held, x: number, y: number): Berth | null => {
    const over = placeAt(x, y)
    if (!over) return null
    const { across } = state
    return clamped(ship, over.row - (across ? 0 : grip), over.col - (across ? grip : 0), across)
  }
  const take = (ship: number, grip: number): Held => ({
    seat: state.turn,
    ship,
    grip,
    home: fleet[ship] ?? null,
  })
  const goHome = ({ ship, home }: Held) => {
    if (home) play({ ship, place: home.cell, across: home.across })
  }
  const { carried, handlers } = useCarry<Held>({
    take(event: PointerEvent) {
      if (!active) return null
      const item = (event.target as Element).closest<HTMLElement>('[data-ship]')
      if (item) {
        const ship = Number(item.dataset.ship)
        return take(ship, Math.floor(lengthOf(ship) / 2))
      }
      const over = placeAt(event.clientX, event.clientY)
      const ship = over ? shipAt(over.row * SIZE + over.col) : -1
      const berth = fleet[ship]
      if (!over || !berth) return null
      return take(
        ship,
        berth.across ? over.col - (berth.cell % SIZE) : over.row - Math.floor(berth.cell / SIZE),
      )
    },
    // It is lifted while it is carried; Undo may have put it back.
    holds: ({ seat, ship, home }) =>
      active && state.phase === 'setup' && state.turn === seat && isSame(fleet[ship] ?? home, home),
    onLift: ({ ship }) => onLift(ship),
    onMove: (_, event) => setPointer({ x: event.clientX, y: event.clientY }),
    onDrop({ thing }, event) {
      const { ship, home } = thing
      const berth = berthAt(thing, event.clientX, event.clientY)
      if (!berth) return
      if (fleet[ship]) onLift(ship)
      // Dropped where it cannot be placed, a ship returns to its previous position; the rules explain the refusal.
      play({ ship, place: berth.cell, across: berth.across })
      if (home && obstacle(fleet.with(ship, null), ship, berth) !== null) goHome(thing)
    },
    onReturn: goHome,
  })
  const zoom = zoomOf(area.current)
  const hauled: Hauled | null = carried && {
    ship: carried.ship,
    at: berthAt(carried, pointer.x, pointer.y),
    x: pointer.x / zoom,
    y: pointer.y / zoom,
  }
  return { hauled, handlers }
}
