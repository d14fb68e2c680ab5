/** Owns the bar that empties while time runs out. */
import { useEffect, useRef } from 'react'
import styles from './TimeBar.module.css'

interface Props {
  /** Share of the time that is left now, 0..1; asked in every frame. */
  readonly left: () => number
  /** For screen readers: 'Time left'. */
  readonly label: string
}

/** Below this share the bar warns. */
const LOW = 0.25

export function TimeBar({ left, label }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const ask = useRef(left)
  ask.current = left
  useEffect(() => {
    let frame = 0
    let drawn = -1
    let said = -1
    let low = false
    const draw = () => {
      frame = requestAnimationFrame(draw)
      const share = Math.min(1, Math.max(0, ask.current()))
      if (share === drawn || !bar.current) return
      drawn = share
      bar.current.style.setProperty('--left', String(share))
      if (low !== share < LOW) {
        low = !low
        bar.current.toggleAttribute('data-low', low)
      }
      const percent = Math.round(share * 100)
      if (said !== percent) bar.current.setAttribute('aria-valuenow', String(percent))
      said = percent
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div
      ref={bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.track}
    >
      <div className={styles.fill} />
    </div>
  )
}
