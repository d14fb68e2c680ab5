/** How the browser tests play Color Grid Challenge: one grid found, then three wrong tiles. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/color-grid-challenge/options'
import { type Move, rules, type State } from '../../../src/games/color-grid-challenge/rules'
import { byAll, type Plan } from '../../e2e/support/plan'

const SEED = 42

function after(state: State, ...moves: Move[]): State {
  return moves.reduce((now, move) => {
    const applied = rules.apply(now, move, 0)
    if ('refused' in applied) throw new Error('refused')
    return applied.state
  }, state)
}

/** Row and column, from 1, of the tile to press in each grid. */
const places: (readonly [number, number])[] = []
let now = rules.start(completeOptions(options), SEED)
for (let grid = 0; grid < 4; grid++) {
  const tiles = now.grid.size ** 2
  const tile = grid === 0 ? now.grid.at : (now.grid.at + 1) % tiles
  places.push([Math.floor(tile / now.grid.size) + 1, (tile % now.grid.size) + 1])
  now = after(now, tile)
  if (grid < 3) now = after(now, 'next')
}

export const plan: Plan = {
  query: `seed=${SEED}`,
  ends: /Game Over![\s\S]*Fresh Eye/,
  ...byAll(async (hand) => {
    const { page, game } = hand
    for (const place of places) {
      await game.hastened(() =>
        page.locator('[role=grid]:not([aria-disabled]) [role=gridcell]').first().waitFor(),
      )
      await hand.pressCells(place)
      await page.locator('[role=gridcell][aria-label$="the odd one"]').waitFor()
    }
  }),
}
