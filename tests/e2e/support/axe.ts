/** Checks a page, or its topmost dialog, with axe against WCAG 2.2 AA. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const axe = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

const WCAG = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The rule whose result depends on the theme. */
export const CONTRAST = { type: 'rule', values: ['color-contrast'] }

async function run(page: Page, runOnly: object): Promise<string[]> {
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (runOnly) => {
    const { axe: runner } = window as unknown as {
      axe: {
        run(
          part: Node,
          options: unknown,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
    }
    // Whatever is around a dialog is inert.
    const part = [...document.querySelectorAll('dialog[open]')].pop() ?? document
    const { violations: found } = await runner.run(part, { runOnly, resultTypes: ['violations'] })
    return found.map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
    )
  }, runOnly)
}

/** The violations with their elements; empty if there are none. */
export const violations = (page: Page): Promise<string[]> => run(page, WCAG)

/**
 * The violations in both themes, which differ only in their colors.
 * @param inDark - what to check in the dark theme: all rules, or `CONTRAST` where only colors differ from a checked page
 */
export async function violationsInBothThemes(page: Page, inDark: object = WCAG): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await run(page, inDark)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await run(page, CONTRAST)
  return [...dark.map((text) => `dark: ${text}`), ...light.map((text) => `light: ${text}`)]
}
