/** A text on a card: as large as it fits, in several lines if it is long. */
import { memo } from 'react'
import { cardText } from '../rules/cardText'
import styles from './Board.module.css'

export const CardText = memo(function CardText({ text }: { readonly text: string }) {
  const { size, shown } = cardText(text)
  return (
    <span className={styles.text} style={{ '--size': size } as React.CSSProperties} dir="auto">
      {shown}
    </span>
  )
})
