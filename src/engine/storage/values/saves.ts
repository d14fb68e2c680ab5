/** Owns turn games in progress: seed, options and moves, from which a play is built again by its own rules. */
import * as v from 'valibot'
import { readRoom } from '../store/entries'
import { page } from '../store/page'
import { Slot, type SlotNews } from '../store/slot'
import { carryOver } from './legacySaves'
import { MOST_STEPS, StepsWriter } from './steps'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** For those who look for a play in progress: left out by older programs, and no reason to refuse it. */
export const standingEntries = {
  /** When it was left, ms since 1970. */
  date: v.fallback(v.optional(v.number()), undefined),
  /** Where it stands, in a few words. */
  stands: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
}

export interface Standing {
  readonly date?: number | undefined
  readonly stands?: string | undefined
}

export const saveSchema = v.object({
  ...standingEntries,
  seed: v.number(),
  options: v.record(v.string(), v.string()),
  /** Where the play began, when not at the start: a position in the game's notation. */
  position: v.optional(v.string()),
  /** The moves as text, see `steps.ts`. */
  moves: v.array(v.unknown()),
  steps: v.string(),
  /** Play time in ms. */
  at: v.number(),
  /** The version of the rules that made it. */
  rules: v.optional(count, 1),
  /** Hints taken and moves taken back. */
  hints: v.optional(count, 0),
  undone: v.optional(count, 0),
})

/** As earlier programs kept it, in one text for all games: every move with its play time in ms, and whether it was the visitor's own. */
const oldSaveSchema = v.object({
  seed: v.number(),
  options: v.record(v.string(), v.string()),
  position: v.optional(v.string()),
  moves: v.pipe(v.array(v.tuple([v.unknown(), v.number(), v.boolean()])), v.maxLength(MOST_STEPS)),
  at: v.number(),
})

/** An old save as it is kept today. */
export const oldSave = v.pipe(
  oldSaveSchema,
  v.transform(({ moves, ...rest }): Save => {
    const writer = new StepsWriter()
    for (const step of moves) writer.add(step)
    return { ...rest, ...writer.text(), moves: [...writer.text().moves], rules: 1, hints: 0, undone: 0 }
  }),
)

export type Save = v.InferOutput<typeof saveSchema>

export const SAVES = 'saves'
carryOver(page, SAVES, oldSave)

/** The place of a game's play in progress; a play from a link has one of its own. */
export function slotName(game: string, link: boolean): string {
  return link ? `${game}@link` : game
}

/** The game of a place, and whether its play came from a link. */
export function slotGame(name: string): { readonly id: string; readonly link: boolean } {
  const [id = '', link] = name.split('@')
  return { id, link: link === 'link' }
}

/** Opens the place of a turn game. `told` hears when the play went on elsewhere. */
export function saveSlot(game: string, link: boolean, told?: (news: SlotNews) => void): Slot<Save> {
  return new Slot(page, SAVES, slotName(game, link), saveSchema as v.GenericSchema<unknown, Save>, told)
}

/** All turn games in progress, by the name of their place. */
export function allSaves(): Record<string, Save> {
  return readRoom(page, SAVES, saveSchema as v.GenericSchema<unknown, Save>)
}
