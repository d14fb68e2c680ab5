/** Drawings of the discs: red with a ring, yellow with a star, so that color is not needed to distinguish them. */
import { classes } from '../../../ui/styles/classes'
import styles from './Disc.module.css'

interface Props {
  readonly disc: 1 | 2
  readonly className?: string | undefined
  readonly style?: React.CSSProperties
}

const STAR = 'M50 27L56.5 41 71.5 42.5 60 52.5 63.5 67.5 50 59.5 36.5 67.5 40 52.5 28.5 42.5 43.5 41Z'

export function Disc({ disc, className, style }: Props) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes(styles.disc, disc === 1 ? styles.red : styles.yellow, className)}
      style={style}
    >
      <circle className={styles.edge} cx="50" cy="50" r="50" />
      <circle className={styles.body} cx="50" cy="46" r="46" />
      {disc === 1 ? (
        <circle className={styles.ring} cx="50" cy="48" r="25" />
      ) : (
        <path className={styles.star} d={STAR} />
      )}
      <path className={styles.shine} d="M15 34A38 38 0 0 1 36 12" />
    </svg>
  )
}
