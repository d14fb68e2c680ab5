/** The whole set: every recipe rendered, with reverb, normalized and faded. */
import { RATE, rest } from './instruments/buffer.mjs'
import { highpass, through } from './instruments/filter.mjs'
import { reverb } from './instruments/reverb.mjs'
import { level } from './measure/loudness.mjs'
import { boardSounds } from './recipes/board.mjs'
import { endingSounds } from './recipes/endings.mjs'
import { impactSounds } from './recipes/impact.mjs'
import { interfaceSounds } from './recipes/interface.mjs'
import { motionSounds } from './recipes/motion.mjs'

/**
 * @typedef {object} Recipe
 * @property {number} seconds - its length
 * @property {number} [level] - dB relative to the set
 * @property {(seconds: number) => Float32Array} make - what is struck when
 */

/** @type {Readonly<Record<string, Recipe>>} */
const recipes = { ...interfaceSounds, ...boardSounds, ...motionSounds, ...impactSounds, ...endingSounds }

/** The names of all sounds, in sprite order. */
export const names = Object.keys(recipes)

/**
 * One sound as mono samples (`RATE` a second).
 * @throws for a name that is not in the set
 * @type {(name: string) => Float32Array}
 */
export function renderSound(name) {
  const recipe = recipes[name]
  if (!recipe) throw new Error(`renderSound: '${name}' is not in the set`)
  const dry = recipe.make(recipe.seconds)
  // Two gentle slopes at 45 Hz remove the offset of one-sided strokes.
  const wet = through(reverb(dry), highpass(45), highpass(45))
  return rest(level(rest(wet, 0.0008, Math.min(0.12, recipe.seconds * 0.35)), recipe.level ?? 0))
}

export { RATE }
