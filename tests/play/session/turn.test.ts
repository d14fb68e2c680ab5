/** Turn-based sessions: moves, history, automatic moves, the clock, the computer, records. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Option, TurnGame } from '../../../src/engine/core/game/contract'
import { isDefault, ruling } from '../../../src/play/opening/options'
import { writeHud } from '../../../src/play/session/view/view'
import { adder, bots, cleared, freshPage, type Sum, toastTexts, turn } from './small'

beforeEach(freshPage)
afterEach(cleared)

it('keeps the order of the stats when one comes back', () => {
  const shown = {}
  for (const hud of [{ Turn: 'X', Moves: 4 }, { Moves: 5 }, { Turn: 'X', Moves: 4 }]) writeHud(shown, hud)
  expect(Object.entries(shown)).toEqual([
    ['Turn', 'X'],
    ['Moves', 4],
  ])
})

describe('a turn-based session', () => {
  it('applies moves, gives the reason for a refusal, undoes, redoes', () => {
    const play = turn()
    play.play(1)
    expect(play.state).toMatchObject({ total: 0 })
    play.start()
    play.play(1)
    play.play(2)
    play.play(7)
    expect(toastTexts).toEqual(['Add 1, 2 or 3.'])
    expect(play.view.hud.Total).toBe(3)
    play.undo()
    expect(play.state).toMatchObject({ total: 1 })
    expect(play.view.hud.Total).toBe(1)
    play.redo()
    expect(play.state).toMatchObject({ total: 3 })
    expect(play.view.hud.Total).toBe(3)
    play.undo()
    play.play(1)
    expect(play.boardView.canRedo).toBe(false)
    expect(play.state).toMatchObject({ total: 2 })
    play.close()
  })
  it('has undo by its options', () => {
    const undo: TurnGame['undo'] = ({ opponent }) => opponent === 'two'
    const game = { ...adder, undo } as unknown as TurnGame
    for (const opponent of ['two', 'easy']) {
      const play = turn({ game, options: { opponent } })
      play.start()
      play.play(1)
      expect([play.hasUndo, play.undoable, play.boardView.canUndo]).toEqual(Array(3).fill(opponent === 'two'))
      play.undo()
      expect(play.view.undone).toBe(opponent === 'two' ? 1 : 0)
      play.close()
    }
  })
  it('undoes no task that was not tried yet', () => {
    const begins = ({ total }: Sum) => total === 1
    const play = turn({ game: { ...adder, practice: { begins } } as unknown as TurnGame })
    play.start()
    // As a board does when the list of its tasks was loaded.
    play.play(1)
    expect(play.boardView.canUndo).toBe(false)
    play.undo()
    expect(play.state).toMatchObject({ total: 1 })
    play.play(2)
    play.undo()
    expect(play.state).toMatchObject({ total: 1 })
    expect(play.boardView).toMatchObject({ canUndo: false, canRedo: true })
    play.close()
  })
  it('makes automatic moves after their delay, but not while paused', () => {
    const play = turn()
    play.start()
    play.play(3)
    expect(play.state).toMatchObject({ rest: true })
    vi.advanceTimersByTime(300)
    play.pause()
    vi.advanceTimersByTime(5000)
    expect(play.state).toMatchObject({ rest: true })
    play.resume()
    vi.advanceTimersByTime(150)
    expect(play.state).toMatchObject({ rest: true })
    vi.advanceTimersByTime(100)
    expect(play.state).toMatchObject({ rest: false })
    play.close()
  })
  it('starts the timer with the first move, and excludes pauses', () => {
    const play = turn()
    play.start()
    vi.advanceTimersByTime(4000)
    expect(play.view.hud.Time).toBe('0.0')
    play.play(1)
    vi.advanceTimersByTime(2000)
    play.pause()
    vi.advanceTimersByTime(9000)
    play.resume()
    vi.advanceTimersByTime(500)
    expect(Number(play.view.hud.Time)).toBeCloseTo(2.5, 1)
    play.close()
  })
  it('ends, can undo the last move, and brings back the game that a restart put aside', () => {
    const play = turn()
    play.start()
    for (const move of [2, 2, 2, 2, 2]) play.play(move)
    expect(play.view.phase).toBe('over')
    expect(play.view.outcome?.results).toHaveProperty('Time')
    play.undo()
    expect(play.view.phase).toBe('playing')
    expect(play.state).toMatchObject({ total: 8 })
    play.restart()
    expect(play.state).toMatchObject({ total: 0 })
    play.undo()
    expect(play.state).toMatchObject({ total: 8 })
    play.close()
  })
  it('begins another game at a position, without a record, and undo brings back the last one', () => {
    const play = turn()
    play.open('7')
    expect(play.state).toMatchObject({ total: 0 })
    play.start()
    play.play(2)
    play.open('7')
    expect([play.view.phase, play.bests.counts]).toEqual(['playing', false])
    expect(play.state).toMatchObject({ total: 7 })
    play.undo()
    expect(play.state).toMatchObject({ total: 2 })
    expect(play.bests.counts).toBe(true)
    // An invalid position is reported, and the game begins at its usual start.
    play.open('x')
    expect(toastTexts).toEqual(["'x' is not a digit."])
    expect(play.state).toMatchObject({ total: 0 })
    play.close()
  })
  it('reports that a position is over, and ends at once when it is started', async () => {
    const over: TurnGame = {
      ...(adder as unknown as TurnGame),
      rules: {
        ...(adder.rules as unknown as TurnGame['rules']),
        notation: { read: () => ({ total: 10, turn: 0, rest: false }), write: () => '10' },
      },
    }
    const play = turn({ game: over, position: '10' })
    expect(toastTexts).toEqual(['No move is possible in this position. Ten!'])
    play.start()
    await Promise.resolve()
    expect([play.view.phase, play.view.outcome?.title]).toEqual(['over', 'Ten!'])
    play.close()
  })
  it('brings a game back with its seed and options, unless it was over', () => {
    const play = turn()
    play.start()
    const { seed } = play.view
    play.play(2)
    play.setOption('opponent', 'easy')
    expect(play.state).toMatchObject({ total: 2 })
    play.restart()
    expect(play.view.options.opponent).toBe('easy')
    play.undo()
    expect(play.state).toMatchObject({ total: 2 })
    expect(play.view).toMatchObject({ seed, options: { opponent: 'two' } })
    play.restart()
    play.restart()
    play.undo()
    expect(play.view.seed).toBe(seed)
    for (const move of [2, 2, 2, 2]) play.play(move)
    expect(play.view.phase).toBe('over')
    play.restart()
    expect(play.boardView.canUndo).toBe(false)
    play.close()
  })
  it('continues when an option of the view changes, and keeps its bests', () => {
    const looks = [{ ...(adder.options[0] as Option), view: true }]
    const play = turn({ game: { ...adder, options: looks } as unknown as TurnGame })
    play.start()
    play.play(2)
    play.setOption('opponent', 'easy')
    expect(play.state).toMatchObject({ total: 2 })
    expect(play.view).toMatchObject({ phase: 'playing', options: { opponent: 'easy' } })
    play.close()
    const values = { opponent: 'easy' }
    expect(isDefault(looks, values)).toBe(true)
    expect(ruling(looks, values)).toEqual({})
  })
  it('keeps no record of a game begun at a position', () => {
    const given = turn({ position: '9' })
    given.start()
    given.play(1)
    expect(given.view).toMatchObject({ phase: 'over', newBests: [], bests: {} })
    given.close()
    const whole = turn()
    whole.start()
    for (const move of [2, 2, 2, 2, 2]) whole.play(move)
    expect(whole.view.bests).toHaveProperty('Time')
    whole.close()
  })
  it('asks the computer for its move, undoes both moves, and cancels its search when paused', async () => {
    const play = turn({ options: { opponent: 'easy' } })
    play.start()
    play.play(2)
    expect(play.boardView.thinking).toBe(true)
    expect(play.active).toBe(false)
    play.play(2)
    expect(play.state).toMatchObject({ total: 2 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(play.state).toMatchObject({ total: 3, turn: 0 })
    play.undo()
    expect(play.state).toMatchObject({ total: 0 })
    play.play(1)
    play.pause()
    expect(bots.cancel).toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    expect(play.state).toMatchObject({ total: 1 })
    play.resume()
    await vi.advanceTimersByTimeAsync(1000)
    expect(play.state).toMatchObject({ total: 2 })
    play.close()
  })
})
