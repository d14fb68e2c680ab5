/** Owns the settings of theme, motion, daily games, sound and vibration. */
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { changeSettings, type Settings, settings } from '../../engine/storage/settings'
import { Segmented } from '../../ui/Segmented'
import { Slider } from '../../ui/Slider'
import { Switch } from '../../ui/Switch'
import styles from './Settings.module.css'

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

export function LookPart(): ReactNode {
  const { theme, motion, daily } = useSnapshot(settings.live).value
  return (
    <>
      <Segmented
        label="Theme"
        choices={THEMES}
        value={theme}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Segmented
        label="Motion"
        choices={MOTIONS}
        value={motion}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <p className={styles.hint}>
        Reduced motion: no shaking and no zooming, and what would slide fades instead.
      </p>
      <Switch
        label="Daily games"
        hint="Off: no games of the day, no streak and no medals anywhere."
        checked={daily}
        onChange={(value) => changeSettings({ daily: value })}
      />
    </>
  )
}

const percent = (level: number) => `${Math.round(level * 100)} %`

export function SoundPart(): ReactNode {
  const { effects, music, muted, vibration } = useSnapshot(settings.live).value
  return (
    <>
      <Switch label="Mute all sound" checked={muted} onChange={(value) => changeSettings({ muted: value })} />
      <Slider
        label="Effects"
        value={Math.round(effects * 100)}
        step={5}
        text={percent(effects)}
        disabled={muted}
        onChange={(value) => changeSettings({ effects: value / 100 })}
      />
      <Slider
        label="Music"
        value={Math.round(music * 100)}
        step={5}
        text={percent(music)}
        disabled={muted}
        onChange={(value) => changeSettings({ music: value / 100 })}
      />
      <Switch
        label="Vibration"
        hint="On phones and tablets that can."
        checked={vibration}
        onChange={(value) => changeSettings({ vibration: value })}
      />
    </>
  )
}
