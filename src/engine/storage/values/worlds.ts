/** Owns real-time games in progress, for games whose rules can go on with one: the world as plain JSON. */
import * as v from 'valibot'
import { readRoom } from '../store/entries'
import { page } from '../store/page'
import { Slot, type SlotNews } from '../store/slot'
import { carryOver } from './legacySaves'
import { slotName, standingEntries } from './saves'

export const worldSchema = v.object({
  ...standingEntries,
  seed: v.number(),
  options: v.record(v.string(), v.string()),
  /** The rules of today decide whether they can go on with it. */
  world: v.unknown(),
  /** The slowest speed that it was played at, percent, where it was not the usual one. */
  speed: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100))),
  /** How often an end was forgiven in it. */
  forgiven: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Help with aiming had a part in it. */
  aimed: v.optional(v.boolean()),
  /** The version of the rules that made it. */
  rules: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
})

export type KeptWorld = v.InferOutput<typeof worldSchema>

export const WORLDS = 'worlds'
carryOver(page, WORLDS, worldSchema)

/** Opens the place of a real-time game. `told` hears when the play went on elsewhere. */
export function worldSlot(game: string, link: boolean, told?: (news: SlotNews) => void): Slot<KeptWorld> {
  const schema = worldSchema as v.GenericSchema<unknown, KeptWorld>
  return new Slot(page, WORLDS, slotName(game, link), schema, told)
}

/** All real-time games in progress, by the name of their place. */
export function allWorlds(): Record<string, KeptWorld> {
  return readRoom(page, WORLDS, worldSchema as v.GenericSchema<unknown, KeptWorld>)
}
