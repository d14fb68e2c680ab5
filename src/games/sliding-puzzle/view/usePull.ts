/**
 * Dragging tiles: a tile in line with the empty cell is pulled toward it, together with those between, and slides or
 * returns when released.
 */
import type { PointerEvent, RefObject } from 'react'
import type { Grip } from '../../../ui/input/carry'
import { useCarry } from '../../../ui/input/useCarry'
import { zoomOf } from '../../../ui/input/zoomOf'
import { cellFor, lineTo, type State } from '../rules'

/** A faster stroke slides a tile regardless of its length, in px per ms, if it is longer than this. */
const FLICK = 0.4
const FLICK_PX = 6
/** Beyond this fraction of a cell, a released tile slides on. */
const HALFWAY = 0.4

interface Pulled {
  readonly cell: number
  /** The tiles when it was taken: any other move ends the drag. */
  readonly state: State
  /** Direction to the empty cell: one of the two is 0. */
  readonly towards: { readonly x: number; readonly y: number }
}

interface Props {
  /** Receives `--pull-x` and `--pull-y`, in px. */
  readonly tray: RefObject<HTMLElement | null>
  readonly state: State
  readonly active: boolean
  readonly play: (cell: number) => void
}

/** The cells whose tiles are pulled, and the event handlers of the tray. */
export function usePull({ tray, state, active, play }: Props) {
  /** The pointer's movement toward the empty cell in px of the tray, limited to the cell size. */
  const wayOf = ({ x, y, thing: { towards } }: Grip<Pulled>, event: PointerEvent, cellPx: number) => {
    const distance =
      ((event.clientX - x) * towards.x + (event.clientY - y) * towards.y) / zoomOf(tray.current)
    return Math.min(cellPx, Math.max(0, distance))
  }
  const cellPx = () => (tray.current?.clientWidth ?? 0) / state.size

  const { carried, handlers } = useCarry<Pulled>({
    take(event) {
      const slot = (event.target as Element).closest<HTMLElement>('[data-cell]')
      const cell = Number(slot?.dataset.cell ?? -1)
      if (!active || cell < 0 || lineTo(state, cell).length === 0) return null
      const empty = state.tiles.indexOf(0)
      const x = Math.sign((empty % state.size) - (cell % state.size))
      return { cell, state, towards: { x, y: x === 0 ? Math.sign(empty - cell) : 0 } }
    },
    holds: (pulled) => active && pulled.state === state,
    onMove(grip, event) {
      const { towards } = grip.thing
      const distance = wayOf(grip, event, cellPx())
      tray.current?.style.setProperty('--pull-x', `${distance * towards.x}px`)
      tray.current?.style.setProperty('--pull-y', `${distance * towards.y}px`)
    },
    onDrop(grip, event) {
      const distance = wayOf(grip, event, cellPx())
      const quick = distance >= FLICK_PX && distance / Math.max(1, event.timeStamp - grip.at) > FLICK
      if (quick || distance > cellPx() * HALFWAY) return play(grip.thing.cell)
      // A stroke in another direction counts as one outside the tray.
      const [x, y] = [event.clientX - grip.x, event.clientY - grip.y]
      const direction = Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up'
      const other = distance > 0 ? null : cellFor(state, direction)
      if (other !== null) play(other)
    },
  })
  return { pulled: carried ? lineTo(state, carried.cell) : [], handlers }
}
