/** The drawn symbols: flag, mine, wrong flag. The elements are constants, so that React does not render them again. */
import styles from './Board.module.css'

const flag = (
  <>
    <ellipse className={styles.shade} cx="52" cy="88" rx="36" ry="8" />
    <path className={styles.pole} d="M26 88q0-13 26-13t26 13z" />
    <rect className={styles.pole} x="46" y="6" width="11" height="76" rx="5" />
    <rect className={styles.poleLight} x="49" y="9" width="4" height="66" rx="2" />
    <path className={styles.cloth} d="M47 10Q30 2 8 15q8 8 6 19 18-10 33 9z" />
    <path className={styles.fold} d="M47 31v12q-15-19-33-9 1-5 0-9 18-6 33 6z" />
    <path className={styles.gleam} d="M18 17q12-5 22-1" />
  </>
)

export const FLAG = (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.symbol}>
    {flag}
  </svg>
)

export const WRONG = (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.symbol}>
    <g opacity="0.5">{flag}</g>
    <path className={styles.cross} d="M20 20L80 80M80 20L20 80" />
  </svg>
)

export const BOMB = (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.symbol}>
    <path className={styles.spikes} d="M50 8V92M8 50H92M21 21L79 79M79 21L21 79" />
    <circle className={styles.shell} cx="50" cy="50" r="30" />
    <circle className={styles.shellTop} cx="50" cy="47" r="25" />
    <ellipse className={styles.shine} cx="40" cy="35" rx="9" ry="6" transform="rotate(-35 40 35)" />
    <circle className={styles.lamp} cx="53" cy="54" r="8" />
  </svg>
)

export const QUESTION = (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.symbol}>
    <path className={styles.question} d="M32 36a18 18 0 1 1 28 15q-10 6-10 15" />
    <circle className={styles.pole} cx="50" cy="83" r="6" />
  </svg>
)
