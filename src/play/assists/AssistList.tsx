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
import { useStored } from '../../ui/hydrated'
import { MAX_REWINDS } from '../session/records/separateRecords'
import { assistTexts } from '../texts/assists'
import { AimAssist } from './AimAssist'
import { AudioCues } from './AudioCues'
import type { Assists } from './assistsOf'

/** Shows the controls of the given assists. */
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
          label={assistTexts.gameSpeed.label}
          value={SPEEDS.indexOf(gameSpeed)}
          max={SPEEDS.length - 1}
          text={(slowest ? assistTexts.gameSpeed.slowestValue : assistTexts.gameSpeed.value)(gameSpeed)}
          onChange={(place) => changeSettings({ gameSpeed: SPEEDS[place] ?? gameSpeed })}
        />
      )}
      {hold && (
        <Switch
          label={assistTexts.toggleHold.label}
          hint={assistTexts.toggleHold.hint}
          checked={toggleHold}
          onChange={(on) => changeSettings({ toggleHold: on })}
        />
      )}
      {autoRepeat && <AutoRepeat />}
      {rewind && <Rewind />}
      {aim && <AimAssist />}
      {debounce && (
        <Switch
          label={assistTexts.debounce.label}
          hint={assistTexts.debounce.hint}
          checked={pressPause}
          onChange={(on) => changeSettings({ pressPause: on })}
        />
      )}
      {switchAccess && <SwitchAccess />}
      {audioCues && <AudioCues />}
      {speech && <ScreenReaderDetail />}
      {clock && (
        <Switch
          label={assistTexts.hideClock.label}
          hint={assistTexts.hideClock.hint}
          checked={hideClock}
          onChange={(on) => changeSettings({ hideClock: on })}
        />
      )}
    </>
  )
}

/** How many presses per second a hold becomes. */
function AutoRepeat() {
  const { steady } = useStored(settings)
  return (
    <Slider
      label={assistTexts.autoRepeat.label}
      value={RHYTHMS.indexOf(steady)}
      max={RHYTHMS.length - 1}
      text={steady === 0 ? assistTexts.autoRepeat.off : assistTexts.autoRepeat.value(steady)}
      onChange={(place) => changeSettings({ steady: RHYTHMS[place] ?? steady })}
    />
  )
}

function Rewind() {
  const { forgive } = useStored(settings)
  return (
    <Switch
      label={assistTexts.rewind.label}
      hint={assistTexts.rewind.hint(MAX_REWINDS)}
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
        label={assistTexts.switchAccess.label}
        hint={assistTexts.switchAccess.hint}
        checked={oneSwitch}
        onChange={(on) => changeSettings({ oneSwitch: on })}
      />
      {oneSwitch && (
        <Slider
          label={assistTexts.switchAccess.interval}
          value={scanMs}
          min={SCAN_MS.least}
          max={SCAN_MS.most}
          step={250}
          text={assistTexts.switchAccess.intervalValue(scanMs / 1000)}
          onChange={(ms) => changeSettings({ scanMs: ms })}
        />
      )}
    </>
  )
}

const { choices } = assistTexts.screenReaderDetail
const DETAILS: readonly { readonly value: Settings['speech']; readonly label: string }[] = [
  { value: 'little', label: choices.little },
  { value: 'some', label: choices.some },
  { value: 'much', label: choices.much },
]

/** How much screen readers announce. */
function ScreenReaderDetail() {
  const { speech } = useStored(settings)
  return (
    <Segmented<Settings['speech']>
      label={assistTexts.screenReaderDetail.label}
      choices={DETAILS}
      value={speech}
      onChange={(detail) => changeSettings({ speech: detail })}
    />
  )
}
