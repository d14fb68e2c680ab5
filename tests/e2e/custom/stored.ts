/** Stores custom games for tests. */
import type { Page } from 'playwright/test'

/** Stores custom games with these fields, and returns their paths. Call it on a page of the site. */
export async function storeAll(page: Page, games: readonly Record<string, string>[]): Promise<string[]> {
  const entries = games.map((game, i) => ({
    id: `custom-${i + 1}`,
    title: 'Mine',
    description: 'Made at home',
    iconName: 'Star',
    difficulty: 'Hard',
    players: '2 Players',
    gameUrl: '',
    embedCode: '',
    ...game,
  }))
  await page.evaluate((list) => localStorage.setItem('customGames', JSON.stringify(list)), entries)
  return entries.map(({ id }) => `/games/custom/${id}`)
}

export const store = async (page: Page, game: Record<string, string>): Promise<string> =>
  (await storeAll(page, [game]))[0] as string
