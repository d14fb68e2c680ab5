import { readdirSync } from 'node:fs'

/** The games of the project, which are its folders in src/games except what families of them share. */
export const gameIds = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map((entry) => entry.name)
