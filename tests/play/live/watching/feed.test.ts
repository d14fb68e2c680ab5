/** Sessions that are watched: each change of their record reaches the watcher. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Game, InputFrame, RealtimeGame, TurnGame } from '../../../../src/engine/core/game/contract'
import { completeOptions } from '../../../../src/engine/core/game/option'
import { worldSize } from '../../../../src/engine/core/game/shape'
import { digestOf } from '../../../../src/engine/core/live/digest'
import { createRandom, pick } from '../../../../src/engine/core/math/random'
import { exactFrame } from '../../../../src/engine/core/replay/frames'
import { ReplayPlayer } from '../../../../src/engine/core/replay/replayPlayer'
import { SceneClock } from '../../../../src/engine/stage/clock'
import { catalog } from '../../../../src/games/catalog'
import { RollbackPolicy } from '../../../../src/play/live/rollbackPolicy'
import { feed } from '../../../../src/play/live/watching/feed'
import { Hosting } from '../../../../src/play/live/watching/hosting'
import { RealtimeSession } from '../../../../src/play/session/realtime/realtimeSession'
import { adder, cleared, counter, freshPage, turn } from '../../session/small'
import { Connection } from '../connection'
import { Device } from './watched'

beforeEach(freshPage)
afterEach(cleared)

/** A watcher without a loss, after two seconds. */
function watch(id: string, game: Game, hosting: Hosting) {
  const device = new Device({ id, game, hosting }, { share: 0 }, createRandom(1))
  return {
    device,
    settle() {
      for (let n = 0; n < 20; n++) {
        hosting.flush()
        device.pass()
      }
    },
  }
}

const press = (...names: readonly string[]): InputFrame =>
  exactFrame({
    held: Object.fromEntries(names.map((name) => [name, 1])),
    pressed: names,
    released: [],
    pointers: [],
  })

it('a real-time game, the next one, and one that another session plays', () => {
  const game = counter as unknown as RealtimeGame
  const hosting = new Hosting(game)
  const open = () =>
    new RealtimeSession(
      { id: 'counter', game, options: { mode: 'b' }, seed: 5 },
      { width: 100, height: 100 },
      new SceneClock(),
      () => press('hit'),
    )
  const play = open()
  play.start()
  play.step()
  const end = feed(hosting, play, () => {})
  const { device, settle } = watch('counter', game, hosting)
  settle()
  expect(device.digest).toBe(digestOf({ ticks: 1, hits: 1 }))
  expect(device.following.start?.options.mode).toBe('b')
  play.step()
  settle()
  expect(device.digest).toBe(digestOf(play.world))
  play.step()
  expect(play.view.phase).toBe('over')
  settle()
  expect(device.digest).toBe(digestOf({ ticks: 3, hits: 3 }))
  const { stream } = device.following
  play.restart()
  play.step()
  settle()
  expect(device.following.stream).toBeGreaterThan(stream)
  expect(device.digest).toBe(digestOf({ ticks: 1, hits: 1 }))
  end()
  play.step()
  settle()
  expect(device.digest).toBe(digestOf({ ticks: 1, hits: 1 }))
  const next = open()
  const phases: string[] = []
  feed(hosting, next, (phase) => phases.push(phase))
  settle()
  // The last one stays in view until the next one starts.
  expect(device.digest).toBe(digestOf({ ticks: 1, hits: 1 }))
  next.setOption('mode', 'a')
  settle()
  expect(device.digest).toBe(digestOf({ ticks: 1, hits: 1 }))
  next.start()
  settle()
  expect(device.digest).toBe(digestOf({ ticks: 0, hits: 0 }))
  expect(device.following.start?.options.mode).toBe('a')
  next.pause()
  expect(phases).toEqual(['ready', 'playing', 'paused'])
  for (const each of [play, next]) each.close()
})

it('a turn-based game with undo, redo, automatic moves, and the game that undo brings back', () => {
  const game = adder as unknown as TurnGame
  const hosting = new Hosting(game)
  const play = turn({ game })
  const end = feed(hosting, play, () => {})
  const { device, settle } = watch('adder', game, hosting)
  const same = (total: number) => {
    settle()
    expect(play.state).toMatchObject({ total })
    expect(device.digest).toBe(digestOf(play.state))
  }
  play.start()
  same(0)
  play.play(1)
  play.play(2)
  same(3)
  const { stream } = device.following
  play.undo()
  same(1)
  play.redo()
  same(3)
  play.undo()
  play.play(3)
  same(4)
  play.undo()
  play.undo()
  play.play(2)
  same(2)
  // All of them are changes of the same game.
  expect(device.following.stream).toBe(stream)
  play.restart()
  same(0)
  play.undo()
  same(2)
  expect(device.following.stream).toBe(stream + 2)
  // While the next game is chosen, the last one stays as it was.
  const last = digestOf(play.state)
  play.reset()
  settle()
  expect(device.digest).toBe(last)
  expect(digestOf(play.state)).not.toBe(last)
  play.start()
  same(0)
  play.open('7')
  settle()
  expect(device.following.start?.input).toMatchObject({ kind: 'turn', position: '7' })
  end()
  play.close()
})

it('a win that is claimed, after the other player has left', () => {
  const hosting = new Hosting(counter as unknown as Game)
  const play = turn()
  const phases: string[] = []
  const end = feed(hosting, play, (phase) => phases.push(phase))
  play.start()
  play.claimWin({ result: 'won', title: 'You win' })
  expect(phases).toEqual(['ready', 'playing', 'left'])
  play.reset()
  expect(phases.at(-1)).toBe('ready')
  end()
  play.close()
})

it('a game with an own picture is not shown', () => {
  const hosting = new Hosting(adder as unknown as Game)
  const play = turn({ own: { kind: 'picture', picture: 'data:', packed: '' } })
  const end = feed(hosting, play, () => {})
  expect(hosting.reason).toBe('picture')
  end()
  play.close()
})

it('what is known besides the record reaches watchers who come late, and when it changes', () => {
  const hosting = new Hosting(counter as unknown as Game)
  const about = { phase: 'paused', names: [3, 1023], room: `R${'a'.repeat(40)}` } as const
  hosting.tell(about)
  const { device, settle } = watch('counter', counter as unknown as Game, hosting)
  settle()
  expect(device.following.about).toEqual(about)
  expect(device.following.reason).toBe('none')
  for (const phase of ['over', 'left'] as const) {
    hosting.tell({ ...about, phase })
    settle()
    expect(device.following.about.phase).toBe(phase)
  }
  expect(device.following.stream).toBe(1)
})

const live = (
  await Promise.all(
    catalog
      .filter(({ kind }) => kind === 'realtime')
      .map(async (entry) => [entry.id, (await entry.load()).default as RealtimeGame] as const),
  )
).filter(([, game]) => game.live)

it('the confirmed input of a live game, at both players', () => {
  expect(live.length).toBeGreaterThan(0)
  for (const [id, game] of live) {
    const options = completeOptions(game.options, game.live?.options)
    const size = worldSize(game, options)
    const connection = new Connection()
    const sides = ([0, 1] as const).map((seat) => {
      const policy = new RollbackPolicy(game, options, seat, 1, connection.ends[seat].round)
      connection.parts.push(policy)
      const random = createRandom(seat + 3)
      const actions = game.controls.map(({ action }) => action).filter((name) => !name.includes('@'))
      const take = () => press(pick(random, actions))
      const play = new RealtimeSession({ id, game, options, seed: 4, policy }, size, new SceneClock(), take)
      play.start()
      const hosting = new Hosting(game)
      feed(hosting, play, () => {})
      return { play, hosting, ...watch(id, game, hosting) }
    })
    for (let n = 0; n < 200; n++) {
      for (const { play, hosting, device } of sides) {
        play.step()
        if (n % 6 > 0) continue
        hosting.flush()
        device.pass()
      }
      connection.pass()
    }
    for (const { play, settle, device } of sides) {
      settle()
      const { input } = play
      if (!input) throw new Error('no record')
      expect(input.ticks, id).toBeGreaterThan(100)
      expect(device.following.ticks.length, id).toBe(input.ticks)
      const replay = new ReplayPlayer(game.rules, options, 4, input).to(input.ticks)
      expect(device.digest, id).toBe(digestOf(replay.world))
      play.close()
    }
    connection.close()
  }
})
