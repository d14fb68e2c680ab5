/** Custom games can be edited, moved, saved as a file, filled in from it, and reloaded. */
import type { Page } from 'playwright/test'
import { customTexts } from '../../../src/site/texts/custom'
import { homeTexts } from '../../../src/site/texts/home'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { storeAll } from './stored'

test.use(SHARED_PAGE)

const { form, saved } = customTexts
const { editGame } = homeTexts.card

const titles = (page: Page) =>
  page
    .getByRole('region', { name: /^All Games/ })
    .getByRole('heading', { level: 3 })
    .filter({ hasText: /^Home/ })

test.beforeEach(async ({ page }) => {
  await page.goto('/robots.txt')
  await storeAll(
    page,
    ['Home one', 'Home two'].map((title) => ({ title, embedCode: `<h1>${title}</h1>` })),
  )
  await page.goto('/')
})

test('edits and moves a custom game, and keeps the draft when the dialog closes', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: form.edit.title })
  await page.getByRole('button', { name: editGame('Home two') }).click()
  await dialog.getByLabel(form.title).fill('')
  await dialog.getByRole('button', { name: form.edit.submit }).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await dialog.getByLabel(form.title).fill('Home sweet')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(titles(page)).toHaveText(['Home one', 'Home two'])
  await page.getByRole('button', { name: editGame('Home two') }).click()
  await expect(dialog.getByLabel(form.title)).toHaveValue('Home sweet')
  await dialog.getByRole('button', { name: form.earlier }).click()
  await expect(dialog.getByRole('status')).toHaveText(form.moved(1, 2))
  await expect(dialog.getByRole('button', { name: form.earlier })).toBeDisabled()
  await dialog.getByRole('button', { name: form.edit.submit }).click()
  await expect(page.getByText(saved.changed)).toBeVisible()
  await expect(titles(page)).toHaveText(['Home sweet', 'Home one'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Home sweet', 'Home one'])
})

test('saves a custom game as a file, fills it in again, and reloads it', async ({ page }, info) => {
  await page.getByRole('button', { name: editGame('Home one') }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: form.edit.save }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Home-one.json')
  const path = info.outputPath('game.json')
  await file.saveAs(path)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Add Your Game/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Custom Game' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: form.add.fill }).click()
  await (await chooser).setFiles(path)
  await expect(dialog.getByLabel(form.title)).toHaveValue('Home one')
  await expect(dialog.getByLabel(form.embedCode)).toHaveValue('<h1>Home one</h1>')
  await dialog.getByLabel(form.title).fill('Home three')
  await dialog.getByRole('button', { name: form.add.submit }).click()
  await expect(titles(page)).toHaveText(['Home one', 'Home two', 'Home three'])

  await page.getByRole('link', { name: /Play Now Home one/ }).click()
  const heading = page.frameLocator('iframe').getByRole('heading', { name: 'Home one' })
  await expect(heading).toBeVisible()
  await heading.evaluate((element) => element.setAttribute('data-old', ''))
  await page.getByRole('button', { name: customTexts.page.reload }).click()
  await expect(heading).not.toHaveAttribute('data-old')
  await expect(heading).toBeVisible()
})
