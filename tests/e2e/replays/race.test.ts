/** Races in a browser: against the visitor's best of the same start, and against ghosts. `results.test.ts` has challenges. */
import type { Page } from 'playwright/test'
import { frameFrom } from '../../../src/engine/core/input/input'
import { FrameWriter } from '../../../src/engine/core/replay/frameWriter'
import { StepsWriter } from '../../../src/engine/storage/values/steps'
import { pack } from '../../../src/play/replay/pack'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { replayVersionOf } from '../support/replayVersion'
import { frames } from '../support/rest'

test.use(SHARED_PAGE)

/** How many replays are stored: each is compressed first, after the end of its game. */
const storedReplays = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('pocket-arcade-plays')
        opening.onsuccess = () => {
          const heads = opening.result.transaction('heads').objectStore('heads').count()
          heads.onsuccess = () => {
            opening.result.close()
            resolve(heads.result)
          }
        }
      }),
  )

test('the same start races the best stored replay of it, and the next game races nothing', async ({
  page,
  game,
}) => {
  await game.open('snake', 'seed=42')
  await expect(game.hud('Pace')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await game.over()
  await expect.poll(() => storedReplays(page)).toBe(1)
  await game.visit('snake', 'seed=42')
  await expect(game.hud('Pace')).toHaveText('±0')
  await page.keyboard.press('Enter')
  await game.over()
  await expect(game.hud('Pace')).toHaveText('±0')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await expect(game.hud('Pace')).toHaveCount(0)
  await game.visit('snake', 'seed=42&edges=wrap')
  await expect(game.begin).toBeVisible()
  await expect(game.hud('Pace')).toHaveCount(0)
})

/** A game of Frogger in which the frog hops twice to the left along its bank, and waits. */
async function frogAside(): Promise<string> {
  const frames = new FrameWriter()
  for (let tick = 0; tick < 600; tick++)
    frames.add(tick === 5 || tick === 30 ? frameFrom(['left'], []) : frameFrom([], []), [])
  const { ticks, slots } = frames
  return pack({
    game: 'frogger',
    digest: replayVersionOf('frogger'),
    seed: 42,
    options: {},
    date: 0,
    result: 'over',
    figures: { Score: 10 },
    input: { kind: 'realtime', size: { width: 400, height: 500 }, ticks, slots, frames: frames.take() },
  })
}

test.describe('drawn', () => {
  test.use({ drawn: true, deviceScaleFactor: 1, viewport: { width: 480, height: 480 } })
  test('the ghost is shown in a race, and the visitor can hide it', async ({ page, game }) => {
    // The hint of a first game stands over this bank, for windows as narrow as this one.
    await page.addInitScript(() =>
      localStorage.setItem('settings', '{"version":1,"data":{"muted":true,"taught":{"frogger":true}}}'),
    )
    await page.goto(`/games/frogger?seed=42#beat=10&play=${await frogAside()}`)
    await game.ready()
    await expect(game.hud('Pace')).toHaveText('±0')
    await page.keyboard.press('Enter')
    await game.phase('playing')
    await game.passes(1500)
    await game.calm()
    /** The bank with the other frog: nothing else moves there, and no fine detail depends on the resolution. */
    const bank = async () => {
      // The canvas may still show an earlier frame: not each frame is drawn.
      await frames(page, 2)
      const box = await game.field.boundingBox()
      if (!box) throw new Error('no field')
      const { x, y, width, height } = box
      const clip = { x: x + width * 0.3, y: y + height * 0.925, width: width * 0.02, height: height * 0.01 }
      return (await page.screenshot({ clip })).toString('base64')
    }
    const button = game.button('Ghost')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const seen = await bank()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(bank).not.toBe(seen)
    const hidden = await bank()
    expect(await bank()).toBe(hidden)
    await button.click()
    // On a busy machine the stage may have changed its resolution: the ghost is back, but not to the pixel.
    await expect.poll(bank).not.toBe(hidden)
  })
})

test('the ghost is shown on the board of Invisible Maze, too', async ({ page, game }) => {
  const steps = new StepsWriter()
  steps.add(['right', 1000, true])
  const play = await pack({
    game: 'invisible-maze',
    digest: replayVersionOf('invisible-maze'),
    seed: 42,
    options: { level: '1' },
    date: 0,
    result: 'won',
    figures: { Levels: 7 },
    input: { kind: 'turn', ...steps.text() },
  })
  await page.goto(`/games/invisible-maze?seed=42#beat=7&play=${play}`)
  await game.ready()
  await game.begin.click()
  const pale = page.locator('[data-ghost]')
  const from = await pale.getAttribute('data-ghost')
  await game.passes(1500)
  await expect(pale).not.toHaveAttribute('data-ghost', from ?? '')
  await game.button('Ghost').click()
  await expect(pale).toHaveCount(0)
})
