/** Owns putting the visitor's palette in force: for scenes and for the page. */
import { type PaletteName, paletteVariables, setPalette } from '../engine/core/palette'

let inForce: PaletteName = 'usual'

/** Nothing is loaded for the usual one. A palette that does not come leaves what is there. */
export async function choosePalette(name: PaletteName): Promise<void> {
  if (name === inForce) return
  const { PALETTES } = await import('../engine/core/palettes')
  inForce = name
  setPalette(PALETTES[name])
  for (const [variable, value] of Object.entries(paletteVariables()))
    document.documentElement.style.setProperty(variable, value)
}
