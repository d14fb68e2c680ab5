/** Owns the proof in a browser that no framed game keeps the keyboard, or this page, from the visitor. */
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { store } from './stored'

test.use(SHARED_PAGE)

/** Takes the focus every so many ms, and tells what it hears. */
const grasping = (ms: number) => `<input id="field"><p id="out"></p><script>
  addEventListener('keydown', function (event) { out.textContent += event.key })
  setInterval(function () { window.focus(); field.focus() }, ${ms})</script>`

for (const ms of [50, 5])
  test(`a game that focuses itself every ${ms} ms types nothing into our dialog, and Escape closes it`, async ({
    page,
  }) => {
    await page.goto('/')
    await page.goto(await store(page, { embedCode: grasping(ms) }))
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('#field')).toBeFocused()
    await page.getByRole('button', { name: 'Settings' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(page.getByText('It kept taking the keyboard away from this page.')).toBeAttached()
    const inDialog = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
    await expect.poll(inDialog).toBe(true)
    await page.keyboard.press('Tab')
    expect(await inDialog()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Back to Games' }).click()
    await expect(page).toHaveURL('/')
  })

test('Tab and Shift+Tab lead out of it', async ({ page }) => {
  await page.goto('/')
  await page.goto(await store(page, { embedCode: grasping(50) }))
  await expect(page.frameLocator('iframe').locator('#field')).toBeFocused()
  const stopped = page.getByText('It kept taking the keyboard away from this page.')
  for (let i = 0; i < 6 && (await stopped.count()) === 0; i++) {
    await page.keyboard.press('Shift+Tab')
    await page.waitForTimeout(200)
  }
  await expect(stopped).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const ours = () => page.evaluate(() => document.activeElement?.tagName)
  expect(await ours()).not.toBe('IFRAME')
})

test('a game that takes the focus once, when it is pressed or by Tab keeps it', async ({ page }) => {
  await page.goto('/')
  await page.goto(await store(page, { embedCode: '<input id="field"><script>field.focus()</script>' }))
  const field = page.frameLocator('iframe').locator('#field')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Reload' }).focus()
  await page.waitForTimeout(1200)
  await field.click()
  await page.keyboard.type('abc')
  await expect(field).toHaveValue('abc')
  await page.getByRole('button', { name: 'Reload' }).focus()
  await page.mouse.move(5, 5)
  await page.waitForTimeout(300)
  await page.keyboard.press('Tab')
  await page.keyboard.type('d')
  await expect(field).toHaveValue(/d/)
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('thirty strings of 1 MB at a time are a flood', async ({ page }) => {
  await page.goto('/')
  const flood = 'for (var i = 0; i < 30; i++) top.postMessage(text, "*")'
  await page.goto(
    await store(page, {
      embedCode: `<script>var text = 'x'.repeat(1e6); setInterval(function () { ${flood} }, 200)</script>`,
    }),
  )
  await expect(page.getByText('This game was stopped.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('an embed of a portal is loaded by its address', async ({ page, complaints }) => {
  complaints.allow(/net::|Failed to load|frame/i)
  await page.goto('/')
  await page.goto(
    await store(page, {
      embedCode:
        '<div><iframe frameborder="0" src="https://itch.io/embed-upload/1?color=333"><a href="https://x.itch.io/y">Play Y on itch.io</a></iframe></div>',
    }),
  )
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://itch.io/embed-upload/1?color=333')
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /allow-same-origin/)
})

test('the form says what belongs where', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Add Your Game' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Mine')
  await dialog.getByLabel('Description').fill('A game')
  await dialog.getByLabel('Embed Code').fill('https://games.example.com/play')
  await dialog.getByRole('button', { name: 'Add Game' }).click()
  await expect(dialog.getByText('This is an address, not embed code.').first()).toBeVisible()
  await dialog.getByLabel('Embed Code').fill('&lt;iframe src="https://games.example.com/"&gt;')
  await dialog.getByRole('button', { name: 'Add Game' }).click()
  await expect(dialog.getByText('This code is escaped').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('customGames'))).toBeNull()
  await page.keyboard.press('Escape')
})
