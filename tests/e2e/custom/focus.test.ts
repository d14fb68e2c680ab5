/** A framed game cannot trap the keyboard or flood the page. */
import { customTexts } from '../../../src/site/texts/custom'
import { shellTexts } from '../../../src/site/texts/shell'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { frames } from '../support/rest'
import { open } from './stored'

test.use(SHARED_PAGE)

const { form, page: texts, troubles } = customTexts

/** A game that takes the focus every `ms` and shows the keys it receives. */
const grasping = (ms: number) => `<input id="field"><p id="out"></p><script>
  addEventListener('keydown', function (event) { out.textContent += event.key })
  setInterval(function () { window.focus(); field.focus() }, ${ms})</script>`

for (const ms of [50, 5])
  test(`a game that focuses itself every ${ms} ms gets no keys of a dialog, and Escape closes it`, {
    tag: ms === 5 ? [] : '@proof',
  }, async ({ page }) => {
    await open(page, { embedCode: grasping(ms) })
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('#field')).toBeFocused()
    await page.getByRole('button', { name: shellTexts.header.settings }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(page.getByText(troubles.grasping.text)).toBeAttached()
    const inDialog = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
    await expect.poll(inDialog).toBe(true)
    await page.keyboard.press('Tab')
    expect(await inDialog()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Back to Games' }).click()
    await expect(page).toHaveURL('/')
  })

test('Tab and Shift+Tab leave such a game', async ({ page }) => {
  await open(page, { embedCode: grasping(50) })
  await expect(page.frameLocator('iframe').locator('#field')).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByText(troubles.grasping.text)).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  expect(await focused()).not.toBe('IFRAME')
})

test('a game keeps the focus that it takes once, by a press, or by Tab', async ({ page, game }) => {
  await open(page, { embedCode: '<input id="field"><script>field.focus()</script>' })
  const field = page.frameLocator('iframe').locator('#field')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: texts.reload }).focus()
  // Soon after the visitor has reached a control, the focus would be returned to it.
  await game.passes(1200)
  await field.click()
  await page.keyboard.type('abc')
  await expect(field).toHaveValue('abc')
  await page.getByRole('button', { name: texts.reload }).focus()
  await page.mouse.move(5, 5)
  await frames(page, 2)
  await page.keyboard.press('Tab')
  // The frame is in another process, which gets the focus a moment later.
  await expect(field).toBeFocused()
  await page.keyboard.type('d')
  await expect(field).toHaveValue(/d/)
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('thirty strings of 1 MB at once are a flood', async ({ page }) => {
  const flood = 'for (var i = 0; i < 30; i++) top.postMessage(text, "*")'
  await open(page, {
    embedCode: `<script>var text = 'x'.repeat(1e6); setInterval(function () { ${flood} }, 200)</script>`,
  })
  await expect(page.getByText(troubles.loud.title)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the form explains wrong embed code', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Add Your Game' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(form.title).fill('Mine')
  await dialog.getByLabel(form.description).fill('A game')
  await dialog.getByLabel(form.embedCode).fill('https://games.example.com/play')
  await dialog.getByRole('button', { name: form.add.submit }).click()
  await expect(dialog.getByText(customTexts.code.isUrl).first()).toBeVisible()
  await dialog.getByLabel(form.embedCode).fill('&lt;iframe src="https://games.example.com/"&gt;')
  await dialog.getByRole('button', { name: form.add.submit }).click()
  await expect(dialog.getByText(customTexts.code.escaped).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('customGames'))).toBeNull()
  await page.keyboard.press('Escape')
})
