/** The settings of theme, motion, notifications and daily games. */
import { changeSettings, type Settings, settings } from '../../../engine/storage/values/settings'
import { Segmented } from '../../../ui/controls/Segmented'
import { Switch } from '../../../ui/controls/Switch'
import { useStored } from '../../../ui/hydrated'
import { LanguageLinks } from '../../languages/LanguageLinks'
import { languages } from '../../languages/languages'
import { settingsTexts } from '../../texts/settings'
import { shellTexts } from '../../texts/shell'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'
import { MotionField } from '../try/MotionField'

const texts = settingsTexts

const THEMES: readonly { value: Settings['theme']; label: string }[] = [
  { value: 'system', label: texts.theme.choices.system },
  { value: 'dark', label: texts.theme.choices.dark },
  { value: 'light', label: texts.theme.choices.light },
]
const MOTIONS: readonly { value: Settings['motion']; label: string }[] = [
  { value: 'system', label: texts.motion.choices.system },
  { value: 'full', label: texts.motion.choices.full },
  { value: 'reduced', label: texts.motion.choices.reduced },
]
const DURATIONS: readonly { value: Settings['messages']; label: string }[] = [
  { value: 'usual', label: texts.messages.choices.usual },
  { value: 'longer', label: texts.messages.choices.longer },
  { value: 'closed', label: texts.messages.choices.closed },
]

export const THEME: SettingsRow = {
  id: 'theme',
  group: 'look',
  title: texts.theme.name,
  keywords: texts.theme.keywords,
  Part() {
    const { theme } = useStored(settings)
    return (
      <Segmented
        label={texts.theme.name}
        choices={THEMES}
        value={theme}
        onChange={(value) => changeSettings({ theme: value })}
      />
    )
  },
}

export const LANGUAGE: SettingsRow = {
  id: 'language',
  group: 'look',
  title: shellTexts.languages.name,
  keywords: languages.map(({ name }) => name).join(' '),
  Part: () => (
    <>
      <p>{shellTexts.languages.name}</p>
      <LanguageLinks />
    </>
  ),
}

export const MOTION: SettingsRow = {
  id: 'motion',
  group: 'look',
  title: texts.motion.name,
  keywords: texts.motion.keywords,
  Part() {
    const { motion } = useStored(settings)
    return (
      <>
        <Segmented
          label={texts.motion.name}
          choices={MOTIONS}
          value={motion}
          onChange={(value) => changeSettings({ motion: value })}
        />
        <p className={styles.hint}>{texts.motion.hint}</p>
      </>
    )
  },
  Try: MotionField,
}

export const MESSAGES: SettingsRow = {
  id: 'messages',
  group: 'look',
  title: texts.messages.name,
  keywords: texts.messages.keywords,
  Part() {
    const { messages } = useStored(settings)
    return (
      <Segmented
        label={texts.messages.name}
        choices={DURATIONS}
        value={messages}
        onChange={(value) => changeSettings({ messages: value })}
      />
    )
  },
}

export const DAILY: SettingsRow = {
  id: 'daily',
  group: 'look',
  title: texts.daily.name,
  keywords: texts.daily.keywords,
  Part() {
    const { daily } = useStored(settings)
    return (
      <Switch
        label={texts.daily.name}
        hint={texts.daily.hint}
        checked={daily}
        onChange={(value) => changeSettings({ daily: value })}
      />
    )
  },
}
