/** Colors with a meaning are distinguishable with every kind of color vision, in every palette made for it. */
import { describe, expect, it } from 'vitest'
import { type Hue, PALETTE_NAMES, type PaletteName } from '../../src/engine/core/palette'
import { PALETTES } from '../../src/engine/core/palettes'
import { difference, type Lab, type Sight, seenAs } from '../engine/core/colorVision'
import { WHOLE } from '../support/gameIds'
import { gameOf, ids } from './loaded'

const games = ids.map((id) => ({ id, groups: gameOf(id).distinctColors ?? [] }))
type MeaningfulColor = (typeof games)[number]['groups'][number][number]

/** The smallest difference (CIEDE2000) of two colors that matter, and of two hues in a palette made for a kind of vision. */
const MIN = 10
const MIN_OWN = 16

/** The default palette is for everyone; each other palette is for its own kind of vision and for full color vision. */
const SIGHTS: Readonly<Record<PaletteName, readonly Sight[]>> = {
  usual: ['every', 'protan', 'deutan', 'tritan'],
  protan: ['every', 'protan'],
  deutan: ['every', 'deutan'],
  tritan: ['every', 'tritan'],
}

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, i) => all.slice(i + 1).map((two) => [one, two] as const))
const hexOf = (color: MeaningfulColor, palette: PaletteName) =>
  color.startsWith('#') ? color : PALETTES[palette][color as Hue]
const between = (one: MeaningfulColor, two: MeaningfulColor, palette: PaletteName, sight: Sight) =>
  difference(seenAs(hexOf(one, palette), sight), seenAs(hexOf(two, palette), sight))

/** Table 1 of Sharma, Wu and Dalal (2005): two colors, and their difference. */
const PUBLISHED: readonly (readonly [...Lab, ...Lab, number])[] = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
  [50, -1.1848, -84.8006, 50, 0, -82.7485, 1],
  [50, -0.9009, -85.5211, 50, 0, -82.7485, 1],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, -1, 2, 50, 0, 0, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.001, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
  [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.001, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 61, -5, 29, 22.8977],
  [50, 2.5, 0, 56, -27, -3, 31.903],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [50, 2.5, 0, 50, 3.1736, 0.5854, 1],
  [50, 2.5, 0, 50, 3.2972, 0, 1],
  [50, 2.5, 0, 50, 1.8634, 0.5757, 1],
  [50, 2.5, 0, 50, 3.2592, 0.335, 1],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
  [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
  [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
  [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
  [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
]

describe('the color difference', () => {
  it('matches the published values, in both directions', () => {
    expect(PUBLISHED).toHaveLength(34)
    for (const [l1, a1, b1, l2, a2, b2, wanted] of PUBLISHED) {
      expect(difference([l1, a1, b1], [l2, a2, b2])).toBeCloseTo(wanted, 4)
      expect(difference([l2, a2, b2], [l1, a1, b1])).toBeCloseTo(wanted, 4)
    }
  })
  it('is known for white, black, and colors that a missing cone makes alike', () => {
    expect(seenAs('#ffffff', 'every')[0]).toBeCloseTo(100, 2)
    expect(seenAs('#000000', 'deutan')[0]).toBeCloseTo(0, 2)
    // Greys stay grey with every kind of vision. A red and a green that most people can tell apart are close for some.
    for (const sight of ['protan', 'deutan', 'tritan'] as const)
      expect(difference(seenAs('#808080', sight), seenAs('#808080', 'every'))).toBeLessThan(1)
    const reds = (sight: Sight) => difference(seenAs('#b06030', sight), seenAs('#708020', sight))
    expect(reds('every')).toBeGreaterThan(25)
    expect(reds('deutan')).toBeLessThan(MIN)
  })
})

describe('colors that must be distinct', () => {
  it.runIf(WHOLE)('are declared by most games', () => {
    expect(games.flatMap(({ groups }) => groups.flatMap(pairs)).length).toBeGreaterThan(100)
  })
  it.each(games)('of $id differ enough', ({ groups }) => {
    const near = PALETTE_NAMES.flatMap((palette) =>
      SIGHTS[palette].flatMap((sight) =>
        groups
          .flatMap(pairs)
          .map(([one, two]) => ({ palette, sight, one, two, far: between(one, two, palette, sight) })),
      ),
    ).filter(({ far }) => far < MIN)
    expect(near).toEqual([])
  })
})

it.each(PALETTE_NAMES.filter((name) => name !== 'usual'))(
  'two hues of the palette for %s differ even more',
  (palette) => {
    const hues = Object.keys(PALETTES[palette]) as Hue[]
    for (const [one, two] of pairs(hues.filter((hue) => hue !== 'paper' && hue !== 'night')))
      expect(between(one, two, palette, palette as Sight), `${one} and ${two}`).toBeGreaterThanOrEqual(
        MIN_OWN,
      )
  },
)
