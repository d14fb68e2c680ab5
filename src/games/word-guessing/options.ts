import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { LETTER_COST } from './rules/points'
import { TOPICS } from './rules/topics'
import { texts } from './texts/game'

export const options = [
  choice('length', texts.options.length, ['endless', '5', '10', 'survival']),
  choice('list', texts.options.list, ['first', 'large'], { later: true }),
  choice('theme', texts.options.theme, ['all', 'Nature', 'Science', 'People', 'Legends'], {
    shown: ({ list }) => list === 'first',
  }),
  choice('topic', { ...texts.options.topic, ...texts.topics }, ['all', ...TOPICS], {
    later: true,
    shown: ({ list }) => list === 'large',
  }),
  choice('letter', { ...texts.options.letter, on: texts.options.letter.on(LETTER_COST) }, ['off', 'on'], {
    later: true,
  }),
  choice('keys', texts.options.keys, ['abc', 'keyboard'], { view: true }),
] as const

export type Options = ValuesOf<typeof options>
