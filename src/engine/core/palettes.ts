/** Palettes for color vision deficiencies, loaded only when one of them is chosen. */
import { type Hue, type PaletteName, USUAL } from './palette'

/**
 * Each palette was derived from the default one by computing color differences: for its kind of color vision, any two
 * hues differ by a CIEDE2000 of at least 16 (the default reaches 10), and each hue still matches its name.
 */
export const PALETTES: Readonly<Record<PaletteName, Readonly<Record<Hue, string>>>> = {
  usual: USUAL,
  protan: {
    ...USUAL,
    sky: '#6abfe8',
    yellow: '#f9ee4f',
    blue: '#156aa2',
    pink: '#d57a9a',
    purple: '#a479ff',
  },
  deutan: {
    ...USUAL,
    sky: '#8ad6ff',
    orange: '#e39b00',
    green: '#009f74',
    yellow: '#fffd5b',
    vermilion: '#bd5700',
    pink: '#cd76aa',
    purple: '#9a82ff',
  },
  tritan: {
    ...USUAL,
    sky: '#55bff9',
    orange: '#eba61c',
    green: '#359865',
    yellow: '#b9e604',
    blue: '#045f94',
    vermilion: '#ea3b00',
    pink: '#b56989',
    purple: '#a78ae2',
  },
}
