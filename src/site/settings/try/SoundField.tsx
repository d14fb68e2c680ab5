/** The preview of volumes: a sound of the games. */
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { settingsTexts } from '../../texts/settings'
import { loadParts } from '../lazyParts'
import styles from './Try.module.css'

export function SoundField(): ReactNode {
  return (
    <div className={styles.field}>
      <Button
        onClick={() => {
          loadParts().then(
            ({ playSample }) => playSample('merge'),
            () => undefined,
          )
        }}
      >
        {settingsTexts.volume.try}
      </Button>
    </div>
  )
}
