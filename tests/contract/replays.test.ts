/**
 * Replays survive code changes: games recorded earlier end in the same state today.
 * `npm run record-plays -- <ids>` records them again, for games whose rules have a new version. It keeps the ones of
 * modes that the new version leaves as they were, by `earlier` of the game.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/core/game/contract'
import type { Replay } from '../../src/engine/core/replay/replay'
import { catalog } from '../../src/games/catalog'
import { COMPLAINTS, checkReplay } from '../../src/play/replay/checkReplay'
import { pack, unpack } from '../../src/play/replay/pack'
import { expectFlatHud, expectPossible, optionSets } from './fuzz'
import { digestOf, lastOf, recordPlay } from './recorder'

const wanted = process.env.RECORD_PLAYS?.split(',') ?? null

/** One game per line: the digest of its end, and the record as in a link. */
const fileOf = (id: string) => `tests/games/${id}/replays.txt`
/** The same of all games, recorded by versions that `earlier` names. */
const EARLIER = 'tests/contract/earlier-replays.txt'

/** Keeps the games of the version before that still play. */
async function keepEarlier(id: string, game: Game): Promise<void> {
  if (!existsSync(fileOf(id))) return
  for (const { line, play } of await readPlays(fileOf(id)))
    if (play.digest !== game.replayVersion && 'replay' in checkReplay(play, id, game))
      appendFileSync(EARLIER, `${line}\n`)
}

async function record(id: string, game: Game): Promise<void> {
  await keepEarlier(id, game)
  const lines: string[] = []
  for (const [i, options] of optionSets(game.options.filter(({ view }) => !view)).entries()) {
    const play = await recordPlay(id, game, options, 1000 + i)
    lines.push(`${digestOf(lastOf(game, play))} ${await pack(play)}`)
  }
  writeFileSync(fileOf(id), `${lines.join('\n')}\n`)
}

async function readPlays(file: string): Promise<{ line: string; end: string; play: Replay }[]> {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return Promise.all(
    lines.map(async (line) => {
      const [end = '', text = ''] = line.split(' ')
      return { line, end, play: await unpack(text) }
    }),
  )
}

/** Throws unless the game ends in the state with this digest. */
function expectSame(id: string, game: Game, play: Replay, end: string): void {
  const judged = checkReplay(play, id, game)
  if (!('replay' in judged))
    throw new Error(`${id}: its rules have a new version; npm run record-plays -- ${id}`)
  // Completed by the options that were added since.
  const last = lastOf(game, judged.replay)
  const hud = game.rules.hud(last, 0)
  expectFlatHud(game, hud)
  const outcome = game.rules.outcome(last)
  expectPossible(game, outcome)
  if (outcome) expect(Object.values(hud), `${id}: a stat without a value at the end`).not.toContain('-')
  expect(digestOf(last), `${id} ${JSON.stringify(play.options)}: ends otherwise; see replayVersion`).toBe(end)
}

// A game in development has no replays yet.
const isTested = ({ id, listed }: (typeof catalog)[number]) =>
  wanted ? wanted.includes(id) : listed !== false || existsSync(fileOf(id))

describe.each(catalog.filter(isTested))('replays of $title', ({ id, load }) => {
  it(wanted ? 'are recorded' : 'recorded earlier end as they did', async () => {
    const game = (await load()).default
    if (game.wordsIn) {
      for (const { play } of await readPlays(fileOf(id)))
        expect(checkReplay(play, id, game)).toEqual({ complaint: COMPLAINTS.otherLanguage })
      return
    }
    if (wanted) await record(id, game)
    expect(existsSync(fileOf(id)), `npm run record-plays -- ${id}`).toBe(true)
    for (const { end, play } of await readPlays(fileOf(id))) expectSame(id, game, play, end)
  })
})

describe('replays of versions before', () => {
  it('end as they did in each mode that did not change', async () => {
    const plays = await readPlays(EARLIER)
    for (const { id, load } of catalog.filter(isTested)) {
      const game = (await load()).default
      const named = (game.earlier ?? []).map(({ version }) => version)
      const mine = plays.filter(({ play }) => play.game === id && named.includes(play.digest))
      expect(new Set(mine.map(({ play }) => play.digest)), id).toEqual(new Set(named))
      for (const { end, play } of mine) expectSame(id, game, play, end)
    }
  })
})
