/** A page around that gives its frame each reported height comes to rest soon. */
import { expect, it } from 'vitest'
import { type Box, frameZoom, heightFor } from '../../../src/play/embed/frameSize'

/** What is left for the field in a page like ours: bars above and below it, in low frames beside it. Browsers round. */
function areaIn({ width, height }: Box, zoom: number): Box {
  const isBeside = width > height && height <= 520
  const [x, y] = isBeside ? [190, 104] : [8, 167]
  return { width: Math.round(width / zoom - x), height: Math.round(height / zoom - y) }
}

it.each([0.6, 0.75, 1, 7 / 6, 1.6])(
  'settles after at most three heights, for a field of aspect %d',
  (aspect) => {
    for (let width = 280; width <= 1300; width += 5)
      for (const first of [300, 400, 480, 600, 900])
        for (const zooms of [true, false]) {
          let height = first
          const heights: number[] = []
          for (let i = 0; i < 8; i++) {
            const frame = { width, height }
            const zoom = zooms ? frameZoom(frame) : 1
            const suits = heightFor(frame, zoom, areaIn(frame, zoom), aspect)
            // As `play/embed/embedding.ts` reports it.
            if (Math.abs(suits - (heights.at(-1) ?? 0)) < 3) break
            heights.push(suits)
            height = suits
          }
          expect(heights.length, `${width}x${first}: ${heights}`).toBeLessThanOrEqual(3)
        }
  },
)

it('follows the height of its frame if the field fills any', () => {
  expect(heightFor({ width: 390, height: 487 }, 1, { width: 390, height: 320 }, null)).toBe(487)
  expect(heightFor({ width: 390, height: 200 }, 1, { width: 390, height: 60 }, null)).toBe(300)
})
