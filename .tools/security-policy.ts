/** Owns the content security policy: in the built page as a meta tag, and in the preview server as headers. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const adOrigins = [
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
  'https://tpc.googlesyndication.com',
]

/** The policy of every page of the site. Frames may show any web page (custom games); nothing else leaves the origin. */
export function sitePolicy(withAds: boolean): string {
  const ads = withAds ? ` ${adOrigins.join(' ')}` : ''
  return [
    "default-src 'self'",
    `script-src 'self'${ads}`,
    "style-src 'self'",
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

/** The page that embed codes run in: anything inside, but sandboxed without an origin and without a way out. */
export const EMBED_POLICY =
  'sandbox allow-scripts allow-pointer-lock; ' +
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'; connect-src https: wss: data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'"

export function securityPolicy(): Plugin {
  let withAds = false
  let outDir = 'dist'
  return {
    name: 'security-policy',
    configResolved(config) {
      outDir = config.build.outDir
      // What the page itself asks: from the environment or from a .env file.
      withAds = Boolean(config.env.VITE_AD_CLIENT)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) =>
        context.server
          ? []
          : [
              {
                tag: 'meta',
                attrs: { 'http-equiv': 'Content-Security-Policy', content: sitePolicy(withAds) },
                injectTo: 'head-prepend',
              },
            ],
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] as string
        const embed = path === '/embed-host.html'
        response.setHeader(
          'Content-Security-Policy',
          embed
            ? `${EMBED_POLICY}; frame-ancestors 'self'`
            : `${sitePolicy(withAds)}; frame-ancestors 'none'`,
        )
        response.setHeader('X-Content-Type-Options', 'nosniff')
        response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
        if (!embed) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
        // A missing asset is a 404, never the page: a stale page would take HTML for a script.
        if (path.startsWith('/assets/') && !existsSync(join(outDir, path))) {
          response.statusCode = 404
          response.end('Not found')
          return
        }
        next()
      })
    },
  }
}
