/** Owns one switch among the tools of play: whether, and how long each choice is lit. */
import { changeSettings, SCAN_MS, settings } from '../../engine/storage/values/settings'
import { Slider } from '../../ui/controls/Slider'
import { Switch } from '../../ui/controls/Switch'
import { useStored } from '../../ui/loading/hydrated'

export function OneSwitch() {
  const { oneSwitch, scanMs } = useStored(settings)
  return (
    <>
      <Switch
        label="One switch"
        hint="On all pages what can be chosen is lit in turn, and any press chooses it: Space, Enter, click, touch, pad. In real time a button is held as long as the press, or until the next with Press instead of hold. Escape three times ends it."
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
