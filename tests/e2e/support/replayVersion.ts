/** Owns the version that replays of a game hold, read from its definition: Playwright cannot import a game's style sheets. */
import { readFileSync } from 'node:fs'

/** @throws when the game's definition has no `replayVersion` */
export function replayVersionOf(id: string): string {
  const version = /replayVersion: '([^']+)'/.exec(readFileSync(`src/games/${id}/index.ts`, 'utf8'))?.[1]
  if (!version) throw new Error(`${id} has no replayVersion`)
  return version
}
