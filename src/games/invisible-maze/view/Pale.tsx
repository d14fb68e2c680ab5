/** The opponent in a race, drawn pale: their current position in the same maze. */
import { useEffect, useState } from 'react'
import { classes } from '../../../ui/styles/classes'
import { levelOf, type State } from '../rules'
import styles from './Maze.module.css'

interface Props {
  readonly rival: () => State | null
  readonly state: State
}

/** Update interval; players make a few steps per second. */
const LOOK_MS = 80

/** The opponent's cell, or null if they are in another maze or have none. */
export function paleAt(other: State | null, own: State): number | null {
  return other && other.level === own.level && other.stage !== 'ended' ? other.at : null
}

export function Pale({ rival, state }: Props) {
  const [at, setAt] = useState(() => paleAt(rival(), state))
  useEffect(() => {
    const look = () => setAt(paleAt(rival(), state))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [rival, state])
  if (at === null) return null
  const { size } = levelOf(state)
  return (
    <div
      className={classes(styles.walker, styles.glides, styles.pale)}
      style={{ '--row': Math.floor(at / size), '--col': at % size } as React.CSSProperties}
      data-ghost={at}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" fill="#f0b63a" opacity="0.7" />
        <circle cx="12" cy="12" r="7.5" fill="none" stroke="#ffdf9e" strokeWidth="1.8" />
      </svg>
    </div>
  )
}
