/** Tests the hints of Nonogram: three steps, always true, and enough to solve every puzzle. */
import { describe, expect, it } from 'vitest'
import { bot } from '../../../src/games/nonogram/bot'
import { isSolved, isWrong, type Move, rules, SIZES, type State } from '../../../src/games/nonogram/rules'
import { thinking } from '../../support/moves'
import { cross, fill, filledUp, made, played, puzzle } from './helpers'

function hint(state: State, times?: number) {
  const found = bot.hint?.(state, { ...thinking(), times })
  if (!found) throw new Error('There is no hint.')
  return found
}

/** Follows hints to the end. Each mark must agree with the solution. */
function followHints(start: State): number {
  let state = start
  let moves = 0
  for (; !isSolved(state); moves++) {
    const { move } = hint(state)
    const { state: next } = made(state, move)
    const wrong = [...next.cells].findIndex((_, cell) => isWrong(next, cell))
    if (wrong >= 0) throw new Error(`The hint is wrong: ${JSON.stringify(move)}`)
    state = next
    if (moves > 2000) throw new Error('The hints do not end.')
  }
  return moves
}

describe('hints', () => {
  it.each(SIZES)('solve pictures of %i cells a side', (size) => {
    for (let seed = 0; seed < 3; seed++)
      for (const crosses of ['on', 'off']) followHints(rules.start({ size: String(size), crosses }, seed))
  })
  it('solve generated puzzles of every level', () => {
    for (const level of ['easy', 'medium', 'hard'])
      for (let seed = 0; seed < 4; seed++)
        followHints(rules.start({ puzzle: 'generated', size: '10', level }, seed))
  })
  it('say where, then why, then what', () => {
    const state = puzzle('#####\n#...#\n.###.')
    const [where, why, what] = [1, 2, 3].map((times) => hint(state, times))
    expect(where?.text).toBe('Look at row 1.')
    expect(where?.look).toEqual([0, 1, 2, 3, 4])
    expect(why?.text).toBe('However you place 5 in row 1, some of the highlighted cells are always filled.')
    expect(what).toEqual({
      move: fill(0, 4),
      text: 'Row 1, columns 1 to 5: filled in every way to place 5.',
    })
  })
  it('name no cell before the last step', () => {
    for (const level of ['easy', 'hard'])
      for (let seed = 0; seed < 5; seed++) {
        const state = rules.start({ puzzle: 'generated', size: '10', level }, seed)
        for (const times of [1, 2]) {
          const { text, look } = hint(state, times)
          expect(text).not.toMatch(/row \d+, column/i)
          expect(look?.length).toBeGreaterThan(0)
        }
      }
  })
  it('point at a wrong mark first', () => {
    const state = played(puzzle('#####\n#...#\n.###.'), fill(6), cross(7))
    expect(hint(state, 1).text).toBe('A mark in row 2 is wrong.')
    expect(hint(state, 2).text).toBe('In row 2, a filled cell must stay empty.')
    expect(hint(state)).toEqual({
      move: { mark: 'clear', from: 6, to: 6 },
      text: 'Row 2, column 2 must stay empty. Clear it.',
    })
    const crossed = played(puzzle('#####\n#...#\n.###.'), cross(0))
    expect(hint(crossed).text).toBe('Row 1, column 1 must be filled. Clear the cross.')
  })
  it('cross out the rest of a finished line', () => {
    const state = played(puzzle('#####\n#...#\n.###.'), fill(0, 4), fill(5), fill(9))
    const found = hint(state)
    expect(['fill', 'cross']).toContain(found.move.mark)
    const done = played(puzzle('#.#\n...\n#.#'), fill(0), fill(2), fill(6))
    expect(hint(done).move).toBeDefined()
  })
  it('help where the puzzle has several solutions, and lead out of a dead end', () => {
    for (const start of [puzzle('#.\n.#'), played(puzzle('#.\n.#'), fill(0, 1))]) {
      let state = start
      for (let moves = 0; !isSolved(state); moves++) {
        expect(moves).toBeLessThan(10)
        state = played(state, hint(state).move)
      }
    }
  })
  it('explain a contradiction where no single line helps', () => {
    const start = rules.start({ puzzle: 'generated', size: '10', level: 'hard' }, 1)
    let state = start
    let move: Move | null = null
    for (let i = 0; i < 300 && move === null; i++) {
      const found = hint(state)
      if (/could not be completed/.test(found.text)) {
        expect(hint(state, 1).text).toMatch(/^No single line helps/)
        expect(hint(state, 2).text).toMatch(/becomes impossible/)
        expect(hint(state, 2).look).toEqual([found.move.from])
        move = found.move
      }
      state = played(state, found.move)
    }
    expect(move).not.toBeNull()
    expect(bot.choose(filledUp(start, 1), '', thinking())).toBeDefined()
  })
})
