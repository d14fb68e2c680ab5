import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

const { flight } = texts.options

export const options = [
  choice('flight', flight, ['classic', 'gentle'], {
    later: true,
    pictures: { classic: '🐤', gentle: '🪶' },
    recommended: 'gentle',
  }),
] as const

export type Options = ValuesOf<typeof options>
