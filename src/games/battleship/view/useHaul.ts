/** Dragging ships by mouse, pen or finger, from the harbor onto the water and across it. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { onSecondFinger, severalFingers } from '../../../ui/input/fingers'
import { zoomOf } from '../../../ui/input/zoomOf'
import type { Move, State } from '../rules'
import { type Berth, clamped, lengthOf, obstacle, SIZE } from '../rules/fleet'

/** A shorter movement is a click. */
const THRESHOLD_PX = 6

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

interface Hold {
  readonly id: number
  readonly ship: number
  readonly x: number
  readonly y: number
  /** Which of its cells is held. */
  readonly grip: number
  /** Its previous position. */
  readonly home: Berth | null
  carried: boolean
}

interface Hauled {
  readonly ship: number
  /** Where it would be placed; null outside the water. */
  readonly at: Berth | null
  /** The pointer in px of the board, from the window's corner. */
  readonly x: number
  readonly y: number
}

export function useHaul({ area, state, active, shipAt, onLift, play }: Props) {
  const hold = useRef<Hold | null>(null)
  const dropped = useRef(false)
  const [pointer, setPointer] = useState<{ x: number; y: number } | null>(null)

  const placeAt = (x: number, y: number): { row: number; col: number } | null => {
    const box = area.current?.getBoundingClientRect()
    if (!box) return null
    const col = Math.floor(((x - box.x) / box.width) * SIZE)
    const row = Math.floor(((y - box.y) / box.height) * SIZE)
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE ? { row, col } : null
  }
  const berthAt = (held: Hold, x: number, y: number): Berth | null => {
    const over = placeAt(x, y)
    if (!over) return null
    const { across } = state
    return clamped(
      held.ship,
      over.row - (across ? 0 : held.grip),
      over.col - (across ? held.grip : 0),
      across,
    )
  }
  const shipUnder = (event: PointerEvent): { ship: number; grip: number } | null => {
    const item = (event.target as Element).closest<HTMLElement>('[data-ship]')
    if (item) {
      const ship = Number(item.dataset.ship)
      return { ship, grip: Math.floor(lengthOf(ship) / 2) }
    }
    const over = placeAt(event.clientX, event.clientY)
    const ship = over ? shipAt(over.row * SIZE + over.col) : -1
    const berth = state.fleets[state.turn][ship]
    if (!over || !berth) return null
    const grip = berth.across ? over.col - (berth.cell % SIZE) : over.row - Math.floor(berth.cell / SIZE)
    return { ship, grip }
  }
  const end = () => {
    hold.current = null
    setPointer(null)
  }
  /** Returns the ship to its previous position. */
  const giveUp = () => {
    const now = hold.current
    end()
    if (!now?.carried) return
    dropped.current = true
    if (now.home) play({ ship: now.ship, place: now.home.cell, across: now.home.across })
  }
  const letGo = useRef(giveUp)
  letGo.current = giveUp
  useEffect(() => onSecondFinger(() => letGo.current()), [])
  const held = hold.current
  const zoom = zoomOf(area.current)
  const hauled: Hauled | null =
    held && pointer && active
      ? {
          ship: held.ship,
          at: berthAt(held, pointer.x, pointer.y),
          x: pointer.x / zoom,
          y: pointer.y / zoom,
        }
      : null

  return {
    hauled,
    handlers: {
      onPointerDown(event: PointerEvent) {
        dropped.current = false
        if (hold.current || event.button !== 0 || severalFingers() || !active) return
        const found = shipUnder(event)
        if (!found) return
        hold.current = {
          ...found,
          id: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          home: state.fleets[state.turn][found.ship] ?? null,
          carried: false,
        }
      },
      onPointerMove(event: PointerEvent) {
        const now = hold.current
        if (!now || now.id !== event.pointerId) return
        if (!now.carried) {
          if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < THRESHOLD_PX) return
          now.carried = true
          event.currentTarget.setPointerCapture(event.pointerId)
          onLift(now.ship)
        }
        setPointer({ x: event.clientX, y: event.clientY })
      },
      onPointerUp(event: PointerEvent) {
        const now = hold.current
        if (!now || now.id !== event.pointerId) return
        end()
        if (!now.carried) return
        dropped.current = true
        const berth = berthAt(now, event.clientX, event.clientY)
        // Dropped where it cannot be placed, a ship returns to its previous position; the rules explain the refusal.
        if (berth) play({ ship: now.ship, place: berth.cell, across: berth.across })
        const free =
          berth && obstacle(state.fleets[state.turn].with(now.ship, null), now.ship, berth) === null
        if (now.home && berth && !free)
          play({ ship: now.ship, place: now.home.cell, across: now.home.across })
      },
      onPointerCancel(event: PointerEvent) {
        if (hold.current?.id === event.pointerId) giveUp()
      },
      /** Suppresses the click that follows a drop. */
      onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
        if (!dropped.current) return
        dropped.current = false
        event.stopPropagation()
        event.preventDefault()
      },
    },
  }
}
