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
    play.session.start()
    const { seed } = play.session.view
    play.play(2)
    play.session.restart()
    expect(play.session.view.seed).toBe(seed)
    expect(play.state).toMatchObject({ total: 0 })
    play.session.pause()
    play.session.restart()
    expect(play.session.view.seed).toBe(seed)
    for (const move of [2, 2, 2, 2, 2]) play.play(move)
    expect(play.session.view.phase).toBe('over')
    play.session.restart()
    expect(play.session.view).toMatchObject({ phase: 'playing', seed })
    for (const move of [2, 2, 2, 2, 2]) play.play(move)
    // The gamepad's Start button at the end.
    play.session.toggle()
    expect(play.session.view).toMatchObject({ phase: 'playing', seed })
    play.close()
  })
  it('begins the same position again', () => {
    const play = turn({ game: puzzle, position: '4' })
    play.session.start()
    play.play(2)
    play.session.restart()
    expect(play.state).toMatchObject({ total: 4 })
    expect(play.input).toMatchObject({ position: '4' })
    expect(play.session.bests.counts).toBe(false)
    play.session.reset()
    expect(play.state).toMatchObject({ total: 0 })
    play.close()
  })
  it('begins a puzzle of an earlier visit again', async () => {
    const first = turn({ game: puzzle })
    first.session.start()
    first.play(1)
    first.close()
    const play = await reopened({ game: puzzle })
    const { seed } = play.session.view
    expect(play.state).toMatchObject({ total: 1 })
    expect(seed).toBe(first.session.view.seed)
    play.session.restart()
    expect(play.session.view.seed).toBe(seed)
    expect(play.state).toMatchObject({ total: 0 })
    play.close()
  })
  it('can be undone', () => {
    const play = turn({ game: puzzle })
    play.session.start()
    play.play(2)
    play.session.restart()
    play.undo()
    expect(play.state).toMatchObject({ total: 2 })
    play.close()
  })
  it('is another puzzle after New Game, or with other options', () => {
    const play = turn({ game: puzzle })
    play.session.start()
    const { seed } = play.session.view
    play.session.setOption('opponent', 'easy')
    play.session.restart()
    const other = play.session.view.seed
    expect(other).not.toBe(seed)
    play.session.reset()
    expect(play.session.view.seed).not.toBe(other)
    play.close()
  })
  it('is another game in every other game', () => {
    const play = turn()
    play.session.start()
    const { seed } = play.session.view
    play.session.restart()
    expect(play.session.view.seed).not.toBe(seed)
    play.close()
  })
  it('does the same in real time', () => {
    const same = realtime({ ...counter, sameStart: true } as unknown as RealtimeGame)
    same.session.start()
    const { seed } = same.session.view
    same.session.restart()
    expect(same.session.view.seed).toBe(seed)
    same.close()
    const other = realtime(counter as unknown as RealtimeGame)
    other.session.start()
    const before = other.session.view.seed
    other.session.restart()
    expect(other.session.view.seed).not.toBe(before)
    other.close()
  })
})
