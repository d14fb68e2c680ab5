/** Owns the content security policies: they stand in the built pages (`pages/plugin.ts`) and in the table of headers (`hosts/headers.ts`). */
import { createHash } from 'node:crypto'

const adOrigins = [
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
  'https://tpc.googlesyndication.com',
]

/** The texts of scripts and styles that stand in the pages themselves: named by their hashes, and nothing else is run. */
export interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** What the page itself asks, from the environment or from a .env file: whether there is a network. */
export function hasAds(env: Readonly<Record<string, unknown>>): boolean {
  return Boolean(env.VITE_AD_CLIENT)
}

/** The policy of every page of the site. Frames may show any web page (custom games); nothing else leaves the origin. */
export function sitePolicy(withAds: boolean, inline: Inline): string {
  const named = (texts: readonly string[]) => texts.map((text) => ` ${hashOf(text)}`).join('')
  const ads = withAds ? ` ${adOrigins.join(' ')}` : ''
  return [
    "default-src 'self'",
    `script-src 'self'${named(inline.scripts)}${ads}`,
    `style-src 'self'${named(inline.styles)}`,
    `img-src 'self' data: blob:${ads}`,
    "font-src 'self'",
    `connect-src 'self'${ads}`,
    "media-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https: http:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/** What a page loads judges by the page's policy; a worker, and what is opened by itself, by its own. */
export const ASSET_POLICY = "default-src 'self'"

/** The page that embed codes run in: anything inside, but sandboxed without an origin and without a way out. */
export const EMBED_POLICY =
  'sandbox allow-scripts allow-pointer-lock; ' +
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'; connect-src https: wss: data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'"
