/** The last card of the list: adds a custom game. */
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/styles/classes'
import { homeTexts } from '../../texts/home'
import styles from './AddCard.module.css'

export function AddCard({ onAdd }: { onAdd(): void }): ReactNode {
  return (
    <button
      type="button"
      className={classes('screen-only', styles.card)}
      aria-haspopup="dialog"
      onClick={onAdd}
    >
      <span className={styles.plus}>
        <Plus size={32} aria-hidden />
      </span>
      <span className={styles.title}>{homeTexts.addCard.title}</span>
      <span className={styles.text}>{homeTexts.addCard.text}</span>
    </button>
  )
}
