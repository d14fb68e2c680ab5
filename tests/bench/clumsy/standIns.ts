/**
 * The stand-ins for people: the bot of the game, which sees everything late and sometimes presses something else. A bot
 * that is late itself is at least as late as a stand-in.
 */
import type { Clumsiness } from './play'

export interface StandIn {
  readonly name: string
  /** Null: the bot itself. */
  readonly who: Clumsiness | null
  /** How many seconds the median of its games in a recommended mode shall last; the bot's shall end at all. */
  readonly lasts?: readonly [min: number, max: number]
}

export const STAND_INS: readonly StandIn[] = [
  { name: 'slow', who: { late: 21, wrong: 0.1 }, lasts: [60, 120] },
  { name: 'newcomer', who: { late: 12, wrong: 0.05 }, lasts: [120, 240] },
  { name: 'good', who: { late: 5, wrong: 0.02 }, lasts: [300, 600] },
  { name: 'bot', who: null },
]
