/** Recordings of the workbench: any moment is reached again, and changed rules are compared. */
import { expect, it } from 'vitest'
import type { GameEvent, RealtimeBot, RealtimeGame, TurnBot } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, NO_INPUT } from '../../src/engine/core/input/input'
import { createRandom, drawInt } from '../../src/engine/core/math/random'
import { bots } from '../../src/games/bots'
import { findGame } from '../../src/games/catalog'
import { rules } from '../../src/workbench/examples/tiny'
import { breakpointOf, doubtAbout, eventsOf } from '../../src/workbench/time/breakpoint'
import { changesOf } from '../../src/workbench/time/changes'
import { nextNumbers } from '../../src/workbench/time/nextNumbers'
import { lineOf } from '../../src/workbench/time/place'
import { botMove, botTick, hintIn, newRealtime, newTurns } from '../../src/workbench/time/playOn'
import { RealtimeRecording } from '../../src/workbench/time/realtimeRecording'
import { firstDifference, type Recording } from '../../src/workbench/time/recording'
import { gamesOfKind } from '../contract/loaded'
import { sample } from '../support/proofs'

const SEED = 5
const TICKS = 200
const MOVES = 12
const JUMPS = sample(5, 100)

/** Notes the value at each moment while the recording is made, and compares it after random jumps. */
function isReachedAgain(recording: Recording, extend: () => boolean, length: number): void {
  const values = [JSON.stringify(recording.value)]
  while (recording.at < length && extend()) values.push(JSON.stringify(recording.value))
  expect(values.length).toBeGreaterThan(1)
  const random = createRandom(SEED)
  for (let jump = 0; jump < JUMPS; jump++) {
    const to = drawInt(random, 0, values.length - 1)
    recording.seek(to)
    expect(JSON.stringify(recording.value) === values[to], `at ${to}`).toBe(true)
  }
}

it.each(gamesOfKind('realtime'))('%s is the same at any tick', { tags: ['sample'] }, async (id, game) => {
  const bot = (await bots[id]?.()) as RealtimeBot<unknown>
  const options = completeOptions(game.options)
  const recording = newRealtime(game, options, SEED, worldSize(game, options))
  isReachedAgain(recording, () => botTick(recording, game, bot), sample(TICKS, 3600))
})

it.each(gamesOfKind('turn'))('%s is the same at any move', async (id, game) => {
  const bot = ((await bots[id]?.()) as TurnBot<unknown, unknown> | undefined) ?? null
  const recording = newTurns(game, completeOptions(game.options), SEED)
  isReachedAgain(recording, () => botMove(recording, game, bot, SEED), MOVES)
})

it('is the same at any tick of a game of several minutes', () => {
  const recording = new RealtimeRecording(
    { rules, options: {}, seed: SEED, size: { width: 1, height: 1 } },
    [],
  )
  const extend = () => {
    recording.add(frameFrom(recording.tick % 20 === 0 ? ['fill'] : []))
    return true
  }
  isReachedAgain(recording, extend, 12_000)
})

const load = async (id: string) => (await findGame(id)?.load())?.default

it('finds the first tick at which changed rules differ', async () => {
  const game = (await load('snake')) as RealtimeGame
  const bot = (await bots.snake?.()) as RealtimeBot<unknown>
  const options = completeOptions(game.options)
  const recording = newRealtime(game, options, SEED, worldSize(game, options))
  const eaten = () => (recording.world as { eaten: number }).eaten
  while (eaten() === 0) botTick(recording, game, bot)
  const { tick } = recording
  while (recording.tick < tick + TICKS && botTick(recording, game, bot));
  expect(firstDifference(recording, recording.by({ ...game.rules }), recording.tick)).toBeNull()
  const changed = recording.by({
    ...game.rules,
    step(world, input, emit) {
      const snake = world as { eaten: number }
      const isFirst = snake.eaten === 0
      game.rules.step(world, input, emit)
      if (isFirst && snake.eaten === 1) snake.eaten = 7
    },
  })
  const changes = [{ path: 'eaten', before: 1, after: 7 }]
  recording.seek(tick + 1)
  const { world } = recording
  expect(firstDifference(recording, changed, recording.length)).toEqual({ at: tick, changes })
  // A scene may show this world.
  expect([recording.tick, recording.world === world, changed.tick]).toEqual([tick + 1, true, 0])
})

it('lists the moves that changed rules refuse, and makes the others', async () => {
  const game = await load('connect-four')
  if (game?.kind !== 'turn') throw new Error('no board game')
  const options = completeOptions(game.options)
  const recording = newTurns(game, options, SEED)
  for (const move of [3, 3, 2]) expect(recording.add(move, 0)).toBeNull()
  const changed = recording.by(
    {
      ...game.rules,
      apply: (state, move, at) => (move === 2 ? { refused: 'No.' } : game.rules.apply(state, move, at)),
    },
    game.rules.start(options, SEED),
  )
  expect(changed.refused).toEqual([[3, { move: 2, at: 0, refused: 'No.' }]])
  expect(firstDifference(recording, changed, 3)?.at).toBe(3)
})

it('shows the hints of a bot', async () => {
  const game = await load('tic-tac-toe')
  const bot = (await bots['tic-tac-toe']?.()) as TurnBot<unknown, unknown>
  if (game?.kind !== 'turn') throw new Error('no board game')
  const recording = newTurns(game, completeOptions(game.options), SEED)
  for (const move of [0, 4, 1]) recording.add(move, 0)
  // Two in a row must be blocked.
  expect(hintIn(recording.value, game, bot, SEED)).toMatchObject({ move: 2, highlighted: [0, 1] })
  for (const move of [3, 2]) recording.add(move, 0)
  expect(hintIn(recording.value, game, bot, SEED)).toBeNull()
})

it('continues from any moment in place of what was recorded after it', async () => {
  const game = (await load('flappy-bird')) as RealtimeGame
  const options = completeOptions(game.options)
  const recording = newRealtime(game, options, SEED, worldSize(game, options))
  while (recording.tick < 130) recording.add(NO_INPUT)
  recording.seek(65)
  recording.add({ ...NO_INPUT, pressed: ['flap'], held: { flap: 1 } })
  expect([recording.tick, recording.length]).toEqual([66, 66])
})

it('names what differs between two values', () => {
  expect(changesOf({ a: [1, { b: 2 }], c: 3 }, { a: [1, { b: 4 }], d: null })).toEqual([
    { path: 'a[1].b', before: 2, after: 4 },
    { path: 'c', before: 3, after: undefined },
    { path: 'd', before: undefined, after: null },
  ])
  expect(changesOf(1, 1)).toEqual([])
})

it('stops at an expression about the world, or at an event', () => {
  const known = new Set(['crash', 'fall'])
  const crash = [{ type: 'crash' }] as const
  const stops = (text: string, world: object, events: readonly GameEvent[] = []) =>
    breakpointOf(text, known)?.(world, events)
  expect(breakpointOf(' ', known)).toBeNull()
  expect(stops('score > 100', { score: 101 })).toBe(true)
  expect(stops('score > 100', { score: 100 })).toBe(false)
  expect(stops('world.list.length === 2', { list: [1, 2] })).toBe(true)
  expect(stops('crash', {}, crash)).toBe(true)
  expect(stops('crash', { crash: 1 })).toBe(false)
  // A word that is no known event is a part of the world.
  expect([stops('dead', { dead: false }), stops('dead', { dead: true }), stops('dead', {})]).toEqual([
    false,
    true,
    false,
  ])
  expect(stops('boom', {}, [{ type: 'boom' }])).toBe(true)
  expect(() => breakpointOf('score >', known)).toThrow(SyntaxError)
  expect(doubtAbout('boom', known, { dead: true })).toContain('“boom”')
  for (const text of ['', 'crash', 'dead', 'boom > 1'])
    expect(doubtAbout(text, known, { dead: true })).toBeNull()
})

it('knows the events of a game', async () => {
  const game = (await load('flappy-bird')) as RealtimeGame
  expect([...eventsOf(game)]).toEqual(expect.arrayContaining(['crash']))
})

it('shows the next random numbers without drawing them', () => {
  const random = createRandom(1)
  expect(nextNumbers(random)).toEqual(nextNumbers(random))
})

it('names the line of a source by its map', () => {
  // Line 2 is from line 2; line 3 from line 5, and from its column 9 on from line 6.
  const map = btoa(
    JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA;AACA;AAGA,QACA' }),
  )
  const compiled = `a\nb\nc\n//# sourceMappingURL=data:application/json;base64,${map}\n`
  expect([2, 3].map((line) => lineOf(compiled, line, 1))).toEqual([':2', ':5'])
  expect(lineOf(compiled, 3, 9)).toBe(':6')
  expect(lineOf('a', 1, 1)).toBe('')
})
