/** Tests positions that were set up on a board: their text is read as the same board, and refusals name a square. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { squaresOf } from '../../../src/engine/core/game/positionFault'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { type Options, options } from '../../../src/games/checkers/options'
import { rules } from '../../../src/games/checkers/rules'
import { writePieces } from '../../../src/games/checkers/rules/notation'
import { piecesOn, sizeOf } from '../../../src/games/checkers/rules/pieces'

const VARIANTS = ['simplified', 'tournament', 'international', 'russian'] as const
const read = (text: string, variant: Options['variant']) =>
  rules.notation!.read(text, completeOptions(options, { variant }))

describe.each(VARIANTS)('a position that was set up, %s', (variant) => {
  const size = sizeOf(rules.start(completeOptions(options, { variant }), 1))
  const squares = (size * size) / 2

  it('is loaded as it stands', () => {
    const random = createRandom(5)
    for (let game = 0; game < 20; game++) {
      const characters = Array.from({ length: squares }, (_, square) => {
        const edge = square < size / 2 || square >= squares - size / 2
        return pick(random, [...(edge ? 'RW....' : 'rRwW........')])
      })
      const turn = pick(random, [0, 1] as const)
      const state = read(writePieces(characters.join(''), turn), variant)
      expect(piecesOn(state)).toBe(characters.join(''))
      expect(state.turn).toBe(turn)
    }
  })
  it.each([
    ['r', 'red man', squares - 1, size * size - 2],
    ['w', 'white man', 2, 5],
  ] as const)('is refused with a man in its last row: %s', (character, message, at, cell) => {
    const characters = '.'.repeat(squares).split('').with(at, character).with(15, 'R')
    try {
      read(writePieces(characters.join(''), 0), variant)
      expect.unreachable()
    } catch (problem) {
      expect((problem as Error).message).toContain(`${message} on square ${at + 1}`)
      expect(squaresOf(problem)).toEqual([cell])
    }
  })
  it.each([
    ['B:W:B1', 'Red wins', 'White has no pieces left.'],
    ['W:W:B1', 'Red wins', 'White has no pieces left.'],
    ['W:WK5:B', 'White wins', 'Red has no pieces left.'],
    ['B:WK5:B', 'White wins', 'Red has no pieces left.'],
  ])('is over if a side has no pieces, whoever moves: %s', (text, title, detail) => {
    const over = rules.notation!.read(text, completeOptions(options, { variant, opponent: 'two' }))
    expect(rules.outcome(over)).toMatchObject({ title, detail })
    expect(rules.legal(over)).toEqual([])
    expect(rules.notation!.write(over)).toBe(text)
  })
  it('is refused without pieces, and with too many', () => {
    expect(() => read(writePieces('.'.repeat(squares), 0), variant)).toThrow('no pieces')
    expect(() => read(writePieces('R'.repeat(squares), 0), variant)).toThrow('at most')
  })
})
