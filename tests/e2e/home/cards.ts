/** The built-in games in their order on the home page, and their cards. */
import type { Page } from 'playwright/test'
import { listedGames } from '../../support/games'

const RANK = { Hard: 0, Medium: 1, Easy: 2 } as const
export const inOrder = [...listedGames].sort((a, b) => RANK[a.difficulty] - RANK[b.difficulty])

/** Titles of the built-in cards of the 'All Games' grid. */
export const titles = (page: Page) =>
  page
    .getByRole('region', { name: /^All Games/ })
    .getByRole('article')
    .getByRole('heading', { level: 3 })
