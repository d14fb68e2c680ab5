/** Owns the proof of Sudoku: published puzzles, unique and graded puzzles, notes, conflicts, hints with reasons. */
import { describe, expect, it } from 'vitest'
import { createRandom, drawInt, shuffled } from '../../src/engine/core/random'
import { bot } from '../../src/games/sudoku/bot'
import { fullHouses, isSolved, type Move, remaining, rules, type State } from '../../src/games/sudoku/rules'
import { shaken } from '../../src/games/sudoku/rules/dress'
import { isUnique, solveExactly } from '../../src/games/sudoku/rules/exact'
import { fullGrid } from '../../src/games/sudoku/rules/fill'
import { classic, graded } from '../../src/games/sudoku/rules/generator'
import { bitOf } from '../../src/games/sudoku/rules/grid'
import { LEVELS, type Level, tierOf } from '../../src/games/sudoku/rules/levels'
import { applyStep, createWork, gradeOf, nextStep } from '../../src/games/sudoku/rules/logic'
import { RESERVE } from '../../src/games/sudoku/rules/reserve'
import { CLASSIC, conflictsOf } from '../../src/games/sudoku/rules/shape'
import published from './data/sudoku-published.json'
import { must } from './must'
import { play, put } from './sudoku/hands'

const numbers = (text: string) => [...text].map((sign) => (sign === '.' ? 0 : Number(sign)))
const read = (text: string): State => rules.notation!.read(text, {})
const thinking = { random: () => 0, overtime: () => false }
const note = (cell: number, digit: number): Move => ({ type: 'note', cell, digit })

const EASY = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'
const EASY_SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

const IMPOSSIBLE = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........'
const FULL_OF_1 = '592376418764128539138459672321947856845612397679583241486795123217834965953261784'

/** Solutions by trying every digit in every empty cell, the cell with the fewest first. */
function countPlainly(grid: readonly number[], limit: number): number {
  const cells = [...grid]
  const fits = (cell: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => CLASSIC.peers[cell]!.every((peer) => cells[peer] !== digit))
  if (conflictsOf(grid, CLASSIC).size > 0) return 0
  const search = (left: number): number => {
    const open = [...cells.keys()].filter((cell) => cells[cell] === 0)
    if (open.length === 0) return 1
    const cell = open.reduce((a, b) => (fits(b).length < fits(a).length ? b : a))
    let count = 0
    for (const digit of fits(cell)) {
      cells[cell] = digit
      count += search(left - count)
      if (count >= left) break
    }
    cells[cell] = 0
    return count
  }
  return search(limit)
}

function isRight(grid: readonly number[]): boolean {
  return CLASSIC.houses.every(
    (house) => new Set(house.map((cell) => grid[cell])).size === 9 && !grid.includes(0),
  )
}

describe('the grid', () => {
  it('has 27 houses of nine cells, and 20 peers for each cell', () => {
    expect(CLASSIC.houses.every((house) => new Set(house).size === 9)).toBe(true)
    expect(CLASSIC.housesOf.every((houses) => houses.length === 3)).toBe(true)
    expect(CLASSIC.peers.every((peers) => new Set(peers).size === 20)).toBe(true)
    expect(CLASSIC.houses[22]).toEqual([30, 31, 32, 39, 40, 41, 48, 49, 50])
  })
})

describe('the exact solver', () => {
  it.each(published.map(({ name, puzzle }) => [name, puzzle] as const))(
    '%s has one solution',
    (_, puzzle) => {
      const found = solveExactly(numbers(puzzle), 2, CLASSIC)
      expect(found).toMatchObject({ count: 1 })
      expect(isRight(found.solution!)).toBe(true)
      numbers(puzzle).forEach((digit, cell) => {
        if (digit > 0) expect(found.solution![cell]).toBe(digit)
      })
    },
  )
  it('finds the known solution, counts several, and none', () => {
    expect(solveExactly(numbers(EASY), 2, CLASSIC).solution!.join('')).toBe(EASY_SOLVED)
    expect(solveExactly(numbers(EASY.replace('5', '0').replace('3', '0')), 9, CLASSIC).count).toBeGreaterThan(
      0,
    )
    expect(solveExactly(new Array<number>(81).fill(0), 5, CLASSIC).count).toBe(5)
    // An exchangeable rectangle: 1 and 2 in two rows, two columns and two boxes.
    const full = fullGrid(createRandom(4), CLASSIC)
    const pair = findRectangle(full)
    for (const cell of pair) full[cell] = 0
    expect(solveExactly(full, 9, CLASSIC).count).toBe(2)
    expect(solveExactly(numbers(`5${EASY.slice(1, 8)}5${EASY.slice(9)}`), 1, CLASSIC).count).toBe(0)
    expect(solveExactly(numbers(EASY.replace('53', '51')), 1, CLASSIC).count).toBe(0)
  })
  it('tells for certain of puzzles on which a plain search takes minutes', () => {
    // Peter Norvig's examples: one without a solution, one with several.
    expect(solveExactly(numbers(IMPOSSIBLE), 1, CLASSIC)).toEqual({ count: 0, solution: null, whole: true })
    const many = '.....6....59.....82....8....45........3........6..3.54...325..6..................'
    expect(solveExactly(numbers(many), 2, CLASSIC).count).toBe(2)
  })
  it('agrees with a plain search on 300 grids with none, one or several solutions', () => {
    const random = createRandom(12)
    for (let i = 0; i < 300; i++) {
      const grid = fullGrid(random, CLASSIC)
      const dug = drawInt(random, 20, 52)
      for (const cell of shuffled(random, [...grid.keys()]).slice(0, dug)) grid[cell] = 0
      const cell = drawInt(random, 0, 80)
      if (i % 3 === 0) grid[cell] = drawInt(random, 1, 9)
      expect(solveExactly(grid, 3, CLASSIC).count, grid.join('')).toBe(countPlainly(grid, 3))
    }
  })
  it('makes the same full grid for the same seed for ever', () => {
    expect(fullGrid(createRandom(1), CLASSIC).join('')).toBe(FULL_OF_1)
  })
  it('makes 300 full grids that are right and different', () => {
    const grids = Array.from({ length: 300 }, (_, seed) => fullGrid(createRandom(seed), CLASSIC))
    expect(grids.every(isRight)).toBe(true)
    expect(new Set(grids.map((grid) => grid.join(''))).size).toBe(300)
  })
})

/** Four cells in two rows, two columns and two boxes that hold two digits crosswise. */
function findRectangle(grid: readonly number[]): number[] {
  for (let a = 0; a < 81; a++) {
    for (let b = a + 1; b < 81; b++) {
      const [rowA, colA, rowB, colB] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9]
      const c = rowA * 9 + colB
      const d = rowB * 9 + colA
      const boxes = new Set([a, b, c, d].map((cell) => CLASSIC.housesOf[cell]![2]))
      if (rowA !== rowB && colA !== colB && boxes.size === 2 && grid[a] === grid[b] && grid[c] === grid[d])
        return [a, b, c, d]
    }
  }
  throw new Error('no rectangle')
}

describe('Classic', () => {
  it('is the default: 40 random picks cleared, fewer when they repeat', () => {
    const counts: number[] = []
    for (let seed = 0; seed < 400; seed++) {
      const { givens, digits, notes } = rules.start({}, seed)
      expect(digits).toEqual(givens)
      expect(notes.every((bits) => bits === 0)).toBe(true)
      expect(conflictsOf(givens, CLASSIC).size).toBe(0)
      counts.push(givens.filter((digit) => digit === 0).length)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(40)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(24)
    // Of 81 cells, 40 picks leave out each with (80/81)^40: 31.7 different ones on average.
    expect(counts.reduce((sum, count) => sum + count, 0) / 400).toBeCloseTo(81 * (1 - (80 / 81) ** 40), 0)
    expect(rules.start({ level: 'classic' }, 9)).toEqual(rules.start({}, 9))
    expect(classic(createRandom(9), 'classic').givens).toEqual(rules.start({}, 9).givens)
  })
  it('is solved by any full grid without conflicts', () => {
    const full = fullGrid(createRandom(4), CLASSIC)
    const cells = findRectangle(full)
    const puzzle = full.slice()
    for (const cell of cells) puzzle[cell] = 0
    const state = read(puzzle.join(''))
    // The other solution than the one it was made from.
    const other = cells.map((cell, i) => put(cell, full[cells[i < 2 ? 2 : 0]!]!))
    expect(isSolved(play(state, ...other))).toBe(true)
    expect(isSolved(play(state, ...cells.map((cell) => put(cell, full[cell]!))))).toBe(true)
  })
})

describe('the levels', () => {
  const counts: Readonly<Record<Level, number>> = { easy: 280, medium: 170, hard: 25, expert: 25 }
  it('makes 500 of 500 puzzles with one solution, each needing the techniques of its level', () => {
    let made = 0
    for (const level of LEVELS) {
      for (let seed = 0; seed < counts[level]; seed++, made++) {
        const puzzle = graded(level, createRandom(seed), 'classic').givens
        if (!isUnique(puzzle, CLASSIC)) throw new Error(`${level} ${seed} has more than one solution`)
        if (gradeOf(puzzle, CLASSIC) !== tierOf(level))
          throw new Error(`${level} ${seed} is of another grade`)
      }
    }
    expect(made).toBe(500)
  })
  it('has a reserve of the right grades, which keep theirs in another dress', () => {
    for (const level of LEVELS) {
      for (const [i, puzzle] of RESERVE.classic[level].entries()) {
        const dressed = shaken(puzzle, createRandom(i), 'classic')
        expect(dressed.join('')).not.toBe(puzzle)
        expect(isUnique(dressed, CLASSIC)).toBe(true)
        expect(gradeOf(dressed, CLASSIC)).toBe(tierOf(level))
      }
    }
  })
})

describe('the solver by techniques', () => {
  it('takes only steps that agree with the solution, on puzzles of all levels and the published ones', () => {
    const seen = new Set<string>()
    const puzzles = [
      ...LEVELS.flatMap((level) => [
        ...RESERVE.classic[level].map(numbers),
        graded(level, createRandom(77), 'classic').givens,
      ]),
      ...published.map(({ puzzle }) => numbers(puzzle)),
    ]
    for (const puzzle of puzzles) {
      const solution = solveExactly(puzzle, 1, CLASSIC).solution!
      const work = createWork(puzzle, CLASSIC)
      for (let found = nextStep(work); found; found = nextStep(work)) {
        const { step } = found
        seen.add(step.technique)
        must(step.say().length > 15, puzzle, step.technique)
        if (step.place) must(step.place.digit === solution[step.place.cell], puzzle, step.place)
        else must(step.remove!.length > 0, puzzle, step.technique)
        for (const { cell, bits } of step.remove ?? []) {
          must((bits & bitOf(solution[cell]!)) === 0, puzzle, cell, bits)
          must((bits & ~work.marks[cell]!) === 0, puzzle, cell, bits)
        }
        applyStep(work, step)
      }
    }
    expect([...seen].sort()).toEqual(
      [
        'Full house',
        'Hidden single',
        'Hidden subset',
        'Locked candidates',
        'Naked single',
        'Naked subset',
        'Skyscraper',
        'Swordfish',
        'X-Wing',
        'XY-Wing',
      ].filter((name) => seen.has(name)),
    )
    expect(seen.size).toBeGreaterThanOrEqual(9)
  })
  it('is at its end on the hardest ones, which the exact solver still does', () => {
    const inkala = published.find(({ name }) => name.startsWith('Arto Inkala'))!
    expect(gradeOf(numbers(inkala.puzzle), CLASSIC)).toBeNull()
    expect(isUnique(numbers(inkala.puzzle), CLASSIC)).toBe(true)
  })
})

describe('digits and notes', () => {
  it('leaves the givens alone', () => {
    const state = read(EASY)
    expect(rules.apply(state, put(0, 1), 0)).toEqual({ refused: '' })
    expect(rules.apply(state, { type: 'clear', cell: 0 }, 0)).toEqual({ refused: '' })
    expect(rules.apply(state, put(2, 10), 0)).toEqual({ refused: '' })
    expect(rules.apply(state, { type: 'clear', cell: 2 }, 0)).toEqual({ refused: '' })
    expect(rules.hud(state, 0)).toEqual({ Empty: 51 })
  })
  it('marks every cell of a conflict, and is not solved by a full grid with one', () => {
    const state = play(read(EASY), put(2, 5))
    expect([...conflictsOf(state.digits, CLASSIC)].sort((a, b) => a - b)).toEqual([0, 2])
    const wrong = numbers(EASY).flatMap((digit, cell) =>
      digit > 0 ? [] : [put(cell, cell === 2 ? 5 : Number(EASY_SOLVED[cell]))],
    )
    const full = play(read(EASY), ...wrong)
    expect(rules.outcome(full)).toBeNull()
    const solved = play(full, put(2, 4))
    expect(rules.outcome(solved)).toEqual({
      result: 'won',
      title: 'Solved',
      detail: '51 cells filled, 30 were given.',
    })
    expect(rules.legal(solved)).toEqual([])
    expect(rules.apply(solved, { type: 'clear', cell: 2 }, 0)).toEqual({ refused: '' })
  })
  it('takes notes away by a digit that fits, and keeps them by one that conflicts', () => {
    const noted = play(read(EASY), note(2, 1), note(2, 4), note(3, 4), note(11, 4), note(11, 2), note(57, 4))
    const right = play(noted, put(2, 4))
    expect([2, 3, 11, 57].map((cell) => right.notes[cell])).toEqual([0, 0, bitOf(2), bitOf(4)])
    const conflicting = play(noted, put(2, 5))
    expect(conflicting.notes).toEqual(noted.notes)
    // The notes below it come back when it is taken out.
    const back = play(conflicting, { type: 'clear', cell: 2 })
    expect(back.notes[2]).toBe(bitOf(1) | bitOf(4))
    expect(play(back, note(2, 1)).notes[2]).toBe(bitOf(4))
    expect(play(back, { type: 'clear', cell: 2 }).notes[2]).toBe(0)
    expect(rules.apply(right, note(2, 7), 0)).toEqual({ refused: '' })
  })
  it('counts what remains of each digit and tells when a house is complete', () => {
    expect(remaining(numbers(EASY))).toEqual([0, 6, 7, 6, 7, 6, 4, 6, 4, 5])
    expect(fullHouses(numbers(EASY_SOLVED), CLASSIC)).toHaveLength(27)
    const nearly = read(`0${EASY_SOLVED.slice(1, 80)}0`)
    const applied = rules.apply(nearly, put(0, 5), 0)
    expect('events' in applied && applied.events).toContainEqual({ type: 'house', count: 3 })
  })
})

describe('the hint', () => {
  it('leads every level to its end, one reason at a time', () => {
    for (const level of [...LEVELS, 'classic']) {
      let state = rules.start({ level }, 12)
      for (let i = 0; !rules.outcome(state); i++) {
        const { move, text } = bot.hint!(state, thinking)
        expect(text.length).toBeGreaterThan(20)
        state = play(state, move)
        if (i > 81) throw new Error('the hints go in circles')
      }
    }
  })
  it('names the reason', () => {
    const nearly = read(`0${EASY_SOLVED.slice(1)}`)
    expect(bot.hint!(nearly, thinking)).toEqual({
      move: put(0, 5),
      text: 'Row 1, column 1 is 5. It is the last cell of row 1.',
    })
    const hard = play(read(RESERVE.classic.hard[0]!))
    let state = hard
    const texts: string[] = []
    while (!rules.outcome(state)) {
      const { move, text } = bot.hint!(state, thinking)
      texts.push(text)
      state = play(state, move)
    }
    expect(texts.some((text) => /share (two|three) cells|cells hold only/.test(text))).toBe(true)
  })
  it('finds a wrong digit first, also one that conflicts with nothing yet', () => {
    const cell = 3
    const solution = Number(EASY_SOLVED[cell])
    const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (digit) =>
        digit !== solution && conflictsOf(play(read(EASY), put(cell, digit)).digits, CLASSIC).size === 0,
    )!
    expect(bot.hint!(play(read(EASY), put(cell, wrong)), thinking)).toEqual({
      move: { type: 'clear', cell },
      text: `Row 1, column 4 cannot be ${wrong}. Take it out.`,
    })
  })
  it('never tells a right digit of a 17-clue puzzle to be taken out', () => {
    const puzzle = '001700500600800000000000000000200004050000030090004000200000800400030000000050900'
    const solution = solveExactly(numbers(puzzle), 2, CLASSIC).solution!
    let state = read(puzzle)
    for (let i = 0; i < 5; i++) {
      const { move } = bot.hint!(state, thinking)
      expect(move).toEqual(put(move.cell, solution[move.cell]!))
      state = play(state, move)
    }
  })
  it('finds its way in a grid with several solutions, and beyond all techniques', () => {
    const many = read('1'.padEnd(81, '0'))
    const first = bot.hint!(many, thinking)
    expect(first.text).toContain('more than one solution')
    expect(play(many, first.move)).toBeDefined()
    const inkala = read(published.find(({ name }) => name.startsWith('Arto Inkala'))!.puzzle)
    const { move, text } = bot.hint!(inkala, thinking)
    expect(text).toContain('every other digit')
    expect(move.type === 'digit' && solveExactly(inkala.givens, 1, CLASSIC).solution![move.cell]).toBe(
      (move as { digit: number }).digit,
    )
  })
})

describe('a puzzle as text', () => {
  it('is 81 digits, with 0 or . for an empty cell', () => {
    expect(rules.notation!.write(read(EASY.replaceAll('0', '.')))).toBe(EASY)
    expect(rules.notation!.write(play(read(EASY), put(2, 4)))).toBe(EASY)
    expect(rules.notation!.write(read(EASY.replace(/(.{9})/g, '$1\n')))).toBe(EASY)
  })
  it('is told to have several solutions, and nothing where it has one', () => {
    expect(rules.notation!.remark!(read(EASY))).toBeNull()
    expect(rules.notation!.remark!(read('1'.padEnd(81, '0')))).toContain('more than one solution')
  })
  it.each([
    [EASY.slice(1), '81 digits'],
    [`x${EASY.slice(1)}`, '81 digits'],
    [`5${EASY.slice(1, 8)}5${EASY.slice(9)}`, '5 twice in row 1'],
    [`${EASY.slice(0, 18)}5${EASY.slice(19)}`, '5 twice in column 1'],
    [`${EASY.slice(0, 11)}3${EASY.slice(12)}`, '3 twice in the top left box'],
    [EASY_SOLVED, 'nothing is left'],
    [IMPOSSIBLE, 'no solution'],
    [EASY.replace('53', '51').replace('600195', '600295'), 'no solution'],
  ])('refuses %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})
