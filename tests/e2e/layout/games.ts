/** The games of the layout tests, in groups of one test each. */
import { readFileSync } from 'node:fs'
import { gameIds } from '../../support/gameIds'

const GAMES = new URL('../../../src/games/', import.meta.url)

const GROUPS = 6

/** Every sixth game, so that long names and large games are spread. */
export const groups = Array.from({ length: GROUPS }, (_, group) =>
  gameIds.filter((_, at) => at % GROUPS === group),
)

/** Addresses of modes whose start panel has a row per seat. */
export const withSeats = [
  'pong?ball=sides',
  'pong?ball=pairs',
  'snake?mode=four',
  'air-hockey?match=pairs',
  'tug-of-war?pace=pairs',
  'whack-a-mole?mode=race',
]

/** Whether a game declares on-screen controls. */
export const hasControls = (id: string): boolean =>
  /touch: (\{[^}]*(arrows|buttons):|swipesAndArrows)/.test(
    readFileSync(new URL(`${id}/index.ts`, GAMES), 'utf8'),
  )
