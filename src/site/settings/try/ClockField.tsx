/** The preview of the hidden clock: the stats of a game. */
import type { ReactNode } from 'react'
import { settings } from '../../../engine/storage/values/settings'
import { useStored } from '../../../ui/hydrated'
import { settingsTexts } from '../../texts/settings'
import styles from './Try.module.css'

const texts = settingsTexts.assists.clock

export function ClockField(): ReactNode {
  const { hideClock } = useStored(settings)
  return (
    <div className={styles.field}>
      <span className={styles.stat}>{texts.moves}</span>
      {!hideClock && <span className={styles.stat}>{texts.time}</span>}
    </div>
  )
}
