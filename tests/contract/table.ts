/** The specification, and its catalog table row by row. */
import { readFileSync } from 'node:fs'
import type { Manifest } from '../../src/engine/core/game/contract'

type Row = readonly [
  id: string,
  title: string,
  difficulty: Manifest['difficulty'],
  players: string,
  category: Manifest['category'],
  kind: Manifest['kind'],
]

export const SPECIFICATION = readFileSync('src/games/SPECIFICATION.md', 'utf8')

const ROW = /^\| \d+ \| \[(.+)\]\(#.+\) \| (\S+) \| (\w+) \| (.+) \| (\w+) \| (\w+) \|$/gm

export const TABLE = Array.from(
  SPECIFICATION.matchAll(ROW),
  // A wrong word in the table fails the comparison with the manifests.
  ([, title, id, ...rest]) => [id, title, ...rest] as unknown as Row,
)
