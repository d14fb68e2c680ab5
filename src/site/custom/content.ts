/** Owns what a custom game consists of: an address to show, embed code to run, or nothing. */

/** The most embed code that is kept, in bytes of UTF-8. */
export const EMBED_LIMIT = 200_000

const TOO_LONG = 'This embed code is too long. It may have at most 200 kB.'

export type GameContent =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'embed'; readonly markup: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'none' }

/** Embed code wins over an address. Embed code that is nothing but one frame is treated as that frame's address. */
export function contentOf(game: { readonly gameUrl?: string; readonly embedCode?: string }): GameContent {
  const markup = game.embedCode?.trim()
  if (markup) {
    if (byteSize(markup) > EMBED_LIMIT) return { kind: 'refused', reason: TOO_LONG }
    const url = singleFrameUrl(markup)
    return url === null ? { kind: 'embed', markup } : { kind: 'url', url }
  }
  const url = game.gameUrl?.trim()
  return url ? { kind: 'url', url } : { kind: 'none' }
}

/** Size of a text in bytes of UTF-8. */
export function byteSize(text: string): number {
  return new TextEncoder().encode(text).length
}

const FRAME =
  /^<iframe((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>\s*(?:<\/iframe\s*>)?$/i
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * The address of the frame when the markup is one `<iframe src="…">` and nothing else, or null.
 * Read by hand and strictly: what is not plainly so is run as embed code, where it can do no harm.
 */
export function singleFrameUrl(markup: string): string | null {
  const frame = FRAME.exec(markup.trim())
  if (!frame) return null
  let src: string | null = null
  for (const [, name, double, single, bare] of (frame[1] as string).matchAll(ATTRIBUTE)) {
    const attribute = (name as string).toLowerCase()
    if (attribute === 'srcdoc') return null
    // Of two attributes with one name, a browser takes the first.
    if (attribute === 'src') src ??= double ?? single ?? bare ?? ''
  }
  if (src === null) return null
  const url = src.replace(/&amp;|&#38;|&#x26;/gi, '&').trim()
  if (url === '' || /&[a-z#][a-z0-9]*;/i.test(url)) return null
  return url.startsWith('//') ? `https:${url}` : url
}
