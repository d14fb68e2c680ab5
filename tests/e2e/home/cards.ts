/** The built-in games in their order on the home page, and their cards. */
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { TABLE } from '../../contract/table'

export const built = readdirSync(new URL('../../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
export const rows = TABLE.filter(([id]) => built.includes(id))
const RANK = { Hard: 0, Medium: 1, Easy: 2 } as const
export const inOrder = [...rows].sort(
  (a, b) => RANK[a[2]] - RANK[b[2]] || TABLE.indexOf(a) - TABLE.indexOf(b),
)

/** Titles of the built-in cards of the 'All Games' grid. */
export const titles = (page: Page) =>
  page
    .getByRole('region', { name: /^All Games/ })
    .getByRole('article')
    .getByRole('heading', { level: 3 })
