/** Owns the shape of a game's plan: how the browser tests play it to its end on each kind of input. */

import type { Page } from 'playwright/test'
import type { Fingers } from './fingers'
import type { GamePage } from './game-page'
import type { Pad } from './pads'

export interface Hands {
  readonly page: Page
  readonly game: GamePage
  readonly fingers: Fingers
  readonly pad: Pad
}

export interface Plan {
  /** The address's query: a seed, options or a position from which the end is near. */
  readonly query: string
  /** Words of the outcome that the end panel must hold. */
  readonly ends: RegExp
  /** What the buttons that begin a play are called, where the game has its own words. */
  readonly start?: string
  readonly again?: string
  /** Plays from the start to the end with this input alone; each shows that the input really steers the game. */
  readonly keyboard: (hands: Hands) => Promise<void>
  readonly mouse: (hands: Hands) => Promise<void>
  readonly touch: (hands: Hands) => Promise<void>
  readonly pad: (hands: Hands) => Promise<void>
}

/** The plan of the game with this id. */
export async function planOf(id: string): Promise<Plan> {
  return ((await import(`../../games/${id}/plan.ts`)) as { plan: Plan }).plan
}
