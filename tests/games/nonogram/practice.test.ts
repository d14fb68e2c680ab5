/** Tests Nonogram's practice by technique: positions in which it is needed, and hints that name it. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/nonogram/bot'
import { type Options, options } from '../../../src/games/nonogram/options'
import { isSolved, isWrong, rules, type State } from '../../../src/games/nonogram/rules'
import { findContradiction, followLines, SolverGrid } from '../../../src/games/nonogram/rules/solver'
import { cellsOfLine, clueOfLine, heightOf, widthOf } from '../../../src/games/nonogram/rules/state'
import type { Technique } from '../../../src/games/nonogram/rules/techniques'
import { thinking } from '../../support/moves'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { made } from './helpers'

/** Those in one line, simplest first. */
const IN_LINES = ['overlap', 'edge', 'reach', 'split'] as const
type InLine = (typeof IN_LINES)[number]

const dealt = (practice: Options['practice'], seed: number, more: Partial<Options> = {}) =>
  rules.start(completeOptions(options, { practice, ...more }), seed)

const hint = (state: State, times: number) => bot.hint!(state, { ...thinking(), times })

/** All ways to index blocks, as the starts of the blocks. */
function waysOf(clue: readonly number[], length: number, from = 0): number[][] {
  const [block, ...rest] = clue
  if (block === undefined) return [[]]
  const starts = Array.from({ length: Math.max(0, length - block - from + 1) }, (_, i) => from + i)
  return starts.flatMap((start) =>
    waysOf(rest, length, start + block + 1).map((others) => [start, ...others]),
  )
}

const drawnBy = (clue: readonly number[], starts: readonly number[], length: number) =>
  Array.from({ length }, (_, index) =>
    clue.some((block, j) => index >= starts[j]! && index < starts[j]! + block) ? '#' : 'x',
  )

/** What a technique proves in a line with these marks: found by trying all ways. */
function provedBy(technique: InLine | 'done', clue: readonly number[], marks: string): string {
  const { length } = marks
  const all = waysOf(clue, length)
  const allows = (known: string) => (starts: readonly number[]) =>
    drawnBy(clue, starts, length).every(
      (character, index) => known[index] === '.' || known[index] === character,
    )
  const outer = marks.replace(/(?<=[.#].*)x(?=.*[.#])/g, '.')
  const known = { overlap: outer.replaceAll('#', '.'), edge: outer, reach: outer, split: marks, done: marks }
  const ways = all.filter(allows(known[technique]))
  const spans = clue.map((block, j) => {
    const starts = ways.map((way) => way[j]!)
    return { first: Math.min(...starts), last: Math.max(...starts), block }
  })
  const isDone = (marks.match(/#+/g) ?? []).map(({ length }) => length).join() === clue.join()
  return [...marks]
    .map((character, index) => {
      if (character !== '.') return character
      if (technique === 'done') return isDone ? 'x' : '.'
      if (technique === 'split') {
        const characters = new Set(ways.map((way) => drawnBy(clue, way, length)[index]!))
        return characters.size === 1 ? [...characters][0]! : '.'
      }
      const isReached = spans.some(({ first, last, block }) => index >= first && index < last + block)
      if (technique === 'reach') return isReached ? '.' : 'x'
      return spans.some(({ first, last, block }) => index >= last && index < first + block) ? '#' : '.'
    })
    .join('')
}

/** The marks after these techniques have been used in all lines until they prove nothing more. */
function marksBy(state: State, techniques: readonly (InLine | 'done')[]): string {
  const marks = [...'.'.repeat(state.cells.length)]
  for (let isNew = true; isNew; ) {
    isNew = false
    for (let line = 0; line < heightOf(state) + widthOf(state); line++) {
      const cells = cellsOfLine(state, line)
      for (const technique of techniques) {
        const before = cells.map((cell) => marks[cell]).join('')
        const after = provedBy(technique, clueOfLine(state, line), before)
        if (after === before) continue
        isNew = true
        for (const [index, cell] of cells.entries()) marks[cell] = after[index]!
      }
    }
  }
  return marks.join('')
}

describe.each([...IN_LINES, 'contradiction'] as const)('%s', (practice: Technique) => {
  const name = options
    .find(({ id }) => id === 'practice')!
    .choices.find(({ value }) => value === practice)!.label
  const nth = (IN_LINES as readonly string[]).indexOf(practice)
  const simpler = nth < 0 ? IN_LINES : IN_LINES.slice(0, nth)

  it('is needed for the next step, and named by the hint', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(4, 100); seed++) {
      const state = dealt(practice, seed)
      must(state.cells === marksBy(state, ['done', ...simpler]), seed, state.cells)
      if (practice === 'contradiction') {
        const grid = new SolverGrid(state)
        followLines(grid)
        must(!grid.isSolved && findContradiction(grid) !== null, seed)
      } else {
        const more = marksBy(state, ['done', ...simpler, practice as InLine])
        must(more !== state.cells, seed, state.cells)
      }
      const [where, why, what] = [1, 2, 3].map((times) => hint(state, times))
      must(!where!.text.includes(name), seed, where)
      must(why!.text.startsWith(`${name}: `), seed, why)
      const { state: next } = made(state, what!.move)
      must(
        [...next.cells].every((_, cell) => !isWrong(next, cell)),
        seed,
        what,
      )
    }
  })
  it('is played to its end by hints', () => {
    let state = dealt(practice, 1)
    while (!isSolved(state)) state = made(state, hint(state, 3).move).state
    expect(rules.outcome(state)?.result).toBe('won')
  })
  it('is dealt the same by the same seed, whatever other puzzles are chosen', () => {
    const state = dealt(practice, 1)
    expect(dealt(practice, 1, { puzzle: 'generated', size: '5', level: 'hard' })).toEqual(state)
    expect(dealt(practice, 2)).not.toEqual(state)
    // Its link contains the seed: clues would not give the marks.
    expect(rules.notation!.isInLink!(state)).toBe(false)
  })
})

it('practice shows no options that it ignores', () => {
  const shownWith = (practice: Options['practice']) =>
    options
      .filter(({ shown }) => shown?.(completeOptions(options, { practice, puzzle: 'generated' })) ?? true)
      .map(({ id }) => id)
  expect(shownWith('off')).toEqual(['puzzle', 'size', 'level', 'crosses', 'check', 'practice'])
  expect(shownWith('edge')).toEqual(['crosses', 'check', 'practice'])
})
