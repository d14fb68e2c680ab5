/**
 * Tests Pac-Man's Arcade mode: the published tables by level, Ember's speed-ups, the slow tunnel, the extra life; and
 * that Classic has none of these.
 */
import { describe, expect, it } from 'vitest'
import { bot } from '../../../src/games/pac-man/bot'
import type { Options } from '../../../src/games/pac-man/options'
import * as pac from '../../../src/games/pac-man/rules'
import { type Ghost, rules, type World } from '../../../src/games/pac-man/rules'
import { targetOf } from '../../../src/games/pac-man/rules/ghosts'
import { sample } from '../../support/proofs'
import { botPlays, typesOf as types } from '../../support/ticks'
import { begin as beginAs, tick } from './helpers'

const begin = (level = 1, mode: Options['mode'] = 'arcade'): World =>
  Object.assign(beginAs(1, { lives: '3', mode }), { level, state: 'play' })
const stepOf = (world: World, name: string, from: Partial<Ghost> = {}) =>
  pac.ghostStep(
    { ...(world.ghosts.find((ghost) => ghost.name === name) as Ghost), place: 'maze', ...from },
    world,
  )
const TUNNEL_ROW = 10
const LEVELS = [1, 2, 5, 21]

describe('Arcade', () => {
  it('is an option; Classic has none of its values', () => {
    const world = begin(9, 'classic')
    Object.assign(world, { score: 10_000, left: 3 })
    expect(types(tick(world))).toEqual([])
    expect(LEVELS.map((level) => pac.playerStep(begin(level, 'classic')))).toEqual([7, 7, 7, 7])
    expect(LEVELS.map((level) => stepOf(begin(level, 'classic'), 'ember'))).toEqual([8, 8, 8, 8])
    expect(LEVELS.map((level) => pac.powerTicks(begin(level, 'classic')))).toEqual([400, 400, 400, 400])
  })
  it('has the specified speeds and power at level 1', () => {
    const world = begin()
    expect([pac.playerStep(world), stepOf(world, 'thistle'), pac.powerTicks(world)]).toEqual([7, 8, 400])
    expect(stepOf(world, 'moss', { frightened: true })).toBe(12)
    expect([0, 1, 2, 3, 4, 5, 6].map((wave) => pac.waveTicks(wave, world))).toEqual([...pac.WAVES])
  })
  it('speeds up player and ghosts by level, and slows the player again from level 21 on', () => {
    const cells = (ticks: number) => Math.round(6000 / ticks) / 100
    // Cells per tenth of a second, from the published 80, 90, 100, 90 and 75, 85, 95, 95 percent.
    expect(LEVELS.map((level) => cells(pac.playerStep(begin(level))))).toEqual([8.57, 9.64, 10.71, 9.64])
    expect(LEVELS.map((level) => cells(stepOf(begin(level), 'drizzle')))).toEqual([7.5, 8.5, 9.5, 9.5])
    expect(LEVELS.map((level) => cells(stepOf(begin(level), 'drizzle', { frightened: true })))).toEqual([
      5, 5.5, 6, 6,
    ])
  })
  it('shortens the power, down to none at level 17 and from 19 on: ghosts only reverse', () => {
    const seconds = Array.from(
      { length: 21 },
      (_, n) => pac.powerTicks({ arcade: true, level: n + 1 }) / (400 / 6),
    )
    expect(seconds.map(Math.round)).toEqual([6, 5, 4, 3, 2, 5, 2, 2, 1, 5, 2, 1, 1, 3, 1, 1, 0, 1, 0, 0, 0])
    for (const [level, expected, frightened] of [
      [1, 'power', true],
      [17, 'bold', false],
    ] as const) {
      const world = begin(level)
      Object.assign(world.player, { row: 4, col: 1, facing: 'up', moving: false })
      pac.settle(world.player, false)
      const events = [...tick(world, ['up'])]
      for (let n = 0; n < 8; n++) events.push(...tick(world))
      expect(types(events)).toContain(expected)
      expect(world.ghosts.some((ghost) => ghost.frightened)).toBe(frightened)
      expect(world.power > 0).toBe(frightened)
    }
  })
  it('has the published fruit of each level', () => {
    const points = Array.from({ length: 14 }, (_, n) => pac.fruitAt(n + 1, true).points)
    expect(points).toEqual([100, 300, 500, 500, 700, 700, 1000, 1000, 2000, 2000, 3000, 3000, 5000, 5000])
    expect(new Set(Array.from({ length: 13 }, (_, n) => pac.fruitAt(n + 1, true).look)).size).toBe(8)
  })
  it('has the published waves of levels 2 to 4 and from 5 on', () => {
    const seconds = (level: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((wave) => pac.waveTicks(wave, { arcade: true, level }) / 60)
    const ever = Number.POSITIVE_INFINITY
    for (const level of [2, 3, 4]) expect(seconds(level)).toEqual([7, 20, 7, 20, 5, 1033, 1 / 60, ever])
    for (const level of [5, 30]) expect(seconds(level)).toEqual([5, 20, 5, 20, 5, 1037, 1 / 60, ever])
  })
  it('speeds up only Ember, twice, for the last dots, and earlier on higher levels', () => {
    const world = begin()
    const whole = world.left
    const spurts = (level: number, share: number) =>
      pac.spurtOf({ arcade: true, level, left: Math.floor((whole * share) / 244) })
    expect([spurts(1, 22), spurts(1, 20), spurts(1, 10)]).toEqual([0, 1, 2])
    expect([spurts(19, 122), spurts(19, 120), spurts(19, 60)]).toEqual([0, 1, 2])
    const usual = stepOf(world, 'ember')
    world.left = 5
    expect(stepOf(world, 'ember')).toBeLessThan(usual)
    expect(stepOf(world, 'ember')).toBeLessThan(pac.playerStep(world) + 0.1)
    expect(stepOf(world, 'thistle')).toBe(usual)
    expect(tick(world)).toContainEqual({ type: 'spurt', faster: 2 })
    expect(types(tick(world))).not.toContain('spurt')
  })
  it('slows ghosts in the tunnel, but not the player', () => {
    const world = begin()
    expect(stepOf(world, 'thistle', { row: TUNNEL_ROW, col: 1 })).toBe(15)
    expect(stepOf(world, 'thistle', { row: TUNNEL_ROW, col: 17 })).toBe(15)
    expect(stepOf(world, 'thistle', { row: TUNNEL_ROW, col: 5 })).toBe(8)
    Object.assign(world.player, { row: TUNNEL_ROW, col: 2 })
    expect(pac.playerStep(world)).toBe(7)
  })
  it('has Moss turn home within eight cells', () => {
    const world = begin()
    Object.assign(world.player, { row: 19, col: 9 })
    Object.assign(world.ghosts.find(({ name }) => name === 'moss') as Ghost, { row: 19, col: 16 })
    expect(targetOf('moss', world)).toEqual({ row: 19, col: 1 })
    expect(targetOf('moss', { player: world.player, ghosts: world.ghosts })).toEqual({ row: 19, col: 9 })
  })
  it('gives one life at 10,000 points, once', () => {
    const world = begin()
    world.score = 9990
    expect(types(tick(world))).not.toContain('extra')
    world.score = 10_000
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'extra', lives: 4 }))
    world.score = 20_000
    expect(types(tick(world))).not.toContain('extra')
    expect(world.lives).toBe(4)
  })
  it('carries over fractions of a tick: the table of level 5 over thirty cells', () => {
    const world = begin(5)
    world.ghosts = []
    world.player.pace = pac.playerStep(world)
    Object.assign(world.player, { row: 19, col: 17, facing: 'left', moving: true, clock: 0 })
    let ticks = 0
    for (; world.player.col > 1; ticks++) tick(world)
    expect(ticks).toBe(Math.ceil(16 * 5.6))
  })
  it('lets a bot clear three levels and win the extra life', { tags: ['sample'] }, () => {
    for (let seed = 1; seed <= sample(1, 4); seed++) {
      const world = beginAs(seed, { lives: '3', mode: 'arcade' })
      let extra = 0
      botPlays(rules, bot, world, 60 * 300, (events) => {
        extra += types(events).filter((type) => type === 'extra').length
        return world.level < 4
      })
      expect(world.level, `seed ${seed}`).toBe(4)
      expect(extra).toBe(1)
    }
  })
})
