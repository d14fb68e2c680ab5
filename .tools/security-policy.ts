/** The content security policies. They are written into the built pages (`pages/plugin.ts`) and the table of headers (`hosts/headers.ts`). */
import { createHash } from 'node:crypto'

const adOrigins = [
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
  'https://tpc.googlesyndication.com',
]

/** Hashes of the scripts and styles inlined in the pages. Nothing else inline runs. */
export interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Whether the environment or an .env file names a promotion network. */
export function hasAds(env: Readonly<Record<string, unknown>>): boolean {
  return Boolean(env.VITE_AD_CLIENT)
}

/** The relays of live play, named by the environment or an .env file: exactly these addresses may be reached. */
export function liveOrigins(env: Readonly<Record<string, unknown>>): string[] {
  if (!env.VITE_LIVE) return []
  return String(env.VITE_LIVE_URLS ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((url) => new URL(url).origin)
}

/**
 * The policy of every page. Frames may show any site (custom games); nothing else leaves the origin.
 *
 * @param live - from `liveOrigins`
 */
export function sitePolicy(withAds: boolean, inline: Inline, live: readonly string[] = []): string {
  const named = (texts: readonly string[]) => texts.map((text) => ` ${hashOf(text)}`).join('')
  const ads = withAds ? ` ${adOrigins.join(' ')}` : ''
  return [
    "default-src 'self'",
    `script-src 'self'${named(inline.scripts)}${ads}`,
    `style-src 'self'${named(inline.styles)}`,
    `img-src 'self' data: blob:${ads}`,
    "font-src 'self'",
    `connect-src 'self'${ads}${live.map((origin) => ` ${origin}`).join('')}`,
    "media-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https: http:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/** Sent with assets. Workers, and files opened directly, use the policy of their own response. */
export const ASSET_POLICY = "default-src 'self'"

/** The page that runs embed codes: anything may load in it, but it is sandboxed without an origin. */
export const EMBED_POLICY =
  'sandbox allow-scripts allow-pointer-lock; ' +
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'; connect-src https: wss: data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'"
