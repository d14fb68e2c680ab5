/** Drawings of the discs: red with a ring, yellow with a star, so that color is not needed to distinguish them. */
import { classes } from '../../../ui/styles/classes'
import styles from './Disc.module.css'

interface Props {
  readonly disc: 1 | 2
  readonly className?: string | undefined
  readonly style?: React.CSSProperties
}

const STAR = 'M50 28L56.5 42 71.5 43.5 60 53.5 63.5 68.5 50 60.5 36.5 68.5 40 53.5 28.5 43.5 43.5 42Z'

export function Disc({ disc, className, style }: Props) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes(styles.disc, disc === 1 ? styles.red : styles.yellow, className)}
      style={style}
    >
      <circle className={styles.groove} cx="50" cy="50" r="37" />
      <path className={styles.light} d="M14.500 56A36 36 0 0 0 85.500 56" />
      {disc === 1 ? (
        <circle className={styles.ring} cx="50" cy="50" r="21" />
      ) : (
        <path className={styles.star} d={STAR} />
      )}
      <path className={styles.shine} d="M17 33A38 38 0 0 1 38 13.500" />
    </svg>
  )
}
