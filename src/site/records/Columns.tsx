/** The distribution of wins as a row of columns, with the latest game highlighted. */
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../ui/styles/classes'
import styles from './Columns.module.css'
import type { Column } from './spread'

interface Props {
  readonly caption: string
  readonly columns: readonly Column[]
}

export function Columns({ caption, columns }: Props): ReactNode {
  const max = Math.max(1, ...columns.map(({ count }) => count))
  return (
    <figure className={styles.figure} data-columns>
      <figcaption>{caption}</figcaption>
      <dl className={styles.columns}>
        {columns.map(({ label, count, own }) => (
          <div key={label} className={classes(styles.column, own && styles.own)}>
            <dt>{label}</dt>
            <dd style={{ '--part': count / max } as CSSProperties}>
              <span>{count > 0 && count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
