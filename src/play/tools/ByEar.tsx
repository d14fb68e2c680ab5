/** Owns playing by ear among the tools of play. */
import { useSnapshot } from 'valtio'
import { changeSettings, settings } from '../../engine/storage/settings'
import { Switch } from '../../ui/Switch'

export function ByEar() {
  const { byEar } = useSnapshot(settings.live).value
  return (
    <Switch
      label="By ear"
      hint="Snake, Whack-a-Mole and Memory Match: tones from left and right, high and low, tell where things are. Best with headphones."
      checked={byEar}
      onChange={(on) => changeSettings({ byEar: on })}
    />
  )
}
