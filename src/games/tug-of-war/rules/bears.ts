/**
 * The option "Tournament": six bears with habits. A bear pulls, strains, gets tired, or feints: it gives a sign, and then
 * lets the rope go slack, so that those who pull fall. All of them also follow the strength of the player a little.
 */
import { type Emit, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { drawInt } from '../../../engine/core/math/random'
import { BEARS, bearNameOf, type Phase } from './habits'
import { type Bear, type Event, PULL_STEP, type World } from './world'

/** A match is longer than the others: there is more to watch. */
export const BEAR_TICKS = 45 * TICKS_PER_SECOND
export const BEAR_ROUNDS = 3
/** What a pull is worth while the bear is tired, and what a fall costs, in steps of the rope. */
const TIRED_STEPS = 2
const FALL_STEPS = 9
/** It averages the player's strength over about this many ticks. */
const SEEN_TICKS = 2 * TICKS_PER_SECOND
/** Its strength in each phase, relative to that of the first. */
const PHASE_STRENGTH: Readonly<Record<Phase, number>> = {
  pull: 1,
  strain: 1.7,
  tired: 0.3,
  sign: 1,
  slack: 0,
}
/** Phases are up to this much longer or shorter, as a percentage. */
const VARIES = 20

const habitsOf = ({ number }: Bear) => BEARS[bearNameOf(number)]

export const newBear = (number: number): Bear => ({
  number,
  at: -1,
  phase: 'pull',
  left: 0,
  strength: 0,
  due: 0,
  fallen: false,
})

/** A round begins: the bear starts with its first phase, and forgets nothing. */
export function wakeBear(bear: Bear): void {
  Object.assign(bear, { at: -1, phase: 'pull', left: 0, due: 0, fallen: false })
}

/** Advances the phases by one tick. */
export function stepPhase(world: World, bear: Bear, emit: Emit<Event>): void {
  if (--bear.left > 0) return
  const { phases } = habitsOf(bear)
  bear.at = (bear.at + 1) % phases.length
  const [phase, ticks] = itemAt(phases, bear.at)
  bear.left = Math.round((ticks * drawInt(world.random, 100 - VARIES, 100 + VARIES)) / 100)
  bear.fallen = false
  if (phase === bear.phase) return
  bear.phase = phase
  emit({ type: 'phase', phase, bear: bear.number })
}

/** What a press of the player does to the rope, in units to the left; null if it has no effect. */
export function pullOfPlayer(bear: Bear): number | null {
  if (bear.phase === 'tired') return TIRED_STEPS * PULL_STEP
  if (bear.phase !== 'slack') return PULL_STEP
  if (bear.fallen) return null
  bear.fallen = true
  return -FALL_STEPS * PULL_STEP
}

/** Whether the bear pulls in this tick, in which the player pressed this often. */
export function bearPulls(bear: Bear, presses: number): boolean {
  bear.strength += (presses * TICKS_PER_SECOND - bear.strength) / SEEN_TICKS
  const { base, follows } = habitsOf(bear)
  bear.due += ((base + follows * bear.strength) * PHASE_STRENGTH[bear.phase]) / TICKS_PER_SECOND
  if (bear.due < 1) return false
  bear.due -= 1
  return true
}

/** The seconds of pulling within which a win against this bear has three stars. */
export const quickOf = (number: number): number => BEARS[bearNameOf(number)].quick

/** The stars of a won match. `soon`: it was decided before time was up. */
export function starsOf({ number }: Bear, ticksLeft: number, soon: boolean): number {
  if (!soon) return 1
  return BEAR_TICKS - ticksLeft <= quickOf(number) * TICKS_PER_SECOND ? 3 : 2
}
