/** Owns the contract suite: every game of the catalogue through the same checks, found by itself. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  Game,
  GameEvent,
  Manifest,
  Outcome,
  RealtimeBot,
  RealtimeGame,
  TurnBot,
  TurnGame,
} from '../../src/engine/core/contract'
import { TICK_MS } from '../../src/engine/core/contract'
import { frameFrom, readInput } from '../../src/engine/core/input'
import { createLoop } from '../../src/engine/core/loop'
import { createRandom, draw, drawInt, pick } from '../../src/engine/core/random'
import { exactFrame } from '../../src/engine/core/record/frames'
import { FrameWriter } from '../../src/engine/core/record/frameWriter'
import { Replay } from '../../src/engine/core/record/replay'
import { type Shape, worldSize } from '../../src/engine/core/shape'
import { SOUND_NAMES } from '../../src/engine/sound/port'
import { canBe } from '../../src/engine/storage/records'
import { bots } from '../../src/games/bots'
import { catalogue, findGame, listedGames } from '../../src/games/catalogue'
import { tellsTime } from '../../src/play/session/figures'
import { Timeline } from '../../src/play/watch/timeline'
import {
  createMonkey,
  deepFreeze,
  expectFlatEvent,
  expectFlatHud,
  findBroken,
  optionSets,
  pickMove,
  same,
  withPosition,
  wrongMoves,
} from './fuzz'
import { createHands } from './hands'
import { TABLE } from './table'

const games = new Map<string, Game>()

beforeAll(async () => {
  for (const entry of catalogue) games.set(entry.id, (await entry.load()).default)
}, 60_000)

const ids = catalogue.map((entry) => entry.id)
const gameOf = (id: string) => games.get(id) as Game

describe('the catalogue', () => {
  it('lists only games of the table, each as its row says', () => {
    for (const entry of listedGames) {
      const row = TABLE.findIndex(([id]) => id === entry.id)
      expect(row, entry.id).toBeGreaterThanOrEqual(0)
      const { id, title, difficulty, players, category, kind, order } = entry
      expect([id, title, difficulty, players, category, kind]).toEqual([...(TABLE[row] as readonly string[])])
      expect(order).toBe(row + 1)
    }
  })
  it('is ordered Hard, Medium, Easy, and by the table within', () => {
    const rank = { Hard: 0, Medium: 1, Easy: 2 }
    const keys = catalogue.map((entry) => rank[entry.difficulty] * 1000 + entry.order)
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
    // No words on a cover: only figures of the game itself.
    for (const [, text] of cover.matchAll(/<(?:text|tspan)[^>]*>([^<]*)</g))
      expect(text).toMatch(/^[\s\dA-Z?!+×.]{0,5}$/)
    expect(cover.length).toBeGreaterThan(400)
  })
  it('declares options, controls and sounds that fit together', () => {
    const game = gameOf(id)
    expect(game.kind).toBe(findGame(id)?.kind)
    expect(new Set(game.options.map((option) => option.id)).size).toBe(game.options.length)
    for (const option of game.options) {
      expect(option.choices.length).toBeGreaterThan(1)
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
      ...(touch?.buttons ?? []).map((b) => b.action),
    ]
    for (const action of touch?.tap ? [...touched, touch.tap] : touched) expect(actions).toContain(action)
    for (const cue of Object.values(game.sounds))
      if (typeof cue === 'string') expect(SOUND_NAMES).toContain(cue)
    expect(game.howTo).toHaveLength(3)
    expect(game.best.length).toBeGreaterThan(0)
  })
  it('offers no option without a start', () => {
    const game = gameOf(id)
    for (const options of optionSets(game.options)) {
      if (game.kind === 'realtime') {
        const world = game.rules.start(options, 1, worldSize(game, options))
        expectFlatHud(game.rules.hud(world))
        expect(game.rules.outcome(world)).toBeNull()
      } else {
        const state = game.rules.start(options, 1)
        expectFlatHud(game.rules.hud(state, 0))
        expect(game.rules.outcome(state)).toBeNull()
      }
    }
  })
  it('plays the same for the same seed and input, and survives 10,000 random ticks or moves', () => {
    const game = gameOf(id)
    if (game.kind === 'realtime') realtimeFuzz(game)
    else turnFuzz(game)
  })
  it('can be watched at any moment, found from any other', () => {
    const game = gameOf(id)
    if (game.kind === 'realtime') expectTimeline(game)
  })
  it('ends the same at 30, 60 and 144 Hz', async () => {
    const game = gameOf(id)
    if (game.kind !== 'realtime') return
    const load = bots[id]
    expect(load, 'a bot').toBeDefined()
    const bot = await (load as () => Promise<unknown>)()
    const ends = [30, 60, 144].map((hertz) => botPlaysAt(game, bot as RealtimeBot<unknown>, hertz))
    expect(ends[0]).toBe(ends[1])
    expect(ends[2]).toBe(ends[1])
  })
  it('is about as hard upright as wide, where it has a world for both', async () => {
    const game = gameOf(id)
    if (game.kind !== 'realtime' || !game.upright?.size) return
    const bot = (await bots[id]?.()) as RealtimeBot<unknown>
    const [wide, upright] = (['wide', 'upright'] as const).map((shape) => survival(game, bot, shape))
    expect((upright ?? 0) / (wide ?? 1)).toBeGreaterThan(0.75)
    expect((upright ?? 0) / (wide ?? 1)).toBeLessThan(1.33)
  })
  it('has a bot that plays legal moves at every level', async () => {
    const game = gameOf(id)
    const load = bots[id]
    if (game.kind !== 'turn' || (!game.computer && !game.hints)) return
    expect(load, 'a bot').toBeDefined()
    botPlays(game, (await (load as () => Promise<unknown>)()) as TurnBot<unknown, unknown>)
  })
})

/** What a play brought lies within what its game says that plays can bring: a visitor's own record is never refused at import. */
function expectPossible(game: Game, outcome: Outcome | null): void {
  const figures = game.best.map((best) => ({ best, value: outcome?.results?.[best.of] }))
  expect(figures.filter(({ best, value }) => value !== undefined && !canBe(best, value))).toEqual([])
}

function realtimeFuzz(game: RealtimeGame): void {
  const sets = optionSets(game.options)
  let plays = 0
  for (let ticks = 0; ticks < 10_000; plays++) {
    const options = sets[plays % sets.length] ?? {}
    const size = worldSize(game, options)
    const random = createRandom(plays + 100)
    const monkey = createMonkey(random, game, size)
    const writer = new FrameWriter()
    const world = game.rules.start(options, plays, size)
    const emit = (event: GameEvent) => expectFlatEvent(event)
    const print = () => game.rules.debug?.(world)
    withPosition(print, () => {
      for (let i = 0; i < 2500 && !game.rules.outcome(world); i++, ticks++) {
        const between = game.rules.interlude?.(world)
        const frame = exactFrame(between ? frameFrom([pick(random, between.choices).action]) : monkey())
        writer.add(frame)
        game.rules.step(world, readInput(frame), emit)
        if (i % 50 === 0) expectFlatHud(game.rules.hud(world))
      }
      expect(findBroken(world)).toBeNull()
      expectFlatHud(game.rules.hud(world))
      expectPossible(game, game.rules.outcome(world))
    })
    expect(print()).not.toBe('')
    const { ticks: long, slots } = writer
    const input = { kind: 'realtime', size, ticks: long, slots, frames: writer.take() } as const
    const again = new Replay(game.rules, options, plays, input).to(long)
    expect(JSON.stringify(again.world)).toBe(JSON.stringify(world))
    expect(again.step()).toBe(false)
  }
  expect(plays).toBeGreaterThan(1)
}

/** Any moment of a kept play is found from any other: forward, back, and past its end. */
function expectTimeline(game: RealtimeGame): void {
  const options = optionSets(game.options)[0] ?? {}
  const size = worldSize(game, options)
  const seed = 3
  const monkey = createMonkey(createRandom(seed), game, size)
  const writer = new FrameWriter()
  const world = game.rules.start(options, seed, size)
  for (let tick = 0; tick < 400 && !game.rules.outcome(world); tick++) {
    const frame = exactFrame(monkey())
    writer.add(frame)
    game.rules.step(world, readInput(frame), () => {})
  }
  const end = JSON.stringify(world)
  const { ticks, slots } = writer
  const input = { kind: 'realtime', size, ticks, slots, frames: writer.take() } as const
  const record = { game: '', digest: '', seed, options, date: 0, result: 'open', figures: {}, input } as const
  const timeline = new Timeline(game.rules, record)
  const at = (tick: number) => {
    timeline.seek(tick)
    return JSON.stringify(timeline.world)
  }
  const middle = Math.floor(timeline.length / 2)
  const there = at(middle)
  while (timeline.scout(50));
  expect(at(timeline.length + 5)).toBe(end)
  expect(timeline.tick).toBe(timeline.length)
  expect(at(middle)).toBe(there)
  expect(at(middle + 1)).not.toBe(there)
  expect(at(timeline.length)).toBe(end)
}

/** The bot's play on a display of so many frames a second, by real events; the world after 20 s, or at its end. */
function botPlaysAt(game: RealtimeGame, bot: RealtimeBot<unknown>, hertz: number): string {
  const options = optionSets(game.options)[0] ?? {}
  const size = worldSize(game, options)
  const world = game.rules.start(options, 5, size)
  const hands = createHands(game, options, size)
  const loop = createLoop()
  let ticks = 0
  const over = () => ticks >= 1200 || game.rules.outcome(world) !== null
  // A hand that acts every second tick, midway between two frames of every display: each sees it in the same tick.
  let nextAct = TICK_MS / 2
  for (let frame = 1; !over(); frame++) {
    const now = (frame * 1000) / hertz
    for (; nextAct < now && !over(); nextAct += 2 * TICK_MS) {
      const done = Math.floor(nextAct / TICK_MS)
      if (ticks !== done) throw new Error(`${hertz} Hz: asked after tick ${ticks}, not ${done}`)
      hands.act(bot(world, ticks), nextAct)
    }
    loop.advance(1000 / hertz, () => {
      if (over()) return
      ticks++
      game.rules.step(world, readInput(hands.take()), () => {})
    })
  }
  hands.stop()
  return JSON.stringify(world)
}

/** Ticks that the bot lasts in a world of this shape, at most a minute, mean over six seeds. */
function survival(game: RealtimeGame, bot: RealtimeBot<unknown>, shape: Shape): number {
  const options = { ...optionSets(game.options)[0], shape }
  let sum = 0
  for (let seed = 1; seed <= 6; seed++) {
    const world = game.rules.start(options, seed, worldSize(game, options))
    let before: readonly string[] = []
    for (let tick = 0; tick < 3600 && !game.rules.outcome(world); tick++, sum++) {
      const { hold = [], pointers = [] } = bot(world, tick)
      game.rules.step(world, readInput(frameFrom(hold, before, pointers)), () => {})
      before = hold
    }
  }
  return sum / 6
}

function turnFuzz(game: TurnGame): void {
  const { rules } = game
  const sets = optionSets(game.options)
  let moves = 0
  for (let plays = 0; moves < 10_000 && plays < 2000; plays++) {
    const options = sets[plays % sets.length] ?? {}
    const random = createRandom(plays + 7)
    let state = deepFreeze(rules.start(options, plays))
    expect(same(state, rules.start(options, plays))).toBe(true)
    let at = 0
    const print = () => rules.debug?.(state)
    withPosition(print, () => {
      for (let i = 0; i < 400 && !rules.outcome(state); i++, moves++) {
        const next = rules.next?.(state) ?? null
        const legal = rules.legal(state)
        if (!next && legal.length === 0) throw new Error('a play that is not over has no move')
        if (i % 7 === 0) refusesWrong(game, state, legal, plays + i, at)
        const byItself = next && (legal.length === 0 || draw(random) < 0.5)
        const move = byItself ? next.move : pickMove(random, legal)
        at += byItself ? next.after : drawInt(random, 50, 900)
        const applied = rules.apply(state, move, at)
        if ('refused' in applied) throw new Error(`refused: ${JSON.stringify(move)}: ${applied.refused}`)
        for (const event of applied.events) expectFlatEvent(event)
        // Plain JSON, never mutated: the frozen state before would have thrown.
        state = deepFreeze(applied.state)
        if (i % 5 === 0) {
          if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state))
            expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state)
          expectFlatHud(rules.hud(state, at))
          // Figures that do not take the time are not asked for again while a state stands.
          if (!tellsTime(game)) expect(rules.hud(state, at + 3_600_000)).toEqual(rules.hud(state, at))
          if (rules.notation) {
            const text = rules.notation.write(state)
            const again = rules.notation.write(rules.notation.read(text, options))
            if (again !== text) expect(again).toBe(text)
          }
        }
      }
      expect(rules.outcome(state) === null || rules.next?.(state) == null).toBe(true)
      expectPossible(game, rules.outcome(state))
    })
    expect(print()).not.toBe('')
  }
  expect(moves).toBeGreaterThanOrEqual(10_000)
  if (rules.notation) {
    for (const text of ['', '?', 'not a position', '-1', '9'.repeat(300)]) {
      try {
        rules.notation.read(text, sets[0] ?? {})
      } catch (error) {
        expect((error as Error).message.length).toBeGreaterThan(10)
      }
    }
  }
}

function refusesWrong(
  game: TurnGame,
  state: unknown,
  legal: readonly unknown[],
  seed: number,
  at: number,
): void {
  for (const move of wrongMoves(createRandom(seed), legal)) {
    const applied = game.rules.apply(state, move, at)
    if (!('refused' in applied) && !legal.some((other) => same(other, move)))
      throw new Error(`accepted ${JSON.stringify(move)}`)
  }
}

function botPlays(game: TurnGame, bot: TurnBot<unknown, unknown>): void {
  const standard = optionSets(game.options)[0] ?? {}
  for (const level of bot.levels) {
    for (let seed = 0; seed < 2; seed++) {
      const random = createRandom(seed)
      let state = game.rules.start(standard, seed)
      const print = () => game.rules.debug?.(state)
      withPosition(print, () => {
        for (let i = 0; i < 12 && !game.rules.outcome(state); i++) {
          const before = JSON.stringify(state)
          let asked = 0
          const thinking = { random: () => draw(random), overtime: () => ++asked > 300 }
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
