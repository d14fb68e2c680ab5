/** Contract checks played by bots: the same end at any display rate, both orientations equally hard, legal moves at every level. */
import { describe, expect, it } from 'vitest'
import {
  type RealtimeBot,
  type RealtimeGame,
  TICK_MS,
  type TurnBot,
  type TurnGame,
} from '../../src/engine/core/game/contract'
import { type Shape, worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { createLoop } from '../../src/engine/core/loop'
import { createRandom, draw, pick } from '../../src/engine/core/math/random'
import { bots } from '../../src/games/bots'
import { sample } from '../support/proofs'
import { createDevices } from './devices'
import { deepFreeze, optionSets, withPosition } from './fuzz'
import { gamesOfKind } from './loaded'

const realtime = gamesOfKind('realtime')
const turnBased = gamesOfKind('turn')

/** The length of a game at a display rate. */
const TICKS = sample(360, 1200)
/** How long and how often a world of each shape is played. */
const SURVIVED = { ticks: sample(600, 3600), games: sample(1, 6) }
/** How often a turn-based bot may check the time before it is over, and its games at each level. */
const THINKING = { looks: sample(20, 300), games: sample(1, 2), moves: sample(8, 12) }
/** Displays with fewer frames than ticks, with more, and with as many. */
const HERTZ = [30, 144, 60].slice(0, sample(2, 3))

describe.each(realtime)('%s', (id, game) => {
  it('ends the same at any display rate', { tags: ['sample'] }, async () => {
    const bot = await botOf<RealtimeBot<unknown>>(id)
    const ends = HERTZ.map((hertz) => botPlaysAt(game, bot, hertz))
    expect(new Set(ends).size).toBe(1)
  })
})

describe.each(realtime.filter(([, game]) => game.upright?.size))('%s', (id, game) => {
  it('is about as hard upright as wide', { tags: ['sample'] }, async () => {
    const bot = await botOf<RealtimeBot<unknown>>(id)
    const share = survival(game, bot, 'upright') / survival(game, bot, 'wide')
    expect(share).toBeGreaterThan(0.75)
    expect(share).toBeLessThan(1.33)
  })
})

describe.each(turnBased.filter(([, game]) => game.computer || game.hints))('%s', (id, game) => {
  it('has a bot that plays legal moves at every level', { tags: ['sample'] }, async () => {
    botPlays(game, await botOf<TurnBot<unknown, unknown>>(id))
  })
})

/** @throws When the game has no bot: its folder lacks `bot.ts` or `bot/index.ts`. */
async function botOf<Bot>(id: string): Promise<Bot> {
  const load = bots[id]
  if (!load) throw new Error(`${id} has no bot`)
  return (await load()) as Bot
}

/** Plays the bot at a display rate, by real events. @returns the world after `TICKS`, or at its end */
function botPlaysAt(game: RealtimeGame, bot: RealtimeBot<unknown>, hertz: number): string {
  const options = optionSets(game.options)[0] ?? {}
  const size = worldSize(game, options)
  const world = game.rules.start(options, 5, size)
  const devices = createDevices(game, options, size)
  const loop = createLoop()
  let ticks = 0
  const over = () => ticks >= TICKS || game.rules.outcome(world) !== null
  // The bot acts every second tick, midway between two frames of every display, so each display delivers it in the same tick.
  let nextAct = TICK_MS / 2
  for (let frame = 1; !over(); frame++) {
    const now = (frame * 1000) / hertz
    for (; nextAct < now && !over(); nextAct += 2 * TICK_MS) {
      const done = Math.floor(nextAct / TICK_MS)
      if (ticks !== done) throw new Error(`${hertz} Hz: asked after tick ${ticks}, not ${done}`)
      devices.act(bot(world, ticks), nextAct)
    }
    loop.advance(1000 / hertz, () => {
      if (over()) return
      ticks++
      game.rules.step(world, readInput(devices.take()), () => {})
    })
  }
  devices.stop()
  return JSON.stringify(world)
}

/** How many ticks the bot survives in worlds of this shape, all seeds together. */
function survival(game: RealtimeGame, bot: RealtimeBot<unknown>, shape: Shape): number {
  const options = { ...optionSets(game.options)[0], shape }
  let sum = 0
  for (let seed = 1; seed <= SURVIVED.games; seed++) {
    const world = game.rules.start(options, seed, worldSize(game, options))
    let before: readonly string[] = []
    for (let tick = 0; tick < SURVIVED.ticks && !game.rules.outcome(world); tick++, sum++) {
      const { hold = [], pointers = [] } = bot(world, tick)
      game.rules.step(world, readInput(frameFrom(hold, before, pointers)), () => {})
      before = hold
    }
  }
  return sum
}

/** Games of some moves at every level; every second move is random. */
function botPlays(game: TurnGame, bot: TurnBot<unknown, unknown>): void {
  const standard = optionSets(game.options)[0] ?? {}
  for (const level of bot.levels) {
    for (let seed = 0; seed < THINKING.games; seed++) {
      const random = createRandom(seed)
      let state = game.rules.start(standard, seed)
      const print = () => game.rules.debug?.(state)
      withPosition(print, () => {
        for (let i = 0; i < THINKING.moves && !game.rules.outcome(state); i++) {
          const before = JSON.stringify(state)
          let asked = 0
          const thinking = { random: () => draw(random), overtime: () => ++asked > THINKING.looks }
          const move =
            i % 2 ? pick(random, game.rules.legal(state)) : bot.choose(deepFreeze(state), level, thinking)
          const applied = game.rules.apply(state, move, i)
          if ('refused' in applied)
            throw new Error(`level ${level} played ${JSON.stringify(move)}: ${applied.refused}`)
          if (JSON.stringify(state) !== before) throw new Error('the state was changed by a move')
          state = applied.state
          for (
            let next = game.rules.next?.(state);
            next && !game.rules.outcome(state);
            next = game.rules.next?.(state)
          ) {
            const passed = game.rules.apply(state, next.move, i)
            if ('refused' in passed) break
            state = passed.state
          }
        }
      })
    }
  }
}
