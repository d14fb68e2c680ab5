/** The signs of seats are visible in both themes, with every palette. */
import { expect, it } from 'vitest'
import { SEAT_LOOKS } from '../../src/engine/core/input/seats'
import { PALETTE_NAMES } from '../../src/engine/core/palette'
import { PALETTES } from '../../src/engine/core/palettes'
import { contrast } from '../support/boardColors'

/** `--panel` and `--raised` of both themes, and the paper of cards. */
const BELOW = ['#1d212b', '#272c39', '#fffdf8', '#ffffff', '#fbf9f3']

it.each(PALETTE_NAMES)('the palette %s: by their colors or their rims', (name) => {
  const { night, ...hues } = PALETTES[name]
  for (const below of BELOW)
    for (const { hue } of SEAT_LOOKS) {
      const best = Math.max(contrast(hues[hue], below), contrast(night, below))
      expect(best, `${hue} on ${below}`).toBeGreaterThanOrEqual(3)
    }
})

it.each(PALETTE_NAMES)('the palette %s: numbers on them', (name) => {
  for (const { hue } of SEAT_LOOKS)
    expect(contrast(PALETTES[name][hue], '#000000'), hue).toBeGreaterThanOrEqual(4.5)
})
