/** What a custom game consists of: an address to show, embed code to run, or nothing. */
import { customTexts } from '../texts/custom'
import { type Tag, tagsOf } from './markup'

const texts = customTexts.code

/** The longest embed code, in bytes of UTF-8. */
export const EMBED_LIMIT = 200_000

export type GameContent =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'embed'; readonly markup: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'none' }

/**
 * Embed code takes precedence over an address. Embed code that shows one frame is treated as that frame's address, and so
 * is an address that an earlier version of the form accepted as embed code.
 */
export function contentOf(game: { readonly gameUrl?: string; readonly embedCode?: string }): GameContent {
  const markup = game.embedCode?.trim()
  if (markup) {
    if (byteSize(markup) > EMBED_LIMIT) return { kind: 'refused', reason: texts.tooLong }
    const url = singleFrameUrl(markup) ?? bareUrl(markup)
    return url === null ? { kind: 'embed', markup } : { kind: 'url', url }
  }
  const url = game.gameUrl?.trim()
  return url ? { kind: 'url', url } : { kind: 'none' }
}

/** Size of a text in bytes of UTF-8. */
function byteSize(text: string): number {
  return new TextEncoder().encode(text).length
}

/** Elements that run or play something: code with these is more than a frame with text around it. */
const OWN_CONTENT = new Set([
  'canvas',
  'video',
  'audio',
  'object',
  'embed',
  'applet',
  'frame',
  'frameset',
  'base',
])

/**
 * The address of the frame if the markup shows one `<iframe src="…">`, with any texts, links, and boxes around it; null
 * otherwise. A game in such a frame cannot run inside the sandbox of embed code, where it would have no origin. Markup
 * with its own scripts or content stays embed code; external scripts beside a frame only fit it into a page.
 */
export function singleFrameUrl(markup: string): string | null {
  const tags = tagsOf(markup)
  const [frame, ...more] = tags.filter(({ name }) => name === 'iframe')
  if (!frame || more.length > 0 || frame.attributes.has('srcdoc')) return null
  const runs = ({ name, attributes, text }: Tag) =>
    OWN_CONTENT.has(name) || (name === 'script' && (text.trim() !== '' || !attributes.has('src')))
  if (tags.some(runs)) return null
  const url = decoded(frame.attributes.get('src') ?? '')?.trim()
  if (!url) return null
  return url.startsWith('//') ? `https:${url}` : url
}

/** An attribute's value with its character references decoded; null if it has some that no address needs. */
function decoded(value: string): string | null {
  const text = value
    .replace(/&amp;/gi, '&')
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number(`0x${hex}`)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
  return /&[a-z#][a-z0-9]*;/i.test(text) ? null : text
}

/** The address if the text is only an address (`https://…`, `//…` or `games.example.com/…`); otherwise null. */
function bareUrl(text: string): string | null {
  const bare = text.trim()
  if (/^https?:\/\/[^\s<>"']+$/i.test(bare)) return bare
  if (/^\/\/[^\s<>"'/]+\.[^\s<>"']+$/.test(bare)) return `https:${bare}`
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(:\d+)?([/?#][^\s<>"']*)?$/i.test(bare)
    ? `https://${bare}`
    : null
}

/** Tags that only format text. */
const FORMATTING = new Set(['p', 'pre', 'code', 'span', 'div', 'br', 'b', 'i', 'em', 'strong'])
/** A text without tags up to this many characters is a note or a mistake. */
const LONGEST_NOTE = 1000

/** Why a text is not embed code, for the visitor; null if it is. */
export function notMarkup(text: string): string | null {
  if (bareUrl(text)) return texts.isUrl
  const tags = tagsOf(text)
  const begin = text.slice(0, LONGEST_NOTE)
  // Code that was copied from a page that displays it, with the page's own tags around it.
  const shows =
    tags.every(({ name }) => FORMATTING.has(name)) && /&lt;\s*(iframe|script|object|embed)/i.test(begin)
  if (tags.length > 0 && !shows) return null
  if (shows || /&lt;\s*[a-z!]|&#(60|x3c);\s*[a-z!]|\\u003c|%3C[a-z!]/i.test(begin)) return texts.escaped
  if (/\[\/?[a-z]+[^\]]*\]/i.test(begin)) return texts.shortcode
  // A longer text may be intended.
  if (text.length > LONGEST_NOTE) return null
  return texts.noTags
}
