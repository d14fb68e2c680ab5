/** The preview of ignored repeated presses: it counts presses. */
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { settingsTexts } from '../../texts/settings'
import styles from './Try.module.css'

const texts = settingsTexts.assists.debounce

export function PressField(): ReactNode {
  const [presses, setPresses] = useState(0)
  return (
    <div className={styles.field}>
      <Button onClick={() => setPresses(presses + 1)}>{texts.try}</Button>
      <output className={styles.stat}>{texts.counted(presses)}</output>
    </div>
  )
}
