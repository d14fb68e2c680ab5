/** What only a real browser shows of the engine: the bot worker, two players at once, full screen, no WebGL. */
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { cell } from '../support/moves'
import { frames } from '../support/rest'

test.use(SHARED_PAGE)

test('the computer answers from the worker, undo undoes both moves, a pause cancels its search', async ({
  page,
  game,
}) => {
  await game.open('connect-four', 'opponent=normal&seed=1')
  await game.begin.click()
  await cell(page, 6, 4).click()
  await expect(page.getByRole('gridcell', { name: /yellow/ })).toHaveCount(1)
  await game.button('Undo').click()
  await expect(page.getByRole('gridcell', { name: /red|yellow/ })).toHaveCount(0)
  await cell(page, 6, 4).click()
  await page.keyboard.press('Escape')
  await game.phase('paused')
  await game.passes(1500)
  await expect(page.getByRole('gridcell', { name: /yellow/ })).toHaveCount(0)
  await game.button('Resume').click()
  await expect(page.getByRole('gridcell', { name: /yellow/ })).toHaveCount(1)
})

test('a hint points at cells, then names the rule, then the move and its reason', async ({ page, game }) => {
  await game.open('connect-four', 'position=112233')
  await game.begin.click()
  await game.button('Hint').click()
  await expect(page.getByText(/^You can make four now/).first()).toBeVisible()
  await game.button('Hint').click()
  await expect(page.getByText(/needs one more disc in the highlighted line/).first()).toBeVisible()
  await expect(page.getByText(/Column 4 wins/)).toHaveCount(0)
  // A press on the words is one on Hint.
  await page.locator('[data-hint-text] p').click()
  await expect(page.getByText(/Column 4 wins/).first()).toBeVisible()
})

test('a full column shows a message', async ({ page, game }) => {
  await game.open('connect-four', 'position=111111')
  await game.begin.click()
  await page.keyboard.press('1')
  await expect(page.getByText('Column is full!').first()).toBeVisible()
  await expect(game.hud('Moves')).toHaveText('6')
})

test('enters and leaves full screen', async ({ page, game }) => {
  await game.open('snake')
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('data-game')))
    .toBe('snake')
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('without WebGL there is a message, with games that do not need it', async ({ page, complaints }) => {
  complaints.allow(/WebGL|webgl|graphics|renderer/i)
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      if (String(args[0]).startsWith('webgl')) return null
      return (original as (...all: unknown[]) => RenderingContext | null).apply(this, args)
    } as typeof original
  })
  await page.goto('/games/snake')
  await expect(page.getByRole('heading', { name: /needs WebGL/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('alert')).not.toContainText(/[.!?]\./)
  const others = page.getByRole('alert').getByRole('link')
  await expect(others).toHaveCount(6)
  await others.first().click()
  await expect(page.locator('[data-panel] [data-autofocus]')).toBeVisible()
  await expect(page.locator('canvas.stage-canvas')).toHaveCount(0)
})

test.describe('on a touch screen', () => {
  test.use({ ...PHONE, drawn: true, viewport: { width: 640, height: 480 } })
  test('two fingers move two mallets at once', { tag: '@proof' }, async ({ page, game, fingers }) => {
    await game.open('air-hockey', 'players=2&seed=1')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    const box = await game.field.boundingBox()
    if (!box) throw new Error('There is no field.')
    const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y })
    await fingers.down(at(0.15, 0.5), at(0.85, 0.5))
    await frames(page, 5)
    const before = await game.field.screenshot()
    await fingers.move(at(0.2, 0.2), at(0.8, 0.8))
    await frames(page, 12)
    expect(Buffer.compare(before, await game.field.screenshot())).not.toBe(0)
    await fingers.up()
  })
})
