/** The switch for audio cues. */
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { Switch } from '../../ui/controls/Switch'
import { useStored } from '../../ui/loading/hydrated'
import { gamesWith } from './gamesWith'

export function AudioCues() {
  const { byEar } = useStored(settings)
  return (
    <Switch
      label="By ear"
      hint={`${gamesWith('audioCues')}: tones from left and right, high and low, tell where things are. Best with headphones.`}
      checked={byEar}
      onChange={(on) => changeSettings({ byEar: on })}
    />
  )
}
