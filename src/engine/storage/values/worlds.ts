/** Real-time games in progress, for games whose rules can resume one: the world as plain JSON. */
import * as v from 'valibot'
import { page } from '../store/page'
import { Slot, type SlotLoss } from '../store/slot'
import { readCollection } from '../store/snapshots'
import { migrateSaves } from './legacySaves'
import { ownEntry, summaryEntries } from './saves'

export const worldSchema = v.object({
  ...summaryEntries,
  seed: v.number(),
  options: v.record(v.string(), v.string()),
  own: ownEntry,
  /** Today's rules decide whether they can resume it. */
  world: v.unknown(),
  /** The slowest speed that it was played at, percent; left out at normal speed. */
  speed: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100))),
  /** How often it was rewound instead of ending. */
  forgiven: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Whether aim assist was used. */
  aimed: v.optional(v.boolean()),
  /** The version of the rules that it was played by. */
  rules: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
})

export type KeptWorld = v.InferOutput<typeof worldSchema>

export const WORLDS = 'worlds'
migrateSaves(page, WORLDS, worldSchema)

/** Opens the slot of a real-time game, named as in `saves.ts`. `onLost` is called when the game continues in another tab. */
export function worldSlot(name: string, onLost?: (loss: SlotLoss) => void): Slot<KeptWorld> {
  return new Slot(page, WORLDS, name, worldSchema as v.GenericSchema<unknown, KeptWorld>, onLost)
}

/** All real-time games in progress, by the name of their slot. */
export function allWorlds(): Record<string, KeptWorld> {
  return readCollection(page, WORLDS, worldSchema as v.GenericSchema<unknown, KeptWorld>)
}
