/** Stores custom games for tests. */
import type { Page } from 'playwright/test'

/** Stores custom games with these fields, and returns their paths. Call it on any address of the site. */
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

/** Stores a custom game with these fields in an empty browser, and opens it. */
export async function open(page: Page, game: Record<string, string>): Promise<void> {
  await page.goto('/robots.txt')
  const [path = ''] = await storeAll(page, [game])
  await page.goto(path)
}
