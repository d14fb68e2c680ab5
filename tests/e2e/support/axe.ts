/** Checks a page with axe against WCAG 2.2 AA. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const axe = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** The violations with their elements; empty if there are none. */
export async function violations(page: Page): Promise<string[]> {
  // Colors are checked after all finite animations have ended.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => null)),
    ),
  )
  // The page's policy forbids inline scripts, but `evaluate` is exempt.
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
