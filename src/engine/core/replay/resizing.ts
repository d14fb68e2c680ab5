/** Adapts a world when its window changes size. */
import type { OptionValues, RealtimeRules, Size } from '../game/contract'

// biome-ignore lint/suspicious/noExplicitAny: worlds of every game
type AnyRules = RealtimeRules<any, any>

/** A world as plain data, sharing nothing with the original. */
export const asJson = (world: unknown): unknown => JSON.parse(JSON.stringify(world))

/** The world for a window of another size: resized in place, laid out again, or unchanged, depending on the rules. */
export function resizeWorld(rules: AnyRules, world: unknown, options: OptionValues, size: Size): unknown {
  if (!rules.resize) return rules.resume?.(asJson(world), options, size) ?? world
  rules.resize(world, size)
  return world
}
