/** The settings that make sounds visible: captions and flashes. */
import { changeSettings, settings } from '../../../engine/storage/values/settings'
import { Switch } from '../../../ui/controls/Switch'
import { useStored } from '../../../ui/hydrated'
import { settingsTexts } from '../../texts/settings'
import type { SettingsRow } from '../row'
import { CaptionField } from '../try/CaptionField'

const texts = settingsTexts

export const CAPTIONS: SettingsRow = {
  id: 'captions',
  group: 'sound',
  title: texts.captions.name,
  keywords: texts.captions.keywords,
  Part() {
    const { captions } = useStored(settings)
    return (
      <Switch
        label={texts.captions.name}
        hint={texts.captions.hint}
        checked={captions}
        onChange={(value) => changeSettings({ captions: value })}
      />
    )
  },
  Try: CaptionField,
}

export const SOUND_LIGHT: SettingsRow = {
  id: 'light-for-sound',
  group: 'sound',
  title: texts.soundLight.name,
  keywords: texts.soundLight.keywords,
  Part() {
    const { soundLight } = useStored(settings)
    return (
      <Switch
        label={texts.soundLight.name}
        hint={texts.soundLight.hint}
        checked={soundLight}
        onChange={(value) => changeSettings({ soundLight: value })}
      />
    )
  },
}
