/** Owns what becomes of a world when the window around it takes another size. */
import type { OptionValues, RealtimeRules, Size } from '../game/contract'

// biome-ignore lint/suspicious/noExplicitAny: worlds of every game
type AnyRules = RealtimeRules<any, any>

/** A world as plain data, with nothing in common with the one it was made from. */
export const asJson = (world: unknown): unknown => JSON.parse(JSON.stringify(world))

/** The world in a window of another size: changed in place, laid out anew, or as it was. */
export function resized(rules: AnyRules, world: unknown, options: OptionValues, size: Size): unknown {
  if (!rules.resize) return rules.resume?.(asJson(world), options, size) ?? world
  rules.resize(world, size)
  return world
}
