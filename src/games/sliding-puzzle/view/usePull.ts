/**
 * Dragging tiles: a tile in line with the empty cell is pulled toward it, together with those between, and slides or
 * returns when released.
 */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { onSecondFinger, severalFingers } from '../../../ui/input/fingers'
import { zoomOf } from '../../../ui/input/zoomOf'
import { cellFor, lineTo, type State } from '../rules'

/** A shorter movement is a press. */
const THRESHOLD_PX = 6
/** A faster stroke slides a tile regardless of its length, in px per ms. */
const FLICK = 0.4
/** Beyond this fraction of a cell, a released tile slides on. */
const HALFWAY = 0.4

interface Hold {
  readonly id: number
  readonly cell: number
  readonly x: number
  readonly y: number
  readonly at: number
  /** Direction to the empty cell: one of the two is 0. */
  readonly towards: { readonly x: number; readonly y: number }
  carried: boolean
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
  const [pulled, setPulled] = useState<readonly number[]>([])
  const hold = useRef<Hold | null>(null)

  const end = () => {
    hold.current = null
    setPulled((was) => (was.length > 0 ? [] : was))
  }
  const letGo = useRef(end)
  letGo.current = end
  // Pausing the game, or a move by keys, cancels the drag.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the tiles cancels it
  useEffect(end, [state, active])

  // A second finger cancels the drag.
  useEffect(() => onSecondFinger(() => letGo.current()), [])

  /** The pointer's movement toward the empty cell in px of the tray, limited to the cell size. */
  const wayOf = ({ x, y, towards }: Hold, event: PointerEvent, cellPx: number) => {
    const way = ((event.clientX - x) * towards.x + (event.clientY - y) * towards.y) / zoomOf(tray.current)
    return Math.min(cellPx, Math.max(0, way))
  }
  const cellPx = () => (tray.current?.clientWidth ?? 0) / state.size

  return {
    pulled,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const slot = (event.target as Element).closest<HTMLElement>('[data-cell]')
        const cell = Number(slot?.dataset.cell ?? -1)
        const line = cell >= 0 ? lineTo(state, cell) : []
        if (!active || event.button !== 0 || severalFingers() || hold.current || line.length === 0) return
        const empty = state.tiles.indexOf(0)
        const across = Math.sign((empty % state.size) - (cell % state.size))
        const down = across === 0 ? Math.sign(empty - cell) : 0
        hold.current = {
          id: event.pointerId,
          cell,
          x: event.clientX,
          y: event.clientY,
          at: event.timeStamp,
          towards: { x: across, y: down },
          carried: false,
        }
      },
      onPointerMove(event: PointerEvent) {
        const held = hold.current
        if (held?.id !== event.pointerId) return
        if (!held.carried) {
          if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < THRESHOLD_PX) return
          held.carried = true
          event.currentTarget.setPointerCapture(event.pointerId)
          setPulled(lineTo(state, held.cell))
        }
        const way = wayOf(held, event, cellPx())
        tray.current?.style.setProperty('--pull-x', `${way * held.towards.x}px`)
        tray.current?.style.setProperty('--pull-y', `${way * held.towards.y}px`)
      },
      onPointerUp(event: PointerEvent) {
        const held = hold.current
        if (held?.id !== event.pointerId) return
        end()
        if (!held.carried) return
        const way = wayOf(held, event, cellPx())
        const quick = way >= THRESHOLD_PX && way / Math.max(1, event.timeStamp - held.at) > FLICK
        if (quick || way > cellPx() * HALFWAY) return play(held.cell)
        // A stroke in another direction counts as one outside the tray.
        const [x, y] = [event.clientX - held.x, event.clientY - held.y]
        const direction = Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up'
        const other = way > 0 ? null : cellFor(state, direction)
        if (other !== null) play(other)
      },
      onPointerCancel(event: PointerEvent) {
        if (hold.current?.id === event.pointerId) end()
      },
    },
  }
}
