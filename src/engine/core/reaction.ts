/** Owns bots with human reaction time: what they see of the world is some ticks old. */
import { copyOf } from './copy'
import type { RealtimeBot } from './game/rules'

/** Ticks of a quick person's reaction: 200 ms. */
const REACTION_TICKS = 12

/**
 * A bot that decides by what `look` saw `delay` ticks ago, copied then. `now` gives what a player knows without
 * looking: where their own hand is. The bot tells its `delay`.
 */
export function delayed<World extends object, View, Action extends string>(
  look: (world: World) => View,
  decide: (seen: View, now: World, age: number) => ReturnType<RealtimeBot<World, Action>>,
  delay = REACTION_TICKS,
): RealtimeBot<World, Action> & { readonly delay: number } {
  const memories = new WeakMap<World, View[]>()
  const bot: RealtimeBot<World, Action> = (world) => {
    const memory = memories.get(world) ?? []
    memories.set(world, memory)
    memory.push(copyOf(look(world)))
    if (memory.length > delay + 1) memory.shift()
    return decide(memory[0] as View, world, memory.length - 1)
  }
  return Object.assign(bot, { delay })
}
