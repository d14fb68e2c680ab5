/** The settings of mute, volumes and vibration. */
import { percentText } from '../../../engine/core/text'
import { changeSettings, settings } from '../../../engine/storage/values/settings'
import { Slider } from '../../../ui/controls/Slider'
import { Switch } from '../../../ui/controls/Switch'
import { useStored } from '../../../ui/hydrated'
import { settingsTexts } from '../../texts/settings'
import type { SettingsRow } from '../row'
import { SoundField } from '../try/SoundField'

const texts = settingsTexts

export const MUTE: SettingsRow = {
  id: 'mute',
  group: 'sound',
  title: texts.mute.name,
  keywords: texts.mute.keywords,
  Part() {
    const { muted } = useStored(settings)
    return (
      <Switch
        label={texts.mute.name}
        checked={muted}
        onChange={(value) => changeSettings({ muted: value })}
      />
    )
  },
}

export const VOLUMES: SettingsRow = {
  id: 'volume',
  group: 'sound',
  title: texts.volume.name,
  keywords: texts.volume.keywords,
  Part() {
    const { effects, music, muted } = useStored(settings)
    return (
      <>
        <Slider
          label={texts.volume.effects}
          value={Math.round(effects * 100)}
          step={5}
          text={percentText(effects)}
          disabled={muted}
          onChange={(value) => changeSettings({ effects: value / 100 })}
        />
        <Slider
          label={texts.volume.music}
          value={Math.round(music * 100)}
          step={5}
          text={percentText(music)}
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
  title: texts.vibration.name,
  keywords: texts.vibration.keywords,
  Part() {
    const { vibration } = useStored(settings)
    return (
      <Switch
        label={texts.vibration.name}
        hint={texts.vibration.hint}
        checked={vibration}
        onChange={(value) => changeSettings({ vibration: value })}
      />
    )
  },
}
