/** Serves the built site in the preview exactly as the files for hosts configure it. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type HeaderTable, headersFor, TYPES } from './headers.ts'

/** Where the build writes the table. */
export const TABLE = '.vite/headers.json'

/** For hosts and developers, not for visitors. */
const PRIVATE = /^\/hosts\/|\/\.vite\//

/**
 * The file at a path of the site, or an error status.
 *
 * @param own - the path, with a leading slash
 * @param folders - those of the site's languages: 'de/'
 */
export function found(
  outDir: string,
  own: string,
  folders: readonly string[] = [],
): { file: string; status: 200 | 404 } {
  const folder = folders.find((each) => each && own.startsWith(`/${each}`)) ?? ''
  const isFile = (path: string) => statSync(join(outDir, path), { throwIfNoEntry: false })?.isFile() ?? false
  const none = { file: `/${folder}404.html`, status: 404 } as const
  if (own.includes('//') || own.includes('\0')) return none
  for (const file of [own, join(own, 'index.html')])
    if (!file.endsWith('/') && !PRIVATE.test(file) && isFile(file)) return { file, status: 200 }
  // A custom game has no file.
  return /^\/games\/custom\/[^/]+\/?$/.test(own.slice(folder.length))
    ? { file: `/${folder}shell.html`, status: 200 }
    : none
}

/** The compressed file to send in place of one, as `.tools/compress.mjs` wrote it; null if there is none. */
export function compressed(
  outDir: string,
  file: string,
  accepted: string | undefined,
): { path: string; encoding: string } | null {
  for (const [encoding, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    const path = join(outDir, `${file}.${ending}`)
    if (accepted?.includes(encoding) && existsSync(path)) return { path, encoding }
  }
  return null
}

export function hostedPreview(): Plugin {
  return {
    name: 'hosted-preview',
    configurePreviewServer({ config, middlewares }) {
      const outDir = resolve(config.root, config.build.outDir)
      const { base } = config
      if (!existsSync(join(outDir, TABLE)))
        throw new Error('There is no built site: run `npx vite build` first.')
      const table = JSON.parse(readFileSync(join(outDir, TABLE), 'utf8')) as HeaderTable
      middlewares.use((request, response, next) => {
        const [path, query] = (request.url ?? '/').split('?', 2) as [string, string?]
        let own: string
        try {
          own = decodeURIComponent(path.startsWith(base) ? path.slice(base.length - 1) : '//')
        } catch {
          own = '//'
        }
        const { file, status } = found(outDir, own, table.folders)
        // Missing assets get no page: an outdated page may request scripts that no longer exist.
        const headers = headersFor(table, status === 200 ? path : base + file.slice(1))
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        const small = compressed(outDir, file, request.headers['accept-encoding']?.toString())
        if (small) {
          response.statusCode = status
          response.setHeader('Content-Encoding', small.encoding)
          response.setHeader('Vary', 'Accept-Encoding')
          response.setHeader('Content-Type', `${TYPES[extname(file).slice(1)]}; charset=utf-8`)
          response.end(readFileSync(small.path))
          return
        }
        if (status === 200) {
          request.url = base + encodeURI(file.slice(1)) + (query === undefined ? '' : `?${query}`)
          return next()
        }
        response.statusCode = status
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(readFileSync(join(outDir, file)))
      })
    },
  }
}
