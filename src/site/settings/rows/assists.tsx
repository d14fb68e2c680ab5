/**
 * The settings of assists: speed, rewind, aim assist, toggling, auto-repeat, debounce, switch access, audio cues, screen
 * reader detail, clock.
 */
import { AssistList } from '../../../play/assists/AssistList'
import type { Assists } from '../../../play/assists/assistsOf'
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
const NONE: Assists = {
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

const assist = (name: keyof Assists, title: string, more: Pick<SettingsRow, 'id' | 'Try'>): SettingsRow => ({
  group: 'assists',
  title,
  keywords: texts[name].keywords,
  Part() {
    return <AssistList {...{ ...NONE, [name]: true }} />
  },
  ...more,
})

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

export const REWIND = assist('rewind', assistTexts.rewind.label, { id: 'forgive-the-end' })
export const AIM = assist('aim', assistTexts.aimAssist.label, { id: 'help-with-aiming' })
export const HOLD = assist('hold', assistTexts.toggleHold.label, {
  id: 'press-instead-of-hold',
  Try: HoldField,
})
export const AUTO_REPEAT = assist('autoRepeat', assistTexts.autoRepeat.name, { id: 'steady-pressing' })
export const DEBOUNCE = assist('debounce', assistTexts.debounce.label, {
  id: 'pause-between-presses',
  Try: PressField,
})
export const SWITCH_ACCESS = assist('switchAccess', assistTexts.switchAccess.label, { id: 'one-switch' })
export const AUDIO_CUES = assist('audioCues', assistTexts.audioCues.label, { id: 'by-ear' })
export const SCREEN_READER_DETAIL = assist('speech', assistTexts.screenReaderDetail.label, {
  id: 'told-to-screen-readers',
})
export const CLOCK = assist('clock', assistTexts.hideClock.label, { id: 'hide-the-clock', Try: ClockField })
