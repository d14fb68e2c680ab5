/**
 * How the browser tests play the Sliding Puzzle: the last row slides into place, in one press or by three single moves.
 */
import { completeOptions } from '../../../src/engine/core/game/option'
import { wayFrom } from '../../../src/games/sliding-puzzle/bot'
import { options } from '../../../src/games/sliding-puzzle/options'
import { cellFor, rules } from '../../../src/games/sliding-puzzle/rules'
import { cell } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** Of a race. */
const SEED = 42
const WAYS = ['up', 'down', 'left', 'right'] as const

function solutionKeys(): string[] {
  let state = rules.start(completeOptions(options, { size: '3' }), SEED)
  return wayFrom(state, () => false).cells.map((at) => {
    const way = WAYS.find((each) => cellFor(state, each) === at) ?? ''
    const moved = rules.apply(state, at, 0)
    if ('refused' in moved) throw new Error(moved.refused)
    state = moved.state
    return `Arrow${way[0]?.toUpperCase()}${way.slice(1)}`
  })
}

export const plan: Plan = {
  query: 'position=1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15',
  ends: /Puzzle Complete!/,
  async keyboard({ page }) {
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft')
  },
  async mouse({ page }) {
    await cell(page, 4, 4).click()
  },
  async touch({ page, fingers }) {
    await fingers.tapOn(cell(page, 4, 2))
    const box = await cell(page, 3, 2).boundingBox()
    if (!box) throw new Error('There is no board.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    for (let i = 0; i < 2; i++) {
      await fingers.swipe(x, y, -60, 0)
      await frames(page, 4)
    }
  },
  async pad({ pad }) {
    for (let i = 0; i < 3; i++) await pad.press('DpadLeft')
  },
  race: {
    query: `seed=${SEED}&size=3`,
    async keyboard({ page }) {
      for (const key of solutionKeys()) await page.keyboard.press(key)
    },
  },
}
