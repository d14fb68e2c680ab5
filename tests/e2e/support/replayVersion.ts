/** The replay version of a game, read as text because Playwright cannot import a game's style sheets. */
import { readFileSync } from 'node:fs'

/** @throws if the game's definition has no `replayVersion` */
export function replayVersionOf(id: string): string {
  const version = /replayVersion: '([^']+)'/.exec(readFileSync(`src/games/${id}/index.ts`, 'utf8'))?.[1]
  if (!version) throw new Error(`${id} has no replayVersion`)
  return version
}
