/** The poses of a mole: pure functions from the age of a pose to height, squash and tilt. */

export type PoseName = 'down' | 'peek' | 'up' | 'dazed' | 'escape' | 'leave'
export type Mood = 'calm' | 'cheeky' | 'dazed'

export interface Pose {
  /** How far out of the hole: 0 hidden, 1 wholly up. */
  rise: number
  /** Width and height relative to the painted ones. */
  scaleX: number
  scaleY: number
  /** Radians. */
  tilt: number
  alpha: number
  mood: Mood
}

/** What a pose may depend on besides its age. */
export interface Circumstance {
  /** How long the mole stays up, ms. */
  readonly stay: number
  /** The escape ends the game: the mole laughs, and stays in view. */
  readonly gloat: boolean
  readonly reduced: boolean
}

/** A mole about to leave crouches for this long, ms. */
const CROUCH_MS = 320
const GLOAT_MS = 620
const DIVE_MS = 150

const clamp = (t: number) => Math.min(1, Math.max(0, t))
const smooth = (t: number) => t * t * (3 - 2 * t)
/** Overshoots by a tenth and settles: the usual 'back' curve. */
const back = (t: number) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2
const still = (rise: number, mood: Mood, alpha = 1): Pose => ({
  rise,
  scaleX: 1,
  scaleY: 1,
  tilt: 0,
  alpha,
  mood,
})

/** The pose `age` ms after it began. */
export function poseAt(name: PoseName, age: number, how: Circumstance): Pose {
  return how.reduced ? faded(name, age, how) : MOVES[name](age, how)
}

/** With reduced motion a mole fades in and out in place. */
function faded(name: PoseName, age: number, { stay, gloat }: Circumstance): Pose {
  if (name === 'up') return still(1, stay - age < CROUCH_MS ? 'cheeky' : 'calm', clamp(age / 90))
  if (name === 'dazed') return still(1, 'dazed', 1 - clamp((age - 230) / 130))
  if (name === 'escape') return still(1, 'cheeky', gloat ? 1 : 1 - clamp(age / DIVE_MS))
  if (name === 'leave') return still(1, 'calm', 1 - clamp(age / 200))
  return still(0, 'calm', 0)
}

const MOVES: Readonly<Record<PoseName, (age: number, how: Circumstance) => Pose>> = {
  down: () => still(0, 'calm'),
  peek(age) {
    const bump = Math.sin(clamp(age / PEEK_MS) * Math.PI)
    return { ...still(0.56 * smooth(bump), 'calm'), tilt: Math.sin(age / 260) * 0.05 }
  },
  up(age, { stay }) {
    const left = stay - age
    // Long and thin on the way up, wide where it stops, then a few decreasing wobbles.
    const wobble = Math.cos(age / 42) * Math.exp(-age / 130)
    const breath = Math.sin(age / 210) * 0.018
    const crouch = smooth(clamp((CROUCH_MS - left) / CROUCH_MS))
    const shiver = crouch * Math.sin(age / 22) * 0.025
    return {
      rise: back(clamp(age / 180)) - crouch * 0.14,
      scaleX: 1 - wobble * 0.17 - breath + crouch * 0.05,
      scaleY: 1 + wobble * 0.2 + breath - crouch * 0.05,
      tilt: Math.sin(age / 330) * 0.035 + shiver,
      alpha: 1,
      mood: left < CROUCH_MS ? 'cheeky' : 'calm',
    }
  },
  dazed(age) {
    const flat = Math.exp(-age / 110) * Math.cos(age / 70)
    const sink = smooth(clamp((age - 220) / 170))
    return {
      rise: 1 - sink * 1.05,
      scaleX: 1.06 + flat * 0.28,
      scaleY: 0.9 - flat * 0.36,
      tilt: Math.sin(age / 60) * 0.09 * (1 - sink),
      alpha: 1,
      mood: 'dazed',
    }
  },
  escape(age, { gloat }) {
    const laugh = gloat ? Math.abs(Math.sin(age / 62)) * (1 - clamp(age / GLOAT_MS)) : 0
    const dive = gloat ? 0 : clamp(age / DIVE_MS)
    return {
      rise: 0.95 + laugh * 0.1 - dive * dive * 1.1,
      scaleX: 1 - laugh * 0.05 + Math.sin(dive * Math.PI) * -0.12,
      scaleY: 1 + laugh * 0.07 + Math.sin(dive * Math.PI) * 0.14,
      tilt: Math.sin(age / 124) * 0.12 * laugh,
      alpha: 1,
      mood: 'cheeky',
    }
  },
  leave(age) {
    return still(1 - smooth(clamp(age / 240)) * 1.05, 'calm')
  },
}

/** Duration of a curious look over the rim before the game starts, ms. */
export const PEEK_MS = 1900

/** When a pose has nothing more to show. */
export function isDone(name: PoseName, age: number, { gloat }: Circumstance): boolean {
  if (name === 'dazed') return age > 400
  if (name === 'escape') return !gloat && age > DIVE_MS
  if (name === 'leave') return age > 260
  return name === 'down'
}
