/** Tests the names of openings in Reversi. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/reversi/options'
import { reviewer } from '../../../src/games/reversi/review'
import { rules, type State } from '../../../src/games/reversi/rules'
import { OPENINGS, openingOf } from '../../../src/games/reversi/rules/openings'
import { at, read } from './helpers'

const start = () => rules.start(completeOptions(options), 1)
const game = (moves: string) => (moves.match(/../g) ?? []).reduce(at, start())
const mirrored = (moves: string, image: (col: number, row: number) => readonly [number, number]) =>
  moves.replace(/([a-h])([1-8])/g, (_, file, rank) => {
    const [col, row] = image('abcdefgh'.indexOf(file), Number(rank) - 1)
    return `${'abcdefgh'[col]}${row + 1}`
  })

describe('the openings', () => {
  it.each(Object.entries(OPENINGS))('%s, %s: legal, and found from all four sides', (moves, name) => {
    // Every move is checked by the rules.
    expect(openingOf(game(moves))).toBe(name)
    expect(openingOf(game(mirrored(moves, (col, row) => [row, col])))).toBe(name)
    expect(openingOf(game(mirrored(moves, (col, row) => [7 - col, 7 - row])))).toBe(name)
    expect(openingOf(game(mirrored(moves, (col, row) => [7 - row, 7 - col])))).toBe(name)
  })
  it('have a name each', () => {
    expect(new Set(Object.values(OPENINGS)).size).toBe(Object.keys(OPENINGS).length)
  })
  it('are found by another order of moves, and kept by what follows', () => {
    // As c4c3d3c5d6: listed as a second order of moves in the same source.
    expect(openingOf(game('c4c3d3e3f4'))).toBe('Cow')
    const cow = game('c4c3d3c5d6')
    const next = rules.legal(cow).map((move) => rules.apply(cow, move, 0) as { state: State })
    for (const { state } of next) expect(openingOf(state)).not.toBeNull()
  })
  it('have no name before two moves, on the small board, and from another start', () => {
    expect(openingOf(start())).toBeNull()
    expect(openingOf(game('c4'))).toBeNull()
    const small = rules.start(completeOptions(options, { size: '6' }), 1)
    const [first = 0] = rules.legal(small)
    expect(openingOf((rules.apply(small, first, 0) as { state: State }).state)).toBeNull()
    const given = read(`${game('c4c3').cells} X`)
    expect(openingOf(at(given, 'd3'))).toBeNull()
  })
  it('are in the summary of a review', () => {
    expect(reviewer.summary?.(game('c4e3f6e6f5'), {}, 5)).toEqual({ Opening: 'Tiger' })
    expect(reviewer.summary?.(start(), {}, 0)).toEqual({})
  })
})
