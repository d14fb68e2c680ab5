/** The controls of the assists. */

import type { GameAssist } from '../../engine/core/game/contract'
import { listText } from '../../engine/core/text'
import {
  AUTO_REPEAT_RATES,
  changeSettings,
  SCAN_MS,
  SPEEDS,
  settings,
} from '../../engine/storage/values/settings'
import { listedGames } from '../../games/catalog'
import { Slider } from '../../ui/controls/Slider'
import { useStored } from '../../ui/hydrated'
import { MAX_REWINDS } from '../session/records/separateRecords'
import { assistTexts as texts } from '../texts/assists'
import type { Assists } from './assistsOf'
import { SettingChoice, SettingSwitch } from './SettingControls'

/** 'Snake, Whack-a-Mole, and Memory Match' */
const gamesWith = (assist: GameAssist) =>
  listText(listedGames.filter(({ assists }) => assists?.includes(assist)).map(({ title }) => title))
const AIM = gamesWith('aim')
const BY_EAR = gamesWith('audioCues')

export function AssistList(assists: Assists) {
  return (
    <>
      {assists.speed && <GameSpeed />}
      {assists.hold && <SettingSwitch setting="toggleHold" {...texts.toggleHold} />}
      {assists.autoRepeat && <AutoRepeat />}
      {assists.rewind && (
        <SettingSwitch setting="forgive" label={texts.rewind.label} hint={texts.rewind.hint(MAX_REWINDS)} />
      )}
      {assists.aim && AIM && (
        <SettingSwitch setting="aimHelp" label={texts.aimAssist.label} hint={texts.aimAssist.hint(AIM)} />
      )}
      {assists.debounce && <SettingSwitch setting="pressPause" {...texts.debounce} />}
      {assists.switchAccess && <SwitchAccess />}
      {assists.audioCues && BY_EAR && (
        <SettingSwitch setting="byEar" label={texts.audioCues.label} hint={texts.audioCues.hint(BY_EAR)} />
      )}
      {assists.speech && (
        <SettingChoice
          setting="speech"
          label={texts.screenReaderDetail.label}
          values={['little', 'some', 'much']}
          texts={texts.screenReaderDetail.choices}
        />
      )}
      {assists.clock && <SettingSwitch setting="hideClock" {...texts.hideClock} />}
    </>
  )
}

function GameSpeed() {
  const { gameSpeed } = useStored(settings)
  const { label, value, slowestValue } = texts.gameSpeed
  return (
    <Slider
      label={label}
      value={SPEEDS.indexOf(gameSpeed)}
      max={SPEEDS.length - 1}
      text={(gameSpeed === SPEEDS[0] ? slowestValue : value)(gameSpeed)}
      onChange={(index) => changeSettings({ gameSpeed: SPEEDS[index] ?? gameSpeed })}
    />
  )
}

/** How many presses per second a hold becomes. */
function AutoRepeat() {
  const { steady } = useStored(settings)
  return (
    <Slider
      label={texts.autoRepeat.label}
      value={AUTO_REPEAT_RATES.indexOf(steady)}
      max={AUTO_REPEAT_RATES.length - 1}
      text={steady === 0 ? texts.autoRepeat.off : texts.autoRepeat.value(steady)}
      onChange={(index) => changeSettings({ steady: AUTO_REPEAT_RATES[index] ?? steady })}
    />
  )
}

/** Whether scanning is on, and for how long each choice is highlighted. */
function SwitchAccess() {
  const { oneSwitch, scanMs } = useStored(settings)
  const { label, hint, interval, intervalValue } = texts.switchAccess
  return (
    <>
      <SettingSwitch setting="oneSwitch" label={label} hint={hint} />
      {oneSwitch && (
        <Slider
          label={interval}
          value={scanMs}
          min={SCAN_MS.min}
          max={SCAN_MS.max}
          step={250}
          text={intervalValue(scanMs / 1000)}
          onChange={(ms) => changeSettings({ scanMs: ms })}
        />
      )}
    </>
  )
}
