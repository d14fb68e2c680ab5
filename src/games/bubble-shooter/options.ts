import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { BOARDS } from './rules/measures'
import { texts } from './texts/game'

/** The boards of the road have new rows by their own rule. */
const inField = ({ mode }: OptionValues) => mode !== 'boards'

export const options = [
  choice('mode', texts.options.mode, ['field', 'boards'], {
    later: true,
    pictures: { field: '🫧', boards: '⭐' },
    recommended: 'boards',
  }),
  road('board', texts.options.board, BOARDS, { stars: 'Stars', shown: ({ mode }) => mode === 'boards' }),
  { ...choice('ceiling', texts.options.ceiling, ['still', 'rows']), shown: inField, matters: inField },
] as const

export type Options = ValuesOf<typeof options>
