import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, road, strength } from '../../engine/core/game/declare'
import { itemAt } from '../../engine/core/itemAt'
import { RIVAL_NAMES } from './rules/rivals'
import { texts } from './texts/game'

const { points, margin, ball, rival } = texts.options

/** Two people have the Wild ball instead. */
const climbs = ({ ball: chosen, players }: OptionValues) => chosen === 'ladder' && players !== '2'
/** A rival has its own strength, and the match its own length. */
const fixed = {
  shown: (values: OptionValues) => !climbs(values),
  matters: (values: OptionValues) => !climbs(values),
}

export const options = [
  onePlayerOrTwo(),
  { ...strength((values) => values.players !== '2' && !climbs(values)), matters: fixed.matters },
  choice('points', points, [5, 10, 15], { initial: 10, ...fixed }),
  choice('margin', margin, ['1', '2'], { later: true, ...fixed }),
  choice('ball', ball, ['classic', 'wild', 'ladder'], {
    later: true,
    pictures: { classic: '🏓', wild: '🌀', ladder: '🪜' },
    recommended: 'ladder',
  }),
  road('rival', rival, RIVAL_NAMES.length, {
    stars: 'Stars',
    text: (number) => texts.rivals[itemAt(RIVAL_NAMES, number - 1)].name,
    shown: climbs,
  }),
] as const

export type Options = ValuesOf<typeof options>
