/** Builds the own site of `assets/site.json`: only its games, its name in all texts, its accent, its icons. */
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin, ResolvedConfig } from 'vite'
import { onlyGames } from '../registries.ts'
import { accentStyles } from './accent.ts'
import { type SiteSettings, siteSettings } from './settings.ts'

/** The name of the site in its texts, which stay those of the specification. */
const NAME = 'Pocket Arcade'

const escaped = (text: string) => text.replaceAll('&', '&amp;')

/** The addresses of pages that an own site may change. */
export function startOf(site: SiteSettings | null): string {
  const { start = 'home' } = site ?? {}
  return start === 'home' ? '/' : start === 'today' ? '/today' : `/games/${start}`
}

/** The parts of an own site that its modules have: the name and the games. For each build that renders or runs the site. */
export function ownModules(): Plugin {
  const site = siteSettings()
  const { title = NAME, games } = site ?? {}
  // Names have no other character with a meaning in a string of the code.
  const inCode = title.replaceAll("'", '\\x27')
  return {
    name: 'own-modules',
    enforce: 'pre',
    config: () => ({
      // Names of classes are hashes of their style sheets, so every build replaces the accent.
      ...(site?.accent && { css: { postcss: { plugins: [accentStyles(site.accent)] } } }),
      define: {
        'import.meta.env.SITE_GAMES': JSON.stringify(games?.join() ?? ''),
        'import.meta.env.SITE_START': JSON.stringify(startOf(site)),
        'import.meta.env.SITE_CHANGEABLE': JSON.stringify(site ? JSON.stringify(site.changeable) : ''),
      },
    }),
    transform(code, id) {
      if (!site || !/\.tsx?$/.test(id) || id.includes('/node_modules/')) return null
      const named = code.replaceAll(NAME, inCode)
      const own = games ? onlyGames(named, id, games) : named
      return own === code ? null : { code: own, map: null }
    },
  }
}

/** The sizes of the icons in `assets/public`, and how much of each the logo fills: systems cut maskable ones to a circle. */
const ICONS = [
  ['icon-180.png', 180, 0.8],
  ['icon-192.png', 192, 1],
  ['icon-512.png', 512, 1],
  ['icon-maskable-192.png', 192, 0.6],
  ['icon-maskable-512.png', 512, 0.6],
] as const
/** Behind a logo that does not fill its icon. */
const GROUND = '#14161d'

function iconOf(logo: string, size: number, share: number): Buffer {
  const edge = ((1 - share) * size) / 2
  const picture = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`
  const ground = share < 1 ? `<rect width="${size}" height="${size}" fill="${GROUND}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<image x="${edge}" y="${edge}" width="${size - 2 * edge}" height="${size - 2 * edge}" href="${picture}"/></svg>`
  return new Resvg(svg).render().asPng()
}

/**
 * The files of an own site.
 *
 * @param folder - of the language in the built site: '' or 'de'
 */
export function ownSite(folder: string): Plugin {
  const site = siteSettings()
  let config: ResolvedConfig
  return {
    name: 'own-site',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: (html) => (site?.title ? html.replaceAll(NAME, escaped(site.title)) : html),
    writeBundle() {
      if (!site || config.build.ssr) return
      const outDir = resolve(config.root, config.build.outDir)
      if (site.logo !== undefined) {
        writeFileSync(join(outDir, 'icon.svg'), site.logo)
        for (const [name, size, share] of ICONS)
          writeFileSync(join(outDir, name), iconOf(site.logo, size, share))
      }
      // They show the site of the specification.
      for (const name of ['wide', 'narrow']) rmSync(join(outDir, `screenshot-${name}.jpg`), { force: true })
      if (!folder) writeFileSync(join(outDir, 'site.json'), `${JSON.stringify(site.changeable, null, 2)}\n`)
    },
  }
}
