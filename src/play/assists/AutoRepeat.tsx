/** Owns steady pressing among the tools of play: the rhythm that a hold becomes. */
import { changeSettings, RHYTHMS, settings } from '../../engine/storage/values/settings'
import { Slider } from '../../ui/controls/Slider'
import { useStored } from '../../ui/loading/hydrated'

export function SteadyPressing() {
  const { steady } = useStored(settings)
  return (
    <Slider
      label="Steady pressing: hold instead of pressing again and again"
      value={RHYTHMS.indexOf(steady)}
      max={RHYTHMS.length - 1}
      text={steady === 0 ? 'off' : `${steady} a second`}
      onChange={(place) => changeSettings({ steady: RHYTHMS[place] ?? steady })}
    />
  )
}
