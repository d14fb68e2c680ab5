/** Owns the card surface that things stand on. */
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes'
import styles from './Panel.module.css'

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** The element; 'div' when left out. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'form'
  /** One step lighter, and with a shadow: for what lies over other things. */
  raised?: boolean
  /** Without the inner space. */
  flush?: boolean
  ref?: Ref<HTMLElement>
}

export function Panel({ as = 'div', raised, flush, className, ...rest }: PanelProps): ReactNode {
  const Element = as as 'div'
  return (
    <Element
      {...(rest as HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> })}
      className={classes(styles.panel, raised && styles.raised, !flush && styles.padded, className)}
    />
  )
}
