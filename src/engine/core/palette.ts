/** The game palette: the single source of colors for boards (as CSS variables) and scenes (as numbers). */

/**
 * Colors that players with any kind of color vision can distinguish: seven after Okabe and Ito and a purple that one
 * game uses, plus two neutrals. `tests/contract/colors.test.ts` checks the combinations that matter.
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

/** The palettes that a player can choose from. */
export const PALETTE_NAMES = ['usual', 'protan', 'deutan', 'tritan'] as const
export type PaletteName = (typeof PALETTE_NAMES)[number]

export type Hue = keyof typeof USUAL

/** The active colors. The player's palette is applied before any game loads, and can change while a game is open. */
export const PALETTE: Record<Hue, string> = { ...USUAL }

const current: { name: PaletteName } = { name: 'usual' }
/** Callbacks that recompute derived colors when the palette changes. */
const followers: (() => void)[] = []

export const paletteName = (): PaletteName => current.name

/** Activates a palette. Later drawings use it; content already drawn keeps its colors. */
export function setPalette(name: PaletteName, colors: Readonly<Record<Hue, string>>): void {
  current.name = name
  Object.assign(PALETTE, colors)
  for (const follow of followers) follow()
}

/**
 * Creates an object or array of colors that stays current: its contents are recomputed by `make` whenever the palette
 * changes, while the reference stays the same. A module must not cache single colors, which would become outdated.
 */
export function following<Colors extends object>(make: () => Colors): Colors {
  const colors = make()
  followers.push(() => Object.assign(colors, make()))
  return colors
}

/** Converts a `#rrggbb` color to a PixiJS color, 0xrrggbb. */
export function hexNumber(hex: string): number {
  return Number.parseInt(hex.slice(1), 16)
}

/** Red, green and blue of a `#rrggbb` color, each 0 to 255. */
export function hexParts(hex: string): [red: number, green: number, blue: number] {
  const number = hexNumber(hex)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** The active color of a hue as a PixiJS color, 0xrrggbb. */
export function tint(hue: Hue): number {
  return hexNumber(PALETTE[hue])
}

/**
 * A lighter (amount > 0) or darker (amount < 0) tone of a `#rrggbb` color.
 *
 * @param amount -1 to 1
 */
export function tone(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  return eachPart(hex, (part) => part + (target - part) * Math.abs(amount))
}

/**
 * A more saturated tone of a `#rrggbb` color.
 *
 * @param by - how many times as far its parts are from their mean
 */
export function vivid(hex: string, by: number): string {
  const [red, green, blue] = hexParts(hex)
  const mean = (red + green + blue) / 3
  return eachPart(hex, (part) => Math.min(255, Math.max(0, mean + (part - mean) * by)))
}

const eachPart = (hex: string, change: (part: number) => number): string =>
  `#${hexParts(hex)
    .map((part) => Math.round(change(part)).toString(16).padStart(2, '0'))
    .join('')}`

/**
 * The palette as CSS variables: `--sky`, `--sky-deep` (for darker lower edges) and `--sky-light`, and so on for each
 * hue.
 */
export function paletteVariables(): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const [name, hex] of Object.entries(PALETTE)) {
    variables[`--${name}`] = hex
    variables[`--${name}-deep`] = tone(hex, -0.28)
    variables[`--${name}-light`] = tone(hex, 0.35)
  }
  return variables
}
