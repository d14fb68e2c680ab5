/** Drawings of X and O: round strokes with a darker lower edge and a small highlight. */
import { classes } from '../../../ui/styles/classes'
import type { Mark as MarkName } from '../rules'
import styles from './Mark.module.css'

interface Props {
  readonly mark: MarkName
  /** Animates the strokes. */
  readonly fresh?: boolean
  readonly className?: string | undefined
}

export function Mark({ mark, fresh, className }: Props) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes(styles.mark, styles[mark], fresh && styles.fresh, className)}
    >
      {mark === 'X' ? <Cross /> : <Ring />}
    </svg>
  )
}

function Cross() {
  return (
    <>
      <g className={styles.edge} transform="translate(0 6)">
        <path className={styles.first} pathLength="1" d="M27 25L73 71" />
        <path className={styles.second} pathLength="1" d="M73 25L27 71" />
      </g>
      <g className={styles.body}>
        <path className={styles.first} pathLength="1" d="M27 25L73 71" />
        <path className={styles.second} pathLength="1" d="M73 25L27 71" />
      </g>
      <path className={styles.shine} d="M25 22L36 33" />
    </>
  )
}

function Ring() {
  return (
    <>
      <g className={styles.edge} transform="translate(0 6)">
        <path className={styles.round} pathLength="1" d="M50 23a25 25 0 1 1-.01 0" />
      </g>
      <g className={styles.body}>
        <path className={styles.round} pathLength="1" d="M50 23a25 25 0 1 1-.01 0" />
      </g>
      <path className={styles.shine} d="M27 40a25 25 0 0 1 12-14" />
    </>
  )
}
