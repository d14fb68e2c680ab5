/** Assists in a browser: turned on in the pause panel or the settings, in use, and named in the result. */
import type { Locator, Page } from 'playwright/test'
import { assistTexts } from '../../../src/play/texts/assists'
import { playedTexts } from '../../../src/play/texts/played'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { openSettings } from '../support/settings'

test.use({ ...SHARED_PAGE, viewport: { width: 1024, height: 640 } })

/** After this time a press counts again. */
const DEBOUNCED_MS = 600

/** By Tab only, without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let i = 0; i < 30; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('the speed is set in the pause panel by keyboard, named at the end, and ranked separately', async ({
  page,
  game,
}) => {
  await game.open('snake')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await page.keyboard.press('Escape')
  await game.phase('paused')
  await tabTo(page, game.button('More'))
  await page.keyboard.press('Enter')
  await tabTo(page, game.end.locator('summary'))
  await page.keyboard.press('Enter')
  const slider = game.end.getByRole('slider', { name: assistTexts.gameSpeed.label })
  await tabTo(page, slider)
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /^70/)
  await expect(game.end.locator('summary')).toContainText(playedTexts.speed(70))
  await page.keyboard.press('Escape')
  await game.resumed()
  await game.over()
  await expect(game.end.locator('[data-played]')).toContainText(playedTexts.speed(70))
  await page.goto('/records')
  await expect(page.locator('[data-records-of="snake"]')).toContainText(playedTexts.speed(70))
})

test('Asteroids is played with toggled holds, and the result names them', { tag: '@proof' }, async ({
  page,
  game,
}) => {
  await game.open('asteroids')
  await openSettings(page, 'assists')
  await page.getByRole('dialog').getByRole('switch', { name: assistTexts.toggleHold.label }).click()
  await page.keyboard.press('Escape')
  await game.begin.click()
  await game.phase('playing')
  // Two presses in all: it turns and fires until its end.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await game.hastened(() => expect(game.hud('Score')).not.toHaveText('0', { timeout: 20_000 }))
  await game.over()
  await expect(game.end.locator('[data-played]')).toContainText(playedTexts.toggleHold)
})

test('a hidden clock is in no stat during a game', async ({ page, game }) => {
  await game.open('sliding-puzzle')
  await game.begin.click()
  await game.phase('playing')
  await expect(game.hud('Time')).toBeVisible()
  await page.keyboard.press('Escape')
  await game.phase('paused')
  await game.showMore()
  await game.end.locator('summary').click()
  await game.end.getByRole('switch', { name: assistTexts.hideClock.label }).click()
  await expect(game.hud('Time')).toHaveCount(0)
  await game.button('Resume').click()
  await game.phase('playing')
  await expect(game.hud('Moves')).toBeVisible()
  await expect(game.hud('Time')).toHaveCount(0)
})

test.describe('with touch', () => {
  test.use({ hasTouch: true })
  test('repeated presses are ignored by keys, mouse, touch and gamepad', async ({
    page,
    game,
    fingers,
    pad,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('settings', JSON.stringify({ version: 1, data: { pressPause: true } })),
    )
    // The 500 ms are measured in the page's time: it is slowed, so that two presses of a busy machine are within it.
    const twice = async (press: () => Promise<void>) => {
      await game.passes(DEBOUNCED_MS)
      await game.hastened(async () => {
        await press()
        await press()
      }, 0.2)
    }
    await game.open('number-guessing', 'seed=42')
    const field = page.getByRole('textbox')
    const key = (name: string) => page.getByRole('gridcell', { name, exact: true })
    await game.passes(DEBOUNCED_MS)
    await game.begin.click()
    await game.phase('playing')
    await twice(() => key('4').click())
    await expect(field).toHaveValue('4')
    await twice(() => fingers.tapOn(key('2')))
    await expect(field).toHaveValue('42')
    await key('1').focus()
    await twice(() => page.keyboard.press('Enter'))
    await expect(field).toHaveValue('421')
    await pad.plug()
    await key('Erase').focus()
    await twice(() => pad.press('A'))
    await expect(field).toHaveValue('42')
  })
})
