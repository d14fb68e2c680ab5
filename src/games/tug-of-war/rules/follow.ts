/**
 * The option "Adapts to you": a computer that pulls about as hard as the player did recently, so that a sprint decides.
 */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { chance, pick } from '../../../engine/core/math/random'
import { type Follow, PULL_STEP, type World } from './world'

/** It averages strength over about this many ticks: a sprint is half over before it responds. */
const SEEN_TICKS = 2 * TICKS_PER_SECOND
/** Presses per second that it assumes before the first press, and its minimum per second. */
const FIRST = 1.5
const MIN = 0.5
/** It alternates between these shares of the player's strength, for this long each, which decides rounds. */
const MOODS = [0.5, 1, 1.5] as const
const MOOD_TICKS = 2 * TICKS_PER_SECOND
/** How much stronger it gets if the player leads by a whole match, and weaker if the player trails. */
const FAIR = 0.3
/** The probability that a try is a pull. */
const LUCK = 0.9

const strengthOf = (pressesASecond: number) => (pressesASecond * PULL_STEP) / TICKS_PER_SECOND

export const newFollow = (): Follow => ({ strength: strengthOf(FIRST), mood: 1, ticks: 0, due: 0 })

/** Whether it pulls in this tick, in which the player pulled this many units of rope. */
export function followPulls(world: World, follow: Follow, pulled: number): boolean {
  follow.strength += (Math.max(0, pulled) - follow.strength) / SEEN_TICKS
  if (++follow.ticks % MOOD_TICKS === 0) follow.mood = pick(world.random, MOODS)
  const ahead = (world.rounds[0] - world.rounds[1]) / world.roundsToWin
  const strength = Math.max(strengthOf(MIN), follow.strength * follow.mood * (1 + FAIR * ahead))
  follow.due += strength / PULL_STEP / LUCK
  if (follow.due < 1) return false
  follow.due -= 1
  return chance(world.random, LUCK)
}
