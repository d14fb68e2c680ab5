/** Rows whose control changes one setting. */
import {
  type ChoiceSetting,
  SettingChoice,
  type SettingChoiceProps,
  SettingSwitch,
  type SwitchSetting,
} from '../../play/assists/SettingControls'
import type { SettingsRow } from './row'
import styles from './Settings.module.css'

interface RowTexts {
  readonly name: string
  readonly keywords: string
  readonly hint?: string
}

/** What a row has besides its control. */
type RowBase = Pick<SettingsRow, 'id' | 'group' | 'Try'>

export function switchRow(setting: SwitchSetting, texts: RowTexts, base: RowBase): SettingsRow {
  const { name, keywords, hint } = texts
  return {
    ...base,
    title: name,
    keywords,
    Part() {
      return <SettingSwitch setting={setting} label={name} {...(hint && { hint })} />
    },
  }
}

/** @param values in the order on screen */
export function choiceRow<Name extends ChoiceSetting>(
  setting: Name,
  texts: RowTexts & { readonly choices: SettingChoiceProps<Name>['texts'] },
  values: SettingChoiceProps<Name>['values'],
  { onChange, ...base }: RowBase & Pick<SettingChoiceProps<Name>, 'onChange'>,
): SettingsRow {
  const { name, keywords, choices, hint } = texts
  return {
    ...base,
    title: name,
    keywords,
    Part() {
      return (
        <>
          <SettingChoice
            setting={setting}
            label={name}
            texts={choices}
            values={values}
            {...(onChange && { onChange })}
          />
          {hint && <p className={styles.hint}>{hint}</p>}
        </>
      )
    },
  }
}
