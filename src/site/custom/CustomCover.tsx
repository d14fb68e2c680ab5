/** The cover of a custom game: its icon on a color of the palette that depends on its id. */
import type { ReactNode } from 'react'
import type { Icon } from '../../engine/core/game/contract'
import { classes } from '../../ui/styles/classes'
import styles from './CustomCover.module.css'

const GROUNDS = [
  styles.sky,
  styles.orange,
  styles.green,
  styles.yellow,
  styles.blue,
  styles.vermilion,
  styles.pink,
]

/** A whole number that depends on every character of the text (djb2). */
function hash(text: string): number {
  let sum = 5381
  for (const char of text) sum = (Math.imul(sum, 33) + (char.codePointAt(0) ?? 0)) >>> 0
  return sum
}

export function CustomCover({ id, icon: CoverIcon }: { id: string; icon: Icon }): ReactNode {
  const number = hash(id)
  return (
    <div className={classes(styles.cover, GROUNDS[number % GROUNDS.length])} aria-hidden="true">
      <span className={classes(styles.disc, number % 2 === 0 ? styles.low : styles.high)} />
      <span className={styles.tile}>
        <CoverIcon size="60%" className={styles.icon} />
      </span>
    </div>
  )
}
