/** Draws finished dishes: sliced rolls on a plate, and the lump of a wrong order. */
import { tone } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { oval } from '../../../../engine/stage/painting/shapes'
import { DISHES, type IngredientType } from '../../rules/world'
import { colorOf } from './foods'
import { box, pixelTexture } from './pixels'

const PLATE = { width: 132, height: 72 } as const

/** One slice of a roll, seen from its cut side: the outside, rice, the inside. */
function drawSlice(
  brush: Brush,
  x: number,
  y: number,
  inside: readonly IngredientType[],
  nori: boolean,
): void {
  const white = colorOf('rice')
  const skin = nori ? colorOf('nori') : white
  box(brush, x - 19, y, 38, 21, tone(skin, -0.3))
  oval(brush, x, y + 21, 19, 11, tone(skin, -0.3))
  oval(brush, x, y, 21, 15, skin)
  if (nori) oval(brush, x, y, 16.5, 11, white)
  else for (const dx of [-15, -6, 6, 15]) box(brush, x + dx - 1, y + 15 - Math.abs(dx) / 3, 3, 3, '#5d4a33')
  const alone = inside.length === 1
  const many = inside.length > 2
  inside.forEach((type, index) => {
    // More than two are arranged in two rows.
    const at = x + (alone ? 0 : many ? ((index % 2) - 0.5) * 12 : index === 0 ? -6 : 6)
    const up = many ? y + (index < 2 ? -4 : 4) : y
    const height = many ? 4.5 : 6.5
    oval(brush, at, up, alone ? 9 : 6.5, height, tone(colorOf(type), -0.15))
    oval(brush, at - 1, up - 1, alone ? 6.5 : 4.5, height - 2, tone(colorOf(type), 0.2))
  })
}

function drawPlate(brush: Brush): void {
  oval(brush, 66, 54, 62, 15, '#28506e')
  oval(brush, 66, 50, 62, 15, '#6fa8cf')
  oval(brush, 66, 49, 51, 10, '#e8f1f6')
}

/** A finished dish: two slices of this recipe on a plate. */
export function dishTexture(recipe: number) {
  return pixelTexture(`dish:${recipe}`, PLATE.width, PLATE.height, (brush) => {
    const ingredients = DISHES[recipe]?.ingredients ?? []
    const inside = ingredients.filter((type) => type !== 'rice' && type !== 'nori')
    drawPlate(brush)
    for (const x of [43, 89]) drawSlice(brush, x, 21, inside, ingredients.includes('nori'))
  })
}

/** A wrong order: a sad lump. */
export const lumpTexture = () =>
  pixelTexture('lump', 96, 66, (brush) => {
    oval(brush, 48, 39, 36, 21, '#5f5348')
    oval(brush, 48, 35, 36, 19, '#8b7c6b')
    for (const [x, y] of [
      [24, 30],
      [42, 24],
      [60, 33],
      [39, 42],
    ] as const)
      box(brush, x, y, 9, 4, '#a99985')
  })
