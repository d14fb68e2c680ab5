import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, twoStarts } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('match', texts.options.match, ['endless', '3', '5', '10']),
  choice('computer', texts.options.computer, ['random', 'learns'], {
    shown: ({ players }) => players === '1',
    pictures: { random: '🎲', learns: '🧠' },
    recommended: 'learns',
  }),
  choice('hands', texts.options.hands, ['three', 'five'], { later: true }),
  choice('players', texts.options.players, ['1', '2'], { later: true, starts: twoStarts('1', '2') }),
] as const

export type Options = ValuesOf<typeof options>
