/** Sharing at the end of a game: its result as text, and a challenge that others are compared with. */
import type { Page } from 'playwright/test'
import { challengeTexts } from '../../../src/play/texts/challenges'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { go } from '../support/go'

test.use(SHARED_PAGE)

/** Records what the page writes to the clipboard. */
async function catchCopies(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text
    }
  })
  return async () => {
    const copied = page.locator('html')
    await expect(copied).toHaveAttribute('data-copied', /./)
    const text = (await copied.getAttribute('data-copied')) ?? ''
    await page.evaluate(() => {
      delete document.documentElement.dataset.copied
    })
    return text
  }
}

test('a result is a few lines that end with the same start; a challenge can be watched and raced, and shows the outcome', async ({
  page,
  game,
}) => {
  const deleteReplays = () => page.evaluate(() => indexedDB.deleteDatabase('pocket-arcade-plays'))
  await game.open('snake', 'seed=42')
  const copied = await catchCopies(page)
  await page.keyboard.press('Enter')
  await game.over()
  await game.button('Share result').click()
  const lines = (await copied()).split('\n')
  expect(lines[0]).toBe('Pocket Arcade · Snake')
  expect(lines[1]).toMatch(/^Score 0/)
  expect(lines.at(-1)).toMatch(/\/games\/snake\?seed=42$/)
  expect(lines.join('\n').length).toBeLessThanOrEqual(280)
  await game.showMore()
  await game.button('Challenge').click()
  const link = await copied()
  expect(link).toMatch(/\/games\/snake\?seed=42#beat=0&play=[\w-]+$/)
  const address = /https?:\S+$/.exec(link)?.[0] ?? ''
  expect(address.length).toBeLessThanOrEqual(2000)

  // Anyone who watches can race.
  await game.button('Watch').click()
  await game.phase('watching')
  await game.button('Race').click()
  await game.phase('ready')
  await expect(game.end).toContainText(challengeTexts.waiting('Score', 0))
  await expect(game.hud('Pace')).toHaveText('±0')
  await expect(game.root).toHaveAttribute('data-seed', '42')

  // Another visitor has no replay but that of the link.
  await deleteReplays()
  await go(page, '/')
  await page.goto(address)
  await game.ready()
  await expect(game.end).toContainText(challengeTexts.waiting('Score', 0))
  await expect(game.hud('Pace')).toHaveText('±0')
  await expect(game.root).toHaveAttribute('data-seed', '42')
  await page.keyboard.press('Enter')
  await game.over()
  await expect(game.end).toContainText(challengeTexts.tied('Score', 0))
  // The next game has no challenge.
  await page.keyboard.press('Enter')
  await game.over()
  await expect(game.end).not.toContainText(challengeTexts.tied('Score', 0))

  // An unreadable replay is not raced; its result is still the challenge.
  const [, query = ''] = address.split('?')
  await deleteReplays()
  await game.visit('snake', query.replace(/play=.{20}/, 'play='))
  await expect(game.end).toContainText(challengeTexts.waiting('Score', 0))
  await expect(game.hud('Pace')).toHaveCount(0)

  await game.visit('snake', query.replace(/#beat=0.*/, '#beat=50'))
  await expect(game.end).toContainText(challengeTexts.unverified)
  await page.keyboard.press('Enter')
  await game.over()
  await expect(game.end).toContainText(`${challengeTexts.lost('Score', 0, 50)} ${challengeTexts.unverified}`)

  // A result that its own replay contradicts does not count: the replay's result is to be beaten.
  await game.visit('snake', query.replace('#beat=0', '#beat=987654321'))
  await expect(page.getByText(challengeTexts.otherResult('Score', 0))).toBeVisible()
  await expect(game.end).toContainText(challengeTexts.waiting('Score', 0))
  await expect(page.locator('body')).not.toContainText('987654321')
})
