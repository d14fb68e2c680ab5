/** The games of the layout tests, in groups of one test each. */
import { readFileSync } from 'node:fs'
import { gameIds } from '../../support/gameIds'

const GAMES = new URL('../../../src/games/', import.meta.url)

const GROUPS = 6

/** Every sixth game, so that long names and large games are spread. */
export const groups = Array.from({ length: GROUPS }, (_, group) =>
  gameIds.filter((_, at) => at % GROUPS === group),
)

/** Whether a game declares on-screen controls. */
export const hasControls = (id: string): boolean =>
  /touch: (\{[^}]*(arrows|buttons):|swipesAndArrows)/.test(
    readFileSync(new URL(`${id}/index.ts`, GAMES), 'utf8'),
  )
