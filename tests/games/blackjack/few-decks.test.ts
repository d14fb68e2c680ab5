/** Tests basic strategy for one and two decks: the cells that differ from four to eight decks, and no others. */
import { describe, expect, it } from 'vitest'
import { hint } from '../../../src/games/blackjack/bot/hint'
import { advise, decide } from '../../../src/games/blackjack/bot/strategy'
import { warning } from '../../../src/games/blackjack/bot/warning'
import { handValue, isNatural } from '../../../src/games/blackjack/rules/cards'
import { thinking } from '../../support/moves'
import { play, table } from './helpers'

const rank = (value: number) => value - 1
const name = (value: number) => (value === 1 || value === 11 ? 'A' : String(value))

/** 'A7-2 double' is soft 18 against a two; by cards for pairs and soft hands, by total for hard ones. */
function cells(decks: number, hits17: boolean, surrender = true): string[] {
  const found = new Set<string>()
  for (let first = 1; first <= 10; first++)
    for (let second = first; second <= 10; second++)
      for (let up = 2; up <= 11; up++) {
        const cards = [rank(first), rank(second) + 13]
        if (isNatural(cards)) continue
        const open = { double: true, split: first === second, surrender, hits17 }
        const best = advise(cards, up, { ...open, decks })
        if (best === advise(cards, up, open)) continue
        const own =
          first === second || first === 1 ? name(first) + name(second) : String(handValue(cards).total)
        found.add(`${own}-${name(up)} ${best}`)
      }
  return [...found].sort()
}

const EACH = ['66-7 split', '77-8 split', '9-2 double', '16-9 hit']
const ONE = [
  ...EACH,
  ...['8-5 double', '8-6 double', '15-10 hit', 'A2-4 double', 'A3-4 double', 'A6-2 double'],
  ...['33-8 split', '44-4 split', '77-10 surrender'],
]

describe('basic strategy for few decks', () => {
  const tables: [decks: number, hits17: boolean, cells: string[]][] = [
    [1, false, [...ONE, '11-A double', 'A7-A stand', 'A8-6 double']],
    [1, true, [...ONE, 'A7-2 stand', '77-A surrender', '88-A split', '99-A split']],
    [2, false, [...EACH, '11-A double']],
    [2, true, [...EACH, 'A3-4 double', '88-A split']],
    [4, false, []],
    [8, true, []],
  ]
  it.each(tables)(
    'differs as published and nowhere else: %i decks, dealer hits soft 17: %s',
    (decks, hits17, differ) => {
      expect(cells(decks, hits17)).toEqual([...differ].sort())
    },
  )

  it('stands on sevens against a ten with one deck without surrender', () => {
    expect(cells(1, false, false)).toContain('77-10 stand')
    expect(cells(2, false, false)).not.toContain('77-10 stand')
  })

  it('uses the regular table if the best decision is not available', () => {
    const shut = { double: false, split: false, surrender: false, decks: 1 }
    expect(advise([rank(9), rank(8), rank(2)], 6, shut)).toBe('stand')
    expect(advise([rank(2), rank(3), rank(3) + 13], 6, shut)).toBe('hit')
    expect(advise([rank(3), rank(3) + 13], 8, shut)).toBe('hit')
    // There is no fifth hand, so a pair of fours is an eight, and is doubled as one.
    expect(advise([rank(4), rank(4) + 13], 6, { ...shut, double: true })).toBe('double')
  })

  it('is used by hints and warnings at such a table', () => {
    const dealt = (cards: string, options: Record<string, string>) =>
      play(table(cards, 100, 1000, options), 'deal')
    const eight = (decks: string) => dealt('5 6 3 T', { decks })
    expect([decide(eight('6')), decide(eight('2')), decide(eight('1'))]).toEqual(['hit', 'hit', 'double'])
    expect(warning(eight('6'), { do: 'hit' })).toBeNull()
    expect(warning(eight('1'), { do: 'double' })).toBeNull()
    expect(warning(eight('1'), { do: 'hit' })).toBe('“Double” is slightly better than “Hit”.')
    const sevens = dealt('7 T 7 9', { decks: '1', surrender: 'off' })
    const told = hint(sevens, { do: 'stand' }, { ...thinking(), times: 2 })
    expect(told.text).toContain('two of the four sevens')
  })
})
