/** The catalog table of the specification: the row of each game, from the `card.json` beside its tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Manifest } from '../../src/engine/core/game/contract'

type Card = Pick<Manifest, 'title' | 'difficulty' | 'players' | 'category' | 'kind'> & {
  /** The position in the table, from 1. */
  readonly row: number
}

const cards = readdirSync('tests/games')
  .map((id) => ({ id, file: `tests/games/${id}/card.json` }))
  // A game that is not listed yet has no file.
  .filter(({ file }) => existsSync(file))
  .map(({ id, file }) => ({ id, ...(JSON.parse(readFileSync(file, 'utf8')) as Card) }))
  .sort((a, b) => a.row - b.row)

/** id, title, difficulty, players, category, kind. */
export const TABLE = cards.map(
  ({ id, title, difficulty, players, category, kind }) =>
    [id, title, difficulty, players, category, kind] as const,
)
