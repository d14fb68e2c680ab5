/** The colors of boards, read from the style sheets of a game's view. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { difference, type Sight, seenAs } from '../engine/core/colorVision'

const styleSheet = (game: string, name: string) =>
  readFileSync(join(import.meta.dirname, `../../src/games/${game}/view/${name}.module.css`), 'utf8')

/** The declarations of a class, by property. */
export function declarationsOf(game: string, sheet: string, className: string): Record<string, string> {
  const [, block] = new RegExp(`\\n\\.${className} \\{([^}]*)\\}`).exec(styleSheet(game, sheet)) ?? []
  if (block === undefined) throw new Error(`${sheet} of ${game} has no class ${className}`)
  return Object.fromEntries(
    [...block.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Relative luminance of a `#rrggbb` color, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, two: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** A `#rrggbb` color under a mark, whose color has three parts and an opacity in percent. */
export function under(mark: string, color: string): string {
  const [red = 0, green = 0, blue = 0, percent = 100] = [...mark.matchAll(/\d+/g)].map(Number)
  const mixed = [red, green, blue].map((part, n) => {
    const below = Number.parseInt(color.slice(1 + 2 * n, 3 + 2 * n), 16)
    return Math.round(below + ((part - below) * percent) / 100)
  })
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const SIGHTS: readonly Sight[] = ['every', 'protan', 'deutan', 'tritan']

/** The smallest difference (CIEDE2000) of two colors, whatever kind of color vision one has. */
export const leastDifference = (one: string, two: string) =>
  Math.min(...SIGHTS.map((sight) => difference(seenAs(one, sight), seenAs(two, sight))))
