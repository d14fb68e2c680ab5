/** Tests what Minesweeper knows for certain and the odds of the rest, against an independent exact count. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/minesweeper/options'
import { reviewer } from '../../../src/games/minesweeper/review'
import { isOver, rules, type State } from '../../../src/games/minesweeper/rules'
import { LEVELS, neighborsOf } from '../../../src/games/minesweeper/rules/field'
import { knowledgeOf, knownOf } from '../../../src/games/minesweeper/rules/known'
import { oddsOf } from '../../../src/games/minesweeper/rules/odds'
import { MINE, SAFE } from '../../../src/games/minesweeper/rules/solver'
import { thinking } from '../../support/moves'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { counted } from './counter'
import {
  differences,
  hintOf,
  LEVEL_NAMES,
  open,
  play,
  positionOf,
  refused,
  shownOf,
  stuckPositions,
} from './positions'

/** How many positions of each level are compared, and the steps of the independent count before one is skipped. */
const POSITIONS = { all: sample(6, 300), stuck: sample(2, 60) }
const TRIES = sample(100_000, 2_000_000)

/**
 * A state whose open cells show these numbers; '#' is covered. It has no mines, because the code under test must not
 * read them.
 */
function shown(mines: number, ...lines: string[]): State {
  const cells = [...lines.join('')].map((character) => ({
    isMine: false,
    isRevealed: character !== '#',
    isFlagged: false,
    neighborMines: character === '#' ? 0 : Number(character),
  }))
  const field = { rows: lines.length, cols: lines[0]?.length as number, mines }
  return { ...rules.start(completeOptions(options), 1), ...field, cells, laid: true }
}

describe.each(LEVEL_NAMES)('the odds: %s', (level) => {
  it('equal an independent exact count, including certainty', { tags: ['sample'] }, () => {
    let compared = 0
    for (let seed = 1; compared < POSITIONS.all; seed++) {
      const state = positionOf({ level }, seed, { beginner: 20, intermediate: 60, expert: 120 }[level])
      const found = differences(state, TRIES)
      if (found === null) continue
      compared++
      must(found.wrong === 0 && found.worst < 1e-12, seed, found)
    }
  })

  it('are correct where only a guess is left, and the hint names the lowest', { tags: ['sample'] }, () => {
    let compared = 0
    for (let seed = 1; compared < POSITIONS.stuck; seed++)
      for (const state of stuckPositions({ level }, seed, 3)) {
        const { rows, cols, mines } = state
        const count = counted({ rows, cols, mines, shown: shownOf(state) }, TRIES)
        if (!count) continue
        compared++
        const { move, text } = hintOf(state)
        must(text.startsWith('Nothing is certain: you have to guess.'), seed, text)
        const [min = 0n] = [...count.mined.values()].sort((a, b) => Number(a - b))
        must(min > 0n && count.mined.get(move.cell) === min, seed, move)
        const percent = Number((min * 10_000n) / count.all) / 100
        const stated = Number(/(\d+)% likely to be a mine/.exec(text)?.[1])
        must(Math.abs(stated - percent) <= (text.includes('less than') ? 1 : 0.51), seed, text, percent)
      }
  })
})

describe('the known cells', () => {
  it('combine more than two numbers', () => {
    const three = shown(3, '#####', '12321', '00000')
    expect([...knownOf(three).slice(0, 5)]).toEqual([SAFE, MINE, MINE, MINE, SAFE])
  })

  it('use the mine count, also with many covered cells', () => {
    const { known, odds } = knowledgeOf(
      shown(1, ...['#', '#', '#'].map((character) => character.repeat(20)), `${'#'.repeat(19)}1`),
    )
    expect([...known].filter((each) => each === SAFE)).toHaveLength(76)
    expect(odds?.[58]).toBeCloseTo(1 / 3, 12)
  })

  it('do not depend on the mines', () => {
    const state = positionOf({ level: 'expert' }, 5, 60)
    const blind: State = { ...state, cells: state.cells.map((cell) => ({ ...cell, isMine: !cell.isMine })) }
    expect(knownOf(blind)).toEqual(knownOf(state))
  })

  it('have no odds if no arrangement agrees with the numbers', () => {
    const broken = shown(1, '##', '33')
    expect(oddsOf(broken, shownOf(broken))).toBeNull()
  })

  it('are limited in steps: a checkered field is given up, and the hint claims no more than it knows', () => {
    const field = { rows: 24, cols: 30, mines: 180 }
    const mines = Array.from({ length: 720 }, (_, cell) => (cell * 7919) % 4 === 1)
    const near = neighborsOf(field)
    const lines = Array.from({ length: 24 }, (_, row) =>
      Array.from({ length: 30 }, (__, col) => {
        const cell = row * 30 + col
        if ((row + col) % 2 || mines[cell]) return '#'
        return String(near[cell]?.filter((other) => mines[other]).length)
      }).join(''),
    )
    const state = shown(mines.filter(Boolean).length, ...lines)
    // Limited by steps, not by time: the same field has the same hint on every device.
    expect(hintOf(state).text).toMatch(/^There are too many ways .* No two numbers here prove a cell safe\./)
  })
})

it('a hint with a flag on the best cell asks to remove the flag, and names the same cell', () => {
  const [state] = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
    stuckPositions({ level: 'beginner' }, seed, 1),
  ) as [State]
  const odds = knowledgeOf(state).odds!
  const min = Math.min(...state.cells.flatMap((cell, at) => (cell.isRevealed ? [] : odds[at]!)))
  const cells = state.cells.map((cell, at) =>
    !cell.isRevealed && odds[at]! < min + 1e-9 ? { ...cell, isFlagged: true } : cell,
  )
  const flagged: State = { ...state, cells }
  const { move, text } = hintOf(flagged)
  expect(move.type).toBe('flag')
  expect(text).toMatch(/Remove the flag first\.$/)
  expect(refused(flagged, move)).toBeNull()
})

it('the review treats a cell as proved if only an exact count proves it', { tags: ['sample'] }, () => {
  const max = sample(3, 20)
  let proved = 0
  for (let seed = 1; seed <= 40 && proved < max; seed++) {
    let state = positionOf({ level: 'intermediate' }, seed, 0)
    for (let left = 60; left > 0 && !isOver(state); left--) {
      const { mined } = counted({ ...LEVELS.intermediate!, shown: shownOf(state) }, 200_000) ?? {
        mined: new Map(),
      }
      const safe = [...mined].find(([, ways]) => ways === 0n)?.[0] as number | undefined
      if (safe === undefined) break
      const next = play(state, open(safe))
      const judged = reviewer.judge(state, open(safe), next, thinking())
      must(judged?.loss === 0 && judged.sums === undefined, seed, safe, judged)
      proved++
      state = next
    }
  }
  expect(proved).toBeGreaterThanOrEqual(max)
})
