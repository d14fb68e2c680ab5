/** The components of `src/ui` side by side, in every state. `tests/workbench/workbench.test.ts` checks that none is missing. */

import styles from '../Workbench.module.css'
import { BoardParts } from './BoardParts'
import { FormParts } from './FormParts'
import { NewsParts } from './MessageParts'

export function UiParts() {
  return (
    <div className={styles.parts}>
      <FormParts />
      <NewsParts />
      <BoardParts />
    </div>
  )
}
