/** The ids of all games: the folders of `src/games`, without what they share. */
import { readdirSync } from 'node:fs'

export function gameIds() {
  return readdirSync('src/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name)
}
