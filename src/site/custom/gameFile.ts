/** A custom game as a file, which can be filled into the form again. */
import * as v from 'valibot'
import { type CustomGame, customGameSchema } from '../library/library'
import { customTexts } from '../texts/custom'
import type { GameForm } from './form/checkForm'
import { refusedGames } from './refusedGames'

const FORMAT = 1

const fileSchema = v.object({
  app: v.literal('pocket-arcade'),
  format: v.pipe(v.number(), v.maxValue(FORMAT)),
  customGame: customGameSchema,
})

/** The longest file, in characters: embed code may have 200 kB. */
const LONGEST = 1_000_000

/** The text of the file. */
export function fileOf({ id: _id, ...game }: CustomGame): string {
  return JSON.stringify(
    { app: 'pocket-arcade', format: FORMAT, customGame: { id: 'file', ...game } },
    null,
    2,
  )
}

export type ReadGame =
  | { readonly ok: true; readonly game: CustomGame }
  | { readonly ok: false; readonly reason: string }

/** Reads such a file. The form reports errors of the game itself. */
export function readGameFile(text: string): ReadGame {
  let data: unknown
  try {
    data = text.length > LONGEST ? null : JSON.parse(text)
  } catch {
    data = null
  }
  const file = v.safeParse(fileSchema, data)
  if (!file.success) return { ok: false, reason: customTexts.file.choose }
  const game = file.output.customGame as CustomGame
  const reason = refusedGames([game])
  return reason ? { ok: false, reason } : { ok: true, game }
}

/** The form with the game's values. */
export function formOf(game: CustomGame): GameForm {
  const { title, description, iconName, difficulty, players, gameUrl = '', embedCode = '' } = game
  return { title, description, iconName, difficulty, players, gameUrl, embedCode }
}
