import { expect, test } from 'vitest'
import { road } from '../../../src/engine/core/game/declare'
import { nextStage, starsOf } from '../../../src/engine/core/game/road'

const boards = road('board', { label: 'Board' }, 3, { stars: 'Stars' })
const played = (board: string | undefined, best: Record<string, number>) => ({
  options: board === undefined ? {} : { board },
  best,
})

test('a road opens its first stage, and each one after a stage with a star', () => {
  expect(boards.choices.map(({ value }) => value)).toEqual(['1', '2', '3'])
  expect(boards.reached?.([])).toEqual(['1'])
  // Stored without the option: the first stage. A lost game has no stars.
  expect(boards.reached?.([played(undefined, { Score: 90 })])).toEqual(['1'])
  expect(boards.reached?.([played(undefined, { Stars: 1 })])).toEqual(['1', '2'])
  // Stage 2 was played by a link.
  expect(boards.reached?.([played('2', { Stars: 3 })])).toEqual(['1', '3'])
})

test('a stage has the most stars of all its records', () => {
  const kept = [played('2', { Stars: 1 }), { options: { board: '2', bricks: 'hard' }, best: { Stars: 2 } }]
  expect(starsOf(boards, kept)).toEqual([0, 2, 0])
})

test('a stage leads to the next one, the last to none', () => {
  expect(nextStage([boards], {})).toEqual({ kind: 'Board', label: '2', options: { board: '2' } })
  expect(nextStage([boards], { board: '3' })).toBeNull()
  expect(nextStage([{ ...boards, shown: () => false }], {})).toBeNull()
})
