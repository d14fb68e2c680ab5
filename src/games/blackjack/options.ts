import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

const BOXES =
  'Every spot gets the same bet. Each is insured, played, and paid separately, from left to right.'

export const options = [
  choice(
    'warn',
    'Mistake warnings',
    'off',
    [
      ['off', 'Off'],
      ['on', 'On'],
    ],
    { view: true, later: true },
  ),
  choice(
    'soft17',
    'Dealer on soft 17',
    'stand',
    [
      ['stand', 'Stands'],
      ['hit', 'Hits'],
    ],
    { later: true, says: { hit: 'Soft 17 counts an ace as 11. Hitting it favors the house.' } },
  ),
  choice(
    'decks',
    'Decks',
    '6',
    [
      ['1', '1'],
      ['2', '2'],
      ['4', '4'],
      ['6', '6'],
      ['8', '8'],
    ],
    {
      later: true,
      says: {
        1: 'One deck: at most six hands on the table, including splits.',
        2: 'Two decks: at most eight hands on the table, including splits.',
      },
    },
  ),
  choice(
    'boxes',
    'Spots',
    '1',
    [
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
    ],
    { later: true, says: { 2: BOXES, 3: BOXES } },
  ),
  choice(
    'surrender',
    'Surrender',
    'on',
    [
      ['on', 'On'],
      ['off', 'Off'],
    ],
    { later: true },
  ),
  choice(
    'count',
    'Count trainer',
    'off',
    [
      ['off', 'Off'],
      ['on', 'On'],
    ],
    {
      later: true,
      says: {
        on: 'Hi-Lo: 2 to 6 count +1, tens and aces \u22121. You’re asked every five rounds and before shuffles.',
      },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
