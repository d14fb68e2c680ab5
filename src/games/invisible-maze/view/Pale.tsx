/** Owns the pale figure of the other in a race: where its walker is at the same moment, in the same maze. */
import { useEffect, useState } from 'react'
import { classes } from '../../../ui/styles/classes'
import { levelOf, type State } from '../rules'
import styles from './Maze.module.css'

interface Props {
  readonly rival: () => State | null
  readonly state: State
}

/** A walker takes a few steps a second. */
const LOOK_MS = 80

/** The cell of the other, or null where it is in another maze or has none. */
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
