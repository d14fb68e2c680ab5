/**
 * The settings of assists: speed, rewind, aim assist, holds, auto-repeat, debounce, switch access, audio
 * cues, clock.
 */
import { AssistList } from '../../../play/assists/AssistList'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'
import { ClockField } from '../try/ClockField'
import { HoldField } from '../try/HoldField'
import { PressField } from '../try/PressField'
import { SpeedField } from '../try/SpeedField'

/** One tool of the list that the pause panel shows whole. */
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
  group: 'tools',
  title: 'Game speed',
  about: 'slow slower practice tempo',
  Part: () => (
    <>
      <AssistList {...NONE} speed />
      <p className={styles.hint}>
        Of games in real time: their rules and sounds stay the same. The result tells what a game was played
        with, and best results at a slower speed are kept apart.
      </p>
    </>
  ),
  Try: SpeedField,
}

export const REWIND: SettingsRow = {
  id: 'forgive-the-end',
  group: 'tools',
  title: 'Forgive the end',
  about: 'go back rewind lives second chance undo',
  Part: () => <AssistList {...NONE} rewind />,
}

export const AIM: SettingsRow = {
  id: 'help-with-aiming',
  group: 'tools',
  title: 'Help with aiming',
  about: 'auto aim assist magnet target near hit steer',
  Part: () => <AssistList {...NONE} aim />,
}

export const HOLD: SettingsRow = {
  id: 'press-instead-of-hold',
  group: 'tools',
  title: 'Press instead of hold',
  about: 'toggle holding switch',
  Part: () => <AssistList {...NONE} hold />,
  Try: HoldField,
}

export const AUTO_REPEAT: SettingsRow = {
  id: 'steady-pressing',
  group: 'tools',
  title: 'Steady pressing',
  about: 'mash rhythm rapid fire hold tired',
  Part: () => <AssistList {...NONE} autoRepeat />,
}

export const DEBOUNCE: SettingsRow = {
  id: 'pause-between-presses',
  group: 'tools',
  title: 'Pause between presses',
  about: 'tremor double press twice cool-down',
  Part: () => <AssistList {...NONE} debounce />,
  Try: PressField,
}

export const SWITCH_ACCESS: SettingsRow = {
  id: 'one-switch',
  group: 'tools',
  title: 'One switch',
  about: 'scan scanning single button accessibility',
  Part: () => <AssistList {...NONE} switchAccess />,
}

export const AUDIO_CUES: SettingsRow = {
  id: 'by-ear',
  group: 'tools',
  title: 'By ear',
  about: 'blind audio tones hear sound places headphones',
  Part: () => <AssistList {...NONE} audioCues />,
}

export const SCREEN_READER_DETAIL: SettingsRow = {
  id: 'told-to-screen-readers',
  group: 'tools',
  title: 'Told to screen readers',
  about: 'speech voice announce status blind',
  Part: () => <AssistList {...NONE} speech />,
}

export const CLOCK: SettingsRow = {
  id: 'hide-the-clock',
  group: 'tools',
  title: 'Hide the clock',
  about: 'time timer pressure stress',
  Part: () => <AssistList {...NONE} clock />,
  Try: ClockField,
}
