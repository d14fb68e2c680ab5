/** The preview of ignored repeated presses: it counts presses. */
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import styles from './Try.module.css'

export function PressField(): ReactNode {
  const [presses, setPresses] = useState(0)
  return (
    <div className={styles.field}>
      <Button onClick={() => setPresses(presses + 1)}>Press me</Button>
      <output className={styles.figure}>
        {presses === 1 ? '1 press counted' : `${presses} presses counted`}
      </output>
    </div>
  )
}
