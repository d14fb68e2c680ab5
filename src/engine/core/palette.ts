/** Owns the game palette: the one source of the colours that boards (as CSS variables) and scenes (as numbers) draw with. */

/**
 * Told apart by every kind of colour vision (seven after Okabe and Ito, and a purple that one game has), plus two neutrals.
 * What of it must not be mistaken is held by `tests/engine/core/colors.test.ts`.
 */
export const USUAL = {
  sky: '#56b4e9',
  orange: '#e69f00',
  green: '#009e73',
  yellow: '#f0e442',
  blue: '#0072b2',
  vermilion: '#d55e00',
  pink: '#cc79a7',
  purple: '#a58be0',
  paper: '#f3f1ea',
  night: '#14161d',
} as const

/** The palettes that a visitor may choose from. */
export const PALETTE_NAMES = ['usual', 'protan', 'deutan', 'tritan'] as const
export type PaletteName = (typeof PALETTE_NAMES)[number]

export type Hue = keyof typeof USUAL

/** The colours in force: the visitor's own are set before any game is loaded, and may change while one is open. */
export const PALETTE: Record<Hue, string> = { ...USUAL }

let inForce: PaletteName = 'usual'
/** Brings what was made of the colours before up to date. */
const followers: (() => void)[] = []

/** The palette in force. */
export const paletteName = (): PaletteName => inForce

/** From now on drawings take these; what is painted already stays. */
export function setPalette(name: PaletteName, colours: Readonly<Record<Hue, string>>): void {
  inForce = name
  Object.assign(PALETTE, colours)
  for (const follow of followers) follow()
}

/**
 * An object or a list of colours that a file keeps for as long as the page lives: the same one always, made anew by `make`
 * whenever the palette changes. A file that keeps a colour by itself would show yesterday's.
 */
export function following<Colours extends object>(make: () => Colours): Colours {
  const colours = make()
  followers.push(() => Object.assign(colours, make()))
  return colours
}

/** A `#rrggbb` colour as PixiJS takes it: 0xrrggbb. */
export function hexNumber(hex: string): number {
  return Number.parseInt(hex.slice(1), 16)
}

/** Red, green and blue of a `#rrggbb` colour, each 0 to 255. */
export function hexParts(hex: string): [red: number, green: number, blue: number] {
  const number = hexNumber(hex)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** A hue of the palette as PixiJS takes it: 0xrrggbb. */
export function tint(hue: Hue): number {
  return hexNumber(PALETTE[hue])
}

/** A lighter (amount > 0) or darker (amount < 0) tone of a `#rrggbb` colour, amount in -1..1. */
export function tone(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const mix = (from: number) => Math.round(from + (target - from) * Math.abs(amount))
  return `#${hexParts(hex)
    .map((part) => mix(part).toString(16).padStart(2, '0'))
    .join('')}`
}

/** Writes the palette into the page as `--sky`, `--sky-deep` (the darker lower edge) and `--sky-light`. */
export function paletteVariables(): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const [name, hex] of Object.entries(PALETTE)) {
    variables[`--${name}`] = hex
    variables[`--${name}-deep`] = tone(hex, -0.28)
    variables[`--${name}-light`] = tone(hex, 0.35)
  }
  return variables
}
