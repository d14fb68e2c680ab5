/** A text on a card: as large as it fits, in several lines if it is long. */
import { memo } from 'react'
import { sizeOf } from '../rules/cardText'
import styles from './Board.module.css'

export const CardText = memo(function CardText({ text }: { readonly text: string }) {
  return (
    <span className={styles.text} style={{ '--size': sizeOf(text) } as React.CSSProperties} dir="auto">
      {text}
    </span>
  )
})
