/** Owns the one table of headers: what is sent with which address. The preview reads it, and the files for hosts are made from it. */
import { ASSET_POLICY, EMBED_POLICY } from '../security-policy.ts'

export type Headers = Readonly<Record<string, string>>

export interface HeaderTable {
  /** Where the site lies on its host, with a slash at both ends. */
  readonly base: string
  /** With everything. */
  readonly all: Headers
  /** With every page and whatever has no line of its own here. */
  readonly pages: Headers
  /** With the page that embed codes run in, instead of those of pages. */
  readonly embed: Headers
  /** With what lies below `assets/`, whose names change with what is in them, instead of those of pages. */
  readonly assets: Headers
}

/** `policy`: of the site's pages, as it stands in them. */
export function headerTable(base: string, policy: string): HeaderTable {
  return {
    base,
    all: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    pages: {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    },
    embed: {
      'Content-Security-Policy': `${EMBED_POLICY}; frame-ancestors 'self'`,
      'Cache-Control': 'no-cache',
    },
    // A page asks for dozens of them, and the policy of pages is longer than many a file of these.
    assets: {
      'Content-Security-Policy': ASSET_POLICY,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  }
}

export const EMBED = 'embed-host.html'
export const ASSETS = 'assets/'

/** What is sent with a path of the host. */
export function headersFor({ base, all, pages, embed, assets }: HeaderTable, path: string): Headers {
  if (path === base + EMBED) return { ...all, ...embed }
  return { ...all, ...(path.startsWith(base + ASSETS) ? assets : pages) }
}
