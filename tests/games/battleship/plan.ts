/** How the browser tests play Battleship: the fleet is placed with the input under test, then every shot is a hit. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/battleship/options'
import { rules } from '../../../src/games/battleship/rules'
import { chartOf, SHIPS } from '../../../src/games/battleship/rules/fleet'
import { expect } from '../../e2e/support/fixtures'
import type { Hand } from '../../e2e/support/hands'
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

const SEED = 42
const OPTIONS = completeOptions(options, { level: 'random' })
const chart = chartOf(rules.start(OPTIONS, SEED).fleets[1])

/** The computer's ships, one after the other. */
const TARGETS = SHIPS.flatMap((_, ship) =>
  chart.flatMap((found, at) => (found === ship ? [[Math.floor(at / 10) + 1, (at % 10) + 1] as const] : [])),
)

/** Waits frame by frame, because this plan mostly waits for the computer's half second. */
function shows({ page, game }: Hand, label: string, text: string): Promise<unknown> {
  return game.hastened(() =>
    page.waitForFunction(
      ([name, value]) => document.querySelector(`[data-hud="${name}"]`)?.textContent === value,
      [label, text] as const,
    ),
  )
}

/** Fires at every cell of the computer's fleet, whenever it is the player's turn. */
async function sink(hand: Hand): Promise<void> {
  for (const [index, target] of TARGETS.entries()) {
    await shows(hand, 'Turn', 'You')
    await hand.pressCells(target)
    await shows(hand, 'Hits', `${index + 1}/17`)
  }
}

const isAt = (hand: Hand, row: number, col: number, ship: RegExp) =>
  expect(cell(hand.page, row, col)).toHaveAttribute('aria-label', ship)

export const plan: Plan = {
  query: `seed=${SEED}&level=random`,
  ends: /You win/,
  async keyboard(hand) {
    const { page, game } = hand
    await hand.pressCells([1, 2], [3, 2], [5, 2], [7, 2])
    await page.keyboard.press('r')
    await walkTo(page, 7, 9)
    await page.keyboard.press('Enter')
    await isAt(hand, 8, 9, /Destroyer/)
    const begin = game.button('Start battle')
    for (let i = 0; i < 12 && !(await begin.evaluate((button) => button === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await sink(hand)
  },
  async mouse(hand) {
    const { page, game } = hand
    const berths = page.getByRole('list', { name: 'Harbor' }).getByRole('button')
    await hand.drag(berths.first(), cell(page, 4, 5))
    await isAt(hand, 4, 5, /Carrier/)
    await hand.press(game.button('Random'))
    await hand.press(game.button('Start battle'))
    await sink(hand)
  },
  async touch(hand) {
    const { game } = hand
    await hand.pressCells([2, 2])
    await isAt(hand, 2, 6, /Carrier/)
    await hand.press(game.button('Random'))
    await hand.press(game.button('Start battle'))
    await sink(hand)
  },
  async pad(hand) {
    const { game, pad } = hand
    await padTo(hand, 2, 2)
    await pad.press('X')
    await pad.press('A')
    await isAt(hand, 6, 2, /Carrier/)
    await pad.press('Y')
    await hand.press(game.button('Start battle'))
    await sink(hand)
  },
  race: null,
}
