/** Tests which stats the end panel shows, in which order, and that none is said twice. */
import { describe, expect, it } from 'vitest'
import { TIME } from '../../../src/engine/core/game/stats'
import { resultStatsOf } from '../../../src/play/panels/resultStats'

const game = {
  best: [{ of: 'Moves', better: 'lower' as const }],
  stats: { Grids: 'Grids', Moves: 'Moves', 'Highest tile': 'Highest tile', [TIME]: 'Time' },
}
const shown = (results: Record<string, number>, title = 'You win', detail?: string) =>
  resultStatsOf(game, { result: 'won', title, detail, results }).map(({ id, text }) => `${id} ${text}`)

describe('the stats of the end panel', () => {
  it('begin with the one that is compared', () => {
    expect(shown({ Grids: 3, Moves: 12 })).toEqual(['Moves 12', 'Grids 3'])
    expect(shown({ Grids: 3 })).toEqual(['Grids 3'])
    expect(shown({})).toEqual([])
  })
  it('have their units', () => {
    expect(shown({ [TIME]: 7, Moves: 1240 })).toEqual(['Moves 1,240', `${TIME} 0:07`])
    expect(shown({ [TIME]: 75.25 })).toEqual([`${TIME} 1:15.3`])
  })
  it.each([
    ['Your highest tile is 16.', 'Highest tile', 16],
    ['Grids solved: 1. Level reached: 1.', 'Grids', 1],
    ['All in 1,024 grids!', 'Grids', 1024],
    ['Your highest tile is 1024.', 'Highest tile', 1024],
  ])('do not repeat what %j says', (detail, id, value) => {
    expect(shown({ Moves: 5, [id]: value }, 'Game Over', detail)).toEqual(['Moves 5'])
  })
  it.each(['Level 16.', 'Your highest tile is 160.', 'Your highest tile is 1.16.'])(
    'are shown where %j says something else',
    (detail) => {
      expect(shown({ Moves: 5, 'Highest tile': 16 }, 'Game Over', detail)).toHaveLength(2)
    },
  )
  it('include the main one, large, unless the title has it', () => {
    expect(shown({ Moves: 37 }, 'Good', 'All 6 pairs in 37 moves.')).toEqual(['Moves 37'])
    expect(shown({ Moves: 37, Grids: 2 }, 'Done in 37 moves', 'Row 4.')).toEqual(['Grids 2'])
  })
})
