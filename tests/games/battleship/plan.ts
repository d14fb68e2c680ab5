/** How the browser tests play Battleship: the fleet is placed with the input under test, then every shot is a hit. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/battleship/options'
import { rules } from '../../../src/games/battleship/rules'
import { chartOf, SHIPS } from '../../../src/games/battleship/rules/fleet'
import { expect } from '../../e2e/support/fixtures'
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'

const SEED = 42
const OPTIONS = completeOptions(options, { level: 'random' })
const chart = chartOf(rules.start(OPTIONS, SEED).fleets[1])

/** The computer's ships, one after the other. */
const TARGETS = SHIPS.flatMap((_, ship) =>
  chart.flatMap((found, at) => (found === ship ? [[Math.floor(at / 10) + 1, (at % 10) + 1] as const] : [])),
)

/** Waits frame by frame, because this plan mostly waits for the computer's half second. */
function shows({ page, game }: Devices, label: string, text: string): Promise<unknown> {
  return game.hastened(() =>
    page.waitForFunction(
      ([name, value]) => document.querySelector(`[data-hud="${name}"]`)?.textContent === value,
      [label, text] as const,
    ),
  )
}

/** Fires at every cell of the computer's fleet, whenever it is the player's turn. */
async function sink(devices: Devices, fire: (row: number, col: number) => Promise<void>): Promise<void> {
  for (const [index, [row, col]] of TARGETS.entries()) {
    await shows(devices, 'Turn', 'You')
    await fire(row, col)
    await shows(devices, 'Hits', `${index + 1}/17`)
  }
}

const berths = (devices: Devices) => devices.page.getByRole('list', { name: 'Harbor' }).getByRole('button')

export const plan: Plan = {
  query: `seed=${SEED}&level=random`,
  ends: /You win/,
  async keyboard(devices) {
    const { page, game } = devices
    for (const row of [1, 3, 5, 7]) {
      await walkTo(page, row, 2)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('r')
    await walkTo(page, 7, 9)
    await page.keyboard.press('Enter')
    await expect(cell(page, 8, 9)).toHaveAttribute('aria-label', /Destroyer/)
    const begin = game.button('Start battle')
    for (let i = 0; i < 12 && !(await begin.evaluate((button) => button === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await sink(devices, async (row, col) => {
      await walkTo(page, row, col)
      await page.keyboard.press('Enter')
    })
  },
  async mouse(devices) {
    const { page, game } = devices
    const middle = async (target: ReturnType<typeof cell>) => {
      const box = await target.boundingBox()
      if (!box) throw new Error('There is nothing to drag.')
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }
    await page.mouse.move(...(await middle(berths(devices).first())))
    await page.mouse.down()
    await page.mouse.move(...(await middle(cell(page, 4, 5))), { steps: 6 })
    await page.mouse.up()
    await expect(cell(page, 4, 5)).toHaveAttribute('aria-label', /Carrier/)
    await game.button('Random').click()
    await game.button('Start battle').click()
    await sink(devices, (row, col) => cell(page, row, col).click())
  },
  async touch(devices) {
    const { page, game, fingers } = devices
    await fingers.tapOn(cell(page, 2, 2))
    await expect(cell(page, 2, 6)).toHaveAttribute('aria-label', /Carrier/)
    await fingers.tapOn(game.button('Random'))
    await fingers.tapOn(game.button('Start battle'))
    await sink(devices, (row, col) => fingers.tapOn(cell(page, row, col)))
  },
  async pad(devices) {
    const { page, game, pad } = devices
    await padTo(devices, 2, 2)
    await pad.press('X')
    await pad.press('A')
    await expect(cell(page, 6, 2)).toHaveAttribute('aria-label', /Carrier/)
    await pad.press('Y')
    await pad.goTo(game.button('Start battle'))
    await pad.press('A')
    await sink(devices, async (row, col) => {
      await padTo(devices, row, col)
      await pad.press('A')
    })
  },
  race: null,
}
