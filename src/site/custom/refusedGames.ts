/** Which custom games from a file are refused, and why. */
import {
  type CustomGame,
  DESCRIPTION_LIMIT,
  MAX_CUSTOM_GAMES,
  shortened,
  TITLE_LIMIT,
} from '../library/library'
import { customTexts } from '../texts/custom'

const texts = customTexts.file

/** The characters of an id, which is part of an address. */
const ADDRESSABLE = /^(?!\.+$)[\w.~-]{1,100}$/

/** Why custom games from a file cannot be imported, or null. */
export function refusedGames(games: readonly CustomGame[]): string | null {
  if (games.length > MAX_CUSTOM_GAMES) return texts.tooMany(games.length, MAX_CUSTOM_GAMES)
  for (const { id, title, description } of games) {
    if (!ADDRESSABLE.test(id)) return texts.id(shortened(id))
    if (title.length > TITLE_LIMIT) return texts.title(shortened(title), TITLE_LIMIT)
    if (description.length > DESCRIPTION_LIMIT) return texts.description(shortened(title), DESCRIPTION_LIMIT)
  }
  return null
}
