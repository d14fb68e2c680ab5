/** How the browser tests play Memory Match: look at the cards two by two, then take the pairs from memory. */
import { cell, cellByCell } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'

const ROWS = 4
const COLS = 3
type Place = readonly [row: number, col: number]
const PLACES: readonly Place[] = Array.from({ length: ROWS * COLS }, (_, i) => [
  Math.floor(i / COLS) + 1,
  (i % COLS) + 1,
])

/** `turn` turns one card by the input under test. */
async function play(
  { page, game }: Devices,
  turn: (row: number, col: number) => Promise<void>,
): Promise<void> {
  const name = async ([row, col]: Place) => (await cell(page, row, col).getAttribute('aria-label')) ?? ''
  const look = async (place: Place): Promise<string> => {
    await turn(...place)
    await page.waitForFunction(
      ([row, col]) => !document.querySelector(`[aria-label^="Row ${row}, column ${col}, face down"]`),
      place,
    )
    return (await name(place)).split(', ')[2] as string
  }
  /** Two open cards lock or turn back automatically. */
  const settled = () =>
    game.hastened(() =>
      page.waitForFunction(() =>
        [...document.querySelectorAll('[role=gridcell]')].every((card) =>
          /face down|matched/.test(card.getAttribute('aria-label') ?? ''),
        ),
      ),
    )
  const places = new Map<string, Place[]>()
  for (let i = 0; i < PLACES.length; i += 2) {
    for (const place of PLACES.slice(i, i + 2)) {
      const face = await look(place)
      places.set(face, [...(places.get(face) ?? []), place])
    }
    await settled()
  }
  for (const pair of places.values()) {
    if (/matched/.test(await name(pair[0] as Place))) continue
    for (const place of pair) await look(place)
    await settled()
  }
}

export const plan: Plan = {
  query: 'seed=42&difficulty=easy',
  ends: /Perfect|Great|Good/,
  ...cellByCell(play),
}
