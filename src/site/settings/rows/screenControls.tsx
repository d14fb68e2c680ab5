/** The settings of on-screen controls: side, size, stick, and sensitivity. */
import { percentText } from '../../../engine/core/text'
import { changeSettings, SENSITIVITIES, settings } from '../../../engine/storage/values/settings'
import { Slider } from '../../../ui/controls/Slider'
import { Switch } from '../../../ui/controls/Switch'
import { useStored } from '../../../ui/hydrated'
import { settingsTexts as texts } from '../../texts/settings'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'
import { switchRow } from '../settingRow'
import { ControlsField } from '../try/ControlsField'

export const HAND: SettingsRow = {
  id: 'left-handed',
  group: 'controls',
  title: texts.hand.name,
  keywords: texts.hand.keywords,
  Part() {
    const { hand } = useStored(settings)
    return (
      <Switch
        label={texts.hand.name}
        hint={texts.hand.hint}
        checked={hand === 'left'}
        onChange={(left) => changeSettings({ hand: left ? 'left' : 'right' })}
      />
    )
  },
}

export const CONTROL_SIZE: SettingsRow = {
  id: 'control-size',
  group: 'controls',
  title: texts.controlSize.name,
  keywords: texts.controlSize.keywords,
  Part() {
    const { controlSize } = useStored(settings)
    const size = Math.round(controlSize * 100)
    return (
      <Slider
        label={texts.controlSize.name}
        value={size}
        min={80}
        max={140}
        step={5}
        text={percentText(controlSize)}
        onChange={(value) => changeSettings({ controlSize: value / 100 })}
      />
    )
  },
  Try: ControlsField,
}

export const STICK = switchRow('stick', texts.stick, { id: 'stick', group: 'controls' })

export const SENSITIVITY: SettingsRow = {
  id: 'sensitivity',
  group: 'controls',
  title: texts.sensitivity.name,
  keywords: texts.sensitivity.keywords,
  Part() {
    const { sensitivity } = useStored(settings)
    return (
      <>
        <Slider
          label={texts.sensitivity.name}
          value={SENSITIVITIES.indexOf(sensitivity)}
          max={SENSITIVITIES.length - 1}
          text={percentText(sensitivity / 100)}
          onChange={(index) => changeSettings({ sensitivity: SENSITIVITIES[index] ?? sensitivity })}
        />
        <p className={styles.hint}>{texts.sensitivity.hint}</p>
      </>
    )
  },
}
