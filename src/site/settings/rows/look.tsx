/** The settings of theme, motion, notifications and daily games. */
import { changeSettings, type Settings, settings } from '../../../engine/storage/values/settings'
import { Segmented } from '../../../ui/controls/Segmented'
import { Switch } from '../../../ui/controls/Switch'
import { useStored } from '../../../ui/loading/hydrated'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'
import { MotionField } from '../try/MotionField'

const THEMES: readonly { value: Settings['theme']; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
]
const MOTIONS: readonly { value: Settings['motion']; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'full', label: 'Full' },
  { value: 'reduced', label: 'Reduced' },
]

export const THEME: SettingsRow = {
  id: 'theme',
  group: 'look',
  title: 'Theme',
  about: 'dark light system night day colours',
  Part() {
    const { theme } = useStored(settings)
    return (
      <Segmented
        label="Theme"
        choices={THEMES}
        value={theme}
        onChange={(value) => changeSettings({ theme: value })}
      />
    )
  },
}

export const MOTION: SettingsRow = {
  id: 'motion',
  group: 'look',
  title: 'Motion',
  about: 'animation movement shaking reduced dizzy',
  Part() {
    const { motion } = useStored(settings)
    return (
      <>
        <Segmented
          label="Motion"
          choices={MOTIONS}
          value={motion}
          onChange={(value) => changeSettings({ motion: value })}
        />
        <p className={styles.hint}>
          Reduced motion: no shaking and no zooming, and what would slide fades instead.
        </p>
      </>
    )
  },
  Try: MotionField,
}

const STAYS: readonly { value: Settings['messages']; label: string }[] = [
  { value: 'usual', label: 'Some seconds' },
  { value: 'longer', label: 'Three times as long' },
  { value: 'closed', label: 'Until closed' },
]

export const MESSAGES: SettingsRow = {
  id: 'messages',
  group: 'look',
  title: 'Messages',
  about: 'toasts notes news read time stay close',
  Part() {
    const { messages } = useStored(settings)
    return (
      <Segmented
        label="Messages in passing stay"
        choices={STAYS}
        value={messages}
        onChange={(value) => changeSettings({ messages: value })}
      />
    )
  },
}

export const DAILY: SettingsRow = {
  id: 'daily',
  group: 'look',
  title: 'Daily games',
  about: 'today streak medals day',
  Part() {
    const { daily } = useStored(settings)
    return (
      <Switch
        label="Daily games"
        hint="Off: no games of the day, no streak and no medals anywhere."
        checked={daily}
        onChange={(value) => changeSettings({ daily: value })}
      />
    )
  },
}
