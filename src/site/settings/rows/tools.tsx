/** Owns the settings of tools of play: speed, holds by presses, a pause between presses, the clock. */
import { ToolList } from '../../../play/tools/ToolList'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'
import { ClockField } from '../try/ClockField'
import { HoldField } from '../try/HoldField'
import { PressField } from '../try/PressField'
import { SpeedField } from '../try/SpeedField'

/** One tool of the list that the pause panel shows whole. */
const NONE = { speed: false, hold: false, pause: false, clock: false }

export const SPEED: SettingsRow = {
  id: 'game-speed',
  group: 'tools',
  title: 'Game speed',
  about: 'slow slower practice tempo',
  Part: () => (
    <>
      <ToolList {...NONE} speed />
      <p className={styles.hint}>
        Of games in real time: their rules and sounds stay the same. The result tells what a game was played
        with, and best results at a slower speed are kept apart.
      </p>
    </>
  ),
  Try: SpeedField,
}

export const HOLD: SettingsRow = {
  id: 'press-instead-of-hold',
  group: 'tools',
  title: 'Press instead of hold',
  about: 'toggle holding switch',
  Part: () => <ToolList {...NONE} hold />,
  Try: HoldField,
}

export const PRESS_PAUSE: SettingsRow = {
  id: 'pause-between-presses',
  group: 'tools',
  title: 'Pause between presses',
  about: 'tremor double press twice cool-down',
  Part: () => <ToolList {...NONE} pause />,
  Try: PressField,
}

export const CLOCK: SettingsRow = {
  id: 'hide-the-clock',
  group: 'tools',
  title: 'Hide the clock',
  about: 'time timer pressure stress',
  Part: () => <ToolList {...NONE} clock />,
  Try: ClockField,
}
