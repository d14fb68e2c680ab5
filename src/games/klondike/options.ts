import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const isKlondike = ({ kind }: OptionValues) => kind === 'klondike'

export const options = [
  choice(
    'kind',
    'Kind',
    'klondike',
    [
      ['klondike', 'Klondike'],
      ['freecell', 'FreeCell'],
    ],
    {
      later: true,
      says: { freecell: 'All cards are face up, and four free cells hold one card each.' },
    },
  ),
  choice(
    'draw',
    'Draw',
    '1',
    [
      ['1', 'One card'],
      ['3', 'Three cards'],
    ],
    { later: true, shown: isKlondike, says: { 3: 'Only the last of the three can be played.' } },
  ),
  choice(
    'passes',
    'Passes through the stock',
    'any',
    [
      ['any', 'Unlimited'],
      ['3', 'Three'],
      ['1', 'One'],
    ],
    { later: true, shown: isKlondike },
  ),
  choice(
    'deals',
    'Deals',
    'winnable',
    [
      ['winnable', 'Winnable'],
      ['random', 'Random'],
    ],
    {
      later: true,
      says: {
        winnable: 'Each deal was checked: there is a way to win it.',
        random: 'Any deal. Some cannot be won.',
      },
    },
  ),
  choice(
    'scoring',
    'Scoring',
    'standard',
    [
      ['standard', 'Standard'],
      ['vegas', 'Vegas'],
      ['none', 'None'],
    ],
    {
      later: true,
      shown: isKlondike,
      says: {
        vegas:
          'A deal costs 52, each card on a foundation pays 5. Your bank carries over. Casinos allow one pass through the stock, or three when drawing three cards. Here you choose.',
        none: 'Counts moves.',
      },
    },
  ),
  choice(
    'timed',
    'Timed',
    'on',
    [
      ['on', 'On'],
      ['off', 'Off'],
    ],
    {
      later: true,
      says: { on: 'With standard scoring, every 10 seconds cost 2 points, and a fast win earns a bonus.' },
    },
  ),
  choice(
    'auto',
    'Move cards home',
    'off',
    [
      ['off', 'Yourself'],
      ['on', 'Automatically'],
    ],
    { later: true, says: { on: 'Cards that no other card needs go to the foundations by themselves.' } },
  ),
  choice(
    'colors',
    'Suits',
    'two',
    [
      ['two', 'Two colors'],
      ['four', 'Four colors'],
    ],
    { view: true, later: true },
  ),
  choice(
    'index',
    'Index',
    'normal',
    [
      ['normal', 'Normal'],
      ['large', 'Large'],
    ],
    { view: true, later: true },
  ),
  choice(
    'side',
    'Layout',
    'right',
    [
      ['right', 'Right-handed'],
      ['left', 'Left-handed'],
    ],
    { view: true, later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
