/** Drawings of the discs: the black one has a ring and the white one a dot, so that color is not needed. */
import { classes } from '../../../ui/styles/classes'
import type { Side } from '../rules'
import styles from './Disc.module.css'

/** Both faces, of which one is seen: a flipping disc turns from one to the other. */
export function Disc({ side }: { readonly side: Side }) {
  return (
    <span className={styles.disc}>
      {([0, 1] as const).map((each) => (
        <span key={each} className={classes(styles.face, each !== side && styles.back)}>
          <Face side={each} />
        </span>
      ))}
    </span>
  )
}

interface FaceProps {
  readonly side: Side
  /** With a line around it, for panels of any color. */
  readonly outlined?: boolean
}

/** One face, also for the players' bar. */
export function Face({ side, outlined = false }: FaceProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
      className={classes(side === 0 ? styles.black : styles.white, outlined && styles.outlined)}
    >
      <circle className={styles.edge} cx="50" cy="53" r="44" />
      <circle className={styles.body} cx="50" cy="48" r="44" />
      {side === 0 ? (
        <circle className={styles.ring} cx="50" cy="48" r="29" />
      ) : (
        <circle className={styles.dot} cx="50" cy="48" r="13" />
      )}
      <path className={styles.shine} d="M14 39A38 38 0 0 1 39 12" />
    </svg>
  )
}
