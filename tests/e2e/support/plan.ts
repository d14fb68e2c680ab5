/** The type of a game's plan: how browser tests play it to its end with each input device. */
import type { Page } from 'playwright/test'
import type { Fingers } from './fingers'
import type { GamePage } from './game-page'
import type { Device, Hand } from './hands'
import type { Pad } from './pads'

export interface Devices {
  readonly page: Page
  readonly game: GamePage
  readonly fingers: Fingers
  readonly pad: Pad
}

/** Plays from start to end with one device only, in a way that shows that it controls the game. */
export type Play = (hand: Hand) => Promise<unknown>

export interface Plan extends Readonly<Record<Device, Play>> {
  /** The query of the address: a seed, options, or a position close to the end. */
  readonly query: string
  /** The text of the outcome in the end panel. */
  readonly ends: RegExp
  /** The labels of the start buttons, if the game has its own. */
  readonly start?: string
  readonly again?: string
  /**
   * What differs in a race, which starts at the beginning of a seed and has two pages that share the time. Null for a
   * game that two people play against each other instead.
   */
  readonly race?: Partial<Pick<Plan, 'query' | 'ends' | 'keyboard'>> | null
}

/** Every device plays the same. */
export const byAll = (play: Play): Readonly<Record<Device, Play>> => ({
  keyboard: play,
  mouse: play,
  touch: play,
  pad: play,
})

/** The plan of a game that two people race in. */
export async function racePlanOf(id: string): Promise<Pick<Plan, 'query' | 'ends' | 'keyboard'>> {
  const plan = await planOf(id)
  return { ...plan, ...plan.race }
}

/** The plan of the game with this id. */
export async function planOf(id: string): Promise<Plan> {
  return ((await import(`../../games/${id}/plan.ts`)) as { plan: Plan }).plan
}
