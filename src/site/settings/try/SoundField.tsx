/** Owns the field on which volumes are tried: an effect of the games. */
import type { ReactNode } from 'react'
import { sound } from '../../../engine/sound/port'
import { wireSound } from '../../../play/audio'
import { Button } from '../../../ui/Button'
import styles from './Try.module.css'

export function SoundField(): ReactNode {
  return (
    <div className={styles.field}>
      <Button
        onClick={() => {
          wireSound()
          sound.wake()
          sound.play('merge')
        }}
      >
        Hear an effect
      </Button>
    </div>
  )
}
