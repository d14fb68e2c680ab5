/** Tests Connect Four's rules, its held disc, and positions as text. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/connect-four/options'
import { rules, turnOf, winningCells } from '../../../src/games/connect-four/rules'
import { previewOf } from '../../../src/games/connect-four/view/preview'
import { play, randomPosition, read, refused } from './helpers'

describe('the rules', () => {
  const start = rules.start(completeOptions(options), 1)

  it('have six rows, seven columns, and red starts', () => {
    expect(start.cells).toHaveLength(42)
    expect(turnOf(start)).toBe(1)
    expect(rules.seat?.(start)).toBe(0)
    expect(rules.hud(start, 0)).toEqual({ Turn: 'Red', Moves: 0 })
    expect(rules.hud(play(start, 3), 0)).toEqual({ Turn: 'Yellow', Moves: 1 })
    expect(rules.legal(start)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('let discs fall onto each other', () => {
    const state = read('445')
    expect(state.cells[5 * 7 + 3]).toBe(1)
    expect(state.cells[4 * 7 + 3]).toBe(2)
    expect(state.cells[5 * 7 + 4]).toBe(1)
    expect(rules.apply(start, 6, 0)).toMatchObject({
      events: [{ type: 'drop', disc: 'Red', column: 7, fell: 6 }],
    })
    expect(start.moves).toEqual([])
  })

  it('refuse a full column with the specified text, and invalid columns without a text', () => {
    const full = read('444444')
    expect(refused(full, 3)).toBe('Column is full!')
    expect(rules.legal(full)).toEqual([0, 1, 2, 4, 5, 6])
    for (const odd of [-1, 7, 0.5, Number.NaN]) expect(refused(full, odd)).toBe('')
  })

  it.each([
    ['a row', '1122334', 'Red', [35, 36, 37, 38]],
    ['a column', '1212121', 'Red', [14, 21, 28, 35]],
    ['a rising diagonal', '12233434474', 'Red', [17, 23, 29, 35]],
    ['a falling diagonal', '76655454414', 'Red', [17, 25, 33, 41]],
    ['a row of yellow', '71727364', 'Yellow', [35, 36, 37, 38]],
    ['a row of five', '112244553', 'Red', [35, 36, 37, 38, 39]],
  ])('find four in %s', (_name, moves, disc, cells) => {
    const before = read(moves.slice(0, -1))
    expect(rules.outcome(before)).toBeNull()
    const last = rules.apply(before, Number(moves.at(-1)) - 1, 0)
    expect(last).toMatchObject({ events: [{ type: 'drop' }, { type: 'win', disc }] })
    const state = read(moves)
    expect(winningCells(state)).toEqual(cells)
    expect(rules.outcome(state)).toEqual({
      result: 'over',
      title: `${disc} wins`,
      detail: `Four in a row after ${moves.length} discs.`,
    })
    expect(rules.legal(state)).toEqual([])
    expect(refused(state, 0)).toBe('')
  })

  it('tie when the board is full', () => {
    const almost = read('71255763773133525731261364622167124446454')
    const last = rules.legal(almost)
    expect(last).toHaveLength(1)
    expect(rules.apply(almost, last[0]!, 0)).toMatchObject({ events: [{ type: 'drop' }, { type: 'tie' }] })
    const full = play(almost, last[0]!)
    expect(rules.outcome(full)).toEqual({ result: 'tied', title: 'It’s a tie', detail: 'The board is full.' })
    expect(rules.legal(full)).toEqual([])
  })

  it('name the winner against the computer', () => {
    const me = { opponent: 'easy', first: 'you' } as const
    const it2 = { opponent: 'easy', first: 'computer' } as const
    expect(rules.outcome(read('1122334', me))).toMatchObject({
      result: 'won',
      title: 'You win',
      results: { Moves: 4 },
    })
    expect(rules.outcome(read('1122334', it2))).toMatchObject({ result: 'lost', title: 'The computer wins' })
    expect(rules.start(completeOptions(options, { opponent: 'two', first: 'computer' }), 1).you).toBeNull()
  })
})

it('the held disc follows the pointer, and shows a hint separately', () => {
  const state = read('4')
  expect(previewOf(state, 1, 3)).toEqual({
    column: 1,
    landings: [36, 31],
  })
  expect(previewOf(state, null, 3)).toEqual({ column: 3, landings: [31] })
  expect(previewOf(state, null, null)).toEqual({ column: null, landings: [] })
})

describe('a position as text', () => {
  it('is the columns played', () => {
    expect(rules.notation!.write(read('4453'))).toBe('4453')
    expect(read('4453').moves).toEqual([3, 3, 4, 2])
    for (const text of ['4 4 5 3', '4,4,5,3', '\uFEFF４４５３\n']) expect(read(text)).toEqual(read('4453'))
    expect(rules.notation!.write(read(''))).toBe('')
    for (let seed = 0; seed < 50; seed++) {
      const state = randomPosition(seed, seed % 36)
      expect(read(rules.notation!.write(state))).toEqual(state)
    }
  })

  it.each([
    ['448', '“8” isn’t a column'],
    ['4pp1', '“p” isn’t a column'],
    ['448', 'digit from 1 to 7'],
    ['4a', 'digit from 1 to 7'],
    ['4444444', 'column 4 has only six cells'],
    ['11223345', 'the game is over after 7 discs'],
  ])('refuses %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})
