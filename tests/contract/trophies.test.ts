/** Checks of all trophies: each can be won and missed. That they use only what their game has, the compiler checks. */
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../src/engine/core/game/contract'
import { worldSize } from '../../src/engine/core/game/shape'
import { Tally } from '../../src/engine/core/game/tally'
import { type AnyPlay, trophyPlay } from '../../src/engine/core/game/trophy'
import { NO_INPUT, readInput } from '../../src/engine/core/input/input'
import { catalog } from '../../src/games/catalog'
import { trophiesOf } from '../../src/games/trophies'
import { optionSets } from './fuzz'
import { gameOf } from './loaded'
import { type Case, playOf, type Table } from './trophies/table'

const files = import.meta.glob<Table<AnyPlay>>('../games/*/trophies.ts', {
  eager: true,
  import: 'table',
})
const tableOf = (id: string) => files[`../games/${id}/trophies.ts`]

describe('trophies', () => {
  it('are three to five per game, distinct, and say what to do', () => {
    const all = catalog.flatMap(({ id }) => trophiesOf(id))
    for (const { id } of catalog) {
      expect(trophiesOf(id).length, id).toBeGreaterThanOrEqual(3)
      expect(trophiesOf(id).length, id).toBeLessThanOrEqual(5)
      const ids = trophiesOf(id).map((trophy) => trophy.id)
      expect(new Set(ids).size, id).toBe(ids.length)
    }
    const titles = all.map(({ title }) => title)
    expect(titles.filter((title, n) => titles.indexOf(title) !== n)).toEqual([])
    for (const { id, title, text } of all) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(title.length, title).toBeLessThanOrEqual(32)
      expect(text, title).toMatch(/^[A-Z].{10,140}\.$/)
      expect(title + text).not.toMatch(/!/)
    }
  })
})

describe.each(catalog.map(({ id }) => id))('trophies of %s', (id) => {
  const rows = Object.entries(tableOf(id)?.rows ?? {})
  const isWon = (trophyId: string, play: Case<AnyPlay>) =>
    trophiesOf(id)
      .find((entry) => entry.id === trophyId)
      ?.won(playOf(gameOf(id), play))
  it('each have a game that wins them and one that does not; a new game wins none', () => {
    expect(rows.map(([name]) => name)).toEqual(trophiesOf(id).map((trophy) => trophy.id))
    for (const [name, { wins, also = wins, not }] of rows) {
      for (const play of [wins, also]) expect(isWon(name, play), `${name} is won`).toBe(true)
      expect(not.length, name).toBeGreaterThan(0)
      for (const play of not) expect(isWon(name, play), `${name} by ${JSON.stringify(play)}`).toBe(false)
    }
    for (const options of optionSets(gameOf(id).options))
      for (const events of [[], [['Start']]] as const)
        for (const { id: name, won } of trophiesOf(id))
          expect(won(playOf(gameOf(id), { options, events })), name).toBe(false)
  })
  const game = gameOf(id)
  if (game.kind === 'realtime')
    it('are not won by doing nothing', () => {
      const tally = new Tally()
      const options = optionSets(game.options)[0] ?? {}
      const world = game.rules.start(options, 1, worldSize(game, options))
      const state = { outcome: null as Outcome | null, hud: {}, options, hints: 0, ms: 0 }
      const play = trophyPlay(tally, state)
      for (let tick = 1; tick <= 60 * 30 && !state.outcome; tick++) {
        game.rules.step(world, readInput(NO_INPUT), (event) => tally.add(event))
        state.outcome = game.rules.outcome(world)
        if (tick % 30 !== 0 && !state.outcome) continue
        state.hud = game.rules.hud(world)
        expect(trophiesOf(id).filter(({ won }) => won(play))).toEqual([])
      }
    })
})
