/** Steps in the settings that several tests take. */
import { expect, type Locator, type Page } from 'playwright/test'
import { GROUPS, type Group } from '../../../src/site/settings/row'

/** The radio button of one part of the settings dialog. */
export function partOf(page: Page, part: Group): Locator {
  const name = GROUPS.find(({ value }) => value === part)?.label as string
  return page.getByRole('dialog').getByRole('radio', { name, exact: true })
}

/** Opens the settings dialog from a page's header or a panel, at one part. */
export async function openSettings(page: Page, part: Group): Promise<void> {
  // In the header, and in the panels of a game as well.
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await partOf(page, part).click()
}

/** Deletes all data in the settings that are open, and waits until the page was loaded again and reports it. */
export async function deleteAllData(page: Page): Promise<void> {
  const name = 'Delete all data'
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').last().getByRole('button', { name }).click()
  await expect(page.getByText('All data has been deleted')).toBeVisible()
}
