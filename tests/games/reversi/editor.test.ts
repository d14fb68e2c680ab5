/** Tests positions that were set up on a board: the text that the editor writes is read as the same board. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { options } from '../../../src/games/reversi/options'
import { rules } from '../../../src/games/reversi/rules'
import { read, write } from '../../../src/games/reversi/rules/notation'

describe('a position that was set up', () => {
  it.each(['6', '8'] as const)('is loaded as it stands, on a board of size %s', (size) => {
    const chosen = completeOptions(options, { size })
    const random = createRandom(3)
    for (let game = 0; game < 20; game++) {
      // Any discs may stand anywhere.
      const characters = Array.from({ length: Number(size) ** 2 }, () => pick(random, ['X', 'O', '-', '-']))
      const turn = pick(random, [0, 1] as const)
      const state = read(write({ cells: characters.join(''), turn }), chosen)
      expect(state.cells).toBe(characters.join(''))
      // A side without a move passes.
      if (state.turn !== turn) expect(rules.legal({ ...state, turn })).toEqual([])
    }
  })
  it('is refused with fewer than four discs', () => {
    const cells = `XO${'-'.repeat(62)}`
    expect(() => read(write({ cells, turn: 0 }), completeOptions(options))).toThrow('at least four discs')
    expect(() => read(write({ cells: '-'.repeat(64), turn: 1 }), completeOptions(options))).toThrow(
      'at least four discs',
    )
  })
})
