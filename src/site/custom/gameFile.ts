/** A custom game as a file: to be stored, shared, and filled into the form again. */
import * as v from 'valibot'
import { type CustomGame, customGameSchema, refusedGames } from '../library/library'
import type { GameForm } from './form/checkForm'

const FORMAT = 1

const fileSchema = v.object({
  app: v.literal('pocket-arcade'),
  format: v.pipe(v.number(), v.maxValue(FORMAT)),
  customGame: customGameSchema,
})

/** Longer files are none of ours: embed code may have 200 kB. */
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
  if (!file.success)
    return { ok: false, reason: 'Choose a file that was saved from the dialog of a custom game.' }
  const game = file.output.customGame as CustomGame
  const reason = refusedGames([game])
  return reason ? { ok: false, reason } : { ok: true, game }
}

/** The form with the game's values. */
export function formOf(game: CustomGame): GameForm {
  const { title, description, iconName, difficulty, players, gameUrl = '', embedCode = '' } = game
  return { title, description, iconName, difficulty, players, gameUrl, embedCode }
}
