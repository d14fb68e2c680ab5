/** The controls for all assists: speed, holds, presses, rewind, aim assist, switch access, audio cues, speech, clock. */
import {
  changeSettings,
  RHYTHMS,
  SCAN_MS,
  type Settings,
  SPEEDS,
  settings,
} from '../../engine/storage/values/settings'
import { Segmented } from '../../ui/controls/Segmented'
import { Slider } from '../../ui/controls/Slider'
import { Switch } from '../../ui/controls/Switch'
import { useStored } from '../../ui/loading/hydrated'
import { MAX_REWINDS } from '../session/assists/separateRecords'
import { AimAssist } from './AimAssist'
import { AudioCues } from './AudioCues'
import type { Assists } from './assistsOf'

/** Those that the game at hand has a use for; outside of games all. */
export function AssistList({
  speed,
  rewind,
  aim,
  hold,
  autoRepeat,
  debounce,
  switchAccess,
  speech,
  audioCues,
  clock,
}: Assists) {
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
      {autoRepeat && <AutoRepeat />}
      {rewind && <Rewind />}
      {aim && <AimAssist />}
      {debounce && (
        <Switch
          label="Pause between presses"
          hint="For half a second after a press another one has no effect, on all pages."
          checked={pressPause}
          onChange={(on) => changeSettings({ pressPause: on })}
        />
      )}
      {switchAccess && <SwitchAccess />}
      {audioCues && <AudioCues />}
      {speech && <ScreenReaderDetail />}
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

/** The rhythm that a hold becomes. */
function AutoRepeat() {
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

function Rewind() {
  const { forgive } = useStored(settings)
  return (
    <Switch
      label="Forgive the end"
      hint={`Games in real time go back three seconds instead of ending, ${MAX_REWINDS} times a play. The result tells it, and has best results of its own.`}
      checked={forgive}
      onChange={(on) => changeSettings({ forgive: on })}
    />
  )
}

/** Whether scanning is on, and for how long each choice is highlighted. */
function SwitchAccess() {
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

const AMOUNTS: readonly { readonly value: Settings['speech']; readonly label: string }[] = [
  { value: 'little', label: 'Little' },
  { value: 'some', label: 'Some' },
  { value: 'much', label: 'Much' },
]

/** How much screen readers announce. */
function ScreenReaderDetail() {
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
