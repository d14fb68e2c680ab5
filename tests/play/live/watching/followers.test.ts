/** What a watcher sees: the world or board of the host, a little later. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Game, RealtimeGame, TurnGame } from '../../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../../src/engine/core/input/input'
import { SceneClock } from '../../../../src/engine/stage/clock'
import { feed } from '../../../../src/play/live/watching/feed'
import { Following } from '../../../../src/play/live/watching/following'
import { Hosting } from '../../../../src/play/live/watching/hosting'
import { RealtimeFollower } from '../../../../src/play/live/watching/realtimeFollower'
import { TurnFollower } from '../../../../src/play/live/watching/turnFollower'
import { RealtimeSession } from '../../../../src/play/session/realtime/realtimeSession'
import { adder, cleared, counter, freshPage, turn } from '../../session/small'

const sounds = vi.hoisted(() => ({ events: [] as string[] }))
vi.mock('../../../../src/play/session/events/announce', async (load) => ({
  ...(await load<object>()),
  soundEvent: (_game: unknown, { type }: { type: string }) => void sounds.events.push(type),
}))

beforeEach(() => {
  freshPage()
  sounds.events.length = 0
})
afterEach(cleared)

const FRAME_MS = 1000 / 60

function follow(id: string, game: Game) {
  const hosting = new Hosting(game)
  const following = new Following(id, game, () => {})
  hosting.add((bytes) => following.receive(bytes))
  return { hosting, following }
}

it('a real-time game: its world, stats, sounds and result, then the next game', () => {
  const game = counter as unknown as RealtimeGame
  const { hosting, following } = follow('counter', game)
  const presses = new Set([30, 60, 700])
  let tick = 0
  const play = new RealtimeSession(
    { id: 'counter', game, options: { mode: 'a' }, seed: 5 },
    { width: 100, height: 100 },
    new SceneClock(),
    () => (presses.has(++tick) ? { ...NO_INPUT, pressed: ['hit'], held: { hit: 1 } } : NO_INPUT),
  )
  play.start()
  // The watcher joins after the first press.
  for (let n = 0; n < 50; n++) play.step()
  feed(hosting, play, () => {})
  const clock = new SceneClock()
  let ticks = 0
  clock.on('tick', () => void ticks++)
  const follower = new RealtimeFollower(game, following, clock)
  const pass = (frames: number) => {
    for (let n = 0; n < frames; n++) {
      play.step()
      if (n % 6 === 5) hosting.flush()
      follower.frame(FRAME_MS)
    }
  }
  pass(120)
  expect(follower.shown.hud.Score).toBe(2)
  expect(play.tick - (follower.track?.tick ?? 0)).toBeLessThan(30)
  expect(follower.shown.outcome).toBeNull()
  expect(ticks).toBeGreaterThan(60)
  const { scene } = follower.shown
  pass(600)
  expect(play.view.phase).toBe('over')
  expect(follower.shown.outcome).toMatchObject({ title: 'Game Over!' })
  expect(follower.track?.world).toEqual(play.world)
  expect(follower.shown.scene).toBe(scene)
  play.restart()
  pass(60)
  expect(follower.shown.outcome).toBeNull()
  expect(follower.shown.hud.Score).toBe(0)
  expect(follower.shown.scene).toBe(scene + 1)
  play.close()
})

it('a long game is caught up in steps that leave the page responsive, without its sounds', () => {
  const game = counter as unknown as RealtimeGame
  const { hosting, following } = follow('counter', game)
  hosting.begin({
    game: 'counter',
    digest: '1',
    seed: 1,
    options: { mode: 'a' },
    date: 0,
    result: 'open',
    figures: {},
    input: {
      kind: 'realtime',
      size: { width: 100, height: 100 },
      ticks: 0,
      slots: [],
      frames: new Uint8Array(),
    },
  })
  const hit = { ...NO_INPUT, pressed: ['hit'], held: { hit: 1 } }
  for (let n = 0; n < 30_000; n++) hosting.tick({ frame: n === 3 ? hit : NO_INPUT, sizes: [] })
  const follower = new RealtimeFollower(game, following, new SceneClock())
  for (let n = 0; n < 10; n++) hosting.flush()
  // Each look at the clock takes a millisecond.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
  follower.frame(FRAME_MS)
  expect(follower.track?.tick).toBeLessThan(20)
  vi.mocked(performance.now).mockImplementation(() => 0)
  follower.frame(FRAME_MS)
  expect(follower.track?.tick).toBeGreaterThan(29_900)
  expect(follower.shown.hud.Score).toBe(1)
  expect(sounds.events).toEqual([])
})

it('input that the rules cannot play ends it', () => {
  const broken = { ...counter, rules: { ...counter.rules, step: () => void JSON.parse('') } }
  const game = broken as unknown as RealtimeGame
  const { hosting, following } = follow('counter', game)
  const play = new RealtimeSession(
    { id: 'counter', game: counter as unknown as RealtimeGame, options: { mode: 'a' }, seed: 5 },
    { width: 100, height: 100 },
    new SceneClock(),
    () => NO_INPUT,
  )
  feed(hosting, play, () => {})
  play.start()
  for (let n = 0; n < 30; n++) play.step()
  hosting.flush()
  const follower = new RealtimeFollower(game, following, new SceneClock())
  follower.onBroken = vi.fn()
  for (let n = 0; n < 10; n++) follower.frame(FRAME_MS)
  expect(follower.onBroken).toHaveBeenCalledOnce()
  expect(follower.track).toBeNull()
  play.close()
})

it('a turn-based game: its moves one by one, undo, its result, then the next game', async () => {
  const game = adder as unknown as TurnGame
  const { hosting, following } = follow('adder', game)
  const play = turn({ game })
  play.start()
  for (const move of [1, 1, 1, 1, 1]) play.play(move)
  feed(hosting, play, () => {})
  const follower = new TurnFollower('adder', game, following)
  const boards = vi.fn()
  follower.onBoard = boards
  const pass = async (frames: number) => {
    for (let n = 0; n < frames; n++) {
      hosting.flush()
      follower.frame(FRAME_MS)
      await Promise.resolve()
    }
  }
  await pass(5)
  expect(boards).toHaveBeenCalledOnce()
  await pass(30)
  // The moves before are not shown one by one.
  expect(follower.state).toMatchObject({ total: 5 })
  expect(follower.turns?.board.previous).toBeNull()
  expect(sounds.events).toEqual([])
  play.play(2)
  await pass(30)
  expect(follower.turns?.board).toMatchObject({ state: { total: 7 }, previous: { total: 5 } })
  expect(follower.shown.hud.Total).toBe(7)
  expect(sounds.events).toEqual(['added'])
  play.undo()
  await pass(30)
  expect(follower.turns?.board).toMatchObject({ state: { total: 5 }, previous: null })
  for (const move of [2, 2, 1]) play.play(move)
  expect(play.view.phase).toBe('over')
  await pass(90)
  expect(follower.shown.outcome).toMatchObject({ title: 'Ten!' })
  play.restart()
  await pass(30)
  expect(boards).toHaveBeenCalledTimes(2)
  expect(follower.state).toMatchObject({ total: 0 })
  expect(follower.shown.outcome).toBeNull()
  play.close()
})

it('a move that the rules refuse ends it', async () => {
  const game = adder as unknown as TurnGame
  const { hosting, following } = follow('adder', game)
  const play = turn({ game })
  feed(hosting, play, () => {})
  hosting.moves([
    [1, 0, true],
    [8, 0, true],
  ])
  hosting.flush()
  const follower = new TurnFollower('adder', game, following)
  follower.onBroken = vi.fn()
  for (let n = 0; n < 90; n++) {
    follower.frame(FRAME_MS)
    await Promise.resolve()
  }
  expect(follower.onBroken).toHaveBeenCalledOnce()
  play.close()
})
