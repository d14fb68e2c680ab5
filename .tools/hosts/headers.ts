/** The one table of headers: which header is sent with which address. The preview server reads it, and the files for hosts are generated from it. */
import { ASSET_POLICY, EMBED_POLICY } from '../security-policy.ts'

/** The media types of the site's files by their ending. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  json: 'application/json',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  webm: 'audio/webm',
  mp3: 'audio/mpeg',
}

export type Headers = Readonly<Record<string, string>>

export interface HeaderTable {
  /** The path of the site on its host, with a slash at both ends. */
  readonly base: string
  /** The folders of its languages below `base`: '' for the one at the root, 'de/'. */
  readonly folders: readonly string[]
  /** Sent with everything. */
  readonly all: Headers
  /** Sent with every page, and with everything that has no entry below. */
  readonly pages: Headers
  /** Sent with the pages below `embed/`, which other sites show in frames, instead of the headers of pages. */
  readonly embeds: Headers
  /** Sent with the page that runs embed codes, instead of the headers of pages. */
  readonly embed: Headers
  /** Sent with files below `assets/`, whose names contain a hash, instead of the headers of pages. */
  readonly assets: Headers
}

const EMBEDDER: Headers = { 'Cross-Origin-Embedder-Policy': 'require-corp' }

/**
 * @param policy - the content security policy of the pages
 * @param languages - the folders of languages below `base`, without the root
 */
export function headerTable(base: string, policy: string, languages: readonly string[] = []): HeaderTable {
  return {
    base,
    folders: ['', ...languages.map((language) => `${language}/`)],
    all: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // A page with an embedder policy loads only what allows it, and everything here is public.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    pages: {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    },
    embeds: {
      // Without `frame-ancestors`: `*` would refuse pages that are opened from a file.
      'Content-Security-Policy': policy,
      // A page with an embedder policy shows only frames that have one.
      ...EMBEDDER,
      'Cache-Control': 'no-cache',
    },
    embed: {
      'Content-Security-Policy': `${EMBED_POLICY}; frame-ancestors 'self'`,
      'Cache-Control': 'no-cache',
    },
    // A page requests dozens of these, and the policy is longer than many of them.
    assets: {
      'Content-Security-Policy': ASSET_POLICY,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // A frame that its page has sandboxed has no origin: without this, no module script runs in it.
      'Access-Control-Allow-Origin': '*',
      // A worker needs the policy of the page that starts it.
      ...EMBEDDER,
    },
  }
}

export const EMBED = 'embed-host.html'
export const EMBEDS = 'embed/'
export const ASSETS = 'assets/'

/** The headers for a path of the host. */
export function headersFor(table: HeaderTable, path: string): Headers {
  const { all, pages, embeds, embed, assets } = table
  const bases = table.folders.map((folder) => table.base + folder)
  if (bases.some((base) => path === base + EMBED)) return { ...all, ...embed }
  if (bases.some((base) => path.startsWith(base + EMBEDS))) return { ...all, ...embeds }
  return { ...all, ...(bases.some((base) => path.startsWith(base + ASSETS)) ? assets : pages) }
}
