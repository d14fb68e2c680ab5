/**
 * How the browser tests play the Sliding Puzzle: the last row slides into place, in one press or by three single moves.
 */
import { completeOptions } from '../../../src/engine/core/game/option'
import { wayFrom } from '../../../src/games/sliding-puzzle/bot'
import { options } from '../../../src/games/sliding-puzzle/options'
import { cellFor, rules } from '../../../src/games/sliding-puzzle/rules'
import { byAll, type Plan } from '../../e2e/support/plan'
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
  ...byAll(async (hand) => {
    for (let i = 0; i < 3; i++) await hand.push('Left')
  }),
  mouse: (hand) => hand.pressCells([4, 4]),
  async touch(hand) {
    await hand.pressCells([4, 2])
    for (let i = 0; i < 2; i++) {
      await hand.push('Left')
      await frames(hand.page, 4)
    }
  },
  race: {
    query: `seed=${SEED}&size=3`,
    async keyboard({ page }) {
      for (const key of solutionKeys()) await page.keyboard.press(key)
    },
  },
}
