/** The preview of captions and flashes: a sound with its caption. */
import { type ReactNode, useState } from 'react'
import { settings } from '../../../engine/storage/values/settings'
import { captionTexts } from '../../../play/texts/captions'
import { Button } from '../../../ui/controls/Button'
import { useStored } from '../../../ui/hydrated'
import { settingsTexts } from '../../texts/settings'
import { loadParts } from '../lazyParts'
import styles from './Try.module.css'

export function CaptionField(): ReactNode {
  const { captions, soundLight } = useStored(settings)
  const [times, setTimes] = useState(0)
  return (
    <div className={styles.field}>
      <Button
        onClick={() => {
          loadParts().then(
            ({ playSample }) => playSample('explosion'),
            () => undefined,
          )
          setTimes(times + 1)
        }}
      >
        {settingsTexts.captions.try}
      </Button>
      {times > 0 && captions && (
        <span className={styles.words}>{captionTexts.right(settingsTexts.captions.example)}</span>
      )}
      {times > 0 && soundLight && <span key={times} className={styles.light} aria-hidden="true" />}
    </div>
  )
}
