/** The option "Endless": which animal appears when, faster each time, and what some moles wear. */
import { pow } from '../../../engine/core/math/exactMath'
import { chance } from '../../../engine/core/math/random'
import { DECOY_CHANCE, type Dress, type World } from './world'

/** How many moles may escape. */
export const ENDLESS_LIVES = 3
/** Ticks from one mole to the next, and that one stays up: at first, the factor with each one, and the minimum. */
const SPAWN = { first: 66, left: 0.985, min: 22 } as const
const STAY = { first: 96, left: 0.992, min: 14 } as const
/** From this mole on some wear helmets and need two hits; and their probability. */
const HELMETS_FROM = 12
const HELMET_CHANCE = 0.2
/** A golden mole is worth this many plain ones, and stays for a shorter time. */
export const GOLDEN_TIMES = 5
const GOLDEN_CHANCE = 0.07
export const GOLDEN_STAY = 0.7
/** Extra ticks for the second hit after losing a helmet. */
export const HELMET_TICKS = 20

const paced = ({ first, left, min }: typeof SPAWN | typeof STAY, come: number) =>
  Math.max(min, Math.round(first * pow(left, come)))

export const endlessSpawn = ({ come }: Pick<World, 'come'>) => paced(SPAWN, come)
export const endlessStay = ({ come }: Pick<World, 'come'>) => paced(STAY, come)

/** Whether the next animal is a decoy, and what it wears. */
export function nextComer(world: World): { decoy: boolean; dress: Dress } {
  const { random } = world
  const decoy = chance(random, DECOY_CHANCE)
  const golden = chance(random, GOLDEN_CHANCE)
  const helmet = chance(random, HELMET_CHANCE)
  if (decoy) return { decoy, dress: 'plain' }
  return { decoy, dress: golden ? 'golden' : helmet && world.come >= HELMETS_FROM ? 'helmet' : 'plain' }
}
