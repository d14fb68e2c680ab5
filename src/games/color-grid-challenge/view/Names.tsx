/** The numbers of rows and columns at the edges of the tiles, while keys are used, and the selected row. */
import { type CSSProperties, memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import styles from './Names.module.css'

interface Props {
  /** Number of rows and columns. */
  readonly size: number
  /** The selected row, from 0. */
  readonly row: number | undefined
}

const at = (row: number, col: number) => ({ '--row': row, '--col': col }) as CSSProperties

export const Names = memo(function Names({ size, row }: Props) {
  const numbers = Array.from({ length: size }, (_, i) => i)
  return (
    <div className={styles.names} data-typing={row !== undefined || undefined} aria-hidden="true">
      {numbers.map((n) => (
        <span
          key={`row${n}`}
          className={classes(styles.row, row === n && styles.typed, 'tabular')}
          style={at(n, 0)}
        >
          {n + 1}
        </span>
      ))}
      {numbers.map((n) => (
        <span key={`col${n}`} className={classes(styles.col, 'tabular')} style={at(0, n)}>
          {n + 1}
        </span>
      ))}
      {row !== undefined && (
        <div className={styles.band} style={{ ...at(row, 0), '--size': size } as CSSProperties} />
      )}
    </div>
  )
})
