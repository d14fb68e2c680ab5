/** The floating stick: it appears where the thumb touches, and presses the game's four arrows. */
import { type PointerEvent, useEffect, useRef } from 'react'
import { capturePointer } from '../../engine/browser'
import { waysOf } from '../../engine/input/stick'
import { sensitivityNow } from '../../engine/storage/values/settings'
import { controlTexts } from '../texts/controls'
import styles from './Stick.module.css'

interface Props {
  /** Up, down, left, right. */
  readonly arrows: readonly [string, string, string, string]
  /** Diagonals hold two arrows. */
  readonly diagonal: boolean
  readonly press: (action: string, source: string) => void
  readonly release: (action: string, source: string) => void
}

/** The base follows a thumb that is farther away, in radii of the stick. */
const FARTHEST = 1

export default function Stick({ arrows, diagonal, press, release }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const base = useRef<HTMLDivElement>(null)
  const knob = useRef<HTMLDivElement>(null)
  /** The thumb on the stick, and the stick's center in the window. */
  const thumb = useRef<{ id: number; x: number; y: number } | null>(null)
  const held = useRef<readonly string[]>([])

  const hold = (next: readonly string[]) => {
    for (const action of held.current) if (!next.includes(action)) release(action, 'stick')
    for (const action of next) if (!held.current.includes(action)) press(action, 'stick')
    held.current = next
  }
  const letGo = () => {
    thumb.current = null
    hold([])
    if (base.current) base.current.style.translate = ''
    if (knob.current) knob.current.style.translate = ''
  }
  const latest = useRef(letGo)
  latest.current = letGo
  useEffect(() => () => latest.current(), [])

  const radius = () => (base.current?.offsetWidth ?? 2) / 2
  /** Moves the base to its center in the window. */
  const moveTo = (x: number, y: number) => {
    const box = area.current?.getBoundingClientRect()
    if (!base.current || !box) return
    const restX = box.left + base.current.offsetLeft + radius()
    const restY = box.top + base.current.offsetTop + radius()
    base.current.style.translate = `${x - restX}px ${y - restY}px`
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    const center = thumb.current
    if (!center || !knob.current) return
    const size = radius()
    const distance = Math.hypot(clientX - center.x, clientY - center.y) / size
    if (distance > FARTHEST) {
      center.x = clientX - (clientX - center.x) / distance
      center.y = clientY - (clientY - center.y) / distance
      moveTo(center.x, center.y)
    }
    const dx = clientX - center.x
    const dy = clientY - center.y
    knob.current.style.translate = `${dx}px ${dy}px`
    hold(
      waysOf(dx / size, dy / size, diagonal, sensitivityNow()).flatMap(
        (direction) => arrows[direction] ?? [],
      ),
    )
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId === thumb.current?.id) letGo()
  }
  return (
    <div
      ref={area}
      role="group"
      aria-label={controlTexts.stick}
      className={styles.area}
      data-stick
      onPointerDown={(event) => {
        if (thumb.current) return
        event.preventDefault()
        capturePointer(event.currentTarget, event.pointerId)
        thumb.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
        moveTo(event.clientX, event.clientY)
      }}
      onPointerMove={(event) => event.pointerId === thumb.current?.id && move(event)}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
      onContextMenu={(event) => event.preventDefault()}
    >
      <div ref={base} className={styles.base}>
        <div ref={knob} className={styles.knob} />
      </div>
    </div>
  )
}
