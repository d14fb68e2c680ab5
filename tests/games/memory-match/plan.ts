/** How the browser tests play Memory Match: two different cards, then each pair. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/memory-match/options'
import { rules } from '../../../src/games/memory-match/rules'
import { cellByCell } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'

const SEED = 42
const COLS = 3
type Place = readonly [row: number, col: number]

const { cards } = rules.start(completeOptions(options), SEED)
const placesOf = (face: string) =>
  cards.flatMap(({ emoji }, i): Place[] =>
    emoji === face ? [[Math.floor(i / COLS) + 1, (i % COLS) + 1]] : [],
  )
const PAIRS = [...new Set(cards.map(({ emoji }) => emoji))].map(placesOf)

/** `turn` turns one card by the input under test. */
async function play(
  { page, game }: Devices,
  turn: (row: number, col: number) => Promise<void>,
): Promise<void> {
  const turnAll = async (places: readonly Place[]) => {
    for (const place of places) {
      await turn(...place)
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
  await turnAll(PAIRS.slice(0, 2).map(([first]) => first as Place))
  for (const pair of PAIRS) await turnAll(pair)
}

export const plan: Plan = {
  query: `seed=${SEED}&difficulty=easy`,
  ends: /Perfect|Great|Good/,
  ...cellByCell(play),
}
