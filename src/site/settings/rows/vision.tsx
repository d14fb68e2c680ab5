/** The vision settings: text size, contrast, palette, outlines, calm backgrounds, pointer. */
import { percentText } from '../../../engine/core/text'
import { changeSettings, type Settings, settings, TEXT_SIZES } from '../../../engine/storage/values/settings'
import { Slider } from '../../../ui/controls/Slider'
import { useStored } from '../../../ui/hydrated'
import { loadWithMessage } from '../../../ui/loading/loadErrors'
import { settingsTexts as texts } from '../../texts/settings'
import type { SettingsRow } from '../row'
import { choiceRow, switchRow } from '../settingRow'
import { PaletteField } from '../try/PaletteField'
import { TextField } from '../try/TextField'

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
        onChange={(index) => changeSettings({ textSize: TEXT_SIZES[index] ?? textSize })}
      />
    )
  },
  Try: TextField,
}

export const CONTRAST = choiceRow('contrast', texts.contrast, ['system', 'usual', 'more'], {
  id: 'contrast',
  group: 'look',
})

/** The setting changes only after its colors have loaded, so that everything is painted with them. */
function choosePalette(palette: Settings['palette']): void {
  const load = async () => (await import('../../../ui/styles/palette')).choosePalette(palette)
  void loadWithMessage(
    texts.palette.part,
    load().then(() => true),
  ).then((here) => here && changeSettings({ palette }))
}

export const PALETTE = choiceRow('palette', texts.palette, ['usual', 'protan', 'deutan', 'tritan'], {
  id: 'colours',
  group: 'look',
  Try: PaletteField,
  onChange: choosePalette,
})

export const OUTLINES = switchRow('outlines', texts.outlines, {
  id: 'outlines',
  group: 'look',
  Try: PaletteField,
})

export const CALM = switchRow('calm', texts.calm, {
  id: 'calm-backgrounds',
  group: 'look',
  Try: PaletteField,
})

export const POINTER = choiceRow('pointer', texts.pointer, ['system', 'large', 'largest'], {
  id: 'pointer',
  group: 'look',
})
