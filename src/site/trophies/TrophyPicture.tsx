/** A trophy: a golden cup, or the outline of one that is not won yet. */
import type { ReactNode } from 'react'
import styles from './TrophyPicture.module.css'

export function TrophyPicture({ won, size }: { readonly won: boolean; readonly size: number }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={styles.picture}
      data-won={won || undefined}
    >
      <path
        className={styles.handles}
        d="M6.4 4.8H3.2c0 3.4 1.4 5.6 4.4 6.2M17.6 4.8h3.2c0 3.4-1.4 5.6-4.4 6.2"
      />
      <path className={styles.stem} d="M10.4 13h3.2v5h-3.2z" />
      <path className={styles.bowl} d="M6 2.5h12V8a6 6 0 0 1-12 0z" />
      <path className={styles.base} d="M8 17.5h8a1.5 1.5 0 0 1 1.5 1.5v2.5h-11V19A1.5 1.5 0 0 1 8 17.5z" />
      {won && <path className={styles.shine} d="M8.2 4.4h1.8v3.4c0 1.6.5 2.9 1.3 3.9-2-.5-3.1-2-3.1-4z" />}
    </svg>
  )
}
