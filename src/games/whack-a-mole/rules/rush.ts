/**
 * The option "Rush": stages of a minute in three rounds, each quicker than the one before. Points earn up to three stars;
 * the first escape of a stage leaves the combo as it is.
 */
import { type Emit, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { lerp } from '../../../engine/core/math/geometry'
import { chance } from '../../../engine/core/math/random'
import { type Comer, drawComer, GOLDEN_STAY } from './comers'
import { stageOf } from './stages'
import { type Event, type Hole, type Rush, STIR_TICKS, type World } from './world'

const ROUNDS = 3
const ROUND_TICKS = 20 * TICKS_PER_SECOND
export const RUSH_TICKS = ROUNDS * ROUND_TICKS
/** Nothing comes up for this long when a round begins; at first there is more to read. */
const BREATH_TICKS = 60
const READ_TICKS = 130
/** Each of the last seconds is announced. */
const LAST_SECONDS = 5

export const newRush = (stage: number): Rush => ({ stage, round: 1, stars: 0, forgiven: false })

/** The points of the next star, or of the third. */
export const goalOf = ({ stage, stars }: Rush) => itemAt(stageOf(stage).goals, Math.min(2, stars))

const paced = ([first, last]: readonly [number, number], round: number) =>
  Math.round(lerp(first, last, (round - 1) / (ROUNDS - 1)))

/** Ticks until the next mole. After one that was about to come when a round began, the breath follows. */
export function rushSpawn({ stage, round }: Rush, ticks: number): number {
  const late = round > 1 && ticks - (round - 1) * ROUND_TICKS <= STIR_TICKS
  return paced(stageOf(stage).spawn, round) + (late ? BREATH_TICKS : 0)
}
export const rushStay = ({ stage, round }: Rush, dress: Hole['dress']) =>
  Math.round(paced(stageOf(stage).stay, round) * (dress === 'golden' ? GOLDEN_STAY : 1))

/** Ticks until the first mole of a game. */
export const firstRush = (rush: Rush) => READ_TICKS + rushSpawn(rush, 0)

/** Those that come next: one, or two of which one may be a hedgehog. */
export function nextInRush({ random }: Pick<World, 'random'>, { stage }: Rush): readonly Comer[] {
  const { chances, pairs } = stageOf(stage)
  const one = drawComer(random, chances)
  if (!chance(random, pairs)) return [one]
  return [one, drawComer(random, one.decoy ? { ...chances, decoy: 0 } : chances)]
}

/** Whole seconds left, including the current one. */
export const rushSeconds = ({ ticks }: Pick<World, 'ticks'>) =>
  Math.max(0, Math.ceil((RUSH_TICKS - ticks) / TICKS_PER_SECOND))

/** Advances the rounds and stars by one tick. Returns true when time is up. */
export function stepRush(world: World, rush: Rush, emit: Emit<Event>): boolean {
  const { ticks } = world
  if (ticks === 1) emit({ type: 'stage', stage: rush.stage, goal: goalOf(rush) })
  while (rush.stars < 3 && world.score >= goalOf(rush)) emit({ type: 'star', stars: ++rush.stars })
  if (ticks >= RUSH_TICKS) return true
  if (ticks === rush.round * ROUND_TICKS) {
    rush.round++
    if (world.next > STIR_TICKS) world.next = Math.max(world.next, BREATH_TICKS)
    emit({ type: 'round', round: rush.round })
  }
  const left = rushSeconds(world)
  if (left <= LAST_SECONDS && ticks % TICKS_PER_SECOND === 0) emit({ type: 'second', left })
  return false
}
