/** The switch for audio cues. */
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { Switch } from '../../ui/controls/Switch'
import { useStored } from '../../ui/hydrated'
import { assistTexts } from '../texts/assists'
import { gamesWith } from './gamesWith'

const { audioCues } = assistTexts

export function AudioCues() {
  const { byEar } = useStored(settings)
  return (
    <Switch
      label={audioCues.label}
      hint={audioCues.hint(gamesWith('audioCues'))}
      checked={byEar}
      onChange={(on) => changeSettings({ byEar: on })}
    />
  )
}
