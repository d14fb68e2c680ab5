import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { LETTER_COST } from './rules'
import { TOPIC_NAMES, TOPICS } from './rules/topics'

export const options = [
  choice('length', 'Game', 'endless', [
    ['endless', 'Endless'],
    ['5', '5 words'],
    ['10', '10 words'],
    ['survival', 'Survival'],
  ]),
  choice(
    'list',
    'Words',
    'first',
    [
      ['first', 'Original 112'],
      ['large', '600 words, no repeats'],
    ],
    { later: true },
  ),
  choice(
    'theme',
    'Topic',
    'all',
    [
      ['all', 'All'],
      ['Nature', 'Nature'],
      ['Science', 'Science'],
      ['People', 'People'],
      ['Legends', 'Legends'],
    ],
    { shown: ({ list }) => list === 'first' },
  ),
  choice(
    'topic',
    'Topic',
    'all',
    [['all', 'All'], ...TOPICS.map((topic) => [topic, TOPIC_NAMES[topic]] as const)],
    {
      later: true,
      shown: ({ list }) => list === 'large',
    },
  ),
  choice(
    'letter',
    'Buy a letter',
    'off',
    [
      ['off', 'No'],
      ['on', `For ${LETTER_COST} points`],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
