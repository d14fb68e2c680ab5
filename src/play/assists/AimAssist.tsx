/** The switch for aim assist. */
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { Switch } from '../../ui/controls/Switch'
import { useStored } from '../../ui/hydrated'
import { assistTexts } from '../texts/assists'
import { gamesWith } from './gamesWith'

const { aimAssist } = assistTexts

export function AimAssist() {
  const { aimHelp } = useStored(settings)
  return (
    <Switch
      label={aimAssist.label}
      hint={aimAssist.hint(gamesWith('aim'))}
      checked={aimHelp}
      onChange={(on) => changeSettings({ aimHelp: on })}
    />
  )
}
