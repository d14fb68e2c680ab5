/** Adapts a world when its window changes size. */
import type { OptionValues, RealtimeRules, Size } from '../game/contract'

// biome-ignore lint/suspicious/noExplicitAny: worlds of every game
type AnyRules = RealtimeRules<any, any>

/** A world as plain data, sharing nothing with the original. */
export const asJson = (world: unknown): unknown => JSON.parse(JSON.stringify(world))

/** The world for a window of another size: resized in place, another one, or unchanged, depending on the rules. */
export const resizeWorld = (rules: AnyRules, world: unknown, options: OptionValues, size: Size): unknown =>
  rules.resize ? rules.resize(world, size, options) : world
