/** The vision settings: text size, contrast, palette, outlines, calm backgrounds, pointer. */
import { percentText } from '../../../engine/core/text'
import { changeSettings, type Settings, settings, TEXT_SIZES } from '../../../engine/storage/values/settings'
import { Segmented } from '../../../ui/controls/Segmented'
import { Slider } from '../../../ui/controls/Slider'
import { Switch } from '../../../ui/controls/Switch'
import { useStored } from '../../../ui/hydrated'
import { loadWithMessage } from '../../../ui/loading/loadErrors'
import { settingsTexts } from '../../texts/settings'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'
import { PaletteField } from '../try/PaletteField'
import { TextField } from '../try/TextField'

const texts = settingsTexts

const CONTRASTS: readonly { value: Settings['contrast']; label: string }[] = [
  { value: 'system', label: texts.contrast.choices.system },
  { value: 'usual', label: texts.contrast.choices.usual },
  { value: 'more', label: texts.contrast.choices.more },
]

export const TEXT_SIZE: SettingsRow = {
  id: 'text-size',
  group: 'look',
  title: texts.textSize.name,
  keywords: texts.textSize.keywords,
  Part() {
    const { textSize } = useStored(settings)
    return (
      <Slider
        label={texts.textSize.name}
        value={TEXT_SIZES.indexOf(textSize)}
        max={TEXT_SIZES.length - 1}
        text={percentText(textSize / 100)}
        onChange={(place) => changeSettings({ textSize: TEXT_SIZES[place] ?? textSize })}
      />
    )
  },
  Try: TextField,
}

export const CONTRAST: SettingsRow = {
  id: 'contrast',
  group: 'look',
  title: texts.contrast.name,
  keywords: texts.contrast.keywords,
  Part() {
    const { contrast } = useStored(settings)
    return (
      <Segmented
        label={texts.contrast.name}
        choices={CONTRASTS}
        value={contrast}
        onChange={(value) => changeSettings({ contrast: value })}
      />
    )
  },
}

const PALETTES: readonly { value: Settings['palette']; label: string }[] = [
  { value: 'usual', label: texts.palette.choices.usual },
  { value: 'protan', label: texts.palette.choices.protan },
  { value: 'deutan', label: texts.palette.choices.deutan },
  { value: 'tritan', label: texts.palette.choices.tritan },
]

export const PALETTE: SettingsRow = {
  id: 'colours',
  group: 'look',
  title: texts.palette.name,
  keywords: texts.palette.keywords,
  Part() {
    const { palette } = useStored(settings)
    // The setting changes only after its colors have loaded, so that everything is painted with them.
    const choose = (value: Settings['palette']) => {
      const load = async () => (await import('../../../ui/styles/palette')).choosePalette(value)
      void loadWithMessage(
        texts.palette.part,
        load().then(() => true),
      ).then((here) => here && changeSettings({ palette: value }))
    }
    return (
      <>
        <Segmented label={texts.palette.name} choices={PALETTES} value={palette} onChange={choose} />
        <p className={styles.hint}>{texts.palette.hint}</p>
      </>
    )
  },
  Try: PaletteField,
}

export const OUTLINES: SettingsRow = {
  id: 'outlines',
  group: 'look',
  title: texts.outlines.name,
  keywords: texts.outlines.keywords,
  Part() {
    const { outlines } = useStored(settings)
    return (
      <Switch
        label={texts.outlines.name}
        hint={texts.outlines.hint}
        checked={outlines}
        onChange={(value) => changeSettings({ outlines: value })}
      />
    )
  },
  Try: PaletteField,
}

export const CALM: SettingsRow = {
  id: 'calm-backgrounds',
  group: 'look',
  title: texts.calm.name,
  keywords: texts.calm.keywords,
  Part() {
    const { calm } = useStored(settings)
    return (
      <Switch
        label={texts.calm.name}
        hint={texts.calm.hint}
        checked={calm}
        onChange={(value) => changeSettings({ calm: value })}
      />
    )
  },
  Try: PaletteField,
}

const POINTERS: readonly { value: Settings['pointer']; label: string }[] = [
  { value: 'system', label: texts.pointer.choices.system },
  { value: 'large', label: texts.pointer.choices.large },
  { value: 'largest', label: texts.pointer.choices.largest },
]

export const POINTER: SettingsRow = {
  id: 'pointer',
  group: 'look',
  title: texts.pointer.name,
  keywords: texts.pointer.keywords,
  Part() {
    const { pointer } = useStored(settings)
    return (
      <Segmented
        label={texts.pointer.name}
        choices={POINTERS}
        value={pointer}
        onChange={(value) => changeSettings({ pointer: value })}
      />
    )
  },
}
