/** Owns forgiven ends among the tools of play. */
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { Switch } from '../../ui/controls/Switch'
import { useStored } from '../../ui/loading/hydrated'
import { MOST_FORGIVEN } from '../session/assists/separateRecords'

export function Forgive() {
  const { forgive } = useStored(settings)
  return (
    <Switch
      label="Forgive the end"
      hint={`Games in real time go back three seconds instead of ending, ${MOST_FORGIVEN} times a play. The result tells it, and has best results of its own.`}
      checked={forgive}
      onChange={(on) => changeSettings({ forgive: on })}
    />
  )
}
