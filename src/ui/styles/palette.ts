/** Applies the visitor's palette to scenes and page. */
import { proxy } from 'valtio'
import { type PaletteName, paletteName, paletteVariables, setPalette } from '../../engine/core/palette'

/** The palette in use: painted content depends on it. */
export const colors = proxy<{ seen: PaletteName }>({ seen: paletteName() })

/** Nothing is loaded for the default one. A palette that fails to load changes nothing. */
export async function choosePalette(name: PaletteName): Promise<void> {
  if (name === paletteName()) return
  const { PALETTES } = await import('../../engine/core/palettes')
  setPalette(name, PALETTES[name])
  for (const [variable, value] of Object.entries(paletteVariables()))
    document.documentElement.style.setProperty(variable, value)
  colors.seen = name
}
