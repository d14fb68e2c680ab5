/** Takes a link out of the one that a program for mail or chat made of it, to check or count those who follow it. */

/** Links in links, such as a chat's check of a mail's check. */
const MAX_WRAPPERS = 5
/** Some programs encode a link once more before they pass it on. */
const MAX_ENCODINGS = 3

/** Services that do nothing else, or do it below this path. */
const WRAPPERS = new RegExp(
  `^https?://(?:[\\w-]+\\.)*(?:${[
    'safelinks\\.protection\\.[\\w.]+',
    'teams\\.cdn\\.office\\.net',
    'google(?:\\.\\w{2,3}){1,2}/url',
    'lm?\\.(?:facebook|instagram|messenger|threads)\\.(?:com|net)',
    'facebook\\.com/(?:l\\.php|flx/)',
    'linkedin\\.com/(?:redir|safety)',
    'urldefense(?:\\.proofpoint)?\\.(?:com|us)',
    'cudasvc\\.com',
    'secure-web\\.cisco\\.com',
    'fireeye\\.com',
    'clicktime\\.symantec\\.com',
    'protection\\.sophos\\.com',
    'trendmicro\\.com/wis',
    'slack-redir\\.net',
    'youtube\\.com/redirect',
    'out\\.reddit\\.com',
    'steamcommunity\\.com/linkfilter',
    'vk\\.com/away',
    't\\.umblr\\.com/redirect',
    'deref-[\\w-]+\\.\\w+',
  ].join('|')})(?![\\w-])`,
  'i',
)

/** Whether the address is one of a service that wraps links. Others may have links in their address, too. */
export const isWrapper = (link: string): boolean => WRAPPERS.test(link)

/** The digits of base64url, in order. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Pages, workers and Node all have it; this code is compiled without the types of any of them. */
declare const atob: (text: string) => string

const isLink = (text: string) => /^https?:\/\//i.test(text)

/** Undoes the encoding of a whole link. */
function decoded(text: string): string {
  let link = text
  for (let n = 0; n < MAX_ENCODINGS && !isLink(link); n++) link = decodeURIComponent(link)
  return link
}

/**
 * Decodes base64 or base64url.
 *
 * @throws Error if it is damaged
 */
const fromBase64 = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))

/** Proofpoint's second version: `https-3A__arcade.example_games_chess-3Fseed-3D1`. */
const dashed = (text: string) =>
  decodeURIComponent(text.replaceAll('_', '/').replace(/-([\dA-F]{2})/gi, '%$1'))

/**
 * Proofpoint's third version: each star replaces one of the characters that follow the link in base64. Two stars and a
 * letter replace several: A means 2, B means 3.
 */
function starred(text: string, replaced: string): string {
  let rest = fromBase64(replaced)
  return text.replace(/\*(?:\*(.))?/g, (_, run?: string) => {
    const count = run === undefined ? 1 : DIGITS.indexOf(run) + 2
    const taken = rest.slice(0, count)
    rest = rest.slice(count)
    return taken
  })
}

/**
 * The link in a link; null if there is none.
 *
 * @throws Error if it is damaged
 */
function wrappedIn(link: string): string | null {
  const [from, to] = [link.indexOf('/v3/__') + 6, link.lastIndexOf('__;')]
  if (from > 5 && to > from)
    return starred(link.slice(from, to), /^[\w+/=-]*/.exec(link.slice(to + 3))?.[0] ?? '')
  const dashes = /[?&]u=(https?-3A__[^&#]+)/i.exec(link)?.[1]
  if (dashes !== undefined) return dashed(dashes)
  const encoded = /[?&/=](https?%(?:25)*3A%(?:25)*2F%(?:25)*2F[^&#\s]*)/i.exec(link)?.[1]
  if (encoded !== undefined) return decoded(encoded)
  const letters = /[?&]u=(?:a1)?(aHR0c[\w+/-]+)/.exec(link)?.[1]
  if (letters !== undefined) return fromBase64(letters)
  return /^https?:\/\/[^?#\s]*[?&][\w.-]+=(https?:\/\/.+)$/i.exec(link)?.[1] ?? null
}

/**
 * The link that another one has in its address; the link itself if it has none.
 *
 * @param mayHave - whether a link may have another one in its address
 */
export function unwrapped(link: string, mayHave: (link: string) => boolean = isLink): string {
  let inner = link
  try {
    for (let n = 0; n < MAX_WRAPPERS; n++) {
      const next = mayHave(inner) ? wrappedIn(inner) : null
      if (next === null || !isLink(next)) break
      inner = next
    }
  } catch {
    // Those who read the link say that it is damaged.
  }
  return inner
}
