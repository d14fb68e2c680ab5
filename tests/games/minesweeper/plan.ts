/** How the browser tests play Minesweeper: the mouse clears the field, the others flag a mine and then dig it up. */

import { expect, type Locator, type Page } from 'playwright/test'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/minesweeper/options'
import { type Move, rules, type State } from '../../../src/games/minesweeper/rules'
import { neighborsOf } from '../../../src/games/minesweeper/rules/field'
import type { Cell, Hand } from '../../e2e/support/hands'
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

/** The first cell. */
const FIRST = [5, 5] as const

function play(state: State, move: Move): State {
  const applied = rules.apply(state, move, 0)
  return 'refused' in applied ? state : applied.state
}

/** The field of seed 42 after its first cell. */
const opened = play(rules.start(completeOptions(options), 42), {
  type: 'open',
  cell: (FIRST[0] - 1) * 9 + FIRST[1] - 1,
})
const placeOf = (index: number): Cell => [Math.floor(index / 9) + 1, (index % 9) + 1]
const mine = placeOf(opened.cells.findLastIndex(({ isMine }) => isMine))

/** An open one, its mine, and a neighbor that is still covered and safe. */
function chord(state: State) {
  for (const [at, { isRevealed, neighborMines }] of state.cells.entries()) {
    if (!isRevealed || neighborMines !== 1) continue
    const near = (neighborsOf(state)[at] ?? []).filter((each) => !state.cells[each]?.isRevealed)
    const safe = near.find((each) => !state.cells[each]?.isMine)
    const danger = near.find((each) => state.cells[each]?.isMine)
    if (safe !== undefined && danger !== undefined)
      return { at, danger, number: placeOf(at), mined: placeOf(danger), beside: placeOf(safe) }
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

const minesLeft = ({ game }: Hand, count: number) => expect(game.hud('Mines left')).toHaveText(String(count))

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
  async keyboard(hand) {
    const { page } = hand
    await hand.pressCells(FIRST)
    await walkTo(page, ...mine)
    await page.keyboard.press('f')
    await minesLeft(hand, 9)
    await page.keyboard.press('Enter')
    await page.keyboard.press('f')
    await minesLeft(hand, 10)
    await page.keyboard.press('Enter')
  },
  async mouse(hand) {
    const { page } = hand
    await hand.pressCells(FIRST)
    const { at, danger, number, mined, ...other } = chord(opened)
    await cell(page, ...mined).click({ button: 'right' })
    await minesLeft(hand, 9)
    // Both buttons together do nothing on a covered cell, and open the rest around a number.
    const beside = cell(page, ...other.beside)
    for (const first of ['left', 'right'] as const) {
      await pressBoth(page, beside, first)
      await pressBoth(page, beside, first, first === 'left' ? 'right' : 'left')
    }
    await expect(beside).toHaveAccessibleName(/covered/)
    await minesLeft(hand, 9)
    await pressBoth(page, cell(page, ...number), 'left')
    await expect(beside).not.toHaveAccessibleName(/covered/)
    await minesLeft(hand, 9)
    // So does the middle button.
    const flagged = play(play(opened, { type: 'flag', cell: danger }), { type: 'chord', cell: at })
    const next = chord(flagged)
    if (next.danger !== danger) await cell(page, ...next.mined).click({ button: 'right' })
    await cell(page, ...next.number).click({ button: 'middle' })
    await expect(cell(page, ...next.beside)).not.toHaveAccessibleName(/covered/)
    await hand.pressCells(...presses().map(placeOf))
    await minesLeft(hand, 0)
  },
  async touch(hand) {
    const { page } = hand
    await hand.pressCells(FIRST)
    await hand.hold({ at: cell(page, ...mine) }, () => minesLeft(hand, 9))
    await hand.press(page.getByRole('radio', { name: 'Flag' }))
    await hand.pressCells(mine)
    await minesLeft(hand, 10)
    await hand.press(page.getByRole('radio', { name: 'Open' }))
    await hand.pressCells(mine)
  },
  async pad(hand) {
    await hand.pressCells(FIRST)
    await padTo(hand, ...mine)
    await hand.pad.press('X')
    await minesLeft(hand, 9)
    await hand.pad.press('X')
    await minesLeft(hand, 10)
    await hand.pad.press('A')
  },
}
