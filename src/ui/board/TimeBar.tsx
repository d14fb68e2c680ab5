/** A bar that empties as time runs out. */
import { useEffect, useRef } from 'react'
import styles from './TimeBar.module.css'

interface Props {
  /** Share of the time that is left now, 0..1. */
  readonly left: () => number
  /**
   * How long a full bar lasts, ms: then the browser animates it without scripts. Null while the time is stopped.
   * If left out, `left` is called in every frame.
   */
  readonly ms?: number | null | undefined
  /** For screen readers: 'Time left'. */
  readonly label: string
}

/** Below this share the bar changes color: at a whole percent, when the share is checked. */
const LOW = 0.25
/** If the animation is off by more than this share, it restarts. */
const OFF = 0.005

const at = (share: number): string => `translateX(${(share - 1) * 100}%)`

/** The animation of the bar from a share to 0. */
interface Moving {
  readonly animation: Animation
  readonly from: number
  readonly since: number
}

export function TimeBar({ left, ms, label }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const fill = useRef<HTMLDivElement>(null)
  const readLeft = useRef(left)
  readLeft.current = left
  const update = useRef(() => {})
  useEffect(() => {
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let moving: Moving | null = null
    let drawn = -1
    let announced = -1
    let low = false
    const write = (share: number) => {
      if (!bar.current || !fill.current || share === drawn) return
      drawn = share
      const now = performance.now()
      const expected = moving && ms ? Math.max(0, moving.from - (now - moving.since) / ms) : -1
      if (Math.abs(expected - share) > OFF) {
        moving?.animation.cancel()
        fill.current.style.transform = at(share)
        const keyframes = [{ transform: at(share) }, { transform: at(0) }]
        moving = ms
          ? {
              animation: fill.current.animate(keyframes, { duration: share * ms, fill: 'forwards' }),
              from: share,
              since: now,
            }
          : null
      }
      if (low !== share < LOW) {
        low = !low
        bar.current.toggleAttribute('data-low', low)
      }
      const percent = Math.round(share * 100)
      if (announced !== percent) bar.current.setAttribute('aria-valuenow', String(percent))
      announced = percent
    }
    const draw = () => {
      clearTimeout(timer)
      const share = Math.min(1, Math.max(0, readLeft.current()))
      write(share)
      if (ms === undefined) frame = requestAnimationFrame(draw)
      // Again when the next whole percent is reached.
      else if (ms && share > 0)
        timer = setTimeout(draw, (share - (Math.ceil(share * 100) - 1) / 100) * ms + 1)
    }
    // The time may differ with each render.
    update.current = ms === undefined ? () => {} : draw
    if (ms === undefined) draw()
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      moving?.animation.cancel()
    }
  }, [ms])
  useEffect(() => update.current())
  return (
    <div
      ref={bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.track}
    >
      <div ref={fill} className={styles.fill} />
    </div>
  )
}
