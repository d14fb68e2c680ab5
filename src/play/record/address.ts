/** Owns the place of a play in an address: behind its `#`, which no server ever sees. */
import type { PlayRecord } from '../../engine/core/record/record'
import { pack } from './pack'

const NAME = '#play='
/** Longer addresses are cut by some programs that pass them on, characters. */
export const LONGEST_LINK = 2000

/** The text of the play that the address holds, or null. */
export function playInAddress(): string | null {
  return location.hash.startsWith(NAME) ? location.hash.slice(NAME.length) : null
}

/** The address without its play; the page stays where it is. */
export function clearPlayAddress(): void {
  if (playInAddress() !== null) history.replaceState(history.state, '', location.pathname + location.search)
}

/** The link to a play, or null where it is too long for one. `path` is the game's, from the root. */
export async function playLink(path: string, record: PlayRecord): Promise<string | null> {
  const link = `${location.origin}${path}${NAME}${await pack(record)}`
  return link.length <= LONGEST_LINK ? link : null
}
