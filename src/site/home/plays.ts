/** The games in progress on the home page: the list, their links, dismissing one and undoing that. */

import { LOCALE } from '../../engine/core/text'
import type { Slot } from '../../engine/storage/store/slot'
import { allSaves, type Save, type Standing, saveSlot, slotGame } from '../../engine/storage/values/saves'
import { allWorlds, type KeptWorld, worldSlot } from '../../engine/storage/values/worlds'
import { type CatalogGame, findGame } from '../../games/catalog'

export interface WaitingPlay {
  /** Tells it from all others. */
  readonly id: string
  readonly game: CatalogGame
  /** From the root, with what resumes this game. */
  readonly path: string
  /** Its state in a few words; '' if unknown. */
  readonly stands: string
  /** When it was left, ms since 1970; null where that is not known. */
  readonly date: number | null
  /** Takes it out of its place. Returns how to put it back. */
  putAway(): () => void
}

type Kept = Standing & {
  seed: number
  options: Readonly<Record<string, string>>
  position?: string | undefined
}

/** A play from a link is found by its link alone. */
function pathOf(game: CatalogGame, link: boolean, { seed, options, position }: Kept): string {
  if (!link) return game.path
  const parameters = new URLSearchParams(options)
  if (position === undefined) parameters.set('seed', String(seed))
  else parameters.set('position', position)
  return `${game.path}?${parameters}`
}

/** Has the slot hold the value, or nothing, at once. */
function put<T>(slot: Slot<T>, value: T | null): void {
  slot.claim()
  slot.keep(() => value)
  slot.close()
}

function waiting<T extends Kept>(
  room: string,
  all: Readonly<Record<string, T>>,
  open: (game: string, link: boolean) => Slot<T>,
): WaitingPlay[] {
  return Object.entries(all).flatMap(([name, kept]) => {
    const { id, link } = slotGame(name)
    const game = findGame(id)
    if (!game) return []
    return {
      id: `${room}/${name}`,
      game,
      path: pathOf(game, link, kept),
      stands: kept.stands ?? '',
      date: kept.date ?? null,
      putAway() {
        put(open(id, link), null)
        return () => put(open(id, link), kept)
      },
    }
  })
}

/** Every play that waits, the one left last first. */
export function waitingPlays(): WaitingPlay[] {
  return [
    ...waiting<Save>('saves', allSaves(), saveSlot),
    ...waiting<KeptWorld>('worlds', allWorlds(), worldSlot),
  ].sort((a, b) => (b.date ?? 0) - (a.date ?? 0))
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 'just now', '5 minutes ago', '3 days ago'; '' where it is not known. A clock that was put back says nothing odd. */
export function sinceText(date: number | null, now: number): string {
  if (date === null) return ''
  const ms = now - date
  const ago = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return ago.format(-Math.floor(ms / MINUTE), 'minute')
  if (ms < DAY) return ago.format(-Math.floor(ms / HOUR), 'hour')
  return ago.format(-Math.floor(ms / DAY), 'day')
}
