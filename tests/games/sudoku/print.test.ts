/** What is printed is the puzzle of the seed, with its cages and its solution. */

import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/sudoku/options'
import { isSolved, rules } from '../../../src/games/sudoku/rules'
import { lazyRules } from '../../../src/games/sudoku/rules/lazyRules'
import part from '../../../src/games/sudoku/view/print'

beforeAll(() => lazyRules.load())

/** The digits of a drawing by cell, with the size of their texts. */
function digitsIn(drawing: React.ReactNode): number[] {
  const digits = new Array<number>(81).fill(0)
  const texts = renderToStaticMarkup(drawing).matchAll(
    /<text x="([\d.]+)" y="([\d.]+)" font-size="0.62"[^>]*>(\d)</g,
  )
  for (const [, x, y, digit] of texts)
    digits[Math.floor(Number(y)) * 9 + Math.floor(Number(x))] = Number(digit)
  return digits
}

it.each(['classic', 'x', 'killer'] as const)('of kind %s', (kind) => {
  const chosen = completeOptions(options, { level: 'easy', kind })
  const state = rules.start(chosen, 42)
  const [item, ...others] = part.items(state, chosen)
  expect(others).toEqual([])
  expect(digitsIn(item?.puzzle)).toEqual(state.givens)
  const solution = digitsIn(item?.solution?.()?.drawing)
  expect(solution.filter((digit, cell) => state.givens[cell] && digit !== state.givens[cell])).toEqual([])
  expect(isSolved({ ...state, digits: solution })).toBe(true)
  const sums = [...renderToStaticMarkup(item?.puzzle).matchAll(/text-anchor="start">(\d+)</g)]
  expect(sums.map(([, sum]) => Number(sum))).toEqual(state.cages.map(({ sum }) => sum))
})

it('with one solution, and a remark, if there are several', () => {
  const initial = completeOptions(options)
  const state = rules.notation?.read('1'.padEnd(81, '0'), initial)
  if (!state) throw new Error('no notation')
  const solution = part.items(state, initial)[0]?.solution?.()
  expect(solution?.name).toBe('One of several solutions')
  expect(isSolved({ ...state, digits: digitsIn(solution?.drawing) })).toBe(true)
})

it('has the rules of classic grids in practice, whatever kind was chosen before', () => {
  const ruleOf = (chosen: Partial<Options>) => part.rule(completeOptions(options, chosen))
  expect(ruleOf({ kind: 'killer' })).not.toBe(ruleOf({}))
  expect(ruleOf({ kind: 'killer', practice: 'x-wing' })).toBe(ruleOf({}))
})
