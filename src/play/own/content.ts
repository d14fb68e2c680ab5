/** A visitor's own content, and its place in the address. It comes after `#`, which is never sent to a server. */
import { createContext } from 'react'
import type { OptionValues } from '../../engine/core/game/contract'

/** Comes before its text. */
export const OWN_MARK = '#own='
/** The longest text in an address, characters: some chats and mail programs cut longer links. */
export const MOST_OWN_LINK = 24_000

/** Verified content. */
export type OwnContent = {
  /** The text in the address. */
  readonly packed: string
} & (
  | { readonly kind: 'text'; readonly text: string }
  /** A JPEG as a `data:` address. */
  | { readonly kind: 'picture'; readonly picture: string }
)

/** The text of the content in the address; null without one. */
export function ownInAddress(): string | null {
  return location.hash.startsWith(OWN_MARK) ? location.hash.slice(OWN_MARK.length) : null
}

/** The fragment that passes content on; '' without any. */
export const ownHash = (own: Pick<OwnContent, 'packed'> | null | undefined): string =>
  own ? OWN_MARK + own.packed : ''

/** Replaces the content in the address without navigating. */
export function putOwnAddress(own: OwnContent | null): void {
  history.replaceState(history.state, '', location.pathname + location.search + ownHash(own))
}

/** The own picture of a game, for its view; undefined without one. */
export const pictureOf = (own: OwnContent | null | undefined): string | undefined =>
  own?.kind === 'picture' ? own.picture : undefined

/**
 * Starts a game with other content, or opens the usual one for null, with these options. Null where that is not
 * offered.
 */
export const PlayOwn = createContext<((own: OwnContent | null, options: OptionValues) => void) | null>(null)
