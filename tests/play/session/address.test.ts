/** The address of a game: what it asks for, and what is shared. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choice } from '../../../src/engine/core/game/declare'
import { readOpening, shareAddress } from '../../../src/play/opening/opening'
import { rememberOptions } from '../../../src/play/opening/options'
import { adder, cleared, freshPage } from './small'

beforeEach(freshPage)
afterEach(cleared)

describe('the address', () => {
  it('gives seed, options and position, and reports invalid values', () => {
    const good = readOpening('adder', adder, '?seed=42&opponent=easy&position=3')
    expect(good).toMatchObject({
      opening: { seed: 42, position: '3', options: { opponent: 'easy' } },
      complaints: [],
    })
    const bad = readOpening('adder', adder, '?seed=-1&opponent=god')
    expect(bad.opening.seed).toBeNull()
    expect(bad.opening.options.opponent).toBe('two')
    expect(bad.complaints).toHaveLength(2)
    expect(bad.complaints.join(' ')).toContain('“god”')
    for (const seed of ['', '1.5', 'x', '99999999999', '%00'])
      expect(readOpening('adder', adder, `?seed=${seed}`).opening.seed).toBeNull()
  })
  it('with a seed or a position has only the options it names', () => {
    rememberOptions('adder', { opponent: 'easy' })
    expect(readOpening('adder', adder, '').opening.options.opponent).toBe('easy')
    expect(readOpening('adder', adder, '?seed=1').opening.options.opponent).toBe('two')
    expect(readOpening('adder', adder, '?position=1').opening.options.opponent).toBe('two')
    expect(readOpening('adder', adder, '?opponent=easy').opening.asked).toEqual({ opponent: 'easy' })
    rememberOptions('adder', {})
  })
  it('with a seed leaves the look as it was chosen here, unless it names it', () => {
    const look = choice('look', { label: 'Look', plain: 'Plain', green: 'Green' }, ['plain', 'green'], {
      view: true,
    })
    const game = { ...adder, options: [...adder.options, look] }
    rememberOptions('adder', { opponent: 'easy', look: 'green' })
    const options = (search: string) => readOpening('adder', game, search).opening.options
    expect(options('?seed=1')).toMatchObject({ opponent: 'two', look: 'green' })
    expect(options('?position=1&look=plain')).toMatchObject({ look: 'plain' })
    rememberOptions('adder', {})
  })
  it('shares changed options, and a seed or a position', () => {
    vi.stubGlobal('location', { origin: 'https://arcade.example' })
    expect(shareAddress('/games/adder', adder, { opponent: 'easy' }, 9)).toBe(
      'https://arcade.example/games/adder?opponent=easy&seed=9',
    )
    expect(shareAddress('/games/adder', adder, { opponent: 'two' }, 9, '5')).toBe(
      'https://arcade.example/games/adder?position=5',
    )
  })
})
