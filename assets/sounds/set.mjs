/** Owns the whole set: every recipe rendered, placed in the room, levelled and brought to rest. */
import { RATE, rest } from './instruments/buffer.mjs'
import { highpass, through } from './instruments/filter.mjs'
import { room } from './instruments/room.mjs'
import { level } from './measure/loudness.mjs'
import { boardSounds } from './recipes/board.mjs'
import { endingSounds } from './recipes/endings.mjs'
import { impactSounds } from './recipes/impact.mjs'
import { interfaceSounds } from './recipes/interface.mjs'
import { motionSounds } from './recipes/motion.mjs'

const recipes = { ...interfaceSounds, ...boardSounds, ...motionSounds, ...impactSounds, ...endingSounds }

/** Names of all sounds, in the order in which they lie in the sprite. */
export const names = Object.keys(recipes)

/** One sound as mono samples (`RATE` a second). Throws on a name that is not in the set. */
export function renderSound(name) {
  const recipe = recipes[name]
  if (!recipe) throw new Error(`renderSound: '${name}' is not in the set`)
  const dry = recipe.make(recipe.seconds)
  // Two gentle slopes at 45 Hz take out the offset that one-sided strokes leave behind.
  const wet = through(room(dry), highpass(45), highpass(45))
  return rest(level(rest(wet, 0.0008, Math.min(0.12, recipe.seconds * 0.35)), recipe.level ?? 0))
}

export { RATE }
