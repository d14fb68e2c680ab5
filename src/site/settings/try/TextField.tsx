/** The preview of text size and contrast: text as on a panel. */
import type { ReactNode } from 'react'
import { settingsTexts } from '../../texts/settings'
import styles from './Try.module.css'

const texts = settingsTexts.textSize

export function TextField(): ReactNode {
  return (
    <div className={styles.field}>
      <p>
        <span className={styles.stat}>{texts.stat}</span>
        <br />
        <span>{texts.line}</span>
      </p>
    </div>
  )
}
