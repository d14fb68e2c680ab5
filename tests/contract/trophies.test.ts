/** Checks of all trophies: each can be won and missed, and uses only events that the rules emit. */
import { describe, expect, it } from 'vitest'
import type { Outcome, PlayEvent, RealtimeBot } from '../../src/engine/core/game/contract'
import { Tally } from '../../src/engine/core/game/tally'
import { trophyPlay } from '../../src/engine/core/game/trophy'
import { bots } from '../../src/games/bots'
import { catalog } from '../../src/games/catalog'
import { trophiesOf } from '../../src/games/trophies'
import { optionSets } from './fuzz'
import { gameOf } from './loaded'
import { idle, playRealtime, playTurns } from './trophies/real-games'
import { type Case, noting, playOf, type See, type Table } from './trophies/table'

const files = import.meta.glob<Table<PlayEvent>>('../games/*/trophies.ts', {
  eager: true,
  import: 'table',
})
const tableOf = (id: string) => files[`../games/${id}/trophies.ts`]

/** How many games with each set of options are played until every event was seen. */
const SEEDS = 4

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
  /** What the trophy reads of its winning game. */
  const asked = (trophyId: string, play: Case<PlayEvent>) => {
    const found = new Set<string>()
    const trophy = trophiesOf(id).find((entry) => entry.id === trophyId)
    const won = trophy?.won(noting(playOf(gameOf(id), play), (name) => found.add(name)))
    return { found, won }
  }
  it('each have a game that wins them and one that does not; a new game wins none', () => {
    expect(rows.map(([name]) => name)).toEqual(trophiesOf(id).map((trophy) => trophy.id))
    for (const [name, { wins, also = wins, not }] of rows) {
      for (const play of [wins, also]) expect(asked(name, play).won, `${name} is won`).toBe(true)
      expect(not.length, name).toBeGreaterThan(0)
      for (const play of not) expect(asked(name, play).won, `${name} by ${JSON.stringify(play)}`).toBe(false)
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
      const state = { outcome: null as Outcome | null, hud: {}, options, hints: 0, ms: 0 }
      const play = trophyPlay(tally, state)
      const see: See = {
        event: (event) => tally.add(event),
        figures: (hud) => Object.assign(state, { hud }),
      }
      idle(game, options, see, (outcome) => {
        state.outcome = outcome
        expect(trophiesOf(id).filter(({ won }) => won(play))).toEqual([])
      })
    })
  it('use only events, stats and options that the rules have', async () => {
    const game = gameOf(id)
    const missing = new Set(rows.flatMap(([name, { wins }]) => [...asked(name, wins).found]))
    const labels = rows.flatMap(([, { wins, also = wins, not }]) =>
      [wins, also, ...not].flatMap(({ hud, results }) => Object.keys({ ...hud, ...results })),
    )
    expect(labels.filter((label) => !(label in game.stats))).toEqual([])
    for (const option of game.options) missing.delete(`option ${option.id}`)
    for (const [name, { wins, not }] of rows)
      for (const play of [wins, ...not])
        for (const [option, value] of Object.entries(play.options ?? {}))
          expect(
            game.options.find((entry) => entry.id === option)?.choices.map((choice) => choice.value),
            name,
          ).toContain(value)
    const see: See = {
      event(event) {
        missing.delete(`event ${event.type}`)
        for (const datum in event)
          if (event[datum] !== undefined) missing.delete(`event ${event.type} ${datum}`)
      },
      figures(figures) {
        for (const label in figures) if (typeof figures[label] === 'number') missing.delete(`figure ${label}`)
      },
    }
    const enough = () => missing.size === 0
    tableOf(id)?.drive?.(see)
    const bot = game.kind === 'realtime' ? await bots[id]?.() : null
    const wanted = rows.map(([, { wins }]) => wins.options ?? {})
    const sets = new Map([{}, ...wanted].map((options) => [JSON.stringify(options), options]))
    for (let seed = 1; seed <= SEEDS; seed++)
      for (const set of sets.values()) {
        const options = { ...optionSets(game.options)[0], ...set }
        if (enough()) break
        if (game.kind === 'realtime')
          playRealtime(game, bot as RealtimeBot<unknown>, options, seed, see, enough)
        else playTurns(game, options, seed, see, enough)
      }
    expect([...missing]).toEqual([])
  })
})
