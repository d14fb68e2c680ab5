/** How the browser tests play Slice Storm: back and forth through the storm until fruit is cut, then no input. */
import { spot } from '../../e2e/support/moves'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** Sweeps until there are points; later misses end the game. Without sweeps it would end with no points. */
async function until({ game }: Devices, sweep: (there: boolean) => Promise<void>): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if ((await game.hud('Score').textContent()) !== '0') return
    await sweep(n % 2 === 0)
  }
}

/**
 * Back and forth over the whole field, below its middle, once per frame: every throw meets the blade, however few
 * frames there are.
 */
async function way(devices: Devices, there: boolean): Promise<{ x: number; y: number }[]> {
  const ends = [await spot(devices, 0.1, 0.62), await spot(devices, 0.9, 0.62)] as const
  return Array.from({ length: 6 }, (_, i) => ends[(i + (there ? 0 : 1)) % 2] as { x: number; y: number })
}

export const plan: Plan = {
  query: 'seed=42',
  start: 'Play',
  again: 'Play Again',
  ends: /Game Over.*Score\s*[1-9]/s,
  async keyboard(devices) {
    const { page, game } = devices
    await game.atEase()
    await frames(page, 5)
    await page.keyboard.down('Space')
    await until(devices, async (there) => {
      const key = there ? 'ArrowRight' : 'ArrowLeft'
      await page.keyboard.down(key)
      await frames(page, 24)
      await page.keyboard.up(key)
    })
    await page.keyboard.up('Space')
    await devices.game.over()
  },
  async mouse(devices) {
    const { page } = devices
    await until(devices, async (there) => {
      const places = await way(devices, there)
      const [first, ...rest] = places as [(typeof places)[0], ...typeof places]
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of rest) {
        await page.mouse.move(x, y)
        await frames(page, 1)
      }
      await page.mouse.up()
    })
    await devices.game.over()
  },
  async touch(devices) {
    const { fingers, page } = devices
    await until(devices, async (there) => {
      const places = await way(devices, there)
      const [first, ...rest] = places as [(typeof places)[0], ...typeof places]
      await fingers.down(first)
      await frames(page, 1)
      for (const place of rest) {
        await fingers.move(place)
        await frames(page, 1)
      }
      await fingers.up()
    })
    await devices.game.over()
  },
  async pad(devices) {
    const { pad, page, game } = devices
    await game.atEase()
    await frames(page, 5)
    await pad.set('A', true)
    await until(devices, async (there) => {
      const key = there ? 'DpadRight' : 'DpadLeft'
      await pad.set(key, true)
      await frames(page, 24)
      await pad.set(key, false)
    })
    await pad.set('A', false)
    await devices.game.over()
  },
  // A fruit is hit only if both pages are fast enough; none is needed for the end.
  race: { ends: /Game Over/ },
}
