/** Tests the rooms of Blink Dash: three rounds, three hearts that are stars, sleepers that wake, and that every room can be left. */

import { describe, expect, it } from 'vitest'
import type { GameEvent, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/blink-dash'
import { bot } from '../../../src/games/blink-dash/bot'
import { type Options, options } from '../../../src/games/blink-dash/options'
import * as blink from '../../../src/games/blink-dash/rules'
import { type Enemy, type Rooms, rules, type World } from '../../../src/games/blink-dash/rules'
import { playBy } from '../../bench/clumsy/play'
import { STAND_INS } from '../../bench/clumsy/standIns'
import { recordSet } from '../../support/options'
import { someOf } from '../../support/proofs'
import { ticker, typesOf } from '../../support/ticks'

const WIDE = { width: 600, height: 400 }
const UPRIGHT = { width: 400, height: 600 }
const NUMBERS = blink.ROOM_NAMES.map((_, n) => n + 1)
const optionsOf = (room: number) =>
  completeOptions(options, { prowlers: 'rooms', room: `${room}` } as Options)
const tick = ticker(rules)

function begin(room = 1, size = WIDE) {
  const world = rules.start(optionsOf(room), 1, size)
  return { world, rooms: world.rooms as Rooms }
}
/** In play, with these enemies and a sparkle far away. */
function inPlay(enemies: Enemy[], room = 1) {
  const { world, rooms } = begin(room)
  Object.assign(world, { state: 'play', enemies, sparkles: [{ id: 900, x: 20, y: 20 }] })
  return { world, rooms }
}
const enemy = (more: Partial<Enemy> = {}): Enemy => ({
  id: 1,
  x: 300,
  y: 200,
  vx: 0,
  vy: 0,
  radius: 15,
  look: 0,
  role: 'drift',
  pace: 1,
  ...more,
})
const finishRound = (world: World) => {
  Object.assign(world, { state: 'play', sparkles: [], enemies: [] })
  return tick(world)
}

describe('a room', () => {
  it('has three rounds, each with two more prowlers and one more sparkle, and is then won', () => {
    for (const number of NUMBERS) {
      const { world, rooms } = begin(number)
      const { first, sparkles } = blink.roomOf(rooms)
      for (let round = 1; round <= 3; round++) {
        expect([world.enemies.length, world.sparkles.length]).toEqual([
          first + 2 * (round - 1),
          sparkles + round - 1,
        ])
        for (const { pace = 0 } of world.enemies) expect(pace).toBeLessThan(blink.PLAYER_SPEED)
        const types = typesOf(finishRound(world))
        expect(types).toContain(round < 3 ? 'round' : 'cleared')
      }
      while (!rules.outcome(world)) tick(world)
      expect(rules.outcome(world)).toMatchObject({ result: 'won', results: { 'Final Score': 600, Stars: 3 } })
    }
  })

  it('takes a heart for a catch, stuns the catcher, and lets nobody catch for two seconds', () => {
    const catcher = enemy({ vx: 1 })
    const { world, rooms } = inPlay([catcher])
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'hurt', hearts: 2, enemy: 1 }))
    const { x } = catcher
    for (let n = 0; n < blink.STUNNED_TICKS; n++) tick(world)
    expect(catcher.x).toBe(x)
    expect(rooms.hearts).toBe(2)
    for (const hearts of [1, 0]) {
      rooms.mercy = 0
      Object.assign(catcher, { x: world.player.x, y: world.player.y, sleep: 0 })
      tick(world)
      expect(rooms.hearts).toBe(hearts)
    }
    while (!rules.outcome(world)) tick(world)
    expect(rules.outcome(world)).toMatchObject({
      result: 'over',
      title: 'Game Over!',
      detail: 'Round 1 of 3.',
      results: { Stars: 0 },
    })
  })

  it('gives a star for each heart that is left', () => {
    const { world, rooms } = begin(2)
    rooms.hearts = 2
    for (let round = 1; round <= 3; round++) finishRound(world)
    while (!rules.outcome(world)) tick(world)
    expect(rules.outcome(world)).toMatchObject({ title: 'Cellar: 2 stars', results: { Stars: 2 } })
  })

  it('pays more for sparkles collected soon after each other, at most five times', () => {
    const { world } = inPlay([])
    const points: unknown[] = []
    for (let n = 0; n < 7; n++) {
      world.sparkles.push({ id: n, x: world.player.x, y: world.player.y })
      points.push(...tick(world).map((event: GameEvent) => event.points))
    }
    expect(points).toEqual([10, 20, 30, 40, 50, 50, 50])
    for (let n = 0; n < blink.CHAIN_TICKS + 3; n++) tick(world)
    world.sparkles.push({ id: 8, x: world.player.x, y: world.player.y })
    expect(tick(world)[0]).toMatchObject({ type: 'collect', points: 10, chain: 1 })
  })

  it('has larger figures, most of all in a portrait field; other modes keep theirs', () => {
    const sizes = [WIDE, UPRIGHT].map((size) => blink.radiiOf(begin(1, size).world).player)
    expect(sizes.map(Math.round)).toEqual([15, 18])
    const hunt = rules.start(completeOptions(options, { prowlers: 'hunt' }), 1, UPRIGHT)
    expect(blink.radiiOf(hunt)).toEqual({ player: 13, hit: 11, sparkle: 15 })
    expect('rooms' in hunt).toBe(false)
  })

  it('keeps records of its own', () => {
    expect(recordSet(game, { prowlers: 'rooms', room: '3' })).toContain('room=3')
    expect(recordSet(game, { prowlers: 'hunt', room: '3' })).not.toContain('room')
  })
})

describe('a sleeper', () => {
  it('wakes with a warning when the player comes near, follows, and sleeps again', () => {
    const sleeper = enemy({ role: 'sleep', x: 300 + 130, pace: 1 })
    const { world } = inPlay([sleeper])
    for (let n = 0; n < 60; n++) expect(typesOf(tick(world))).not.toContain('alert')
    expect(sleeper.x).toBe(430)
    const events = Array.from({ length: 10 }, () => tick(world, ['right'])).flat()
    expect(events.filter(({ type }) => type === 'alert').length).toBe(1)
    expect(sleeper.awake).toBe(true)
    Object.assign(world.player, { x: 30, y: 370 })
    for (let n = 0; n < blink.SLEEPER_TICKS + 2 && world.state === 'play'; n++) {
      Object.assign(world.player, { x: 30, y: 370 })
      Object.assign(world, { clock: 0 })
      tick(world)
    }
    expect(sleeper.x).toBeLessThan(420)
    expect(sleeper.awake).toBe(false)
  })
})

/** The stars of a stand-in in the best of its games with these seeds. */
function starsOf(name: string, room: number, seeds: readonly number[]): number {
  const who = STAND_INS.find((each) => each.name === name)?.who ?? null
  let stars = 0
  for (const seed of seeds) {
    if (stars > 0) break
    const play = {
      game: game as never as RealtimeGame,
      bot: bot as never,
      options: optionsOf(room),
      size: WIDE,
    }
    const { world } = playBy(who, play, seed, 60 * 300)
    stars = rules.outcome(world as World)?.result === 'won' ? (world as { rooms: Rooms }).rooms.hearts : 0
  }
  return stars
}

describe('the road', () => {
  it('can be walked: the bot leaves every room within five tries', { tags: ['sample'] }, () => {
    for (const room of someOf(NUMBERS, 1, 3))
      expect(starsOf('bot', room, [1, 2, 3, 4, 5]), `${room}`).toBeGreaterThan(0)
  })
  it('begins gently: a slow player leaves the first rooms', { tags: ['sample'] }, () => {
    for (const room of someOf([1, 2, 3], 1, 0))
      expect(starsOf('slow', room, [1, 2, 3]), `${room}`).toBeGreaterThan(0)
  })
})
