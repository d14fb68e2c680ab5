/** The contract suite: every game of the catalog passes the same checks. `bots.test.ts` has those played by bots. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { SOUND_NAMES } from '../../src/engine/sound/port'
import { catalog, findGame, listedGames } from '../../src/games/catalog'
import { gameOf, gamesOfKind, ids } from './loaded'
import { expectTimeline, realtimeFuzz } from './realtime'
import { TABLE } from './table'
import { turnFuzz } from './turns'

describe('the catalog', () => {
  it('lists only games of the table, each as in its row', () => {
    for (const entry of listedGames) {
      const row = TABLE.findIndex(([id]) => id === entry.id)
      expect(row, entry.id).toBeGreaterThanOrEqual(0)
      const { id, title, difficulty, players, category, kind, order } = entry
      expect([id, title, difficulty, players, category, kind]).toEqual([...(TABLE[row] as readonly string[])])
      expect(order).toBe(row + 1)
    }
  })
  it('is ordered Hard, Medium, Easy, and by the table within these', () => {
    const rank = { Hard: 0, Medium: 1, Easy: 2 }
    const keys = catalog.map((entry) => rank[entry.difficulty] * 1000 + entry.order)
    expect(keys).toEqual([...keys].sort((a, b) => a - b))
    expect(findGame('no-such-game')).toBeUndefined()
  })
})

describe.each(ids)('%s', (id) => {
  it('has a manifest and a cover for its card', () => {
    const manifest = findGame(id) as Manifest
    expect(manifest.description.length).toBeGreaterThan(10)
    expect(manifest.description.length).toBeLessThan(90)
    const cover = readFileSync(`src/games/${id}/cover.svg`, 'utf8')
    expect(gzipSync(cover).length).toBeLessThan(6000)
    expect(cover).toMatch(/viewBox="0 0 320 200"/)
    expect(cover).not.toMatch(/<script|<foreignObject|href="http|on\w+=/)
    // No text on a cover, only elements of the game.
    for (const [, text] of cover.matchAll(/<(?:text|tspan)[^>]*>([^<]*)</g))
      expect(text).toMatch(/^[\s\dA-Z?!+×.]{0,5}$/)
    expect(cover.length).toBeGreaterThan(400)
  })
  it('declares options, controls and sounds that fit together', () => {
    const game = gameOf(id)
    expect(game.kind).toBe(findGame(id)?.kind)
    expect(new Set(game.options.map((option) => option.id)).size).toBe(game.options.length)
    for (const option of game.options) {
      // One that is never shown is named by replays of earlier versions.
      expect(option.choices.length > 1 || option.shown?.(completeOptions(game.options)) === false).toBe(true)
      expect(option.choices.map((choice) => choice.value)).toContain(option.initial)
      expect(['seed', 'position']).not.toContain(option.id)
    }
    const actions = new Set(game.controls.map((control) => control.action as string))
    for (const control of game.controls) {
      for (const code of control.keys ?? [])
        expect(code).toMatch(/^(Key[A-Z]|Digit\d|Numpad\w+|Arrow\w+|[A-Z][A-Za-z]+)$/)
    }
    const { touch } = game
    const touched = [
      ...(touch?.arrows ?? []),
      ...Object.values(touch?.swipe ?? {}),
      ...(touch?.buttons ?? []),
    ]
    for (const action of touch?.tap ? [...touched, touch.tap] : touched) expect(actions).toContain(action)
    for (const cue of Object.values(game.sounds))
      if (typeof cue === 'string') expect(SOUND_NAMES).toContain(cue)
    expect(game.howTo).toHaveLength(3)
    // Two lines on a phone.
    for (const line of game.howTo) expect(line.length, line).toBeLessThanOrEqual(80)
    // They are those of two people here, too.
    if (game.options.some(({ starts }) => starts)) expect(game.howTo.join()).not.toMatch(/computer/i)
    expect(game.best.length).toBeGreaterThan(0)
  })
  it('says in its manifest which assists it supports, whether it has words, and by which of its stats wins are counted', () => {
    const game = gameOf(id)
    const { spread } = findGame(id) ?? {}
    if (spread) expect(game.stats).toHaveProperty([spread])
    const supported = [game.aim && 'aim', game.audioCues && 'audioCues']
    expect(findGame(id)?.assists ?? []).toEqual(supported.filter(Boolean))
    expect(findGame(id)?.hasWords ?? false).toBe(game.wordsIn !== undefined)
  })
  it('plays the same for the same seed and input with every option, and survives random input', {
    tags: ['sample'],
  }, () => {
    const game = gameOf(id)
    if (game.kind === 'realtime') realtimeFuzz(game)
    else turnFuzz(game)
  })
})

describe.each(gamesOfKind('realtime'))('%s', (_, game) => {
  it('replays to any moment from any other', () => {
    expectTimeline(game)
  })
})
