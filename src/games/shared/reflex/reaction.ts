/** Bots with human reaction time: they see the world as it was some ticks ago. */
import { copyOf } from '../../../engine/core/copy'
import type { RealtimeBot } from '../../../engine/core/game/bot'
import type { Seat } from '../../../engine/core/input/seats'

/** Reaction time of a quick person in ticks: 200 ms. */
const REACTION_TICKS = 12

/**
 * Creates a bot that decides by a delayed view of the world.
 *
 * @param look extracts what the bot sees; the result is copied
 * @param decide receives the view from `delay` ticks ago, the current world for what a player knows without looking
 * (their own position), the age of the view in ticks, and the player it
 * plays for, if it is asked to play for one of two
 * @returns the bot, with its `delay` in ticks
 */
export function delayed<World extends object, View, Action extends string>(
  look: (world: World) => View,
  decide: (seen: View, now: World, age: number, player?: Seat) => ReturnType<RealtimeBot<World, Action>>,
  delay = REACTION_TICKS,
): RealtimeBot<World, Action> & { readonly delay: number } {
  const memories = new WeakMap<World, View[]>()
  const bot: RealtimeBot<World, Action> = (world, _tick, player) => {
    const memory = memories.get(world) ?? []
    memories.set(world, memory)
    memory.push(copyOf(look(world)))
    if (memory.length > delay + 1) memory.shift()
    return decide(memory[0] as View, world, memory.length - 1, player)
  }
  return Object.assign(bot, { delay })
}
