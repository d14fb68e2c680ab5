/** A number of the data over all recorded ticks or moves. A press goes to one. */
import { type MouseEvent, useEffect, useState } from 'react'
import styles from '../Workbench.module.css'
import type { Recording } from './recording'

interface Props {
  /** A number or boolean, by its path in the data. */
  readonly path: string
  readonly recording: Recording
  readonly at: number
  readonly onSeek: (to: number) => void
}

/** Time per frame for repeating the game, ms. */
const REPEAT_MS = 6
const WIDTH = 300
const HEIGHT = 60

export function Chart({ path, recording, at, onSeek }: Props) {
  const values = useValues(recording, path)
  const numbers = values.filter((value) => !Number.isNaN(value))
  const low = numbers.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const high = numbers.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  const last = Math.max(values.length - 1, at, 1)
  const x = (tick: number) => (tick * WIDTH) / last
  const go = ({ detail, clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    // A press by keys has no place.
    if (detail > 0) onSeek(Math.round(((clientX - left) / width) * last))
  }
  return (
    <figure className={styles.chart} data-chart={path}>
      <figcaption>
        {path}: {numbers.length === 0 ? 'no number' : `${low} to ${high}`}
      </figcaption>
      <button type="button" aria-label={`${path} over time`} onClick={go}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={lineOf(values, x, (value) => HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT)} />
          <path className={styles.now} d={`M${x(at)} 0V${HEIGHT}`} />
        </svg>
      </button>
    </figure>
  )
}

/** The values from the start on: more with each frame. NaN where there is none. */
function useValues(recording: Recording, path: string): readonly number[] {
  const [{ values }, setSeries] = useState<{ readonly values: readonly number[] }>({ values: [] })
  useEffect(() => {
    const keys = path.split(/[.[\]]+/).filter(Boolean)
    let cursor = recording.cursor()
    let found: number[] = []
    let id = requestAnimationFrame(repeat)
    function repeat() {
      // Another game was recorded from an earlier moment on.
      if (cursor.at > recording.length) {
        cursor = recording.cursor()
        found = []
      }
      const end = performance.now() + REPEAT_MS
      const before = found.length
      while (performance.now() < end && (found.length === 0 || cursor.step()))
        found.push(numberAt(cursor.value, keys))
      // The list is the same one: copies of long ones would take longer than the game.
      if (found.length > before) setSeries({ values: found })
      // At the end: rules that throw end it.
      id = requestAnimationFrame(repeat)
    }
    return () => cancelAnimationFrame(id)
  }, [recording, path])
  return values
}

function numberAt(value: unknown, keys: readonly string[]): number {
  const found = keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    value,
  )
  return typeof found === 'number' || typeof found === 'boolean' ? Number(found) : Number.NaN
}

/** At most two points per unit of width, the lowest and the highest, so that no short change is lost. */
function lineOf(
  values: readonly number[],
  x: (tick: number) => number,
  y: (value: number) => number,
): string {
  const stride = Math.ceil(values.length / WIDTH)
  const points: string[] = []
  for (let from = 0; from < values.length; from += stride) {
    const some = values.slice(from, from + stride).filter((value) => !Number.isNaN(value))
    if (some.length === 0) continue
    const extremes = stride === 1 ? some : [Math.min(...some), Math.max(...some)]
    for (const value of extremes) points.push(`${x(from).toFixed(1)} ${y(value).toFixed(1)}`)
  }
  return points.length === 0 ? '' : `M${points.join('L')}`
}
