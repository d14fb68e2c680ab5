/** Owns among the tools of play how much screen readers are told. */
import { changeSettings, type Settings, settings } from '../../engine/storage/values/settings'
import { Segmented } from '../../ui/controls/Segmented'
import { useStored } from '../../ui/loading/hydrated'

const AMOUNTS: readonly { readonly value: Settings['speech']; readonly label: string }[] = [
  { value: 'little', label: 'Little' },
  { value: 'some', label: 'Some' },
  { value: 'much', label: 'Much' },
]

export function Speech() {
  const { speech } = useStored(settings)
  return (
    <Segmented<Settings['speech']>
      label="Told to screen readers"
      choices={AMOUNTS}
      value={speech}
      onChange={(amount) => changeSettings({ speech: amount })}
    />
  )
}
