/** Owns accessibility: axe with WCAG 2.2 AA on pages, games, dialogs and both themes. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

async function violations(page: Page): Promise<string[]> {
  // Colours on their way are no one's to read: every fade that ends is waited for.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => null)),
    ),
  )
  // The policy of the page forbids inline scripts; the debugger's evaluate is not bound by it.
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as {
      axe: { run(options: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations: found } = await runner.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return found.map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
    )
  })
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(`${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })
    test('home, its dialogs and the not-found page', async ({ page, complaints }) => {
      complaints.allow(/404/)
      await page.goto('/')
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Filters' }).click()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: /^Add Your Game/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Settings' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.goto('/nowhere')
      await expect(page.getByText('404')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
    for (const id of ['connect-four', 'breakout', 'number-guessing', 'memory-match']) {
      test(`${id}, before the start, in play and paused`, async ({ page, game }) => {
        await game.open(id)
        expect(await violations(page), `${id} ready`).toEqual([])
        await game.button('Start Game').click()
        await game.phase('playing')
        expect(await violations(page), `${id} playing`).toEqual([])
        await page.keyboard.press('Escape')
        await game.phase('paused')
        expect(await violations(page), `${id} paused`).toEqual([])
      })
    }
    test('the panel at the end of a play', async ({ page, game }) => {
      await game.open('flappy-bird')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Space')
      await game.over()
      expect(await violations(page), 'over').toEqual([])
    })
  })
}
