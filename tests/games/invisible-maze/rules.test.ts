/** Tests Invisible Maze: the table of levels, each solvable in time, the timer, and remembered walls. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/invisible-maze'
import { options } from '../../../src/games/invisible-maze/options'
import { levelOf, type Move, rules, type State } from '../../../src/games/invisible-maze/rules'
import { CELL, LEVELS, type Level } from '../../../src/games/invisible-maze/rules/levels'
import { distance, movesToGoal, wayToGoal } from '../../../src/games/invisible-maze/rules/maze'
import { looks, seenFrom } from '../../../src/games/invisible-maze/view/sight'
import { apply, MOVE_MS, play, refused, solve, wayOf } from './helpers'

const start = (level = 1) => rules.start(completeOptions(options, { level: `${level}` }), 1)
const types = (state: State, move: Move, at = 0) => apply(state, move, at).events.map(({ type }) => type)

describe('the levels', () => {
  it('are those of the table', () => {
    expect(
      LEVELS.map(({ id, name, size, viewRadius, timeLimit }) => [id, name, size, viewRadius, timeLimit]),
    ).toEqual([
      [1, 'First Steps', 8, 2, undefined],
      [2, 'Narrow Passages', 10, 1, 60],
      [3, 'The Labyrinth', 12, 1, 90],
      [4, 'Spiral Trap', 15, 1, 120],
      [5, 'Blind Chambers', 16, 0, 180],
      [6, 'The Gauntlet', 18, 0, 180],
      [7, 'The Void', 20, 0, 240],
    ])
    expect(CELL).toBe(24)
    for (const { size, walls, start: from, end } of LEVELS) {
      expect(walls).toHaveLength(size * size)
      expect(walls[from] || walls[end]).toBe(false)
      expect(from).not.toBe(end)
    }
  })
  it('start and end at the middle of the left and right edges in level 6', () => {
    const { size, start: from, end } = LEVELS[5] as Level
    expect([Math.floor(from / size), from % size]).toEqual([9, 0])
    expect([Math.floor(end / size), end % size]).toEqual([9, 17])
  })
  it('have no open cell that cannot be reached', () => {
    for (const level of LEVELS) {
      const far = movesToGoal(level)
      expect(level.walls.every((wall, cell) => wall === (far[cell] === -1))).toBe(true)
    }
  })
  it('are all solved inside their limits by a shortest-path walker at four moves per second', () => {
    for (const level of LEVELS) {
      const { state, at } = solve(start(level.id), 1000)
      expect(state.stage).toBe('complete')
      expect(at - 1000).toBeLessThanOrEqual((level.timeLimit ?? 60) * 1000)
      expect(state.moves).toBe(movesToGoal(level)[level.start])
    }
  })
  it('can be solved in time with only what was seen or bumped into', () => {
    for (const level of LEVELS) {
      let state = start(level.id)
      const walls = new Set<number>()
      let tries = 0
      for (; state.stage === 'walking'; tries++) {
        for (const cell of seenFrom(level, state.at)) if (level.walls[cell]) walls.add(cell)
        for (const cell of state.bumped) walls.add(cell)
        const guess: Level = { ...level, walls: level.walls.map((_, cell) => walls.has(cell)) }
        state = play(state, tries * MOVE_MS, wayOf(guess, state.at))
      }
      expect(state.stage, level.name).toBe('complete')
      expect(tries * MOVE_MS).toBeLessThan((level.timeLimit ?? 60) * 1000)
    }
  })
})

describe('walking', () => {
  it('stays inside the grid and never enters a wall', () => {
    const state = start(1)
    expect(types(state, 'up')).toEqual(['bump'])
    expect(play(state, 0, 'up').at).toBe(state.at)
    const after = play(state, 0, 'right', 'right')
    expect(after.moves).toBe(2)
    expect(types(after, 'right')).toEqual(['bump'])
    expect(play(after, 0, 'right')).toMatchObject({ at: after.at, moves: 2, bumped: [3] })
  })
  it('remembers a bumped wall, once, also on a retry', () => {
    const bumped = play(start(1), 0, 'right', 'right', 'right', 'right')
    expect(bumped.bumped).toEqual([3])
    const again = play(bumped, 0, 'reset')
    expect(again.bumped).toEqual([3])
  })
  it('sees walls by Manhattan distance', () => {
    const level = LEVELS[0] as Level
    expect([...seenFrom(level, 0)].sort((a, b) => a - b)).toEqual([0, 1, 2, 8, 9, 16])
    expect(seenFrom(LEVELS[4] as Level, 0)).toEqual(new Set([0]))
    expect(distance(level, 0, 63)).toBe(14)
  })
})

describe('the timer', () => {
  it('starts at the first move attempt, also when that bumps', () => {
    const state = start(2)
    expect(rules.next?.(state)).toBeNull()
    expect(rules.hud(state, 9000)).toEqual({ Level: 2, Moves: 0, Time: 0, Levels: 0 })
    const tried = play(state, 9000, 'up')
    expect(rules.hud(tried, 12_900)).toEqual({ Level: 2, Moves: 0, Time: 3, Levels: 0 })
    expect(rules.next?.(tried)).toEqual({ after: 60_000, move: 'timeout' })
    expect(rules.next?.(play(tried, 19_000, 'down'))?.after).toBe(50_000)
  })
  it('marks the level as timed out at the limit and blocks moves then', () => {
    const tried = play(start(2), 0, 'down')
    expect(types(tried, 'timeout', 60_000)).toEqual(['timeout'])
    const late = play(tried, 60_000, 'down')
    expect(late.stage).toBe('timeout')
    expect(refused(late, 'down')).not.toBeNull()
    expect(rules.outcome(late)).toBeNull()
    const again = play(late, 61_000, 'retry')
    expect(again).toMatchObject({ stage: 'walking', moves: 0, began: null, at: LEVELS[1]?.start })
    expect(again.visited).toEqual([LEVELS[1]?.start])
  })
  it('keeps the maze dark for a retry', () => {
    const late = play(play(start(2), 0, 'down'), 60_000, 'timeout')
    expect(looks(late)).toContain('dark')
    expect(looks(solve(start(2), 0).state)).not.toContain('dark')
  })
  it('has no limit in level 1', () => {
    expect(rules.next?.(play(start(1), 0, 'right'))).toBeNull()
  })
  it("says Time's Up! Try again! letter for letter", () => {
    expect(game.toasts?.timeout).toBe("Time's Up! Try again!")
    const ended = play(play(start(2), 0, 'down'), 60_000, 'timeout', 'end')
    expect(rules.outcome(ended)).toMatchObject({ result: 'lost', title: "Time's Up! Try again!" })
  })
})

describe('the course of a game', () => {
  it('leads through all levels to All levels completed!', () => {
    let state = start(1)
    let at = 0
    let moves = 0
    for (const level of LEVELS) {
      const done = solve(state, at)
      moves += done.state.moves
      at = done.at
      state = done.state
      expect(refused(state, 'up')).not.toBeNull()
      if (level.id < 7) {
        expect(rules.outcome(state)).toBeNull()
        state = play(state, at, 'next')
        expect(state.level).toBe(level.id + 1)
        expect(state.bumped).toEqual([])
      }
    }
    expect(refused(state, 'next')).not.toBeNull()
    expect(rules.outcome(state)).toMatchObject({
      result: 'won',
      title: 'All levels completed!',
      results: { Levels: 7, Moves: moves },
    })
    expect(game.toasts?.finished).toEqual({ text: 'All levels completed!', good: true })
  })
  it('counts a retried level once', () => {
    const done = solve(start(1), 0).state
    const again = solve(play(done, 90_000, 'retry'), 90_000).state
    expect(again.sum.levels).toBe(1)
  })
  it('adds up the moves and the time of every attempt', () => {
    const done = solve(start(1), 0)
    const late = play(start(2), 0, 'down')
    const timeout = play(play(late, 60_000, 'timeout'), 70_000, 'retry')
    expect(timeout.sum).toEqual({ levels: 0, moves: 1, ms: 60_000 })
    expect(play(play(late, 0, 'down'), 9000, 'reset').sum).toEqual({ levels: 0, moves: 2, ms: 9000 })
    const twice = solve(play(done.state, 90_000, 'retry'), 90_000).state
    expect(twice.sum).toEqual({ levels: 1, moves: done.state.moves * 2, ms: done.state.sum.ms * 2 })
  })
  it('keeps no records with the solution shown', () => {
    const { state } = solve(play(start(7), 0, 'solution', 'solution'), 0)
    expect(state.helped).toBe(true)
    expect(rules.outcome(state)?.results).toEqual({})
  })
  it('resets start, visited cells and timer', () => {
    const state = play(start(1), 500, 'right', 'right', 'reset')
    expect(state).toMatchObject({ at: 0, visited: [0], moves: 0, began: null, sum: { levels: 0 } })
  })
})

describe('a single level', () => {
  const alone = (level: number) =>
    rules.start(completeOptions(options, { mazes: 'one', level: `${level}` }), 1)
  it('ends at its goal with its time and moves, separately for each level', () => {
    for (const { id, name } of LEVELS) {
      const { state } = solve(alone(id), 0)
      expect([state.level, state.stage, rules.legal(state)]).toEqual([id, 'complete', []])
      const { moves, ms } = state.sum
      const seconds = Math.round(ms / 100) / 10
      expect(rules.outcome(state)).toEqual({
        result: 'won',
        title: 'Level Complete',
        said: `${moves} moves in ${seconds} s.`,
        detail: `Level ${id}, ${name}.`,
        results: { Time: seconds, Moves: moves },
      })
    }
  })
  it('does not count as all levels, even if it is the last one', () => {
    const last = alone(7)
    const way = wayToGoal(levelOf(last), last.at)
    const near: State = { ...last, at: way.at(-2) as number }
    expect(types(near, wayOf(levelOf(near), near.at))).toEqual(['step', 'complete'])
  })
  it('can be retried when the time is up, at the cost of both, or be given up without results', () => {
    const late = play(play(alone(2), 0, 'down'), 60_000, 'timeout')
    expect(rules.legal(late)).toEqual(['retry', 'end'])
    const again = solve(play(late, 60_000, 'retry'), 60_000).state
    expect(again.sum.moves).toBe(again.moves + 1)
    expect(again.sum.ms).toBeGreaterThan(60_000)
    expect(rules.outcome(play(late, 60_000, 'end'))?.results).toEqual({})
  })
  it('is no record with the solution shown', () => {
    const { state } = solve(play(alone(3), 0, 'solution', 'solution'), 0)
    expect(rules.outcome(state)?.results).toEqual({})
  })
  it('is written as text like a level of the seven, and read as a single level', () => {
    const state = alone(4)
    expect(
      rules.notation?.read(rules.notation.write(state), completeOptions(options, { mazes: 'one' })),
    ).toEqual(state)
  })
})

it('positions are read and written as text, and say what is wrong', () => {
  const state = rules.notation?.read('7:19,20', completeOptions(options)) as State
  expect(state).toMatchObject({ level: 7, at: 18 * 20 + 19, stage: 'walking' })
  expect(rules.notation?.write(state)).toBe('7:19,20')
  expect(() => rules.notation?.read('nowhere', completeOptions(options))).toThrow(/such as 3:1,5/)
  expect(() => rules.notation?.read('8:1,1', completeOptions(options))).toThrow(/no level 8/)
  expect(() => rules.notation?.read('1:9,1', completeOptions(options))).toThrow(/8 rows and 8 columns/)
  expect(() => rules.notation?.read('1:1,4', completeOptions(options))).toThrow(
    /Row 1, column 4 of level 1 is a wall/,
  )
})

it('after the last level that level can be retried by itself', () => {
  const won = { result: 'won', title: 'All levels completed!' } as const
  expect(game.retry?.({ mazes: 'seven', level: '1' }, won)).toEqual({
    label: 'Retry level 7',
    options: { mazes: 'one', level: '7' },
  })
  const again = rules.start(completeOptions(options, { mazes: 'one', level: '7' }), 1)
  expect([again.level, again.alone]).toEqual([7, true])
  expect(game.retry?.({ mazes: 'one', level: '3' }, won)).toBeNull()
  expect(game.retry?.(completeOptions(options), { ...won, result: 'lost' })).toBeNull()
})
