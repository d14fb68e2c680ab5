/** How the browser tests play Minesweeper: the mouse clears the field, the others flag a mine and then dig it up. */

import { expect, type Locator, type Page } from 'playwright/test'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/minesweeper/options'
import { type Move, rules, type State } from '../../../src/games/minesweeper/rules'
import { neighborsOf } from '../../../src/games/minesweeper/rules/field'
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

const FIRST = { row: 5, col: 5 }

function play(state: State, move: Move): State {
  const applied = rules.apply(state, move, 0)
  return 'refused' in applied ? state : applied.state
}

/** The field of seed 42 after its first cell. */
const opened = play(rules.start(completeOptions(options), 42), {
  type: 'open',
  cell: (FIRST.row - 1) * 9 + FIRST.col - 1,
})
const places = (indices: readonly number[]) =>
  indices.map((index) => ({ row: Math.floor(index / 9) + 1, col: (index % 9) + 1 }))
const mine = places(opened.cells.flatMap((each, i) => (each.isMine ? [i] : []))).at(-1) as typeof FIRST

/** An open one, its mine, and a neighbor that is still covered and safe. */
function chord(state: State) {
  for (const [at, { isRevealed, neighborMines }] of state.cells.entries()) {
    if (!isRevealed || neighborMines !== 1) continue
    const near = (neighborsOf(state)[at] ?? []).filter((each) => !state.cells[each]?.isRevealed)
    const safe = near.find((each) => !state.cells[each]?.isMine)
    const danger = near.find((each) => state.cells[each]?.isMine)
    const [number, mined, beside] = places([at, danger ?? -1, safe ?? -1])
    if (safe !== undefined && danger !== undefined && number && mined && beside)
      return { at, danger, number, mined, beside }
  }
  throw new Error('No number of this field can be used.')
}

/** Cells still to be opened, one for each necessary press. */
function presses(): readonly number[] {
  const list: number[] = []
  let state = opened
  for (let i = 0; i < 81; i++) {
    const each = state.cells[i]
    if (!each || each.isMine || each.isRevealed) continue
    list.push(i)
    state = play(state, { type: 'open', cell: i })
  }
  return list
}

async function pressBoth(page: Page, on: Locator, first: 'left' | 'right', firstUp = first): Promise<void> {
  const second = first === 'left' ? 'right' : 'left'
  await on.hover()
  await page.mouse.down({ button: first })
  await page.mouse.down({ button: second })
  await page.mouse.up({ button: firstUp })
  await page.mouse.up({ button: firstUp === 'left' ? 'right' : 'left' })
}

export const plan: Plan = {
  query: 'seed=42',
  ends: /Game Over! You hit a mine!|Board cleared/,
  async keyboard({ page, game }) {
    await walkTo(page, FIRST.row, FIRST.col)
    await page.keyboard.press('Enter')
    await walkTo(page, mine.row, mine.col)
    await page.keyboard.press('f')
    await expect(game.hud('Mines left')).toHaveText('9')
    await page.keyboard.press('Enter')
    await page.keyboard.press('f')
    await expect(game.hud('Mines left')).toHaveText('10')
    await page.keyboard.press('Enter')
  },
  async mouse({ page, game }) {
    await cell(page, FIRST.row, FIRST.col).click()
    const { at, danger, number, mined, beside: other } = chord(opened)
    await cell(page, mined.row, mined.col).click({ button: 'right' })
    await expect(game.hud('Mines left')).toHaveText('9')
    // Both buttons together do nothing on a covered cell, and open the rest around a number.
    const beside = cell(page, other.row, other.col)
    for (const first of ['left', 'right'] as const) {
      await pressBoth(page, beside, first)
      await pressBoth(page, beside, first, first === 'left' ? 'right' : 'left')
    }
    await expect(beside).toHaveAccessibleName(/covered/)
    await expect(game.hud('Mines left')).toHaveText('9')
    await pressBoth(page, cell(page, number.row, number.col), 'left')
    await expect(beside).not.toHaveAccessibleName(/covered/)
    await expect(game.hud('Mines left')).toHaveText('9')
    // So does the middle button.
    const flagged = play(play(opened, { type: 'flag', cell: danger }), { type: 'chord', cell: at })
    const next = chord(flagged)
    if (next.danger !== danger) await cell(page, next.mined.row, next.mined.col).click({ button: 'right' })
    await cell(page, next.number.row, next.number.col).click({ button: 'middle' })
    await expect(cell(page, next.beside.row, next.beside.col)).not.toHaveAccessibleName(/covered/)
    for (const { row, col } of places(presses())) await cell(page, row, col).click()
    await expect(game.hud('Mines left')).toHaveText('0')
  },
  async touch({ page, game, fingers }) {
    await fingers.tapOn(cell(page, FIRST.row, FIRST.col))
    const box = await cell(page, mine.row, mine.col).boundingBox()
    if (!box) throw new Error('There is no cell.')
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await fingers.down(at)
    await expect(game.hud('Mines left')).toHaveText('9')
    await fingers.up()
    await fingers.tapOn(page.getByRole('radio', { name: 'Flag' }))
    await fingers.tapOn(cell(page, mine.row, mine.col))
    await expect(game.hud('Mines left')).toHaveText('10')
    await fingers.tapOn(page.getByRole('radio', { name: 'Open' }))
    await fingers.tapOn(cell(page, mine.row, mine.col))
  },
  async pad(hands) {
    await padTo(hands, FIRST.row, FIRST.col)
    await hands.pad.press('A')
    await padTo(hands, mine.row, mine.col)
    await hands.pad.press('X')
    await expect(hands.game.hud('Mines left')).toHaveText('9')
    await hands.pad.press('X')
    await expect(hands.game.hud('Mines left')).toHaveText('10')
    await hands.pad.press('A')
  },
}
