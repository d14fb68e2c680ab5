/** Which animal comes up next, and what it wears: in Rush and Endless. */
import { chance, type Random } from '../../../engine/core/math/random'
import type { Chances } from './stages'
import type { Dress } from './world'

/** A golden mole is worth this many plain ones, and stays for a shorter time. */
export const GOLDEN_TIMES = 5
export const GOLDEN_STAY = 0.7
/** Extra ticks for the second hit after losing a helmet. */
export const HELMET_TICKS = 20

export interface Comer {
  readonly decoy: boolean
  readonly dress: Dress
}

/** All three are drawn, so that what came before does not depend on the chances. */
export function drawComer(random: Random, chances: Chances): Comer {
  const decoy = chance(random, chances.decoy)
  const golden = chance(random, chances.golden)
  const helmet = chance(random, chances.helmet)
  return { decoy, dress: decoy ? 'plain' : golden ? 'golden' : helmet ? 'helmet' : 'plain' }
}
