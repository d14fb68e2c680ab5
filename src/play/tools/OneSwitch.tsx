/** Owns one switch among the tools of play: whether, and how long each choice is lit. */
import { changeSettings, SCAN_MS, settings } from '../../engine/storage/settings'
import { Slider } from '../../ui/Slider'
import { Switch } from '../../ui/Switch'
import { useStored } from '../../ui/takenOver'

export function OneSwitch() {
  const { oneSwitch, scanMs } = useStored(settings)
  return (
    <>
      <Switch
        label="One switch"
        hint="What can be chosen is lit in turn, on all pages; Space, Enter, a click, a touch or any pad button chooses it. Escape three times switches it off."
        checked={oneSwitch}
        onChange={(on) => changeSettings({ oneSwitch: on })}
      />
      {oneSwitch && (
        <Slider
          label="Each is lit for"
          value={scanMs}
          min={SCAN_MS.least}
          max={SCAN_MS.most}
          step={250}
          text={`${scanMs / 1000} s`}
          onChange={(ms) => changeSettings({ scanMs: ms })}
        />
      )}
    </>
  )
}
