/** The settings of mute, volumes and vibration. */
import { changeSettings, settings } from '../../../engine/storage/values/settings'
import { Slider } from '../../../ui/controls/Slider'
import { Switch } from '../../../ui/controls/Switch'
import { useStored } from '../../../ui/loading/hydrated'
import type { SettingsRow } from '../row'
import { SoundField } from '../try/SoundField'

const percent = (level: number) => `${Math.round(level * 100)} %`

export const MUTE: SettingsRow = {
  id: 'mute',
  group: 'sound',
  title: 'Mute all sound',
  about: 'quiet silent off',
  Part() {
    const { muted } = useStored(settings)
    return (
      <Switch label="Mute all sound" checked={muted} onChange={(value) => changeSettings({ muted: value })} />
    )
  },
}

export const VOLUMES: SettingsRow = {
  id: 'volume',
  group: 'sound',
  title: 'Volume',
  about: 'effects music loud quiet',
  Part() {
    const { effects, music, muted } = useStored(settings)
    return (
      <>
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
      </>
    )
  },
  Try: SoundField,
}

export const VIBRATION: SettingsRow = {
  id: 'vibration',
  group: 'sound',
  title: 'Vibration',
  about: 'haptics rumble buzz phone',
  Part() {
    const { vibration } = useStored(settings)
    return (
      <Switch
        label="Vibration"
        hint="On phones and tablets that can."
        checked={vibration}
        onChange={(value) => changeSettings({ vibration: value })}
      />
    )
  },
}
