/**
 * Replays survive code changes: games recorded earlier end in the same state today.
 * `npm run record-plays -- <ids>` records them again, for games whose rules have a new version.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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

async function record(id: string, game: Game): Promise<void> {
  const lines: string[] = []
  for (const [i, options] of optionSets(game.options.filter(({ view }) => !view)).entries()) {
    const play = await recordPlay(id, game, options, 1000 + i)
    lines.push(`${digestOf(lastOf(game, play))} ${await pack(play)}`)
  }
  writeFileSync(fileOf(id), `${lines.join('\n')}\n`)
}

async function readPlays(id: string): Promise<{ end: string; play: Replay }[]> {
  const lines = readFileSync(fileOf(id), 'utf8').trim().split('\n')
  return Promise.all(
    lines.map(async (line) => {
      const [end = '', text = ''] = line.split(' ')
      return { end, play: await unpack(text) }
    }),
  )
}

// A game in development has no replays yet.
const isTested = ({ id, listed }: (typeof catalog)[number]) =>
  wanted ? wanted.includes(id) : listed !== false || existsSync(fileOf(id))

describe.each(catalog.filter(isTested))('replays of $title', ({ id, load }) => {
  it(wanted ? 'are recorded' : 'recorded earlier end as they did', async () => {
    const game = (await load()).default
    if (game.wordsIn) {
      for (const { play } of await readPlays(id))
        expect(checkReplay(play, id, game)).toEqual({ complaint: COMPLAINTS.otherLanguage })
      return
    }
    if (wanted) await record(id, game)
    expect(existsSync(fileOf(id)), `npm run record-plays -- ${id}`).toBe(true)
    for (const { end, play } of await readPlays(id)) {
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
      expect(digestOf(last), `${id} ${JSON.stringify(play.options)}: ends otherwise; see replayVersion`).toBe(
        end,
      )
    }
  })
})
