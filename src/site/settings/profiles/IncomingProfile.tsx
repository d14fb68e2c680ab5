/** The question about a profile that came by a link or file: what it changes, and what to do with it. */
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { settings } from '../../../engine/storage/values/settings'
import { Button } from '../../../ui/controls/Button'
import styles from '../Settings.module.css'
import { changedBy, type Profile } from './profiles'
import { PROFILE_WORDS } from './profileWords'

interface Props {
  readonly profile: Profile
  onUse(): void
  onKeep(): void
  onClose(): void
}

export function IncomingProfile({ profile, onUse, onKeep, onClose }: Props): ReactNode {
  useSnapshot(settings.live)
  const changed = changedBy(profile.settings).map((key) => PROFILE_WORDS[key])
  return (
    <div className={styles.capture} role="status">
      <p>
        Profile <strong>{profile.name}</strong>:{' '}
        {changed.length > 0 ? `it would change ${changed.join(', ')}.` : 'all of it is set already.'}
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onUse}>
          Use it
        </Button>
        <Button onClick={onKeep}>Keep it as a profile</Button>
        <Button onClick={onClose}>Leave it</Button>
      </div>
    </div>
  )
}
