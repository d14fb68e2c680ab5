/** Options that patiences share. */
import { choice } from '../../../engine/core/game/declare'
import { patienceTexts } from './texts/game'
import { runTexts } from './texts/run'

const { deals, colors, index, side } = patienceTexts.options

export const dealOption = choice('deals', deals, ['winnable', 'random'], { later: true })

/** Whether aces and kings are neighbors. */
export const cornerOption = (initial: 'on' | 'off') =>
  choice('corner', runTexts.corner, initial === 'on' ? ['on', 'off'] : ['off', 'on'], { later: true })

/** How the table looks. */
export const lookOptions = [
  choice('colors', colors, ['two', 'four'], { view: true, later: true }),
  choice('index', index, ['normal', 'large'], { view: true, later: true }),
  choice('side', side, ['right', 'left'], { view: true, later: true }),
] as const
