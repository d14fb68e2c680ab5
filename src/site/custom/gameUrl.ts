/** Checks the address of a custom game: whether it may be shown in a frame that keeps its own origin. */
import { isWrapper, unwrapped } from '../../engine/core/input/unwrapped'
import { customTexts } from '../texts/custom'

const texts = customTexts.url

/** The most characters an address may have. */
export const URL_LIMIT = 2048

export type UrlVerdict =
  | { readonly ok: true /** The address as the browser writes it. */; readonly href: string }
  | {
      readonly ok: false /** What is wrong and what to do, as a text for the visitor. */
      readonly reason: string
    }

/** Where this site itself is; `window.location` can be passed. */
export interface SiteLocation {
  readonly protocol: string
  readonly hostname: string
}

type Fault = keyof typeof texts

function no(fault: Fault): UrlVerdict {
  return { ok: false, reason: fault === 'long' ? texts.long(URL_LIMIT) : texts[fault] }
}

/**
 * Control characters, spaces, and characters that are invisible or change the writing direction. `new URL()` drops or
 * encodes many of them, so `java\nscript:` must be refused before parsing.
 */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u

const PRIVATE_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/

/** Whether the host is an IP address. `new URL()` writes every spelling of one in one of these two forms. */
function isIp(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname)
}

/**
 * Checks an address as it was typed. The raw text is checked first: `new URL()` repairs what it reads (`https:\\evil.com`,
 * `https:evil.com`, `http://2130706433/`) and would hide what is wrong with it.
 */
export function judgeGameUrl(raw: string, own: SiteLocation): UrlVerdict {
  const text = raw.replace(/^ +| +$/g, '')
  if (text.length > URL_LIMIT) return no('long')
  if (INVISIBLE.test(text) || text.includes('\\')) return no('characters')
  const [, scheme, authority] = /^(https?):\/\/([^/?#]+)/i.exec(text) ?? []
  if (!scheme || !authority) return no('scheme')
  if (authority.includes('@')) return no('user')
  // A host has letters of any script, digits, '.' and '-'; '%' could be decoded into anything.
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
 * An address as it was typed, with full-width characters of an input method as plain ones, and without what programs for
 * mail and chat put around it. Invisible characters stay, and are refused later.
 */
export function typedUrl(raw: string): string {
  const [, link] =
    /^<(https?:\/\/[^<>]+)>$|^(https?:\/\/.+)\[\d+\]$/i
      .exec(raw.trim())
      ?.filter((part) => part !== undefined) ?? []
  const given = link ?? raw.trim()
  // An address may have others as parameters, so only those of known services are taken apart.
  const text = unwrapped(given, isWrapper)
  return /^https?:\/\/[^/?#]*$|^https?:\/\/[!-~]*[/?#]/i.test(text) ? text : text.normalize('NFKC').trim()
}

/** Whether the hosts are equal without a final dot. Scheme and port do not matter: the same host may be the same site. */
function sameHost(a: string, b: string): boolean {
  const bare = (host: string) => host.toLowerCase().replace(/\.+$/, '')
  return bare(a) === bare(b)
}
