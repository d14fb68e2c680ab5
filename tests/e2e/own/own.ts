/** What tests of own content do: fill in the form, and take the link. */
import { expect, type Page } from 'playwright/test'
import { ownTexts } from '../../../src/play/texts/own'

export const PHONE = { width: 390, height: 844 }

/** The form of own content. */
export class OwnForm {
  constructor(readonly page: Page) {}
  get form() {
    return this.page.locator('[data-own-form]')
  }
  async open(): Promise<void> {
    await this.page.locator('[data-own-open]').click()
    await expect(this.form).toBeVisible()
  }
  async fill(text: string): Promise<void> {
    await this.form.locator('textarea').fill(text)
  }
  async press(name: string): Promise<void> {
    await this.page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click()
  }
  /** Copies the link. */
  async link(): Promise<URL> {
    await this.page.evaluate(() => {
      delete document.documentElement.dataset.copied
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset.copied = text
      }
    })
    await this.press(ownTexts.form.copy)
    await expect(this.page.locator('html[data-copied]')).toHaveCount(1)
    return new URL((await this.page.evaluate(() => document.documentElement.dataset.copied)) as string)
  }
}

/** Opens an address of the site as another visitor: nothing is stored. */
export async function openAsAnother(page: Page, address: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(address)
}
