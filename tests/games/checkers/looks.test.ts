/** Pieces, marks and numbers are visible on every board. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { options } from '../../../src/games/checkers/options'
import { contrast, declarationsOf, leastDifference, under } from '../../support/boardColors'

const boards =
  options.find((option) => option.id === 'board')?.choices.map(({ value }) => value as string) ?? []
const drawing = readFileSync('src/games/checkers/view/Piece.tsx', 'utf8')
const [red = '', white = ''] = [...drawing.matchAll(/face: '(#\w+)'/g)].map(([, face]) => face as string)

describe.each(boards)('the board %s', (name) => {
  const board = declarationsOf('checkers', 'Board', name)
  const { '--light': light = '', '--dark': dark = '', '--dark-bottom': bottom = '' } = board

  it('shows red and white pieces', () => {
    // Red on the board of the first release has 2.1; the lit edge of the pieces has 3.2 there.
    for (const square of [dark, bottom]) {
      expect(contrast(red, square), square).toBeGreaterThanOrEqual(name === 'blue' ? 2.1 : 3)
      expect(contrast(white, square), square).toBeGreaterThanOrEqual(7)
      for (const piece of [red, white]) expect(leastDifference(piece, square)).toBeGreaterThanOrEqual(10)
    }
  })
  it('has squares and numbers that differ', () => {
    expect(contrast(light, dark)).toBeGreaterThanOrEqual(4.5)
    const { color = '' } = declarationsOf('checkers', 'Squares', 'number')
    expect(contrast(color, dark)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(['last', 'chosen'])('shows the mark %s with every color vision', (mark) => {
    const { background = '' } = declarationsOf('checkers', 'Squares', mark)
    expect(leastDifference(under(background, dark), dark)).toBeGreaterThanOrEqual(8)
  })
})
