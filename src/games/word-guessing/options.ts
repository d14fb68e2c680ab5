import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { LETTER_COST } from './rules'
import { TOPICS } from './rules/topics'
import { texts } from './texts/game'

export const options = [
  choice('length', texts.options.length.label, 'endless', [
    ['endless', texts.options.length.endless],
    ['5', texts.options.length[5]],
    ['10', texts.options.length[10]],
    ['survival', texts.options.length.survival],
  ]),
  choice(
    'list',
    texts.options.list.label,
    'first',
    [
      ['first', texts.options.list.first],
      ['large', texts.options.list.large],
    ],
    { later: true },
  ),
  choice(
    'theme',
    texts.options.theme.label,
    'all',
    [
      ['all', texts.options.theme.all],
      ['Nature', texts.options.theme.Nature],
      ['Science', texts.options.theme.Science],
      ['People', texts.options.theme.People],
      ['Legends', texts.options.theme.Legends],
    ],
    { shown: ({ list }) => list === 'first' },
  ),
  choice(
    'topic',
    texts.options.topic.label,
    'all',
    [['all', texts.options.topic.all], ...TOPICS.map((topic) => [topic, texts.topics[topic]] as const)],
    {
      later: true,
      shown: ({ list }) => list === 'large',
    },
  ),
  choice(
    'letter',
    texts.options.letter.label,
    'off',
    [
      ['off', texts.options.letter.off],
      ['on', texts.options.letter.on(LETTER_COST)],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
