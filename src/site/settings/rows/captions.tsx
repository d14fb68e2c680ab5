/** The settings that show sounds: captions, and the flash. */
import { changeSettings, settings } from '../../../engine/storage/values/settings'
import { Switch } from '../../../ui/controls/Switch'
import { useStored } from '../../../ui/loading/hydrated'
import type { SettingsRow } from '../row'
import { CaptionField } from '../try/CaptionField'

export const CAPTIONS: SettingsRow = {
  id: 'captions',
  group: 'sound',
  title: 'Captions',
  about: 'subtitles words deaf hearing sounds written',
  Part() {
    const { captions } = useStored(settings)
    return (
      <Switch
        label="Captions"
        hint="Each sound in words at the edge of the field, with its side."
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
  title: 'Light for sound',
  about: 'rim flash deaf hearing visual',
  Part() {
    const { soundLight } = useStored(settings)
    return (
      <Switch
        label="Light for sound"
        hint="The rim of the field lights up at sounds that matter, at most three times a second."
        checked={soundLight}
        onChange={(value) => changeSettings({ soundLight: value })}
      />
    )
  },
}
