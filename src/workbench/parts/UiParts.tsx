/** The components of `src/ui`, in every state. `tests/workbench/workbench.test.ts` checks that none is missing. */
import styles from '../Workbench.module.css'
import { BoardParts } from './BoardParts'
import { CardParts } from './CardParts'
import { EditorParts } from './EditorParts'
import { FormParts } from './FormParts'
import { MessageParts } from './MessageParts'

export function UiParts() {
  return (
    <div className={styles.parts}>
      <FormParts />
      <MessageParts />
      <BoardParts />
      <CardParts />
      <EditorParts />
    </div>
  )
}
