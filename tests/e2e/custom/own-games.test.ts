/** Owns what a visitor sees of changing an own game: editing, moving, saving it as a file and filling it in again, loading it anew. */
import type { Page } from 'playwright/test'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

const own = (title: string, n: number) => ({
  id: `custom-${n}`,
  title,
  description: 'Made at home',
  iconName: 'Star',
  difficulty: 'Hard',
  players: '2 Players',
  embedCode: `<h1>${title}</h1>`,
})

const titles = (page: Page) =>
  page
    .getByRole('region', { name: /^All Games/ })
    .getByRole('heading', { level: 3 })
    .filter({ hasText: /^Home/ })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await page.evaluate(
    (games) => localStorage.setItem('customGames', JSON.stringify(games)),
    [own('Home one', 1), own('Home two', 2)],
  )
  await page.reload()
})

test('edits and moves an own game; what was typed outlasts the dialog', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Edit Custom Game' })
  await page.getByRole('button', { name: 'Edit Home two' }).click()
  await dialog.getByLabel(/Title/).fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await dialog.getByLabel(/Title/).fill('Home sweet')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(titles(page)).toHaveText(['Home one', 'Home two'])
  await page.getByRole('button', { name: 'Edit Home two' }).click()
  await expect(dialog.getByLabel(/Title/)).toHaveValue('Home sweet')
  await dialog.getByRole('button', { name: 'Move earlier' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Now number 1 of 2.')
  await expect(dialog.getByRole('button', { name: 'Move earlier' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your changes are kept.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Home sweet', 'Home one'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Home sweet', 'Home one'])
})

test('saves an own game as a file, fills it in again, and loads it anew', async ({ page }, info) => {
  await page.getByRole('button', { name: 'Edit Home one' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Home-one.json')
  const path = info.outputPath('game.json')
  await file.saveAs(path)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Add Your Game/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Custom Game' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Fill in from a file' }).click()
  await (await chooser).setFiles(path)
  await expect(dialog.getByLabel(/Title/)).toHaveValue('Home one')
  await expect(dialog.getByLabel(/Embed code/i)).toHaveValue('<h1>Home one</h1>')
  await dialog.getByLabel(/Title/).fill('Home three')
  await dialog.getByRole('button', { name: 'Add Game' }).click()
  await expect(titles(page)).toHaveText(['Home one', 'Home two', 'Home three'])

  await page.getByRole('link', { name: /Play Now Home one/ }).click()
  const heading = page.frameLocator('iframe').getByRole('heading', { name: 'Home one' })
  await expect(heading).toBeVisible()
  await heading.evaluate((element) => element.setAttribute('data-old', ''))
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading).not.toHaveAttribute('data-old')
  await expect(heading).toBeVisible()
})
