/** The accent color of an own site: its contrast, the shades that follow from it, and its place in the style sheets. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Theme = 'dark' | 'light'
export type Accent = Readonly<Record<Theme, string>>

/** The smallest contrast of text, WCAG 2.2, 1.4.3. */
export const MIN_CONTRAST = 4.5

const [dark = '', light = ''] = readFileSync(
  fileURLToPath(new URL('../../src/ui/styles/tokens.css', import.meta.url)),
  'utf8',
).split('@media (prefers-color-scheme: light)')
const token = (theme: Theme, name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(theme === 'dark' ? dark : light)?.[1] ?? ''

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number]
const hex = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
/** @param share - of the other color, 0 to 1 */
const mixed = (color: string, other: string, share: number) => {
  const more = channels(other)
  return hex(channels(color).map((part, at) => part * (1 - share) + (more[at] as number) * share))
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [r, g, b] = channels(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** @param a - '#rrggbb', as all colors here */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The least contrast of a color with the surfaces of a theme, on which it is the color of text. */
export const contrastIn = (theme: Theme, color: string): number =>
  Math.min(...['ground', 'panel', 'raised'].map((name) => contrast(color, token(theme, name))))

/** The nearest shade of a color that has enough contrast in a theme. */
export function nearest(theme: Theme, color: string): string {
  for (let share = 0; share < 1; share += 0.01) {
    const shade = mixed(color, theme === 'dark' ? '#ffffff' : '#000000', share)
    if (contrastIn(theme, shade) >= MIN_CONTRAST) return shade
  }
  return theme === 'dark' ? '#ffffff' : '#000000'
}

const NAMES = ['accent', 'accent-hover', 'accent-deep', 'on-accent'] as const

/** The shades of the accent in a theme. Text on it is the ground of the dark theme, or white: with both it has the contrast that was checked. */
const shades = (theme: Theme, color: string): Readonly<Record<(typeof NAMES)[number], string>> => ({
  accent: color,
  'accent-hover': theme === 'dark' ? mixed(color, '#ffffff', 0.15) : mixed(color, '#000000', 0.12),
  'accent-deep': mixed(color, '#000000', theme === 'dark' ? 0.28 : 0.3),
  'on-accent': theme === 'dark' ? token('dark', 'ground') : '#ffffff',
})

interface Declaration {
  readonly prop: string
  value: string
}

/**
 * A PostCSS plugin that replaces the site's accent, its shades, and the color of text on it. High contrast keeps its own
 * accents.
 */
export function accentStyles(accent: Accent): {
  postcssPlugin: string
  Declaration(each: Declaration): void
} {
  const replaced = new Map(
    (['dark', 'light'] as const).flatMap((theme) =>
      NAMES.map((name) => [token(theme, name), shades(theme, accent[theme])[name]] as const),
    ),
  )
  // White is the color of much else.
  replaced.delete('#ffffff')
  return {
    postcssPlugin: 'own-accent',
    Declaration(each) {
      const own = replaced.get(each.value)
      if (own) each.value = own
    },
  }
}
