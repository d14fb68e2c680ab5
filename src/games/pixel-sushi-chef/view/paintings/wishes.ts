/** Draws the signs of wishes at the corner of a ticket: a number one, or three steps. */
import { PALETTE } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { box } from './pixels'

/** The wishes that a ticket shows; a guest has one at most. */
export const WISHES = ['first', 'inOrder'] as const

export function wishTexture(wish: (typeof WISHES)[number]) {
  return paint(`sushi:wish:${wish}`, 48, 48, (brush) => {
    box(brush, 3, 0, 42, 48, '#2a1a24')
    box(brush, 0, 3, 48, 42, '#2a1a24')
    box(brush, 3, 3, 42, 42, wish === 'first' ? PALETTE.yellow : PALETTE.sky)
    if (wish === 'first') {
      box(brush, 21, 9, 9, 30, '#2a1a24')
      box(brush, 15, 12, 6, 6, '#2a1a24')
      box(brush, 15, 36, 21, 6, '#2a1a24')
      return
    }
    for (let n = 0; n < 3; n++) box(brush, 8 + n * 12, 32 - n * 9, 9, 8 + n * 9, '#12202c')
  })
}
