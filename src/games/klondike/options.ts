import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const isKlondike = ({ kind }: OptionValues) => kind === 'klondike'

export const options = [
  choice(
    'kind',
    'Variant',
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
    { later: true, shown: isKlondike, says: { 3: 'Only the top card of the three can be played.' } },
  ),
  choice(
    'passes',
    'Passes through the deck',
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
        random: 'Any deal. Some can’t be won.',
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
          'Each deal costs $52, and each card on a foundation pays $5. Your balance carries over. Casinos allow one pass through the deck, or three when drawing three cards. Here you choose.',
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
      says: {
        on: 'With standard scoring, you lose 2 points every 10 seconds, and a fast win earns a bonus.',
      },
    },
  ),
  choice(
    'auto',
    'Move to the foundations',
    'off',
    [
      ['off', 'Manually'],
      ['on', 'Automatically'],
    ],
    {
      later: true,
      says: { on: 'Cards you no longer need in the columns move to the foundations automatically.' },
    },
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
    'Corner symbols',
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
