/** Arrows and circles drawn over the board of a replay: by mouse, keys, gamepad and fingers. */
import type { Page } from 'playwright/test'
import { replayTexts } from '../../../src/play/texts/replays'
import { violationsInBothThemes } from '../support/axe'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import type { GamePage } from '../support/game-page'
import { cell, drag, padTo, pointOf, walkTo } from '../support/moves'

test.use(SHARED_PAGE)

const texts = replayTexts.watch.drawing
const drawn = (page: Page) => page.locator('[data-arrows="drawn"]')
const arrows = (page: Page) => drawn(page).locator('path')
const circles = (page: Page) => drawn(page).locator('g')

/** The replay of a rook that captures the king, before its move. */
async function watch(page: Page, game: GamePage, press: (on: ReturnType<Page['locator']>) => Promise<void>) {
  await game.open('chess', `opponent=two&position=${encodeURIComponent('4k3/8/8/8/8/8/4R3/K7 w')}`)
  await press(game.begin)
  await game.phase('playing')
  await press(cell(page, 7, 5))
  await press(cell(page, 1, 5))
  await game.over()
  await game.showMore()
  await press(game.button('Watch'))
  await game.phase('watching')
  // A replay that begins plays by itself: a key stops it, wherever it is.
  await page.keyboard.press('Home')
  await expect(game.button(replayTexts.watch.play)).toBeVisible()
  await expect(cell(page, 7, 5)).toHaveAccessibleName(/White rook/)
}

test('with the mouse, keys and a gamepad; each moment has its own', async ({ page, game, pad }) => {
  await watch(page, game, (on) => on.click())
  const dragRight = async (from: readonly [number, number], to: readonly [number, number]) => {
    const [start, end] = [await pointOf(cell(page, ...from)), await pointOf(cell(page, ...to))]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down({ button: 'right' })
    await page.mouse.move(end.x, end.y, { steps: 2 })
    await page.mouse.up({ button: 'right' })
  }
  // The right button draws at any time, and the same again removes it.
  await dragRight([8, 1], [7, 2])
  await expect(arrows(page)).toHaveCount(1)
  await dragRight([1, 5], [1, 5])
  await expect(circles(page)).toHaveCount(1)
  await dragRight([8, 1], [7, 2])
  await expect(arrows(page)).toHaveCount(0)

  const toggle = game.button(texts.toggle)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await drag(page, cell(page, 7, 5), cell(page, 1, 5))
  await expect(arrows(page)).toHaveCount(1)
  await cell(page, 1, 1).click()
  await cell(page, 8, 8).click()
  await expect(arrows(page)).toHaveCount(2)

  await toggle.focus()
  await walkTo(page, 4, 4)
  await page.keyboard.press('Enter')
  // Escape takes back the first of two presses, and leaves the replay open.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await walkTo(page, 4, 6)
  await page.keyboard.press('Space')
  await expect(arrows(page)).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: 'Arrow' })).toHaveText(
    texts.arrow('Row 4, column 4', 'Row 4, column 6'),
  )
  await pad.plug()
  await padTo({ page, pad }, 5, 6)
  await pad.press('A')
  await pad.press('A')
  await expect(circles(page)).toHaveCount(2)
  // Neither the board nor the replay took part.
  await game.phase('watching')
  await expect(cell(page, 7, 5)).toHaveAccessibleName(/White rook/)
  expect(await violationsInBothThemes(page)).toEqual([])

  await game.button(replayTexts.watch.next.move).click()
  await expect(drawn(page)).toHaveCount(0)
  await game.button(replayTexts.watch.previous.move).click()
  await expect(arrows(page)).toHaveCount(3)
  await game.button(texts.clear).click()
  await expect(drawn(page)).toHaveCount(0)
  await toggle.click()
  await expect(page.getByText(texts.howTo)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('by a finger that drags or presses, once it is switched on', { tag: '@proof' }, async ({
    page,
    game,
    fingers,
  }) => {
    await watch(page, game, (on) => fingers.tapOn(on))
    const from = await pointOf(cell(page, 7, 5))
    const to = await pointOf(cell(page, 1, 5))
    await fingers.swipe(from.x, from.y, to.x - from.x, to.y - from.y)
    await expect(drawn(page)).toHaveCount(0)
    await fingers.tapOn(game.button(texts.toggle))
    const start = await pointOf(cell(page, 7, 5))
    const end = await pointOf(cell(page, 1, 5))
    await fingers.down(start)
    await fingers.move({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })
    await fingers.move(end)
    // The arrow is shown on its way.
    await expect(arrows(page)).toHaveCount(1)
    await fingers.up()
    await expect(arrows(page)).toHaveCount(1)
    await fingers.tapOn(cell(page, 5, 3))
    await fingers.tapOn(cell(page, 5, 3))
    await expect(circles(page)).toHaveCount(1)
    await expect(arrows(page)).toHaveCount(1)
  })
})
