/** Advances a real-time world in tests: one tick with held actions, previously held actions and pointers. */
import type { GameEvent, Pointer, RealtimeRules } from '../../src/engine/core/game/contract'
import { frameFrom, readInput } from '../../src/engine/core/input/input'

/** @returns a function that makes one tick and returns its events */
export function ticker<World, Action extends string>(rules: RealtimeRules<World, Action>) {
  return (
    world: World,
    hold: readonly string[] = [],
    before: readonly string[] = [],
    pointers: readonly Pointer[] = [],
  ): GameEvent[] => {
    const events: GameEvent[] = []
    rules.step(world, readInput<Action>(frameFrom(hold, before, pointers)), (event) => events.push(event))
    return events
  }
}
