/** The vision settings: text size, contrast, palette, outlines, calm backgrounds, pointer. */
import { changeSettings, type Settings, settings, TEXT_SIZES } from '../../../engine/storage/values/settings'
import { Segmented } from '../../../ui/controls/Segmented'
import { Slider } from '../../../ui/controls/Slider'
import { Switch } from '../../../ui/controls/Switch'
import { useStored } from '../../../ui/loading/hydrated'
import { arrival } from '../../../ui/loading/loadErrors'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'
import { PaletteField } from '../try/PaletteField'
import { TextField } from '../try/TextField'

const CONTRASTS: readonly { value: Settings['contrast']; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'usual', label: 'Usual' },
  { value: 'more', label: 'More' },
]

export const TEXT_SIZE: SettingsRow = {
  id: 'text-size',
  group: 'look',
  title: 'Size of text',
  about: 'larger bigger font letters zoom read',
  Part() {
    const { textSize } = useStored(settings)
    return (
      <Slider
        label="Size of text"
        value={TEXT_SIZES.indexOf(textSize)}
        max={TEXT_SIZES.length - 1}
        text={`${textSize} %`}
        onChange={(place) => changeSettings({ textSize: TEXT_SIZES[place] ?? textSize })}
      />
    )
  },
  Try: TextField,
}

export const CONTRAST: SettingsRow = {
  id: 'contrast',
  group: 'look',
  title: 'Contrast',
  about: 'more high clear read bright dark',
  Part() {
    const { contrast } = useStored(settings)
    return (
      <Segmented
        label="Contrast"
        choices={CONTRASTS}
        value={contrast}
        onChange={(value) => changeSettings({ contrast: value })}
      />
    )
  },
}

const PALETTES: readonly { value: Settings['palette']; label: string }[] = [
  { value: 'usual', label: 'Usual' },
  { value: 'protan', label: 'Weak red' },
  { value: 'deutan', label: 'Weak green' },
  { value: 'tritan', label: 'Weak blue' },
]

export const PALETTE: SettingsRow = {
  id: 'colours',
  group: 'look',
  title: 'Colours of figures',
  about: 'palette colour color blind blindness weak red green blue protan deutan tritan',
  Part() {
    const { palette } = useStored(settings)
    // The setting changes when its colors are loaded: what is painted then uses them.
    const choose = (value: Settings['palette']) => {
      const load = async () => (await import('../../../ui/styles/palette')).choosePalette(value)
      void arrival(
        'These colors',
        load().then(() => true),
      ).then((here) => here && changeSettings({ palette: value }))
    }
    return (
      <>
        <Segmented label="Colours of figures" choices={PALETTES} value={palette} onChange={choose} />
        <p className={styles.hint}>
          For eyes that see little red, green or blue. No colour alone says something: there are shapes and
          signs besides.
        </p>
      </>
    )
  },
  Try: PaletteField,
}

export const OUTLINES: SettingsRow = {
  id: 'outlines',
  group: 'look',
  title: 'Thicker outlines',
  about: 'edges borders figures shapes clear',
  Part() {
    const { outlines } = useStored(settings)
    return (
      <Switch
        label="Thicker outlines"
        hint="Figures have a light and a dark edge, and what can be pressed a thick one."
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
  title: 'Calm backgrounds',
  about: 'still quiet plain scenery pattern ground',
  Part() {
    const { calm } = useStored(settings)
    return (
      <Switch
        label="Calm backgrounds"
        hint="Grounds are paler, and scenery keeps still."
        checked={calm}
        onChange={(value) => changeSettings({ calm: value })}
      />
    )
  },
  Try: PaletteField,
}

const POINTERS: readonly { value: Settings['pointer']; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'large', label: 'Large' },
  { value: 'largest', label: 'Very large' },
]

export const POINTER: SettingsRow = {
  id: 'pointer',
  group: 'look',
  title: "Mouse's pointer",
  about: 'cursor arrow large size find',
  Part() {
    const { pointer } = useStored(settings)
    return (
      <Segmented
        label="Mouse's pointer"
        choices={POINTERS}
        value={pointer}
        onChange={(value) => changeSettings({ pointer: value })}
      />
    )
  },
}
