/**
 * The modes with bays, Arcade and Journey: five bays to fill in each level, the creatures in them, points for the time
 * left, and in Arcade extra lives. Points are those of the arcade game of 1981: 50 for a bay, 10 for each half second
 * left, 200 for a fly and for the lady frog, 1,000 for all five bays, and an extra life at 20,000.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { chance, pick } from '../../../engine/core/math/random'
import { LADY_POINTS } from './lady'
import { placeOf } from './places'
import { type Event, type Guest, LIVES, WIDTH, type World } from './world'

export const BAYS = 5
/** A frog that lands this close to a bay's middle is in it, units. */
export const BAY_HALF = 24
const BAY_POINTS = 50
/** Ticks left that are worth ten points. */
const TICKS_A_TEN = 30
const FLY_POINTS = 200
export const ALL_POINTS = 1000
/** For each life that is left at the end of a place of the Journey. */
export const POINTS_A_LIFE = 500
const EXTRA_LIFE = 20_000

/** Ticks between two guests of the bays, and how long each stays. A crocodile shows its snout first, as a warning. */
const GUEST_EVERY = 300
const STAYS = { fly: 240, crocodile: 260 } as const
export const SNOUT_TICKS = 80

/** Middle of a bay, units. */
export const bayX = (bay: number) => ((bay + 0.5) * WIDTH) / BAYS

export const noBays = (): boolean[] => Array.from({ length: BAYS }, () => false)

/** The bay a frog at `x` lands in, or -1 for the hedge. `spare` requires more space. */
export function bayAt(x: number, spare = 0): number {
  const bay = Math.floor((x * BAYS) / WIDTH)
  return bay >= 0 && bay < BAYS && Math.abs(bayX(bay) - x) <= BAY_HALF - spare ? bay : -1
}

/** Whether the crocodile's teeth are out. */
const hasTeeth = (guest: Guest | null) => guest?.kind === 'crocodile' && guest.age >= SNOUT_TICKS

/** Whether a frog that hops home from here meets a free bay: the hedge, and frogs at home, stop it. */
export function isOpen({ bays }: Pick<World, 'bays'>, x: number): boolean {
  const bay = bayAt(x)
  return bay >= 0 && !bays[bay]
}

/** Whether the crocodile gets a frog that lands here. */
export const isCaught = ({ guest }: Pick<World, 'guest'>, x: number): boolean =>
  guest?.bay === bayAt(x) && hasTeeth(guest)

/** Puts the frog into a bay. Returns its points and whether all five are full. */
export function fillBay(world: World, emit: Emit<Event>): boolean {
  const { frog, bays, guest } = world
  const bay = bayAt(frog.x)
  frog.x = bayX(bay)
  bays[bay] = true
  const fly = guest?.bay === bay && guest.kind === 'fly'
  if (guest?.bay === bay) world.guest = null
  const inTime = 10 * Math.floor(world.time / TICKS_A_TEN)
  const lady = world.lady?.carried === true
  const points = BAY_POINTS + inTime + (fly ? FLY_POINTS : 0) + (lady ? LADY_POINTS : 0)
  world.score += points
  const full = bays.filter(Boolean).length
  emit({ type: 'bay', x: frog.x, y: frog.y, points, fly, lady, full })
  return full === BAYS
}

/** A completed level of Arcade gives a lost life back. */
export function giveLife(world: World, emit: Emit<Event>): void {
  if (world.lives >= LIVES) return
  world.lives++
  emit({ type: 'extra', x: world.frog.x, y: world.frog.y, lives: world.lives })
}

/** Advances flies, crocodiles and the extra life by one tick. */
export function visitBays(world: World, emit: Emit<Event>): void {
  if (!world.arcade) return
  if (world.extra && world.score >= EXTRA_LIFE) {
    world.extra = false
    world.lives++
    emit({ type: 'extra', x: world.frog.x, y: world.frog.y, lives: world.lives })
  }
  const { guest } = world
  if (guest) {
    guest.age++
    if (guest.kind === 'crocodile' && guest.age === SNOUT_TICKS) emit({ type: 'teeth', bay: guest.bay })
    if (guest.age >= STAYS[guest.kind]) world.guest = null
    return
  }
  if (--world.untilGuest > 0) return
  world.untilGuest = GUEST_EVERY
  const free = world.bays.flatMap((taken, bay) => (taken ? [] : [bay]))
  if (free.length === 0) return
  const crocodile = chance(world.random, placeOf(world.level).crocodiles)
  world.guest = { kind: crocodile ? 'crocodile' : 'fly', bay: pick(world.random, free), age: 0 }
}
