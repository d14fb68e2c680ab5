import { readdirSync } from 'node:fs'

/** The games of the project, which are its folders in src/games except what families of them share. */
export const gameIds = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map((entry) => entry.name)

/** Whether these are the games of the whole project: a fork with a few (`npm run fork`) may have none of some kind. */
export const WHOLE = gameIds.length > 40
