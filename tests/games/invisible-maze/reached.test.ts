/** Tests which levels of Invisible Maze are unlocked by the stored records, including those of earlier visits. */

import { describe, expect, it } from 'vitest'
import type { Option } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { optionSet } from '../../../src/engine/storage/values/records'
import definition from '../../../src/games/invisible-maze'
import { options } from '../../../src/games/invisible-maze/options'
import { rules } from '../../../src/games/invisible-maze/rules'
import { reachedLevels } from '../../../src/games/invisible-maze/rules/reached'
import { isOpen, playedOptions } from '../../../src/play/opening/unlockedChoices'
import { play, solve } from './helpers'

const ID = 'invisible-maze'

/** The levels unlocked by records given as options and bests. */
function reached(...kept: readonly (readonly [Record<string, string>, Record<string, number>])[]): number[] {
  const sets = kept.map(([options, best]) => [optionSet(options), { plays: 1, best }] as const)
  return reachedLevels(playedOptions({ [ID]: Object.fromEntries(sets) }, ID))
}

describe('a level is unlocked', () => {
  it('always, if it is the first', () => {
    expect(reachedLevels(playedOptions({}, ID))).toEqual([1])
    expect(reached([{ level: '1' }, {}])).toEqual([1])
    expect(
      reachedLevels(playedOptions({ snake: { 'level=1': { plays: 1, best: { Levels: 5 } } } }, ID)),
    ).toEqual([1])
  })
  it('after the previous levels were solved in a row', () => {
    expect(reached([{ level: '1' }, { Levels: 3 }])).toEqual([1, 2, 3, 4])
    expect(reached([{ level: '1' }, { Levels: 7, Time: 300, Moves: 400 }])).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  it('if a game started at a later level, by a link or before levels were locked', () => {
    expect(reached([{ level: '5' }, { Levels: 1 }])).toEqual([1, 5, 6])
    expect(reached([{ level: '1' }, { Levels: 1 }], [{ level: '4' }, {}])).toEqual([1, 2, 4])
  })
  it('if the previous level was solved as a single level', () => {
    expect(
      reached([
        { mazes: 'one', level: '3' },
        { Time: 20.5, Moves: 40 },
      ]),
    ).toEqual([1, 3, 4])
    expect(reached([{ mazes: 'one', level: '3' }, {}])).toEqual([1, 3])
  })
  it('not by endless mazes, but by games at another speed', () => {
    expect(reached([{ mazes: 'made', level: '1' }, { Levels: 6 }])).toEqual([1])
    expect(reached([{ level: '1', '~speed': '70' }, { Levels: 2 }])).toEqual([1, 2, 3])
  })
  it('as the option reports it', () => {
    const option = definition.options.find(({ id }) => id === 'level') as Option
    const kept = [{ options: { level: '1' }, best: { Levels: 1 } }]
    const open = (chosen: string) =>
      option.choices.map(({ value }) => value).filter((value) => isOpen(option, value, chosen, kept))
    expect(open('1')).toEqual(['1', '2'])
    // Requested by a link.
    expect(open('5')).toEqual(['1', '2', '5'])
  })
})

describe('an abandoned game', () => {
  it('shows how many levels it solved, so that they are stored', () => {
    const solved = solve(rules.start(completeOptions(options, { mazes: 'seven', level: '1' }), 1), 0).state
    expect(rules.hud(solved, 0).Levels).toBe(1)
    expect(definition.hidden).toContain('Levels')
  })
  it('shows none if the solution was shown, or for a single level', () => {
    const helped = solve(
      play(rules.start(completeOptions(options, { mazes: 'seven', level: '1' }), 1), 0, 'solution'),
      0,
    ).state
    expect(rules.hud(helped, 0).Levels).toBe(0)
    expect(
      rules.hud(solve(rules.start(completeOptions(options, { mazes: 'one', level: '1' }), 1), 0).state, 0)
        .Levels,
    ).toBe(0)
  })
})
