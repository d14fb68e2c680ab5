/** The switch for aim assist. */
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { Switch } from '../../ui/controls/Switch'
import { useStored } from '../../ui/loading/hydrated'
import { gamesWith } from './gamesWith'

export function AimAssist() {
  const { aimHelp } = useStored(settings)
  return (
    <Switch
      label="Help with aiming"
      hint={`${gamesWith('aim')}: a finger or mouse near a target counts as on it. The result tells it, and has best results of its own.`}
      checked={aimHelp}
      onChange={(on) => changeSettings({ aimHelp: on })}
    />
  )
}
