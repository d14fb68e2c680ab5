/** The option "Endless": which animal appears when, faster each time. */
import { pow } from '../../../engine/core/math/exactMath'
import { type Comer, drawComer } from './comers'
import { DECOY_CHANCE, type World } from './world'

/** How many moles may escape. */
export const ENDLESS_LIVES = 3
/** Ticks from one mole to the next, and that one stays up: at first, the factor with each one, and the minimum. */
const SPAWN = { first: 66, left: 0.985, min: 22 } as const
const STAY = { first: 96, left: 0.992, min: 14 } as const
/** From this mole on some wear helmets and need two hits; and their probability. */
const HELMETS_FROM = 12
const HELMET_CHANCE = 0.2
const GOLDEN_CHANCE = 0.07

const paced = ({ first, left, min }: typeof SPAWN | typeof STAY, come: number) =>
  Math.max(min, Math.round(first * pow(left, come)))

export const endlessSpawn = ({ come }: Pick<World, 'come'>) => paced(SPAWN, come)
export const endlessStay = ({ come }: Pick<World, 'come'>) => paced(STAY, come)

export const nextEndless = ({ random, come }: Pick<World, 'random' | 'come'>): Comer =>
  drawComer(random, {
    decoy: DECOY_CHANCE,
    golden: GOLDEN_CHANCE,
    helmet: come >= HELMETS_FROM ? HELMET_CHANCE : 0,
  })
