/** Warnings before a move: what is announced, and which second press counts. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { freshPress } from '../../../src/engine/input/freshPress'
import { adder, cleared, freshPage, turn } from './small'

beforeEach(freshPage)
afterEach(cleared)

/** Warns about every move but 1. */
const careful = {
  ...adder,
  warn: (_state: unknown, move: number, { opponent }: { opponent?: string }) =>
    move === 1 || opponent !== 'two' ? null : `1 is better than ${move}.`,
} as unknown as TurnGame

describe('a move with a warning', () => {
  const open = () => {
    const play = turn({ game: careful })
    play.start()
    return play
  }
  it('waits, is announced, and counts when it is chosen again', () => {
    const play = open()
    play.play(2)
    expect(play.state).toMatchObject({ total: 0 })
    expect(play.boardView.warned).toEqual({ move: 2, text: '1 is better than 2.' })
    expect(play.view.status).toBe('1 is better than 2.')
    vi.advanceTimersByTime(400)
    play.play(2)
    expect(play.state).toMatchObject({ total: 2 })
    expect(play.boardView.warned).toBeNull()
    play.close()
  })
  it('is not confirmed by the second half of a double press', () => {
    const play = open()
    play.play(2)
    vi.advanceTimersByTime(200)
    play.play(2)
    expect(play.state).toMatchObject({ total: 0 })
    // A slow one, as the system counts it.
    vi.advanceTimersByTime(250)
    vi.spyOn(freshPress, 'isDouble').mockReturnValueOnce(true)
    play.play(2)
    expect(play.state).toMatchObject({ total: 0 })
    play.play(2)
    expect(play.state).toMatchObject({ total: 2 })
    play.close()
  })
  it('is warned about again after another choice, and in another state', () => {
    const play = open()
    play.play(2)
    vi.advanceTimersByTime(400)
    play.play(3)
    expect(play.boardView.warned).toMatchObject({ move: 3 })
    vi.advanceTimersByTime(400)
    play.play(2)
    expect(play.boardView.warned).toMatchObject({ move: 2 })
    play.play(1)
    expect(play.state).toMatchObject({ total: 1 })
    vi.advanceTimersByTime(400)
    play.play(2)
    expect(play.state).toMatchObject({ total: 1 })
    play.close()
  })
  it('counts as a hint: the game keeps no record', () => {
    const play = open()
    play.play(1)
    expect(play.view.hints).toBe(0)
    play.play(2)
    expect(play.view.hints).toBe(1)
    vi.advanceTimersByTime(400)
    play.play(2)
    expect(play.view.hints).toBe(1)
    play.close()
  })
})
