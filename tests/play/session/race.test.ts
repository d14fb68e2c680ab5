/** Races: the opponent's game runs together with the visitor's, does not affect it, and only for the same start. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game, RealtimeBot, RealtimeGame, TurnGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { frameFrom } from '../../../src/engine/core/input/input'
import type { Replay } from '../../../src/engine/core/replay/replay'
import { SceneClock } from '../../../src/engine/stage/clock'
import { StepsWriter } from '../../../src/engine/storage/values/steps'
import { bots } from '../../../src/games/bots'
import { findGame } from '../../../src/games/catalog'
import type { State as MazeState } from '../../../src/games/invisible-maze/rules'
import { paleAt } from '../../../src/games/invisible-maze/view/Pale'
import { challengeInAddress, rivalInAddress } from '../../../src/play/opening/challenge'
import { rulesOptions } from '../../../src/play/opening/options'
import { raceAgainst } from '../../../src/play/replay/race/findRace'
import { pacedStat, paceText } from '../../../src/play/replay/race/pace'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { TurnSession } from '../../../src/play/session/turns/turnSession'
import { cleared, freshPage } from './small'

beforeEach(freshPage)
afterEach(cleared)

const gameOf = async (id: string) => (await findGame(id)?.load())?.default as Game
/** The longest game, ticks. */
const LONGEST = 60 * 12

/** A session played by the game's bot; after `until` ticks without input. */
async function session(
  id: string,
  { seed = 7, until = LONGEST, options = {} as Record<string, string> } = {},
) {
  const game = (await gameOf(id)) as RealtimeGame
  const bot = (await bots[id]?.()) as RealtimeBot<unknown>
  let before: readonly string[] = []
  const play: RealtimeSession = new RealtimeSession(
    { id, game, options: { ...completeOptions(game.options), ...options }, seed },
    { width: 800, height: 600 },
    new SceneClock(),
    () => {
      const hold = play.tick < until ? (bot(play.world, play.tick).hold ?? []) : []
      const frame = frameFrom(hold, before)
      before = hold
      return frame
    },
  )
  return { game, play }
}

async function played(
  id: string,
  more: Parameters<typeof session>[1] = {},
  ticks = LONGEST,
): Promise<Replay> {
  const { game, play } = await session(id, more)
  play.start()
  while (play.view.phase === 'playing' && play.tick < ticks) play.step()
  const replay = play.replay() as Replay
  return { ...replay, options: rulesOptions(game.options, replay.options) }
}

/** Plays against the record to the end; returns the pace after each tick. */
async function raced(id: string, replay: Replay, more: Parameters<typeof session>[1] = {}) {
  const { game, play } = await session(id, more)
  const race = await raceAgainst(id, game, replay)
  if (race) play.race(race)
  play.start()
  const paces: string[] = []
  while (play.view.phase === 'playing' && play.tick < LONGEST) {
    play.step()
    play.frame(0)
    paces.push(play.view.pace)
  }
  return { play, paces }
}

describe('a race in real time', () => {
  it('is even against the same game, and does not affect the visitor’s game', async () => {
    for (const id of ['snake', 'pac-man']) {
      const replay = await played(id)
      const { play, paces } = await raced(id, replay)
      expect([id, new Set(paces)]).toEqual([id, new Set(['±0'])])
      const alone = (await session(id)).play
      alone.start()
      while (alone.view.phase === 'playing' && alone.tick < LONGEST) alone.step()
      expect(JSON.stringify(play.world)).toBe(JSON.stringify(alone.world))
      expect(play.tick).toBe(alone.tick)
    }
  })
  it('shows the pace at each moment, even after one game has ended', async () => {
    const options = { edges: 'wrap' }
    const replay = await played('snake', { options })
    const idle = await raced('snake', replay, { options, until: 0 })
    expect(idle.paces[0]).toBe('±0')
    expect(idle.paces.at(-1)).toMatch(/^−\d+$/)
    // The opponent has ended early: its world no longer changes.
    const stopped = await played('snake', { options }, 60)
    const { paces } = await raced('snake', stopped, { options })
    expect(paces[50]).toBe('±0')
    expect(paces.at(-1)).toMatch(/^\+\d+$/)
  })
  it('does not happen with another seed or other options, nor in the next game', async () => {
    const replay = await played('snake')
    expect(new Set((await raced('snake', replay, { seed: 8, until: 0 })).paces)).toEqual(new Set(['']))
    const other = await raced('snake', replay, { options: { edges: 'wrap' }, until: 0 })
    expect(other.play.view.options.edges).toBe('wrap')
    expect(new Set(other.paces)).toEqual(new Set(['']))
    const { play } = await raced('snake', replay, { until: 0 })
    expect(play.rival).not.toBeNull()
    play.restart()
    expect(play.view.pace).toBe('')
    expect(play.rival).toBeNull()
  })
  it('runs one tick of the opponent per tick, two if it was found late', async () => {
    const replay = await played('flappy-bird')
    const { game, play } = await session('flappy-bird')
    let steps = 0
    const counting = {
      ...game,
      rules: {
        ...game.rules,
        step: (...given: Parameters<typeof game.rules.step>) => {
          steps++
          game.rules.step(...given)
        },
      },
    }
    play.start()
    for (let n = 0; n < 50; n++) play.step()
    const race = await raceAgainst('flappy-bird', counting, replay)
    if (race) play.race(race)
    for (let n = 0; n < 50; n++) play.step()
    expect(steps).toBe(100)
    for (let n = 0; n < 20; n++) play.step()
    expect(steps).toBe(play.tick)
    // An opponent that is found too late is not raced.
    const late = (await session('flappy-bird')).play
    late.start()
    while (late.tick < 301) late.step()
    if (race) late.race(race)
    expect(late.rival).toBeNull()
  })
  it('ends silently if the replay is damaged', async () => {
    const replay = await played('snake')
    if (replay.input.kind !== 'realtime') throw new Error('not a real-time replay')
    // A complete tick, and then nothing.
    const damaged = { ...replay, input: { ...replay.input, frames: Uint8Array.of(3) } }
    const { play, paces } = await raced('snake', damaged, { until: 0 })
    expect(play.view.phase).toBe('over')
    expect(paces.at(-1)).toBe('')
  })
})

describe('a turn-based race', () => {
  async function open(id: string, replay: Replay | null, seed = 7) {
    const game = (await gameOf(id)) as TurnGame
    const thinking = {
      choose: async () => null,
      hint: async () => null,
      start: async () => null,
      cancel() {},
    }
    const play = new TurnSession(
      { id, game, options: completeOptions(game.options), seed },
      thinking as never,
    )
    const race = replay && (await raceAgainst(id, game, replay))
    if (race) play.race(race)
    play.start()
    return play
  }
  it('compares after the same number of moves', async () => {
    const ways = ['left', 'up', 'right', 'down']
    const first = await open('2048', null)
    for (let n = 0; n < 80; n++) first.play(ways[n % 4])
    const replay = first.replay()
    const same = await open('2048', replay)
    for (let n = 0; n < 60; n++) {
      same.play(ways[n % 4])
      expect(same.view.pace).toBe('±0')
    }
    const score = same.view.hud.Score as number
    same.undo()
    expect(same.view.pace).toBe('±0')
    const other = await open('2048', replay)
    for (let n = 0; n < 200; n++) other.play(n % 2 ? 'left' : 'right')
    expect(score).toBeGreaterThan(other.view.hud.Score as number)
    expect(other.view.pace).toMatch(/^[+−]\d+$|^±0$/)
    expect((await open('2048', replay, 8)).view.pace).toBe('')
  })
  it('knows the opponent’s state at the same time: the ghost of Invisible Maze', async () => {
    const play = await open('invisible-maze', null)
    const steps = new StepsWriter()
    // From the start of the first maze, and only up to its walls.
    for (const [move, at] of [
      ['right', 1000],
      ['down', 1500],
    ] as const)
      steps.add([move, at, true])
    const replay = { ...(play.replay() as Replay), input: { kind: 'turn' as const, ...steps.text() } }
    const race = await raceAgainst('invisible-maze', await gameOf('invisible-maze'), replay)
    if (race?.kind !== 'turn') throw new Error('no race')
    const at = (ms: number) => (race.stateAt(0, ms) as MazeState).moves
    const whole = race.stateAt(0, 9999) as MazeState
    expect([at(0), at(999), at(1000)]).toEqual([0, 0, 1])
    expect([whole.moves, whole.at !== 0]).toEqual([at(1500), true])
    const own = await open('invisible-maze', replay)
    expect([own.view.racing, (own.rival as MazeState).moves]).toEqual([true, 0])
    expect(paleAt(whole, own.state as MazeState)).toBe(whole.at)
    expect(paleAt({ ...whole, level: 2 }, own.state as MazeState)).toBeNull()
    expect(paleAt({ ...whole, stage: 'ended' }, own.state as MazeState)).toBeNull()
    expect(paleAt(null, own.state as MazeState)).toBeNull()
    const other = await open('invisible-maze', replay, 8)
    expect([other.view.racing, other.rival]).toEqual([false, null])
  })
  it('does not happen if only the end can be compared: a time, a number of moves, a bank', async () => {
    const without = ['minesweeper', 'blackjack']
    for (const id of without) {
      const play = await open(id, null)
      const replay = play.replay() as Replay
      expect([id, await raceAgainst(id, await gameOf(id), replay)]).toEqual([id, null])
    }
  })
})

describe('the compared stat', () => {
  it('is the first best, if higher is better and the HUD shows it', () => {
    const of = (best: Game['best']) => pacedStat({ best })
    expect(of([{ of: 'Score', better: 'higher' }])).toBe('Score')
    expect(of([{ of: 'Final Score', better: 'higher', shown: 'Score' }])).toBe('Score')
    expect(of([{ of: 'Rally', better: 'higher', shown: null }])).toBeNull()
    expect(of([{ of: 'Time', better: 'lower' }])).toBeNull()
    expect(of([])).toBeNull()
  })
  it('is shown as a difference with its sign', () => {
    const texts = [paceText(40, 10), paceText(10, 40), paceText(5, 5), paceText(0.3, 0.1), paceText('5', 5)]
    expect(texts).toEqual(['+30', '−30', '±0', '+0.2', ''])
  })
  it('comes with a challenge in the address, after the result', async () => {
    const snake = await gameOf('snake')
    const read = (hash: string) => {
      vi.stubGlobal('location', { hash })
      return [challengeInAddress(snake)?.value ?? null, rivalInAddress()]
    }
    expect(read('#beat=30&play=abc_-9')).toEqual([30, 'abc_-9'])
    // The link was cut off within its last part.
    for (const end of ['&', '&pla', '&play=']) expect(read(`#beat=30${end}`), end).toEqual([30, ''])
    expect(read('#beat=30')).toEqual([30, null])
    expect(read('#play=abc')).toEqual([null, null])
    expect(read('')).toEqual([null, null])
  })
})
