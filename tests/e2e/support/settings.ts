/** Steps in the settings that several tests share. */
import { expect, type Locator, type Page } from 'playwright/test'
import { GROUPS, type Group } from '../../../src/site/settings/row'
import { dataTexts } from '../../../src/site/texts/data'
import { shellTexts } from '../../../src/site/texts/shell'

/** The radio button of a group in the settings dialog. */
export function partOf(page: Page, group: Group): Locator {
  const name = GROUPS.find(({ value }) => value === group)?.label as string
  return page.getByRole('dialog').getByRole('radio', { name, exact: true })
}

/** Opens the settings dialog from a page's header or a panel, at a group. */
export async function openSettings(page: Page, group: Group): Promise<void> {
  // In small windows a game has it behind More. Game panels have this button too.
  const more = page.locator('[data-panel] [data-more][aria-expanded="false"]')
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: shellTexts.header.settings }).first().click()
  await partOf(page, group).click()
}

/** Deletes all data in the open settings, and waits for the message after the reload. */
export async function deleteAllData(page: Page): Promise<void> {
  const name = dataTexts.delete.button
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').last().getByRole('button', { name }).click()
  await expect(page.getByText(dataTexts.delete.done)).toBeVisible()
}
