/** Printed positions, which failed checks and the workbench show: what the symbols mean, in some games. */

import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { printGrid } from '../../src/engine/core/math/grid'
import { gameOf, ids } from './loaded'

// biome-ignore lint/suspicious/noExplicitAny: positions of every game
type Position = any

const read = (text: string) => (game: Game) =>
  game.kind === 'turn' ? game.rules.notation?.read(text, completeOptions(game.options)) : null
const begun = (changes: Position) => (game: Game) => ({
  ...(game.rules.start(completeOptions(game.options), 1, { width: 600, height: 600 }) as Position),
  ...changes,
})
const mine = (isMine: boolean, isRevealed: boolean, isFlagged: boolean, neighborMines = 0) => ({
  isMine,
  isRevealed,
  isFlagged,
  neighborMines,
})
const field = [
  mine(true, false, false),
  mine(false, true, false, 2),
  mine(true, false, true),
  mine(false, false, true),
  mine(false, false, false),
  mine(false, true, false),
  mine(true, true, false),
  mine(false, true, false, 1),
]

/** Game, position, and lines of its print by index. */
const TABLE: readonly (readonly [string, (game: Game) => Position, Readonly<Record<number, string>>])[] = [
  ['connect-four', read('4453'), { 4: '. . . x . . .', 5: '. . x o o . .' }],
  ['2048', read('2,0,0,4/0,128,0,0/0,0,16,0/0,0,0,2'), { 0: '  2   .   .   4', 1: '  . 128   .   .' }],
  ['chess', read('r3k2r/8/8/8/4P3/8/8/4K2R b Kkq - 0 1'), { 4: '. . . . P . . .', 8: 'b to move' }],
  ['checkers', read('B:W21,K22:B1,K2'), { 0: '  r   R   .   .', 5: 'w   W   .   .  ' }],
  ['minesweeper', begun({ rows: 2, cols: 4, cells: field }), { 0: 'm 2 F X', 1: '. 0 * 1' }],
  [
    'snake',
    begun({ body: [21, 20, 40], foods: [{ cell: 45, nth: 0 }] }),
    { 1: `o H ${'. '.repeat(17)}.`, 2: `o . . . . * ${'. '.repeat(13)}.` },
  ],
]

describe('a printed position', () => {
  it.each(TABLE)('of %s', (id, position, expected) => {
    const game = gameOf(id)
    const lines = game.rules.debug?.(position(game)).split('\n') ?? []
    for (const [n, line] of Object.entries(expected)) expect(lines[Number(n)]).toBe(line)
  })
  it('exists at the start of every game that prints', () => {
    for (const id of ids) {
      const { rules } = gameOf(id)
      if (rules.debug) expect(rules.debug(begun({})(gameOf(id))), id).toMatch(/\S/)
    }
  })
  it('pads every symbol to the width of the widest', () => {
    expect(printGrid(2, 2, (row, col) => String(10 ** (row + col)))).toBe('  1  10\n 10 100')
    expect(printGrid(0, 3, () => 'x')).toBe('')
  })
})
