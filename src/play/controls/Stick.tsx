/** The floating stick: it appears where the thumb goes down, and presses the game's four arrows. */
import { type PointerEvent, useEffect, useRef } from 'react'
import { waysOf } from '../../engine/input/stick'
import { sensitivityNow } from '../../engine/storage/values/settings'
import styles from './Stick.module.css'

interface Props {
  /** Up, down, left, right. */
  readonly arrows: readonly [string, string, string, string]
  /** Between two ways both are held. */
  readonly diagonal: boolean
  readonly press: (action: string, source: string) => void
  readonly release: (action: string, source: string) => void
}

/** Part of the stick's radius beyond which its base follows the thumb. */
const REACH = 1

export default function Stick({ arrows, diagonal, press, release }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const base = useRef<HTMLDivElement>(null)
  const knob = useRef<HTMLDivElement>(null)
  /** The thumb that leads it, where its middle is in the window, and what is held. */
  const led = useRef<{ id: number; x: number; y: number } | null>(null)
  const held = useRef<readonly string[]>([])

  const hold = (next: readonly string[]) => {
    for (const action of held.current) if (!next.includes(action)) release(action, 'stick')
    for (const action of next) if (!held.current.includes(action)) press(action, 'stick')
    held.current = next
  }
  const letGo = () => {
    led.current = null
    hold([])
    if (base.current) base.current.style.translate = ''
    if (knob.current) knob.current.style.translate = ''
  }
  const latest = useRef(letGo)
  latest.current = letGo
  useEffect(() => () => latest.current(), [])

  const radius = () => (base.current?.offsetWidth ?? 2) / 2
  /** Brings the base to where its middle is now. */
  const place = (x: number, y: number) => {
    const box = area.current?.getBoundingClientRect()
    if (!base.current || !box) return
    const restX = box.left + base.current.offsetLeft + radius()
    const restY = box.top + base.current.offsetTop + radius()
    base.current.style.translate = `${x - restX}px ${y - restY}px`
  }
  const lead = ({ clientX, clientY }: PointerEvent) => {
    const middle = led.current
    if (!middle || !knob.current) return
    const whole = radius()
    const far = Math.hypot(clientX - middle.x, clientY - middle.y) / whole
    if (far > REACH) {
      middle.x = clientX - (clientX - middle.x) / far
      middle.y = clientY - (clientY - middle.y) / far
      place(middle.x, middle.y)
    }
    const dx = clientX - middle.x
    const dy = clientY - middle.y
    knob.current.style.translate = `${dx}px ${dy}px`
    hold(waysOf(dx / whole, dy / whole, diagonal, sensitivityNow()).flatMap((way) => arrows[way] ?? []))
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId === led.current?.id) letGo()
  }
  return (
    <div
      ref={area}
      role="group"
      aria-label="Stick"
      className={styles.area}
      data-stick
      onPointerDown={(event) => {
        if (led.current) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        led.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
        place(event.clientX, event.clientY)
      }}
      onPointerMove={(event) => event.pointerId === led.current?.id && lead(event)}
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
