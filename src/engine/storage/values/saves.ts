/** Turn-based games in progress: seed, options and moves, from which the rules compute the game again. */
import * as v from 'valibot'
import { wordsOf } from '../../core/replay/versions'
import { page } from '../store/page'
import { Slot, type SlotLoss } from '../store/slot'
import { readCollection } from '../store/snapshots'
import { migrateSaves } from './legacySaves'
import { MAX_STEPS, StepsWriter } from './steps'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Facts for lists of games in progress. Older versions did not write them; a save is valid without. */
export const summaryEntries = {
  /** When the game was left, ms since 1970. */
  date: v.fallback(v.optional(v.number()), undefined),
  /** Its state in a few words. */
  stands: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  /** The language of `stands`, a BCP 47 tag, and what it says in every other one: stats by their ids. */
  language: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(35))), undefined),
  stats: v.fallback(v.optional(v.record(v.string(), v.union([v.number(), v.string()]))), undefined),
}

/** The longest content, characters. */
const MAX_OWN = 24_000

/** The visitor's own content of a game in progress, as text for an address. */
export const ownEntry = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(MAX_OWN))), undefined)

export interface SaveSummary {
  readonly date?: number | undefined
  readonly stands?: string | undefined
  readonly language?: string | undefined
  readonly stats?: Readonly<Record<string, string | number>> | undefined
}

export const saveSchema = v.object({
  ...summaryEntries,
  seed: v.number(),
  options: v.record(v.string(), v.string()),
  /** The position in the game's notation from which the game began, when it is not the usual start. */
  position: v.optional(v.string()),
  own: ownEntry,
  /** The distinct moves, and the game as text: see `steps.ts`. */
  moves: v.array(v.unknown()),
  steps: v.string(),
  /** Time played in ms. */
  at: v.number(),
  /** The version of the rules that the game was played by. */
  rules: v.optional(count, 1),
  /** Hints taken and moves taken back. */
  hints: v.optional(count, 0),
  undone: v.optional(count, 0),
})

/** The form of earlier versions, one text for all games: every move with its time in ms, and whether the visitor made it. */
const oldSaveSchema = v.object({
  seed: v.number(),
  options: v.record(v.string(), v.string()),
  position: v.optional(v.string()),
  moves: v.pipe(v.array(v.tuple([v.unknown(), v.number(), v.boolean()])), v.maxLength(MAX_STEPS)),
  at: v.number(),
})

/** Reads a save of an earlier version as one of today. */
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
migrateSaves(page, SAVES, oldSave)

/**
 * The name of a game's slot. A game from a link has a slot of its own, and a game with words one in each language.
 *
 * @param words - the number of the language (`wordsOf`)
 */
export function slotName(game: string, link: boolean, words = 0): string {
  return `${game}${words > 0 ? `_${words}` : ''}${link ? '@link' : ''}`
}

/** The game of a slot, and whether it is the one for a game from a link. */
export function slotGame(name: string): { readonly id: string; readonly link: boolean } {
  const [, id = '', link] = /^([^_@]*)[^@]*(@link)?/.exec(name) ?? []
  return { id, link: link !== undefined }
}

/** Opens the slot of a turn-based game. `onLost` is called when the game continues in another tab. */
export function saveSlot(name: string, onLost?: (loss: SlotLoss) => void): Slot<Save> {
  return new Slot(page, SAVES, name, saveSchema as v.GenericSchema<unknown, Save>, onLost)
}

/** Moves games of other languages out of the slots that a game with words had for all of them in earlier versions. */
export function separateLanguages(game: string): void {
  for (const link of [false, true]) {
    const shared = saveSlot(slotName(game, link))
    const save = shared.open()
    const words = wordsOf(save?.rules ?? 0)
    if (save && words > 0 && moved(save, slotName(game, link, words))) shared.keep(() => null)
    shared.close()
  }
}

/** Puts a game into a slot. Returns false if there is one, or no space. */
function moved(save: Save, name: string): boolean {
  const slot = saveSlot(name)
  const isFree = slot.open() === null
  if (isFree) slot.keep(() => save)
  const done = isFree && slot.flush() === 'written'
  slot.close()
  return done
}

/** All turn-based games in progress, by the name of their slot. */
export function allSaves(): Record<string, Save> {
  return readCollection(page, SAVES, saveSchema as v.GenericSchema<unknown, Save>)
}
