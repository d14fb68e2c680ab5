/** Owns the palettes for weak sight of one kind of light: loaded when one of them is wanted. */
import { type Hue, type PaletteName, USUAL } from './palette'

/**
 * Each was found from the usual one by computed differences: for its kind of sight any two of its hues lie further apart
 * (CIEDE2000 of 16 at least, where the usual ones reach 10), and each hue stays near what it is called.
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
