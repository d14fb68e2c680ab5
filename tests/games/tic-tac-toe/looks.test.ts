/** Marks are clear in every hollow of the boards, in all palettes. */
import { expect, it } from 'vitest'
import { PALETTE_NAMES } from '../../../src/engine/core/palette'
import { PALETTES } from '../../../src/engine/core/palettes'
import { contrast, declarationsOf } from '../../support/boardColors'

/** For what identifies graphical objects (WCAG 2.2, 1.4.11). */
const MIN = 3

const HOLLOWS = ['tile', 'tile.odd', 'tile.lit', 'small .tile', 'small .may'] as const

it.each(HOLLOWS)('in .%s', (hollow) => {
  const well = declarationsOf('tic-tac-toe', 'Board', hollow)['--well'] ?? ''
  for (const name of PALETTE_NAMES)
    for (const hue of ['sky', 'orange'] as const)
      expect(contrast(PALETTES[name][hue], well), `${hue} of ${name}`).toBeGreaterThanOrEqual(MIN)
})
