/**
 * The settings of assists: speed, rewind, aim assist, toggling, auto-repeat, debounce, switch access, audio cues, screen
 * reader detail, clock.
 */
import { AssistList } from '../../../play/assists/AssistList'
import { assistTexts } from '../../../play/texts/assists'
import { settingsTexts } from '../../texts/settings'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'
import { ClockField } from '../try/ClockField'
import { HoldField } from '../try/HoldField'
import { PressField } from '../try/PressField'
import { SpeedField } from '../try/SpeedField'

const texts = settingsTexts.assists

/** The pause panel shows the whole list; a row shows one assist of it. */
const NONE = {
  speed: false,
  rewind: false,
  aim: false,
  hold: false,
  autoRepeat: false,
  debounce: false,
  switchAccess: false,
  speech: false,
  audioCues: false,
  clock: false,
}

export const SPEED: SettingsRow = {
  id: 'game-speed',
  group: 'assists',
  title: assistTexts.gameSpeed.label,
  keywords: texts.speed.keywords,
  Part: () => (
    <>
      <AssistList {...NONE} speed />
      <p className={styles.hint}>{assistTexts.gameSpeed.hint}</p>
    </>
  ),
  Try: SpeedField,
}

export const REWIND: SettingsRow = {
  id: 'forgive-the-end',
  group: 'assists',
  title: assistTexts.rewind.label,
  keywords: texts.rewind.keywords,
  Part: () => <AssistList {...NONE} rewind />,
}

export const AIM: SettingsRow = {
  id: 'help-with-aiming',
  group: 'assists',
  title: assistTexts.aimAssist.label,
  keywords: texts.aim.keywords,
  Part: () => <AssistList {...NONE} aim />,
}

export const HOLD: SettingsRow = {
  id: 'press-instead-of-hold',
  group: 'assists',
  title: assistTexts.toggleHold.label,
  keywords: texts.hold.keywords,
  Part: () => <AssistList {...NONE} hold />,
  Try: HoldField,
}

export const AUTO_REPEAT: SettingsRow = {
  id: 'steady-pressing',
  group: 'assists',
  title: assistTexts.autoRepeat.name,
  keywords: texts.autoRepeat.keywords,
  Part: () => <AssistList {...NONE} autoRepeat />,
}

export const DEBOUNCE: SettingsRow = {
  id: 'pause-between-presses',
  group: 'assists',
  title: assistTexts.debounce.label,
  keywords: texts.debounce.keywords,
  Part: () => <AssistList {...NONE} debounce />,
  Try: PressField,
}

export const SWITCH_ACCESS: SettingsRow = {
  id: 'one-switch',
  group: 'assists',
  title: assistTexts.switchAccess.label,
  keywords: texts.switchAccess.keywords,
  Part: () => <AssistList {...NONE} switchAccess />,
}

export const AUDIO_CUES: SettingsRow = {
  id: 'by-ear',
  group: 'assists',
  title: assistTexts.audioCues.label,
  keywords: texts.audioCues.keywords,
  Part: () => <AssistList {...NONE} audioCues />,
}

export const SCREEN_READER_DETAIL: SettingsRow = {
  id: 'told-to-screen-readers',
  group: 'assists',
  title: assistTexts.screenReaderDetail.label,
  keywords: texts.speech.keywords,
  Part: () => <AssistList {...NONE} speech />,
}

export const CLOCK: SettingsRow = {
  id: 'hide-the-clock',
  group: 'assists',
  title: assistTexts.hideClock.label,
  keywords: texts.clock.keywords,
  Part: () => <AssistList {...NONE} clock />,
  Try: ClockField,
}
