/** The settings of on-screen controls: side, size, stick, and sensitivity. */
import { changeSettings, SENSITIVITIES, settings } from '../../../engine/storage/values/settings'
import { Slider } from '../../../ui/controls/Slider'
import { Switch } from '../../../ui/controls/Switch'
import { useStored } from '../../../ui/loading/hydrated'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'
import { ControlsField } from '../try/ControlsField'

export const HAND: SettingsRow = {
  id: 'left-handed',
  group: 'controls',
  title: 'Left-handed',
  about: 'hand thumb screen arrows buttons touch',
  Part() {
    const { hand } = useStored(settings)
    return (
      <Switch
        label="Left-handed"
        hint="Arrows under the right thumb, buttons under the left."
        checked={hand === 'left'}
        onChange={(left) => changeSettings({ hand: left ? 'left' : 'right' })}
      />
    )
  },
}

export const CONTROL_SIZE: SettingsRow = {
  id: 'control-size',
  group: 'controls',
  title: 'Size of arrows and buttons',
  about: 'large small touch screen thumb',
  Part() {
    const { controlSize } = useStored(settings)
    const size = Math.round(controlSize * 100)
    return (
      <Slider
        label="Size of arrows and buttons"
        value={size}
        min={80}
        max={140}
        step={5}
        text={`${size} %`}
        onChange={(value) => changeSettings({ controlSize: value / 100 })}
      />
    )
  },
  Try: ControlsField,
}

export const STICK: SettingsRow = {
  id: 'stick',
  group: 'controls',
  title: 'Stick in place of four arrows',
  about: 'joystick touch screen thumb',
  Part() {
    const { stick } = useStored(settings)
    return (
      <Switch
        label="Stick in place of four arrows"
        hint="It comes where your thumb goes down."
        checked={stick}
        onChange={(value) => changeSettings({ stick: value })}
      />
    )
  },
}

export const SENSITIVITY: SettingsRow = {
  id: 'sensitivity',
  group: 'controls',
  title: 'Sensitivity of sticks and fingers',
  about: 'pad joystick drag swipe stroke way range tremor fine',
  Part() {
    const { sensitivity } = useStored(settings)
    return (
      <>
        <Slider
          label="Sensitivity of sticks and fingers"
          value={SENSITIVITIES.indexOf(sensitivity)}
          max={SENSITIVITIES.length - 1}
          text={`${sensitivity} %`}
          onChange={(place) => changeSettings({ sensitivity: SENSITIVITIES[place] ?? sensitivity })}
        />
        <p className={styles.hint}>
          More for hands that move little, less for hands that shake: sticks of pads and on the screen,
          strokes, and paddles that follow a finger. How far a mouse moves is set in your system.
        </p>
      </>
    )
  },
}
