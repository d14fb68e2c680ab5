/** Writes the built script and style sheet into one HTML document, and nothing else. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'
import { withContent } from '../../src/play/own/file.ts'
import { usedEmoji } from '../emoji.ts'
import { siteSettings } from '../site/settings.ts'
import type { Facts } from './facts.ts'
import { licensesOf } from './licenses.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Compressed text that `unpack.js` replaces by an element. The browser does not run it as it is. */
const packed = (element: 'style' | 'script', text: string) =>
  `<script type="text/plain" data-packed="${element}">${gzipSync(text, { level: 9 }).toString('base64')}</script>`

/** No connection at all: what the file needs is in it. Styles of elements are set by scripts. */
const policy = (scripts: readonly string[], style: string) =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    `style-src ${hashOf(style)}`,
    'img-src data: blob:',
    'font-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** The file is named by the id of the game. */
export function oneFile({ id, title, noscript, content, language }: Facts): Plugin {
  let config: ResolvedConfig
  return {
    name: 'one-file',
    enforce: 'post',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // After Vite's own plugins, which complete the script.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
        const scripts = files.filter((file) => file.type === 'chunk')
        const [script] = scripts
        if (!script || scripts.length > 1) throw new Error('The build has several scripts')
        const assets = files.filter((file) => file.type === 'asset')
        const sheets = assets.filter(({ fileName }) => fileName.endsWith('.css'))
        const others = assets.filter((file) => !sheets.includes(file))
        if (others.length > 0)
          throw new Error(`Not in the single file: ${others.map(({ fileName }) => fileName).join()}`)
        // The heading font is here at once: there is no reason to show another one first.
        const style = sheets
          .map(({ source }) => String(source).replaceAll('font-display:optional', 'font-display:block'))
          .join('\n')
        const code = script.code.trim()
        const unpack = readFileSync(join(config.root, '.tools/single/unpack.js'), 'utf8')
        const icon = siteSettings()?.logo ?? readFileSync(join(config.root, 'assets/public/icon.svg'), 'utf8')
        const hasEmoji = usedEmoji({ game: id, language: language.tag }).size > 0
        for (const { fileName } of files) delete bundle[fileName]
        const html = `<!doctype html>
<!--
${licensesOf(config.root, Object.keys(script.modules), hasEmoji)}
-->
<html lang="${language.tag}" dir="${language.direction}" data-embed="${id}" data-single data-base="./">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy([unpack, code], style)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<meta name="darkreader-lock">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14161d">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f3ec">
<title>${escaped(title)}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
</head>
<body>
<noscript>${escaped(noscript)}</noscript>
<div id="root"></div>
${packed('style', style)}
${packed('script', code)}
<script>${unpack}</script>
</body>
</html>
`
        this.emitFile({ type: 'asset', fileName: `${id}.html`, source: withContent(html, content) })
      },
    },
  }
}
