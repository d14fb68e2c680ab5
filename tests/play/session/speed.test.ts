/** Games at a slower speed: the same game, named in the result, and ranked separately. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InputFrame, RealtimeGame } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import { page } from '../../../src/engine/storage/store/page'
import { optionSet, records } from '../../../src/engine/storage/values/records'
import { keepResult, lastResults, results } from '../../../src/engine/storage/values/results'
import { changeSettings, DEFAULT_SETTINGS, type Settings } from '../../../src/engine/storage/values/settings'
import pong from '../../../src/games/pong'
import { resultText } from '../../../src/play/replay/resultText'
import { type FinishedPlay, onFinished } from '../../../src/play/session/events/finishListeners'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { helpOf, helpText } from '../../../src/play/session/records/help'
import { playedTexts } from '../../../src/play/texts/played'
import { setText } from '../../../src/site/records/format'
import { cleared, counter, freshPage, turn } from './small'

beforeEach(() => {
  freshPage()
  vi.stubGlobal('location', { origin: 'https://arcade.example', hash: '' })
})
afterEach(cleared)

const at = (gameSpeed: Settings['gameSpeed']) => changeSettings({ gameSpeed })

function open(game: RealtimeGame, options: Record<string, string>, input: (tick: number) => InputFrame) {
  const size = { width: 100, height: 100 }
  const play: RealtimeSession = new RealtimeSession(
    { id: 'counter', game, options, seed: 5 },
    game.size === 'window' ? size : game.size,
    new SceneClock(),
    () => input(play.tick + 1),
  )
  return play
}
const hit: InputFrame = { held: { hit: 1 }, pressed: ['hit'], released: [], pointers: [] }
/** One press per tick from `presses`, over at the third; its world can be resumed. */
const small = (presses: readonly number[]) =>
  open(counter as unknown as RealtimeGame, { mode: 'a' }, (tick) => (presses.includes(tick) ? hit : NO_INPUT))
/** Runs `count` frames of a 60 Hz display. */
const run = (play: RealtimeSession, count: number) => {
  for (let i = 0; i < count; i++) play.frame(1000 / 60)
}
const finished = (presses: readonly number[], count = 400) => {
  const play = small(presses)
  play.start()
  run(play, count)
  expect(play.view.phase).toBe('over')
  return play.view
}

describe('a slower game', () => {
  it.each([50, 25] as const)('at speed %i ends in the same world by the same input', (speed) => {
    const steered = (tick: number): InputFrame => {
      const action = Math.floor(tick / 40) % 2 ? 'up' : 'down'
      return { held: { [action]: 1 }, pressed: [], released: [], pointers: [] }
    }
    const played = () => {
      const play = open(pong as unknown as RealtimeGame, { players: '1', level: 'normal' }, steered)
      play.start()
      let frames = 0
      for (; play.tick < 600 && frames < 10_000; frames++) play.frame(1000 / 60)
      return { frames, world: JSON.stringify(play.world), input: play.input }
    }
    const plain = played()
    at(speed)
    const slow = played()
    expect(slow.world).toBe(plain.world)
    expect(slow.input).toEqual(plain.input)
    expect(plain.input?.ticks).toBe(600)
    expect(slow.frames / plain.frames).toBeCloseTo(100 / speed, 1)
  })
  it('is reported by its slowest speed, in the panel, the shared text and the status line', () => {
    at(80)
    const play = small([10, 20, 60])
    play.start()
    run(play, 5)
    expect(play.view.speed).toBe(80)
    for (const speed of [60, 90] as const) {
      play.pause()
      at(speed)
      run(play, 5)
      play.resume()
      run(play, 100)
    }
    run(play, 200)
    const { view } = play
    expect(view).toMatchObject({ phase: 'over', speed: 60 })
    expect(helpText(helpOf(view))).toBe(playedTexts.speed(60))
    expect(view.status).toContain(playedTexts.playedAt(60))
    const lines = resultText('Counter', '/games/counter', counter as unknown as RealtimeGame, view)?.split(
      '\n',
    )
    expect(lines?.[2]).toBe(playedTexts.playedAt(60))
  })
  it('that was only chosen during a pause, and undone, is an ordinary game', () => {
    const play = small([])
    play.start()
    run(play, 5)
    play.pause()
    at(50)
    run(play, 5)
    play.resume()
    // Nothing runs during the count-in.
    run(play, 5)
    play.pause()
    at(100)
    play.resume()
    run(play, 120)
    expect(play.view.speed).toBe(100)
  })
  it('begins at the speed that was chosen before a restart', () => {
    at(50)
    const play = small([])
    play.start()
    run(play, 5)
    play.pause()
    at(100)
    play.restart()
    run(play, 5)
    expect(play.view.speed).toBe(100)
  })
  it('has a count-in with beats of the usual length', () => {
    at(25)
    const play = small([])
    play.start()
    play.pause()
    play.resume()
    run(play, 73)
    expect(play.view.countIn).toBe(0)
  })
  it('does not change the usual best, and has a separate one with a separate name', () => {
    const ended: FinishedPlay[] = []
    const stop = onFinished((play) => ended.push(play))
    const plain = small([1])
    plain.start()
    run(plain, 20)
    plain.leave()
    page.flushAll()
    const before = JSON.stringify(records.get().counter?.['mode=a'])
    expect(before).toContain('"Score":1')
    at(70)
    expect(finished([10, 20, 30])).toMatchObject({ newBests: ['Score'], bests: { Score: 3 } })
    expect(JSON.stringify(records.get().counter?.['mode=a'])).toBe(before)
    expect(records.get().counter?.['mode=a&~speed=70']).toEqual({ plays: 1, best: { Score: 3 } })
    expect(finished([10, 20, 30]).newBests).toEqual([])
    at(100)
    const again = small([])
    expect(again.view.bests).toEqual({ Score: 1 })
    expect(setText('mode=a&~speed=70')).toBe(`A, ${playedTexts.speed(70)}`)
    const [play] = ended
    expect(play).toMatchObject({ help: { speed: 70 }, isDefault: false, options: { mode: 'a' } })
    expect(optionSet(play?.keptBy ?? {})).toBe('mode=a&~speed=70')
    stop()
  })
  it('keeps what was reached before it became slower, but no more', () => {
    const play = small([1, 60])
    play.start()
    run(play, 20)
    play.leave()
    play.pause()
    at(50)
    play.resume()
    run(play, 300)
    play.leave()
    expect(records.get().counter?.['mode=a']?.best).toEqual({ Score: 1 })
    expect(records.get().counter?.['mode=a&~speed=50']?.best).toEqual({ Score: 2 })
  })
  it('is recognized in a later visit', () => {
    const game = {
      ...counter,
      rules: { ...counter.rules, resume: (world: unknown) => world as { ticks: number; hits: number } },
    } as unknown as RealtimeGame
    at(60)
    const first = open(game, { mode: 'a' }, () => NO_INPUT)
    first.start()
    run(first, 60)
    first.close()
    at(100)
    const second = open(game, { mode: 'a' }, () => NO_INPUT)
    expect(second.view).toMatchObject({ phase: 'paused', speed: 60 })
    second.resume()
    run(second, 120)
    expect(second.view.speed).toBe(60)
  })
})

it('no assist is on by default, and turn-based games have no speed', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({ gameSpeed: 100, toggleHold: false, hideClock: false })
  at(50)
  const play = turn()
  play.start()
  play.play(1)
  expect(helpOf(play.view)).toEqual({})
})

it('a result with every assist and help is stored as data, and shown in words', () => {
  const help = helpOf({
    hints: 1240,
    undone: 1240,
    speed: 50,
    autoRepeat: 8,
    aimAssisted: true,
    rewinds: 3,
    holdToggled: true,
    debounced: true,
    switchAccess: true,
  })
  const ended = { date: 1, result: 'over', figures: {}, assists: help } as const
  keepResult({ game: 'counter', ms: 1, ...ended, set: '' })
  expect(lastResults(results.get(), 'counter')).toMatchObject([ended])
  const words = helpText(help)
  for (const each of [playedTexts.speed(50), playedTexts.hints(1240), playedTexts.switchAccess])
    expect(words).toContain(each)
  expect(words.split(', ')).toHaveLength(9)
})
