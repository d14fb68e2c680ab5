/** The controls of a setting: a switch, or a choice of a few. */
import type { ReactNode } from 'react'
import { changeSettings, type Settings, settings } from '../../engine/storage/values/settings'
import { Segmented } from '../../ui/controls/Segmented'
import { Switch } from '../../ui/controls/Switch'
import { useStored } from '../../ui/hydrated'

/** The names of the settings that are on or off. */
export type SwitchSetting = keyof {
  [Name in keyof Settings as Settings[Name] extends boolean ? Name : never]: true
}

interface SettingSwitchProps {
  readonly setting: SwitchSetting
  readonly label: string
  readonly hint?: string
}

export function SettingSwitch({ setting, ...texts }: SettingSwitchProps): ReactNode {
  return (
    <Switch
      {...texts}
      checked={useStored(settings)[setting]}
      onChange={(on) => changeSettings({ [setting]: on })}
    />
  )
}

/** The names of the settings that are one of a few values. */
export type ChoiceSetting =
  | 'theme'
  | 'motion'
  | 'messages'
  | 'contrast'
  | 'palette'
  | 'pointer'
  | 'speech'
  | 'cardBack'

export interface SettingChoiceProps<Name extends ChoiceSetting> {
  readonly setting: Name
  readonly label: string
  /** In the order on screen. */
  readonly values: readonly Settings[Name][]
  /** The texts of the values. */
  readonly texts: Readonly<Record<Settings[Name], string>>
  /** By default, the setting is changed. */
  onChange?(value: Settings[Name]): void
}

export function SettingChoice<Name extends ChoiceSetting>({
  setting,
  label,
  values,
  texts,
  onChange = (value) => changeSettings({ [setting]: value }),
}: SettingChoiceProps<Name>): ReactNode {
  return (
    <Segmented<Settings[Name]>
      label={label}
      choices={values.map((value) => ({ value, label: texts[value] }))}
      value={useStored(settings)[setting]}
      onChange={onChange}
    />
  )
}
