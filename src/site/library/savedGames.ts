/** The games in progress on the home page: the list, their links, dismissing and restoring one. */

import { wordsOf } from '../../engine/core/replay/versions'
import { LOCALE } from '../../engine/core/text'
import { language } from '../../engine/core/texts/language'
import type { Slot } from '../../engine/storage/store/slot'
import { allSaves, type Save, type SaveSummary, saveSlot, slotGame } from '../../engine/storage/values/saves'
import { allWorlds, type KeptWorld, worldSlot } from '../../engine/storage/values/worlds'
import { type CatalogGame, findGame } from '../../games/catalog'
import { fragmentOf } from '../../play/opening/fragment'
import { standingHere } from '../../play/session/core/standing'
import { homeTexts } from '../texts/home'

export interface SavedGame {
  /** Unique among the saved games. */
  readonly id: string
  readonly game: CatalogGame
  /** The path of the game, with the query that resumes it. */
  readonly path: string
  /** Its state in a few words; '' if unknown, null if it was saved in another language. */
  readonly status: string | null
  /** Its state in the language of this page. Loads the game. */
  findStatus(): Promise<string>
  /** When it was left, ms since 1970; null if unknown. */
  readonly date: number | null
  /** Removes the saved game. Returns a function that restores it. */
  dismiss(): () => void
}

type Saved = SaveSummary & {
  rules: number
  seed: number
  options: Readonly<Record<string, string>>
  position?: string | undefined
  own?: string | undefined
}

/** A game that was opened by a link is resumed only by its link. */
function pathOf(game: CatalogGame, link: boolean, { seed, options, position, own }: Saved): string {
  if (!link) return game.path
  const parameters = new URLSearchParams(options)
  // Own content is not sent to a server, so neither is the position with it.
  if (position === undefined || own !== undefined) parameters.set('seed', String(seed))
  else parameters.set('position', position)
  return `${game.path}?${parameters}${own === undefined ? '' : fragmentOf('own', own)}`
}

/** Stores the value, or nothing, in the slot at once. */
function put<T>(slot: Slot<T>, value: T | null): void {
  slot.claim()
  slot.keep(() => value)
  slot.close()
}

function savedIn<T extends Saved>(
  prefix: string,
  all: Readonly<Record<string, T>>,
  open: (name: string) => Slot<T>,
): SavedGame[] {
  return Object.entries(all).flatMap(([name, saved]) => {
    const { id, link } = slotGame(name)
    const game = findGame(id)
    if (!game || (game.hasWords && wordsOf(saved.rules) !== language.words)) return []
    const isOther = saved.language !== undefined && saved.language !== language.tag
    return {
      id: `${prefix}/${name}`,
      game,
      path: pathOf(game, link, saved),
      status: isOther ? null : (saved.stands ?? ''),
      findStatus: async () => standingHere((await game.open()).default, saved),
      date: saved.date ?? null,
      dismiss() {
        put(open(name), null)
        return () => put(open(name), saved)
      },
    }
  })
}

/** Every game in progress that can be resumed in this language, the most recent first. */
export function savedGames(): SavedGame[] {
  return [
    ...savedIn<Save>('saves', allSaves(), saveSlot),
    ...savedIn<KeptWorld>('worlds', allWorlds(), worldSlot),
  ].sort((a, b) => (b.date ?? 0) - (a.date ?? 0))
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 'just now', '5 minutes ago', '3 days ago'; '' if unknown. A clock that was set back gives 'just now'. */
export function sinceText(date: number | null, now: number): string {
  if (date === null) return ''
  const ms = now - date
  const ago = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
  if (ms < MINUTE) return homeTexts.continue.justNow
  if (ms < HOUR) return ago.format(-Math.floor(ms / MINUTE), 'minute')
  if (ms < DAY) return ago.format(-Math.floor(ms / HOUR), 'hour')
  return ago.format(-Math.floor(ms / DAY), 'day')
}
