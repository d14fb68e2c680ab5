/** Restart begins a puzzle again, and another game in all other games. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RealtimeGame, TurnGame } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { adder, cleared, counter, freshPage, reopened, turn } from './small'

beforeEach(freshPage)
afterEach(cleared)

const puzzle = { ...adder, sameStart: true } as unknown as TurnGame
const size = { width: 100, height: 100 }
const clock = { tick() {}, frame() {}, event() {} } as never
const realtime = (game: RealtimeGame) =>
  new RealtimeSession(
    { id: 'counter', game, options: { mode: 'a' }, seed: null },
    size,
    clock,
    () => NO_INPUT,
  )

describe('Restart', () => {
  it('begins the same puzzle again while it is played, paused and over', () => {
    const play = turn({ game: puzzle })
    play.start()
    const { seed } = play.view
    play.play(2)
    play.restart()
    expect(play.view.seed).toBe(seed)
    expect(play.state).toMatchObject({ total: 0 })
    play.pause()
    play.restart()
    expect(play.view.seed).toBe(seed)
    for (const move of [2, 2, 2, 2, 2]) play.play(move)
    expect(play.view.phase).toBe('over')
    play.restart()
    expect(play.view).toMatchObject({ phase: 'playing', seed })
    for (const move of [2, 2, 2, 2, 2]) play.play(move)
    // The gamepad's Start button at the end.
    play.toggle()
    expect(play.view).toMatchObject({ phase: 'playing', seed })
    play.close()
  })
  it('begins the same position again', () => {
    const play = turn({ game: puzzle, position: '4' })
    play.start()
    play.play(2)
    play.restart()
    expect(play.state).toMatchObject({ total: 4 })
    expect(play.input).toMatchObject({ position: '4' })
    expect(play.bests.counts).toBe(false)
    play.reset()
    expect(play.state).toMatchObject({ total: 0 })
    play.close()
  })
  it('begins a puzzle of an earlier visit again', async () => {
    const first = turn({ game: puzzle })
    first.start()
    first.play(1)
    first.close()
    const play = await reopened({ game: puzzle })
    const { seed } = play.view
    expect(play.state).toMatchObject({ total: 1 })
    expect(seed).toBe(first.view.seed)
    play.restart()
    expect(play.view.seed).toBe(seed)
    expect(play.state).toMatchObject({ total: 0 })
    play.close()
  })
  it('can be undone', () => {
    const play = turn({ game: puzzle })
    play.start()
    play.play(2)
    play.restart()
    play.undo()
    expect(play.state).toMatchObject({ total: 2 })
    play.close()
  })
  it('is another puzzle after New Game, or with other options', () => {
    const play = turn({ game: puzzle })
    play.start()
    const { seed } = play.view
    play.setOption('opponent', 'easy')
    play.restart()
    const other = play.view.seed
    expect(other).not.toBe(seed)
    play.reset()
    expect(play.view.seed).not.toBe(other)
    play.close()
  })
  it('is another game in every other game', () => {
    const play = turn()
    play.start()
    const { seed } = play.view
    play.restart()
    expect(play.view.seed).not.toBe(seed)
    play.close()
  })
  it('does the same in real time', () => {
    const same = realtime({ ...counter, sameStart: true } as unknown as RealtimeGame)
    same.start()
    const { seed } = same.view
    same.restart()
    expect(same.view.seed).toBe(seed)
    same.close()
    const other = realtime(counter as unknown as RealtimeGame)
    other.start()
    const before = other.view.seed
    other.restart()
    expect(other.view.seed).not.toBe(before)
    other.close()
  })
})
