/** Owns the settings in a real browser: each one has its effect, and data goes out and comes back. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { frames } from '../support/rest'
import { deleteAllData, openSettings } from '../support/settings'

test.use({ ...SHARED_PAGE, muted: false })

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)

test('theme and motion follow the visitor, and are kept', async ({ page }) => {
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await ground()).toBe('rgb(20, 22, 29)')
  await openSettings(page, 'look')
  const theme = page.getByRole('radiogroup', { name: 'Theme' })
  await theme.getByRole('radio', { name: 'Light' }).click()
  await expect.poll(ground).toBe('rgb(246, 243, 236)')
  await page.getByRole('radiogroup', { name: 'Motion' }).getByRole('radio', { name: 'Reduced' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await page.waitForTimeout(500)
  await page.reload()
  await expect.poll(ground).toBe('rgb(246, 243, 236)')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
})

test('the system decides until the visitor does', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(246, 243, 236)',
  )
})

test('volumes and mute reach the sound, and are kept', async ({ page, game }) => {
  await game.open('snake')
  await openSettings(page, 'sound')
  await page.getByRole('slider', { name: 'Effects' }).fill('20')
  await page.getByRole('switch', { name: /Mute/ }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible()
  await expect
    .poll(
      async () =>
        ((await stored(page, 'settings')) as { data: { effects: number; muted: boolean } } | null)?.data,
    )
    .toMatchObject({ effects: 0.2, muted: true })
})

test('a key is bound anew, works in the game, and is reset', async ({ page, game }) => {
  await game.open('snake', 'seed=42&speed=fast')
  await openSettings(page, 'controls')
  await page.getByRole('button', { name: 'Change key ↑ of Up' }).click()
  await page.keyboard.press('i')
  await expect(page.getByRole('button', { name: 'Change key I of Up' })).toBeVisible()
  await page.keyboard.press('Escape')
  await game.button('Start Game').click()
  await game.phase('playing')
  await page.keyboard.press('i')
  await game.phase('over')
  // Upward from the middle the wall comes after ten steps; to the right it would be a different end of the field.
  await expect(game.end).toContainText('Hit a wall')
  expect(
    (
      (await stored(page, 'settings')) as {
        data: { bindings: Record<string, Record<string, { keys: string[] }>> }
      }
    ).data.bindings.snake?.up?.keys,
  ).toContain('KeyI')
  await openSettings(page, 'controls')
  await page.getByRole('button', { name: /Reset/ }).first().click()
  await expect(page.getByRole('button', { name: 'Change key ↑ of Up' })).toBeVisible()
})

test('a pad button is bound anew', async ({ page, game, pad }) => {
  await game.open('flappy-bird')
  await pad.plug()
  await openSettings(page, 'controls')
  await page.getByRole('button', { name: 'Change button A of Flap' }).click()
  await frames(page, 3)
  await pad.press('Y')
  await expect(page.getByRole('button', { name: 'Change button Y of Flap' })).toBeVisible()
  await page.keyboard.press('Escape')
  await game.button('Start Game').click()
  await game.phase('playing')
  await pad.press('Y')
  await game.phase('over', 30_000)
})

test('a pad chooses from a list, and going back while a key is waited for closes no dialog', async ({
  page,
  pad,
}) => {
  await page.goto('/')
  await openSettings(page, 'controls')
  await pad.plug()
  const list = page.getByRole('dialog').getByRole('combobox')
  await list.focus()
  const before = await list.inputValue()
  await pad.press('DpadRight')
  await expect(list).not.toHaveValue(before)
  await pad.press('DpadLeft')
  await expect(list).toHaveValue(before)
  await list.selectOption('snake')
  await page.getByRole('button', { name: 'Change key ↑ of Up' }).click()
  await pad.press('B')
  await expect(page.getByRole('button', { name: 'Change key ↑ of Up' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await pad.press('B')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0)
})

test('a page that stands still while a direction is held moves once, however long it stands', async ({
  page,
  pad,
}) => {
  await page.goto('/')
  await openSettings(page, 'controls')
  await pad.plug()
  const list = page.getByRole('dialog').getByRole('combobox')
  await list.focus()
  const index = () => list.evaluate((select: HTMLSelectElement) => select.selectedIndex)
  const before = await index()
  await list.evaluate((select) => {
    const stand = () => {
      const until = performance.now() + 600
      while (performance.now() < until);
    }
    select.addEventListener('change', stand, { once: true })
  })
  await pad.press('DpadRight')
  await frames(page, 2)
  expect(await index()).toBe(before + 1)
})

test('a play pauses under the settings', async ({ page, game }) => {
  await game.open('breakout')
  await game.button('Start Game').click()
  await game.phase('playing')
  await page.getByRole('button', { name: 'Settings' }).click()
  await game.phase('paused')
})

test('all data goes out as one file and comes back; a bad file changes nothing', async ({ page }, info) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('laid'))
      localStorage.setItem('gameFavorites', '["/games/snake","/games/2048"]')
    sessionStorage.setItem('laid', '1')
  })
  await page.goto('/')
  await openSettings(page, 'data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export data' }).click()
  const file = info.outputPath('data.json')
  await (await download).saveAs(file)
  expect(JSON.parse(readFileSync(file, 'utf8')).data.gameFavorites).toEqual(['/games/snake', '/games/2048'])

  await deleteAllData(page)
  expect((await stored(page, 'gameFavorites')) ?? []).toEqual([])

  await openSettings(page, 'data')
  for (const [name, text] of [
    ['text', 'hello'],
    ['other', '{"x":1}'],
    ['list', '[]'],
    ['broken', readFileSync(file, 'utf8').slice(0, 80)],
  ] as const) {
    const bad = info.outputPath(`${name}.json`)
    writeFileSync(bad, text)
    await page.getByLabel('File to import').setInputFiles(bad)
    await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
    expect((await stored(page, 'gameFavorites')) ?? []).toEqual([])
  }
  await page.getByLabel('File to import').setInputFiles(file)
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByText('Your data has been imported')).toBeVisible()
  expect(await stored(page, 'gameFavorites')).toEqual(['/games/snake', '/games/2048'])
})

test('an open game does not save itself again after all data was deleted', async ({ page, game }) => {
  await game.open('2048', 'seed=1')
  await game.button('Start Game').click()
  await game.phase('playing')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await openSettings(page, 'data')
  await deleteAllData(page)
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saves')))
  expect(kept).toEqual([])
})
