/** The built-in games in their order on the home page, and their cards. */
import type { Page } from 'playwright/test'
import { TABLE } from '../../contract/table'
import { gameIds } from '../../support/gameIds'

export const rows = TABLE.filter(([id]) => gameIds.includes(id))
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
