/** Writes the pages of the site: after the build, every known address becomes a file, rendered by the site itself. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { BuiltPage } from '../../src/site/app/prerender'
import { hostFiles } from '../hosts/files.ts'
import { headerTable } from '../hosts/headers.ts'
import { TABLE } from '../hosts/preview.ts'
import { siteBuild } from '../languages.ts'
import { hasAds, liveOrigins, sitePolicy } from '../security-policy.ts'
import { startOf } from '../site/plugin.ts'
import { siteSettings } from '../site/settings.ts'
import { documentOf, embedDocument, type Site } from './document.ts'
import { BuiltFiles, type Needs } from './files.ts'
import { robots, sitemap } from './found.ts'
import { loadSite } from './server.ts'
import { pictureOf, type ShareCard, unpackedFont } from './share.ts'

/** Of the site's name on share pictures: that of the dark theme. */
const ACCENT = '#4cc9a0'
/** For addresses without a file: custom games, and pages opened offline. */
const SHELL = 'shell.html'

/** A script that is inlined in pages, without its comments. */
function inlineScript(root: string, file: string): string {
  const text = readFileSync(join(root, '.tools', file), 'utf8')
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(\/\/|\/\*)/.test(line))
    .join('\n')
}

/** The file of a page in the built site. */
function fileOf({ name }: Pick<BuiltPage, 'name'>): string {
  return name === '404' ? '404.html' : join(name, 'index.html').replace(/^[\\/]/, '')
}

/** The share picture of a page. A game has its own. */
function pictureName(path: string): string {
  return /^\/games\/([^/]+)$/.exec(path)?.[1] ?? 'home'
}

function shareCards(
  server: Awaited<ReturnType<typeof loadSite>>,
  root: string,
): (ShareCard & { name: string })[] {
  const read = (file: string) => readFileSync(join(root, 'src', file), 'utf8')
  const own = siteSettings()
  const look = { site: server.siteName, accent: own?.accent?.dark ?? ACCENT }
  const home = {
    name: 'home',
    ...server.homeCard,
    ...(own?.logo === undefined
      ? { cover: readFileSync(join(root, 'assets/pictures/toys.svg'), 'utf8'), shape: 400 / 150 }
      : { cover: own.logo, shape: 1 }),
    ...look,
  }
  const games = server.games.map(({ id, title, description, path }) => ({
    name: pictureName(path),
    title,
    line: description,
    cover: read(`games/${id}/cover.svg`),
    shape: 320 / 200,
    ...look,
  }))
  return [home, ...games]
}

/** Whether search engines may list the page. */
const isListed = ({ canonical, unlisted }: BuiltPage) => canonical !== null && !unlisted

export function pages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle(_options, bundle) {
      const { base, root } = config
      const { languages, folder, root: shared } = siteBuild(process.env)
      const outDir = resolve(root, config.build.outDir)
      const files = new BuiltFiles(JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')))
      const server = await loadSite(config)
      const built = await server.builtPages()
      const embedded = server.builtEmbeds()
      const needsOf = ({ game, module }: BuiltPage): Needs =>
        game ? files.game(game) : module ? files.page(module) : files.home()
      for (const { name, markup } of [...built, ...embedded]) {
        const styled = /<[^>]* style="[^"]*"/.exec(markup)?.[0]
        // The policy would block it, and React would not miss it when it hydrates the page.
        if (styled)
          throw new Error(
            `${name} has an inline style, which must be set after hydration (ui/hydrated.ts): ${styled}`,
          )
      }
      const all = built.map((page) => ({ page, needs: needsOf(page) }))
      const palette = server.paletteCss()
      const css = (file: string) => {
        // Relative addresses in a style sheet are those of its folder, and those of the page once it is inlined.
        const text = readFileSync(join(outDir, file), 'utf8')
          .trim()
          .replaceAll('url(./', `url(${base}assets/`)
        // The first style sheet is the one of every page.
        return all[0]?.needs.inline[0] === file ? palette + text : text
      }
      const embeds = embedded.map((page) => ({ page, needs: files.embed(page.game) }))
      const inline = new Set([...all, ...embeds].flatMap(({ needs }) => needs.inline))
      const early = inlineScript(root, 'early.js')
      const embed = inlineScript(root, 'embed.js')
      const start = startOf(siteSettings())
      // The root shows another page than the home page, under that page's own address.
      const moved = `history.replaceState(history.state,'',${JSON.stringify(base + start.slice(1))}+location.search+location.hash)`
      const inlined = {
        scripts: [early, embed, ...(start === '/' ? [] : [moved])],
        styles: [...inline].map(css),
      }
      const policy = sitePolicy(hasAds(config.env), inlined, liveOrigins(config.env))
      const type = Object.keys(bundle).find((file) => file.endsWith('.woff2'))
      if (!type) throw new Error('The build has no font')
      const site: Site = {
        name: server.siteName,
        language: server.language,
        base,
        shared,
        alternatesOf: (page) => (languages.length > 1 && isListed(page) ? server.addressesOf(page.name) : {}),
        noscript: server.noscript,
        lost: server.lost,
        template: readFileSync(join(outDir, 'index.html'), 'utf8'),
        early,
        embed,
        policy,
        css,
        font: type,
        picture: ({ name }) =>
          name === '404' ? null : `${server.siteUrl}${base}share/${pictureName(name)}.png`,
      }
      const write = (file: string, text: string | Buffer) => {
        const target = join(outDir, file)
        mkdirSync(dirname(target), { recursive: true })
        writeFileSync(target, text)
      }
      for (const { page, needs } of all) write(fileOf(page), documentOf(site, needs, page))
      for (const { page, needs } of all)
        if (start !== '/' && page.name === start)
          write(
            'index.html',
            documentOf(site, needs, page).replace(
              '<script>',
              () => `<script>${moved}</script>\n    <script>`,
            ),
          )
      for (const { page, needs } of embeds) write(fileOf(page), embedDocument(site, needs, page))
      if (server.siteUrl)
        for (const [file, description] of server.oembeds()) write(file, JSON.stringify(description))
      write(SHELL, documentOf(site, files.home(), null))
      const cache = join(root, 'node_modules/.cache/pocket-arcade/share')
      const font = await unpackedFont(root, cache)
      for (const card of shareCards(server, root))
        write(`share/${card.name}.png`, pictureOf(card, font, cache))
      const table = headerTable(base, policy, folder ? [] : languages.slice(1))
      if (!folder) {
        const listed = built.filter(isListed)
        const map = server.siteUrl ? `${server.siteUrl}${base}sitemap.xml` : null
        if (map) write('sitemap.xml', sitemap(listed.map(({ name }) => server.addressesOf(name))))
        write('robots.txt', robots(map))
        for (const [file, text] of Object.entries(hostFiles(table))) write(file, text)
      }
      // The preview server and the bench read this.
      write(TABLE, JSON.stringify(table, null, 1))
      write(
        '.vite/pages.json',
        JSON.stringify(Object.fromEntries(all.map(({ page, needs }) => [page.name, needs])), null, 1),
      )
    },
  }
}
