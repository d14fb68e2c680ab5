/** Settings take effect, and data can be exported, deleted, and imported. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { dataTexts } from '../../../src/site/texts/data'
import { settingsTexts } from '../../../src/site/texts/settings'
import { shellTexts } from '../../../src/site/texts/shell'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { frames } from '../support/rest'
import { deleteAllData, openSettings } from '../support/settings'

test.use({ ...SHARED_PAGE, muted: false })

const texts = settingsTexts
const { changeKey, changeButton } = texts.bindings

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)

test('theme and motion can be chosen, and are stored', async ({ page }) => {
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await ground()).toBe('rgb(20, 22, 29)')
  await openSettings(page, 'look')
  const theme = page.getByRole('radiogroup', { name: texts.theme.name })
  await theme.getByRole('radio', { name: texts.theme.choices.light }).click()
  await expect.poll(ground).toBe('rgb(246, 243, 236)')
  await page
    .getByRole('radiogroup', { name: texts.motion.name })
    .getByRole('radio', { name: texts.motion.choices.reduced })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await expect
    .poll(() => stored(page, 'settings'))
    .toMatchObject({ data: { theme: 'light', motion: 'reduced' } })
  await page.reload()
  await expect.poll(ground).toBe('rgb(246, 243, 236)')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
})

test('settings pause a game; volumes and mute take effect, and are stored', async ({ page, game }) => {
  await game.open('breakout')
  await game.begin.click()
  await game.phase('playing')
  await openSettings(page, 'sound')
  await game.phase('paused')
  await page.getByRole('slider', { name: texts.volume.effects }).fill('20')
  await page.getByRole('switch', { name: texts.mute.name }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
  await expect
    .poll(
      async () =>
        ((await stored(page, 'settings')) as { data: { effects: number; muted: boolean } } | null)?.data,
    )
    .toMatchObject({ effects: 0.2, muted: true })
})

test('a key can be rebound, works in the game, and can be reset', async ({ page, game }) => {
  await game.open('snake', 'seed=42&speed=fast')
  await openSettings(page, 'controls')
  await page.getByRole('button', { name: changeKey('↑', 'Up') }).click()
  await page.keyboard.press('u')
  await expect(page.getByRole('button', { name: changeKey('U', 'Up') })).toBeVisible()
  await page.keyboard.press('Escape')
  await game.begin.click()
  await game.phase('playing')
  await page.keyboard.press('u')
  await game.phase('over')
  // Upward from the middle, the snake hits the wall after ten steps.
  await expect(game.end).toContainText('Hit a wall')
  expect(
    (
      (await stored(page, 'settings')) as {
        data: { bindings: Record<string, Record<string, { keys: string[] }>> }
      }
    ).data.bindings.snake?.up?.keys,
  ).toContain('KeyU')
  await openSettings(page, 'controls')
  await page.getByRole('button', { name: texts.bindings.resetGame }).click()
  await expect(page.getByRole('button', { name: changeKey('↑', 'Up') })).toBeVisible()
})

test('a gamepad button can be rebound', async ({ page, game, pad }) => {
  await game.open('flappy-bird')
  await pad.plug()
  await openSettings(page, 'controls')
  await page.getByRole('button', { name: changeButton('A', 'Flap') }).click()
  await frames(page, 3)
  await pad.press('Y')
  await expect(page.getByRole('button', { name: changeButton('Y', 'Flap') })).toBeVisible()
  await page.keyboard.press('Escape')
  await game.begin.click()
  await game.phase('playing')
  await pad.press('Y')
  await game.phase('over', 30_000)
})

test('a gamepad chooses from a list, and Back during a key capture closes no dialog', async ({
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
  // A blocked page moves once while a direction is held.
  const index = () => list.evaluate((select: HTMLSelectElement) => select.selectedIndex)
  const from = await index()
  await list.evaluate((select) => {
    const block = () => {
      const until = performance.now() + 600
      while (performance.now() < until);
    }
    select.addEventListener('change', block, { once: true })
  })
  await pad.press('DpadRight')
  await frames(page, 2)
  expect(await index()).toBe(from + 1)
  await list.selectOption('snake')
  await page.getByRole('button', { name: changeKey('↑', 'Up') }).click()
  await pad.press('B')
  await expect(page.getByRole('button', { name: changeKey('↑', 'Up') })).toBeVisible()
  await expect(page.getByRole('dialog', { name: shellTexts.header.settings })).toBeVisible()
  await pad.press('B')
  await expect(page.getByRole('dialog', { name: shellTexts.header.settings })).toHaveCount(0)
})

test('all data can be exported and imported; an invalid file changes nothing', async ({ page }, info) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('prepared'))
      localStorage.setItem('gameFavorites', '["/games/snake","/games/2048"]')
    sessionStorage.setItem('prepared', '1')
  })
  await page.goto('/')
  await openSettings(page, 'data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: dataTexts.export.button }).click()
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
    await page.getByLabel(dataTexts.import.file).setInputFiles(bad)
    await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
    expect((await stored(page, 'gameFavorites')) ?? []).toEqual([])
  }
  await page.getByLabel(dataTexts.import.file).setInputFiles(file)
  await page.getByRole('button', { name: dataTexts.import.replace }).click()
  await expect(page.getByText(dataTexts.import.done)).toBeVisible()
  expect(await stored(page, 'gameFavorites')).toEqual(['/games/snake', '/games/2048'])
})

test('an open game does not save itself again after all data was deleted', async ({ page, game }) => {
  await game.open('2048', 'seed=1')
  await game.begin.click()
  await game.phase('playing')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await openSettings(page, 'data')
  await deleteAllData(page)
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saves')))
  expect(kept).toEqual([])
})
