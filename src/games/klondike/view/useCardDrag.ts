/** Drags cards by mouse, pen or finger, once the pointer has moved more than a few pixels. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { onSecondFinger, severalFingers } from '../../../ui/input/fingers'
import { zoomOf } from '../../../ui/input/zoomOf'
import type { Spot } from './spots'

/** A shorter movement is a press. */
const THRESHOLD_PX = 6

interface Props {
  /** Gets `--drag-x` and `--drag-y`, the distance from the start in px. */
  readonly table: RefObject<HTMLElement | null>
  readonly spotAt: (id: string) => Spot | undefined
  readonly mayLift: (spot: Spot) => boolean
  /** `dx` and `dy` are the distance from where it was lifted, in px. */
  readonly onDrop: (spot: Spot, dx: number, dy: number) => void
}

interface Grip {
  readonly id: number
  readonly spot: Spot
  readonly x: number
  readonly y: number
  lifted: boolean
}

export function useCardDrag({ table, spotAt, mayLift, onDrop }: Props) {
  const [lifted, setLifted] = useState<Spot | null>(null)
  const grip = useRef<Grip | null>(null)
  const dropped = useRef(false)
  const letGo = () => {
    grip.current = null
    setLifted(null)
  }
  useEffect(
    () =>
      onSecondFinger(() => {
        if (grip.current?.lifted) dropped.current = true
        grip.current = null
        setLifted(null)
      }),
    [],
  )
  /** In px of the table. */
  const distance = (event: PointerEvent, { x, y }: Pick<Grip, 'x' | 'y'>) => {
    const zoom = zoomOf(table.current)
    return { dx: (event.clientX - x) / zoom, dy: (event.clientY - y) / zoom }
  }
  const follow = (event: PointerEvent, { x, y }: Grip) => {
    const { dx, dy } = distance(event, { x, y })
    table.current?.style.setProperty('--drag-x', `${dx}px`)
    table.current?.style.setProperty('--drag-y', `${dy}px`)
  }
  return {
    lifted,
    handlers: {
      onPointerDown(event: PointerEvent) {
        dropped.current = false
        const id = event.target instanceof Element ? event.target.closest('[data-spot]') : null
        const spot = id && spotAt(id.getAttribute('data-spot') ?? '')
        if (grip.current || !spot || event.button !== 0 || severalFingers() || !mayLift(spot)) return
        grip.current = { id: event.pointerId, spot, x: event.clientX, y: event.clientY, lifted: false }
      },
      onPointerMove(event: PointerEvent) {
        const held = grip.current
        if (!held || held.id !== event.pointerId) return
        if (!held.lifted) {
          if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < THRESHOLD_PX) return
          held.lifted = true
          event.currentTarget.setPointerCapture(event.pointerId)
          setLifted(held.spot)
        }
        follow(event, held)
      },
      onPointerUp(event: PointerEvent) {
        const held = grip.current
        if (!held || held.id !== event.pointerId) return
        letGo()
        if (!held.lifted) return
        dropped.current = true
        const { dx, dy } = distance(event, held)
        onDrop(held.spot, dx, dy)
      },
      onPointerCancel(event: PointerEvent) {
        if (grip.current?.id === event.pointerId) letGo()
      },
      /** Ignores the click that follows a drop. */
      onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
        if (!dropped.current) return
        dropped.current = false
        event.stopPropagation()
        event.preventDefault()
      },
    },
  }
}
