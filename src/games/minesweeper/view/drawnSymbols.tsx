/** The drawn symbols: flag, mine, wrong flag. The elements are constants, so that React does not render them again. */
import styles from './Board.module.css'

const cloth = (
  <>
    <path className={styles.shade} d="M20 85h60v9H20z" />
    <path className={styles.pole} d="M24 76h52v11H24zM45 7h10v72H45z" />
    <path className={styles.clothEdge} d="M47 13L10 36l37 23z" />
    <path className={styles.cloth} d="M47 8L10 31l37 21z" />
  </>
)

export const FLAG = (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.symbol}>
    {cloth}
  </svg>
)

export const WRONG = (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.symbol}>
    <g opacity="0.45">{cloth}</g>
    <path className={styles.cross} d="M20 20L80 80M80 20L20 80" />
  </svg>
)

export const BOMB = (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.symbol}>
    <path className={styles.spikes} d="M50 8V92M8 50H92M21 21L79 79M79 21L21 79" />
    <circle className={styles.shell} cx="50" cy="50" r="28" />
    <circle className={styles.shine} cx="40" cy="40" r="8" />
  </svg>
)

export const QUESTION = (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.symbol}>
    <path className={styles.question} d="M32 36a18 18 0 1 1 28 15q-10 6-10 15" />
    <circle className={styles.pole} cx="50" cy="83" r="6" />
  </svg>
)
