/** Checks the address of a custom game: what may be shown in a frame that keeps its own origin. */

/** The most characters an address may have. */
export const URL_LIMIT = 2048

export type UrlVerdict =
  | { readonly ok: true /** The address as the browser writes it. */; readonly href: string }
  | { readonly ok: false /** What is wrong and what to do, for the visitor. */; readonly reason: string }

/** Where this site itself is: `location` fits. */
export interface OwnPlace {
  readonly protocol: string
  readonly hostname: string
}

const REASONS = {
  long: `This address is too long. It may have at most ${URL_LIMIT.toLocaleString('en-US')} characters.`,
  characters: 'This address holds characters that no address has. Copy it again from the address bar.',
  scheme: 'Use a full address that begins with https:// or http://',
  secure: 'Use an address that begins with https:// - this page cannot show one that begins with http://',
  user: 'Use an address without a user name or password.',
  number: 'Use an address with a name, like games.example.com, not with numbers.',
  local: 'Use the address of a public site, like games.example.com.',
  own: 'This is an address of Pocket Arcade itself. Use the address of another site.',
  broken: 'This is not a complete address. Copy it again from the address bar.',
} as const

const no = (reason: keyof typeof REASONS): UrlVerdict => ({ ok: false, reason: REASONS[reason] })

/**
 * Controls, spaces, and characters that are not seen or turn the direction of writing. `new URL()` drops or encodes many of them,
 * so `java\nscript:` must be refused before it is asked.
 */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u

const PRIVATE_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/

/** Whether the host, as `new URL()` writes it, is an IP address: it has turned every spelling of one into these two. */
function isIp(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname)
}

/**
 * Judges an address as it was typed. The raw text is judged first: `new URL()` mends what it reads (`https:\\evil.com`, `https:evil.com`,
 * `http://2130706433/`) and would hide what a visitor should not be shown.
 */
export function judgeGameUrl(raw: string, own: OwnPlace): UrlVerdict {
  const text = raw.replace(/^ +| +$/g, '')
  if (text.length > URL_LIMIT) return no('long')
  if (UNSEEN.test(text) || text.includes('\\')) return no('characters')
  const [, scheme, authority] = /^(https?):\/\/([^/?#]+)/i.exec(text) ?? []
  if (!scheme || !authority) return no('scheme')
  if (authority.includes('@')) return no('user')
  // A host has letters, digits, '.', '-' and letters of other scripts; '%' would be decoded into anything.
  if (/[%<>^`{|}"']/.test(authority)) return no('characters')

  let url: URL
  try {
    url = new URL(text)
  } catch {
    return no('broken')
  }
  if (url.protocol !== `${scheme.toLowerCase()}:` || url.href.length > URL_LIMIT) return no('broken')
  if (url.username || url.password) return no('user')
  const host = url.hostname
  if (sameHost(host, own.hostname)) return no('own')
  if (isIp(host)) return no('number')
  if (!host.includes('.') || host.endsWith('.') || PRIVATE_NAME.test(host)) return no('local')
  if (own.protocol === 'https:' && url.protocol !== 'https:') return no('secure')
  return { ok: true, href: url.href }
}

/**
 * An address as it was typed: full-width characters of an input method become plain ones, if the address has no
 * others. Invisible characters stay, and are refused later.
 */
export function typedUrl(raw: string): string {
  const text = raw.trim()
  return /^https?:\/\/[^/?#]*$|^https?:\/\/[!-~]*[/?#]/i.test(text) ? text : text.normalize('NFKC').trim()
}

/** Whatever the scheme, the port or a dot at the end: the same host may be the same site. */
function sameHost(a: string, b: string): boolean {
  const bare = (host: string) => host.toLowerCase().replace(/\.+$/, '')
  return bare(a) === bare(b)
}
