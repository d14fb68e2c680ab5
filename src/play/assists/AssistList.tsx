/** Owns the tools of play as the visitor chooses them: speed, holds, presses, forgiven ends, help with aiming, one switch, what is heard and spoken, the clock. */
import { changeSettings, SPEEDS, settings } from '../../engine/storage/values/settings'
import { Slider } from '../../ui/controls/Slider'
import { Switch } from '../../ui/controls/Switch'
import { useStored } from '../../ui/loading/hydrated'
import { AimHelp } from './AimAssist'
import { ByEar } from './AudioCues'
import { SteadyPressing } from './AutoRepeat'
import type { Tools } from './assistsOf'
import { Forgive } from './Rewind'
import { Speech } from './ScreenReaderDetail'
import { OneSwitch } from './SwitchAccess'

/** Those that the game at hand has a use for; outside of games all. */
export function ToolList({
  speed,
  forgive,
  aim,
  hold,
  steady,
  pause,
  oneSwitch,
  speech,
  byEar,
  clock,
}: Tools) {
  const { gameSpeed, toggleHold, pressPause, hideClock } = useStored(settings)
  const slowest = gameSpeed === SPEEDS[0]
  return (
    <>
      {speed && (
        <Slider
          label="Game speed"
          value={SPEEDS.indexOf(gameSpeed)}
          max={SPEEDS.length - 1}
          text={`${gameSpeed} %${slowest ? ', for practice' : ''}`}
          onChange={(place) => changeSettings({ gameSpeed: SPEEDS[place] ?? gameSpeed })}
        />
      )}
      {hold && (
        <Switch
          label="Press instead of hold"
          hint="One press holds, the next one lets go."
          checked={toggleHold}
          onChange={(on) => changeSettings({ toggleHold: on })}
        />
      )}
      {steady && <SteadyPressing />}
      {forgive && <Forgive />}
      {aim && <AimHelp />}
      {pause && (
        <Switch
          label="Pause between presses"
          hint="For half a second after a press another one has no effect, on all pages."
          checked={pressPause}
          onChange={(on) => changeSettings({ pressPause: on })}
        />
      )}
      {oneSwitch && <OneSwitch />}
      {byEar && <ByEar />}
      {speech && <Speech />}
      {clock && (
        <Switch
          label="Hide the clock"
          hint="Time is told at the end alone, and left out of a shared result."
          checked={hideClock}
          onChange={(on) => changeSettings({ hideClock: on })}
        />
      )}
    </>
  )
}
