/** Asks what to do with a profile from a link or file, and shows what it would change. */
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { listText } from '../../../engine/core/text'
import { settings } from '../../../engine/storage/values/settings'
import { Button } from '../../../ui/controls/Button'
import { RichText } from '../../layout/RichText'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import { changedBy, type Profile } from './profiles'
import { SETTING_NAMES } from './settingNames'

const texts = dataTexts.profiles

interface Props {
  readonly profile: Profile
  onApply(): void
  onSave(): void
  onClose(): void
}

export function IncomingProfile({ profile, onApply, onSave, onClose }: Props): ReactNode {
  useSnapshot(settings.live)
  const changed = changedBy(profile.settings).map((key) => SETTING_NAMES[key])
  return (
    <div className={styles.capture} role="status">
      <p>
        <RichText
          text={changed.length > 0 ? texts.wouldChange : texts.noChange}
          parts={{ name: <strong translate="no">{profile.name}</strong>, settings: listText(changed) }}
        />
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onApply}>
          {texts.apply}
        </Button>
        <Button onClick={onSave}>{texts.saveIncoming}</Button>
        <Button onClick={onClose}>{texts.dismiss}</Button>
      </div>
    </div>
  )
}
