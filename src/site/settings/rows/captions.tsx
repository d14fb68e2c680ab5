/** The settings that make sounds visible: captions and flashes. */
import { settingsTexts as texts } from '../../texts/settings'
import { switchRow } from '../settingRow'
import { CaptionField } from '../try/CaptionField'

export const CAPTIONS = switchRow('captions', texts.captions, {
  id: 'captions',
  group: 'sound',
  Try: CaptionField,
})

export const SOUND_LIGHT = switchRow('soundLight', texts.soundLight, {
  id: 'light-for-sound',
  group: 'sound',
})
