/** How the browser tests play Memory Match: two different cards, then each pair. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/memory-match/options'
import { rules } from '../../../src/games/memory-match/rules'
import type { Hand } from '../../e2e/support/hands'
import { byAll, type Plan } from '../../e2e/support/plan'

const SEED = 42
const COLS = 3
type Place = readonly [row: number, col: number]

const { cards } = rules.start(completeOptions(options), SEED)
const placesOf = (face: string) =>
  cards.flatMap(({ emoji }, i): Place[] =>
    emoji === face ? [[Math.floor(i / COLS) + 1, (i % COLS) + 1]] : [],
  )
const PAIRS = [...new Set(cards.map(({ emoji }) => emoji))].map(placesOf)

async function turn(hand: Hand, places: readonly Place[]): Promise<void> {
  const { page, game } = hand
  const { width, height } = page.viewportSize() as { width: number; height: number }
  for (const [down, across] of places) {
    // In a wide window the grid is turned.
    const place: Place = width >= height ? [across, down] : [down, across]
    await hand.pressCells(place)
    await page.waitForFunction(
      ([row, col]) => !document.querySelector(`[aria-label^="Row ${row}, column ${col}, face down"]`),
      place,
    )
  }
  // Two open cards lock or turn back automatically.
  await game.hastened(() =>
    page.waitForFunction(() =>
      [...document.querySelectorAll('[role=gridcell]')].every((card) =>
        /face down|matched/.test(card.getAttribute('aria-label') ?? ''),
      ),
    ),
  )
}

export const plan: Plan = {
  query: `seed=${SEED}&difficulty=easy`,
  ends: /Perfect|Great|Good/,
  ...byAll(async (hand) => {
    await turn(
      hand,
      PAIRS.slice(0, 2).map(([first]) => first as Place),
    )
    for (const pair of PAIRS) await turn(hand, pair)
  }),
}
