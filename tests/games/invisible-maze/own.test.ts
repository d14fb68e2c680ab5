/** Tests mazes that people draw: as text, as a game, and what is refused. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import invisibleMaze from '../../../src/games/invisible-maze'
import { options } from '../../../src/games/invisible-maze/options'
import { levelOf, rules, type State } from '../../../src/games/invisible-maze/rules'
import { mover } from '../../support/moves'

const { play } = mover(rules)
const read = (text: string): State => rules.notation!.read(text, completeOptions(options))
const write = (state: State): string => rules.notation!.write(state)

const MAZE = '2:S.#./#.../..#./...G'

describe('a drawn maze', () => {
  it('is read from text in several forms, and written as one', () => {
    const state = read(MAZE)
    expect(write(state)).toBe(MAZE)
    expect(levelOf(state)).toMatchObject({ size: 4, start: 0, end: 15, viewRadius: 2 })
    expect(levelOf(state).walls.flatMap((wall, cell) => (wall ? cell : []))).toEqual([2, 4, 10])
    expect(levelOf(state).timeLimit).toBeUndefined()
    expect(read(' 2:s.x.\nx...\n..x.\n...g ')).toEqual(state)
    for (const place of ['1,3', '0,1', '5,1', '1,9']) expect(read(`${MAZE}@${place}`)).toEqual(state)
    expect(read('S.#./#.../..#./...G')).toEqual({ ...state, own: `1:${MAZE.slice(2)}` })
  })

  it('is a game of its own, which ends at its goal and is no record of a level', () => {
    const state = read(MAZE)
    expect(rules.hud(state, 0)).not.toHaveProperty('Level')
    expect(play(state, 'right', 'right')).toMatchObject({ at: 1, bumped: [2] })
    const walked = play(state, 'right', 'down')
    expect(write(walked)).toBe(`${MAZE}@2,2`)
    expect(read(write(walked))).toMatchObject({ at: 5, visited: [5] })
    const done = play(state, 'right', 'down', 'right', 'right', 'down', 'down')
    const outcome = rules.outcome(done)
    expect(outcome).toMatchObject({ result: 'won', title: 'Level Complete', results: {} })
    expect(rules.legal(done)).toEqual([])
    expect(invisibleMaze.retry?.(completeOptions(options), outcome!)).toBeNull()
  })

  it.each([
    ['S.#/..G', 'as many rows as columns'],
    ['S../.../..G', 'from 4 to 20'],
    ['S.q./..../..../...G', 'only the signs'],
    ['S..S/..../..../...G', 'one start'],
    ['S.../..../..../....', 'one start'],
    ['9:S.../..../..../...G', 'from 0 to 3'],
    ['S#../#.../..../...G', 'no way'],
  ])('%s is refused', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})
