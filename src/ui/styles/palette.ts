/** Applies the visitor's palette to scenes and page. */
import { proxy } from 'valtio'
import { type PaletteName, paletteName, paletteVariables, setPalette } from '../../engine/core/palette'

/** The palette in use: painted content depends on it. */
export const colors = proxy<{ seen: PaletteName }>({ seen: paletteName() })

/** Applies a palette. If it fails to load, nothing changes. */
export async function choosePalette(name: PaletteName): Promise<void> {
  if (name === paletteName()) return
  const { PALETTES } = await import('../../engine/core/palettes')
  setPalette(name, PALETTES[name])
  for (const [variable, value] of Object.entries(paletteVariables()))
    document.documentElement.style.setProperty(variable, value)
  colors.seen = name
}
