/**
 * How the browser tests play Circuit Breaker: the first circuit is completed, its panel continues, and the second one
 * fails.
 */
import { expect } from '../../e2e/support/fixtures'
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** The sequence of this game, in units of the board's 400. */
const WAY = [
  [96, 200],
  [96, 304],
  [200, 200],
  [200, 96],
] as const
/** In the middle of the second circuit, where the cursor is too: not the first of its sequence. */
const WRONG = [200, 200] as const
const LIVES = 3

/** The clock of a level with this many seconds runs: taps count from now on. */
async function running({ game }: Devices, level: string, seconds: string): Promise<void> {
  await expect(game.hud('Level')).toHaveText(level)
  await game.hastened(() => expect(game.hud('Time')).not.toHaveText(seconds, { timeout: 20_000 }))
}

/** One life after the other: on a machine that stalls, two taps in one tick would be one. */
async function loseAll({ game }: Devices, wrong: () => Promise<void>): Promise<void> {
  for (let left = LIVES - 1; left > 0; left--) {
    await wrong()
    await expect(game.hud('Lives')).toHaveText(String(left))
  }
  await wrong()
}

/** The panel after the first circuit, once it accepts a press. */
async function connected({ game }: Devices): Promise<void> {
  await game.hastened(async () => {
    await expect(game.end).toContainText('Circuit Connected', { timeout: 20_000 })
    await expect(game.root.locator('[data-settling]')).toHaveCount(0)
  })
  await expect(game.button('Main Menu')).toBeVisible()
  await expect(game.button('Next Level')).toBeFocused()
}

async function point(
  devices: Devices,
  press: (x: number, y: number) => Promise<void>,
  goOn: () => Promise<void>,
): Promise<void> {
  const at = async ([x, y]: readonly [number, number]) => {
    const place = await spot(devices, x / 400, y / 400)
    await press(place.x, place.y)
    await frames(devices.page, 3)
  }
  await running(devices, '1', '33')
  for (const node of WAY) await at(node)
  await connected(devices)
  await goOn()
  await running(devices, '2', '31')
  await loseAll(devices, () => at(WRONG))
}

/** From the node in the middle, where the cursor appears: left, down, right, up, each tapped. */
async function walk(
  devices: Devices,
  move: (way: 'Left' | 'Down' | 'Right' | 'Up') => Promise<void>,
  tap: () => Promise<void>,
): Promise<void> {
  await running(devices, '1', '33')
  await tap()
  for (const way of ['Left', 'Down', 'Right', 'Up'] as const) {
    await move(way)
    await tap()
  }
  await connected(devices)
  await tap()
  await running(devices, '2', '31')
  await loseAll(devices, tap)
}

export const plan: Plan = {
  query: 'seed=42',
  ends: /System Failure.*No lives left on level 2.*Final Score\s*[1-9]/s,
  start: 'Start Hacking',
  again: 'Try Again',
  keyboard: (devices) => {
    const press = async (key: string) => {
      await devices.page.keyboard.press(key)
      await frames(devices.page, 2)
    }
    return walk(
      devices,
      (way) => press(`Arrow${way}`),
      () => press('Space'),
    )
  },
  mouse: (devices) =>
    point(
      devices,
      (x, y) => devices.page.mouse.click(x, y),
      () => devices.game.button('Next Level').click(),
    ),
  touch: (devices) =>
    point(
      devices,
      (x, y) => devices.fingers.tap(x, y),
      () => devices.fingers.tapOn(devices.game.button('Next Level')),
    ),
  pad: (devices) =>
    walk(
      devices,
      (way) => devices.pad.press(`Dpad${way}`),
      () => devices.pad.press('A'),
    ),
}
