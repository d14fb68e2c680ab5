/** The settings of mute, volumes and vibration. */
import { percentText } from '../../../engine/core/text'
import { changeSettings, settings } from '../../../engine/storage/values/settings'
import { Slider } from '../../../ui/controls/Slider'
import { useStored } from '../../../ui/hydrated'
import { settingsTexts as texts } from '../../texts/settings'
import type { SettingsRow } from '../row'
import { switchRow } from '../settingRow'
import { SoundField } from '../try/SoundField'

export const MUTE = switchRow('muted', texts.mute, { id: 'mute', group: 'sound' })

function VolumeSlider({ volume }: { readonly volume: 'effects' | 'music' }) {
  const { muted, [volume]: value } = useStored(settings)
  return (
    <Slider
      label={texts.volume[volume]}
      value={Math.round(value * 100)}
      step={5}
      text={percentText(value)}
      disabled={muted}
      onChange={(percent) => changeSettings({ [volume]: percent / 100 })}
    />
  )
}

export const VOLUMES: SettingsRow = {
  id: 'volume',
  group: 'sound',
  title: texts.volume.name,
  keywords: texts.volume.keywords,
  Part() {
    return (
      <>
        <VolumeSlider volume="effects" />
        <VolumeSlider volume="music" />
      </>
    )
  },
  Try: SoundField,
}

export const VIBRATION = switchRow('vibration', texts.vibration, { id: 'vibration', group: 'sound' })
