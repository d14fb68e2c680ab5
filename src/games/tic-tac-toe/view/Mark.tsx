/** Drawings of X and O as toys: two bars with a rivet where they cross, and a ring, each with a darker lower edge. */
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

/** Each bar has its own edge, so that the second one lies over the first. */
function Cross() {
  return (
    <>
      <Stroke className={styles.first} d="M26 24L74 72" />
      <Stroke className={styles.second} d="M74 24L26 72" />
      <g className={styles.detail}>
        <path className={styles.shine} d="M34 23L41 30M67 23L25 65" />
        <circle className={styles.rivet} cx="50" cy="49" r="6.5" />
        <circle className={styles.head} cx="50" cy="47.5" r="5" />
      </g>
    </>
  )
}

function Ring() {
  return (
    <>
      <Stroke className={styles.round} d="M50 22a26 26 0 1 1-.01 0" />
      <path
        className={classes(styles.shine, styles.detail)}
        d="M20.5 42A30 30 0 0 1 58 18.5M40 66.5A21 21 0 0 0 62 65"
      />
    </>
  )
}

/** Its shadow on the board, its edge, and its face. */
function Stroke({ className, d }: { readonly className: string | undefined; readonly d: string }) {
  return (
    <g className={className}>
      <path className={styles.shadow} pathLength="1" d={d} transform="translate(0 9)" />
      <path className={styles.edge} pathLength="1" d={d} transform="translate(0 5)" />
      <path className={styles.face} pathLength="1" d={d} />
    </g>
  )
}
