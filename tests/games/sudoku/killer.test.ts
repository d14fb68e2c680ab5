/** Tests Killer Sudoku: its sums and cages, and games with them. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/sudoku/bot'
import { RESERVE } from '../../../src/games/sudoku/data/reserve'
import { type Options, options } from '../../../src/games/sudoku/options'
import { reviewer } from '../../../src/games/sudoku/review'
import { FILL, isSolved, rules, type State } from '../../../src/games/sudoku/rules'
import { layCages } from '../../../src/games/sudoku/rules/cageMaker'
import { arrange, digitsFor, fitting, MAX_CELLS, needed, setsOf } from '../../../src/games/sudoku/rules/cages'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { fullGrid } from '../../../src/games/sudoku/rules/fill'
import { bitOf, digitsOf } from '../../../src/games/sudoku/rules/grid'
import { read as readPuzzle, write } from '../../../src/games/sudoku/rules/notation'
import { lookAt } from '../../../src/games/sudoku/rules/sentences'
import { CLASSIC, conflictsOf, sees, shapeOf } from '../../../src/games/sudoku/rules/shape'
import { cellView } from '../../../src/games/sudoku/view/cellView'
import { must } from '../../support/must'
import { countWithCages } from './cageCounter'
import { EASY, numbers } from './grids'
import { apply, play, playByHints, put, thinking } from './helpers'
import { all, OPTIONS } from './killer'

describe('sums', () => {
  it('have these sets of digits', () => {
    expect(setsOf(2, 4).map(digitsOf)).toEqual([[1, 3]])
    expect(setsOf(3, 23).map(digitsOf)).toEqual([[6, 8, 9]])
    expect(setsOf(2, 10)).toHaveLength(4)
    expect(setsOf(2, 18)).toEqual([])
    expect(setsOf(9, 45)).toEqual([511])
    expect(digitsOf(digitsFor(2, 10))).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
    expect(digitsOf(digitsFor(2, 10, all([3])))).toEqual([1, 2, 4, 6, 8, 9])
  })
  it('keep each candidate used by some combination, and know the digits in all of them', () => {
    // 11 in three cells, the first 1 or 5 and the second 5: 1, 5 and 5 would not be distinct, so 5 is excluded from the
    // last.
    const marks = [all([1, 4, 5]), all([5]), 511]
    expect(arrange(marks, [0, 1, 2], 11)).toBe(true)
    expect([0, 1, 2].map((i) => digitsOf(fitting[i]!))).toEqual([[4], [5], [2]])
    expect(digitsOf(needed.bits)).toEqual([2, 4, 5])
    expect(arrange([all([1]), all([1])], [0, 1], 2)).toBe(false)
    expect(arrange([511, 511], [0, 1], 5)).toBe(true)
    expect([0, 1].map((i) => digitsOf(fitting[i]!))).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ])
  })
})

it('cages cover the grid, each in one piece, without repeated digits', () => {
  for (let seed = 0; seed < 30; seed++) {
    const random = createRandom(seed)
    const full = fullGrid(random, CLASSIC)
    const cages = layCages(full, 2, 4, random)
    expect(cages.flatMap(({ cells }) => cells).sort((a, b) => a - b)).toEqual([...full.keys()])
    for (const { cells, sum } of cages) {
      const digits = cells.map((cell) => full[cell]!)
      must(new Set(digits).size === cells.length && cells.length <= 5, seed, cells, digits)
      must(digits.reduce((made, digit) => made + digit, 0) === sum, seed, cells, sum)
    }
    // Reading them back checks that they are in one piece.
    const puzzle = { kind: 'killer', cages, givens: full.with(40, 0) } as const
    expect(readPuzzle(write(puzzle), 'killer')).toEqual(puzzle)
  }
})

it('the levels start with Classic: 40 random picks of a full grid cleared, and cages', () => {
  for (let seed = 0; seed < 4; seed++) {
    const state = rules.start(OPTIONS, seed)
    expect(state.givens.filter((digit) => digit === 0).length).toBeLessThanOrEqual(40)
    expect(state.cages.length).toBeGreaterThan(20)
    expect(solveExactly(state.givens, 1, shapeOf(state)).count).toBe(1)
  }
})

describe('the solvers', () => {
  it('agree with a plain count if cages leave several solutions, or none', () => {
    const counts = new Set<number>()
    for (let seed = 0; seed < 12; seed++) {
      const random = createRandom(seed)
      const full = fullGrid(random, CLASSIC)
      const cages = layCages(full, 2, 3, random)
      const grid = full.map((digit, cell) => ((cell * 7 + seed) % 5 === 0 ? digit : 0))
      if (seed % 4 === 0) grid[grid.indexOf(0)] = 1 + (seed % 9)
      const { count, whole } = solveExactly(grid, 3, shapeOf({ kind: 'killer', cages }))
      expect(whole).toBe(true)
      expect(count).toBe(countWithCages(grid, cages, 3))
      counts.add(count)
    }
    expect([...counts].sort()).toEqual(expect.arrayContaining([0, 1, 2]))
  })
  it('abort a search that takes too long, and report it', () => {
    // Cages of three cells with 15 each: very many solutions, and no quick way to any.
    const cages = Array.from({ length: 27 }, (_, i) => ({ cells: [i * 3, i * 3 + 1, i * 3 + 2], sum: 15 }))
    const shape = shapeOf({ kind: 'killer', cages })
    const empty = new Array<number>(81).fill(0)
    expect(solveExactly(empty, 2, shape, 5)).toMatchObject({ count: 0, whole: false })
    expect(solveExactly(empty, 2, shape)).toMatchObject({ count: 2, whole: true })
  })
})

const read = (text: string, chosen: Partial<Options> = {}): State =>
  rules.notation!.read(text, { ...OPTIONS, ...chosen })

describe('a game', () => {
  const text = RESERVE.killer.medium[0]!
  const state = read(text)
  const shape = shapeOf(state)
  const solution = solveExactly(state.givens, 2, shape).solution!
  /** A cage of only empty cells, two of them not in one house. */
  const cage = state.cages.find(
    ({ cells }) => cells.length === 2 && cells.every((cell) => !state.givens[cell]),
  )!
  const [first, last] = cage.cells as [number, number]

  it('marks a cage that misses its sum, and is not solved by it', () => {
    const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (digit) =>
        digit !== solution[last] && conflictsOf(play(state, put(last, digit)).digits, CLASSIC).size === 0,
    )!
    const half = play(state, put(first, solution[first]!))
    const applied = apply(half, put(last, other))
    expect(applied.events[0]!.type).toBe('conflict')
    expect([...conflictsOf(applied.state.digits, shape)]).toEqual(expect.arrayContaining([first, last]))
    const done = { ...state, digits: solution }
    expect(isSolved(done)).toBe(true)
    // A grid that is correct except for its sums: all digits subtracted from ten.
    expect(isSolved({ ...state, digits: solution.map((digit) => 10 - digit) })).toBe(false)
  })
  it('marks digits that leave too little for the other cells, before the cage is full', () => {
    const small = state.cages.find(({ cells, sum }) => cells.length === 2 && sum < 9)!
    const [cell] = small.cells as [number, number]
    const digits = (digit: number) => new Array<number>(81).fill(0).with(cell, digit)
    expect([...conflictsOf(digits(small.sum), shape)]).toEqual([cell])
    expect(conflictsOf(digits(small.sum - 1), shape).size).toBe(0)
  })
  it('treats the cells of a cage as peers, and removes notes in them', () => {
    const wide = state.cages.find(({ cells }) =>
      cells.some((a) =>
        cells.some((b) => a !== b && !sees(CLASSIC, a, b) && !state.givens[a] && !state.givens[b]),
      ),
    )!
    const a = wide.cells.find((cell) => wide.cells.some((b) => b !== cell && !sees(CLASSIC, cell, b)))!
    const b = wide.cells.find((cell) => cell !== a && !sees(CLASSIC, a, cell))!
    expect(sees(shape, a, b)).toBe(true)
    const digit = solution[a]!
    expect(play(state, { type: 'note', cell: b, digit }, put(a, digit)).notes[b]).toBe(0)
  })
  it('fills in all notes that can make the sums, always including the correct one', () => {
    const { notes } = play(state, FILL)
    for (const [cell, bits] of notes.entries()) {
      if (state.givens[cell]) continue
      expect(bits & bitOf(solution[cell]!)).not.toBe(0)
      const { cells, sum } = state.cages.find((each) => each.cells.includes(cell))!
      if (cells.every((each) => !state.givens[each])) expect(bits & ~digitsFor(cells.length, sum)).toBe(0)
    }
  })
  it('shows mistakes by the sums, if that option is chosen', () => {
    const checked = read(text, { check: 'on' })
    for (let digit = 1; digit <= 9; digit++)
      expect(play(checked, put(first, digit)).mistakes).toBe(digit === solution[first] ? 0 : 1)
  })
})

describe('the hint', () => {
  it('solves every level with correct digits, and names cages and the rule of 45', () => {
    const texts = playByHints(OPTIONS.kind)
    const all = texts.join('\n')
    expect(all).toMatch(
      /^(Look at the cage of \d+ at row \d, column \d\.) \1 Technique: Last cell of a cage\. .* is \d\. /m,
    )
    expect(all).toMatch(/Rule of 45.* is \d\. .*The cages (?:inside|covering) .* make \d+/)
  })
  it('finds a wrong digit that only a sum excludes', () => {
    const state = read(RESERVE.killer.hard[0]!)
    const solution = solveExactly(state.givens, 2, shapeOf(state)).solution!
    for (const cell of [2, 17, 44, 71].filter((each) => state.givens[each] === 0)) {
      const wrong = play(state, put(cell, (solution[cell]! % 9) + 1))
      expect(bot.hint!(wrong, thinking(3)).move).toEqual({ type: 'clear', cell })
    }
  })
})

it('a review finds nothing in a game played by deduction, and a wrong digit if there is one', () => {
  let state = rules.start({ ...OPTIONS, level: 'medium' }, 4)
  const cell = state.givens.indexOf(0)
  const right = solveExactly(state.givens, 2, shapeOf(state)).solution![cell]!
  const wrong = put(cell, (right % 9) + 1)
  expect(reviewer.judge(state, wrong, play(state, wrong), thinking(1))).toMatchObject({
    loss: 1,
    better: { move: put(cell, right) },
  })
  for (let i = 0; i < 8; i++) {
    const move = bot.choose(state, '', thinking(3))
    const after = play(state, move)
    expect(reviewer.judge(state, move, after, thinking(1))).toMatchObject({ loss: 0 })
    state = after
  }
})

describe('a puzzle as text', () => {
  const text = RESERVE.killer.easy[0]!
  const [digits, cells, sums] = text.split('_') as [string, string, string]
  it('is digits, cages and sums, and can be read back', () => {
    const state = read(text)
    expect(rules.notation!.write(state)).toBe(text)
    expect(rules.notation!.write(play(state, FILL))).toBe(text)
    expect(rules.notation!.remark!(state)).toBeNull()
    expect(new URLSearchParams({ position: text }).toString()).toBe(`position=${text}`)
    expect(lookAt(shapeOf(state), 27)).toBe(`Look at the cage of ${state.cages[0]!.sum} at row 1, column 1.`)
    expect(state.cages.every((each) => each.cells.length <= MAX_CELLS)).toBe(true)
  })
  it('may have underscores for empty cells, and commas between its sums', () => {
    expect(read(`${digits.replaceAll('0', '_')}_${cells}_${sums}`)).toEqual(read(text))
    expect(read(`${digits.replaceAll('0', '_')}_${cells}_${sums.replaceAll('.', ', ')}`)).toEqual(read(text))
  })
  it.each([
    ['no cages', digits, 'then _ and 81 letters'],
    ['a letter too few', `${digits}_${cells.slice(1)}_${sums}`, 'then _ and 81 letters'],
    ['a sum too many', `${digits}_${cells}_${sums}.9`, 'sums'],
    ['one cage', `${digits}_${'a'.repeat(81)}_45`, 'more than nine cells'],
    ['a torn cage', `${digits}_${cells.slice(0, 80)}${cells[0]}_${sums}`, 'isn’t in one piece|cages and'],
    ['an impossible sum', `${digits}_${cells}_${sums.replace(/^\d+/, '45')}`, 'can’t make 45'],
    [
      'a wrong sum',
      `${digits}_${cells}_${sums.replace(/^\d+/, (sum) => String(Number(sum) + 1))}`,
      'no solution',
    ],
    [
      'a cell in no cage',
      `${digits}_${cells.slice(0, 12)}.${cells.slice(13)}_${sums}`,
      'row 2, column 4 is in no cage',
    ],
    [
      'a dash for no cage',
      `${digits}_${cells.slice(0, 12)}-${cells.slice(13)}_${sums}`,
      'row 2, column 4 is in no cage',
    ],
    [
      'an underscore for no cage',
      `${digits}_${cells.slice(0, 12)}_${cells.slice(13)}_${sums}`,
      'row 2, column 4 is in no cage',
    ],
    [
      'noughts for no cage',
      `${digits}_${cells.slice(0, 12)}0${cells.slice(13, 80)}0_${sums}`,
      'row 2, column 4 is in no cage',
    ],
    [
      'a strange character',
      `${digits}_${cells.slice(0, 80)}#_${sums}`,
      'row 9, column 9 has “#” as its cage',
    ],
    ['another letter', `${digits}_${cells.slice(0, 80)}ж_${sums}`, 'row 9, column 9 has “ж” as its cage'],
    [
      'a sum of 100',
      `${digits}_${cells}_${sums.replace(/^\d+/, '100')}`,
      'cage at row 1, column 1 can’t make 100',
    ],
    [
      'no sum of a cage',
      `${digits}_${cells}_${sums.replace(/^\d+/, '')}`,
      'cage at row 1, column 1 has no sum',
    ],
    [
      'a strange sum',
      `${digits}_${cells}_${sums.replace(/^\d+/, '1x')}`,
      'cage at row 1, column 1 isn’t a number: 1x',
    ],
    ['cages only', `${digits}_${cells}`, 'then _ and the sums'],
    ['a letter too many', `${digits}_${cells}a_${sums}`, 'have 82 signs, not 81'],
    ['too few digits', `123_${cells}_${sums}`, '81 digits'],
  ])('is refused with %s', (_, wrong, reason) => {
    expect(() => read(wrong)).toThrow(new RegExp(reason))
  })
  it.each([7, 8, 9])('has cages of up to nine cells: %i', (size) => {
    // Each row of a solved grid in one cage of this many cells, and one for the rest.
    const characters = Array.from({ length: 81 }, (_, cell) =>
      String.fromCharCode(97 + Math.floor(cell / 9) * 2 + (cell % 9 < size ? 0 : 1)),
    )
    const solution = solveExactly(numbers(EASY), 1, CLASSIC).solution!
    const sums = [...new Set(characters)].map((character) =>
      characters.reduce((sum, each, cell) => sum + (each === character ? solution[cell]! : 0), 0),
    )
    const given = `${EASY}_${characters.join('')}_${sums.join('.')}`
    const state = read(given)
    expect(Math.max(...state.cages.map((each) => each.cells.length))).toBe(size)
    expect(solveExactly(state.givens, 2, shapeOf(state))).toMatchObject({ count: 1, solution })
    expect(play(state, FILL).notes.every((bits, cell) => state.givens[cell]! > 0 || bits > 0)).toBe(true)
    expect(bot.hint!(state, thinking(1)).text.length).toBeGreaterThan(5)
  })
  it('is refused as a plain Sudoku, whose links keep their meaning', () => {
    expect(() => rules.notation!.read(text, completeOptions(options))).toThrow('cages')
  })
})

describe('the labels of cells', () => {
  const marks = {
    hidden: false,
    chosen: -1,
    selected: new Set<number>(),
    shown: 0,
    conflicts: new Set<number>(),
    flash: 0,
    hint: -1,
    looked: new Set<number>(),
    solved: false,
  }
  const nameOf = (state: State, cell: number) =>
    cellView(cell, state, { ...marks, shape: shapeOf(state) }).name

  it('name the cage, by its sum and place', () => {
    const state = play(read(RESERVE.killer.hard[0]!), { type: 'note', cell: 0, digit: 3 })
    const { sum, cells } = state.cages[0]!
    expect(nameOf(state, 0)).toBe(
      `Row 1, column 1, notes 3, cage of ${sum} from row 1 column 1 in ${cells.length} cells`,
    )
    expect(nameOf(state, cells[1]!)).toContain(`empty, cage of ${sum} from row 1 column 1 in`)
  })
  it('name the diagonals of X-Sudoku, and nothing more in a plain one', () => {
    const x = rules.notation!.read(RESERVE.x.easy[0]!, completeOptions(options, { kind: 'x' }))
    expect(nameOf(x, 40)).toBe('Row 5, column 5, empty, both diagonals')
    expect(nameOf(x, 80)).toMatch(/^Row 9, column 9, .*, diagonal$/)
    expect(nameOf(x, 1)).toBe('Row 1, column 2, empty')
    expect(nameOf({ ...x, kind: 'classic' }, 40)).toBe('Row 5, column 5, empty')
  })
})
