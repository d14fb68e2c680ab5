import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, road, strength } from '../../engine/core/game/declare'
import { itemAt } from '../../engine/core/itemAt'
import { RIVAL_NAMES } from './rules/rivals'
import { texts } from './texts/game'

const { points, margin, ball, rival } = texts.options

export const isSides = ({ ball: chosen }: OptionValues) => chosen === 'sides'
export const isPairs = ({ ball: chosen }: OptionValues) => chosen === 'pairs'
export const isForFour = (values: OptionValues) => isSides(values) || isPairs(values)
/** Two people have the Wild ball instead. */
const climbs = ({ ball: chosen, players }: OptionValues) => chosen === 'ladder' && players !== '2'
const isMatch = (values: OptionValues) => !climbs(values) && !isSides(values)
/** A rival has its own strength, the match against it and the game of four their own length. */
const ofMatch = { shown: isMatch, matters: isMatch }

export const options = [
  onePlayerOrTwo({ shown: (values) => !isForFour(values), matters: (values) => !isForFour(values) }),
  {
    ...strength((values) => isForFour(values) || (values.players !== '2' && !climbs(values))),
    matters: (values: OptionValues) => !climbs(values),
  },
  choice('points', points, [5, 10, 15], { initial: 10, ...ofMatch }),
  choice('margin', margin, ['1', '2'], { later: true, ...ofMatch }),
  choice('ball', ball, ['classic', 'wild', 'ladder', 'sides', 'pairs'], {
    later: true,
    pictures: { classic: '🏓', wild: '🌀', ladder: '🪜', sides: '✳️', pairs: '👥' },
    recommended: 'ladder',
  }),
  // Replays of earlier versions name it: people had the first two seats alone in a live game, or any of the four.
  choice('seats', { label: ball.label }, [4], { later: true, shown: () => false, matters: () => false }),
  road('rival', rival, RIVAL_NAMES.length, {
    stars: 'Stars',
    text: (number) => texts.rivals[itemAt(RIVAL_NAMES, number - 1)].name,
    shown: climbs,
  }),
] as const

export type Options = ValuesOf<typeof options>
