/** The web app manifest: how the site looks when installed, and its shortcuts. Addresses are relative to the manifest. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { VitePWAOptions } from 'vite-plugin-pwa'
import { documentTexts as de } from '../src/locales/de/site/pages.ts'
import { documentTexts as es } from '../src/locales/es/site/pages.ts'
import { documentTexts as fr } from '../src/locales/fr/site/pages.ts'
import { documentTexts as pt } from '../src/locales/pt-br/site/pages.ts'
import type { Translation } from '../src/locales/translation.ts'
import { withEnglish } from '../src/locales/withEnglish.ts'
import { LANGUAGES } from '../src/site/languages/names.ts'
import { documentTexts } from '../src/site/texts/document.ts'
import type { SiteBuild } from './languages.ts'
import { siteSettings } from './site/settings.ts'

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: name,
  sizes,
  type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
})

const shortcut = (texts: { readonly name: string; readonly description: string }, url: string) => ({
  ...texts,
  url,
  icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
})

const TEXTS: Readonly<Record<string, Translation<typeof documentTexts>>> = { de, es, fr, 'pt-br': pt }

/** What tells the apps of a site in several languages apart. Below an icon there is space for two letters. */
function markOf({ language, languages }: SiteBuild): { readonly name: string; readonly short: string } {
  const known = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language as keyof typeof LANGUAGES] : null
  return languages.length > 1 && known
    ? { name: ` · ${known.name}`, short: ` ${known.tag.slice(0, 2).toUpperCase()}` }
    : { name: '', short: '' }
}

/** An app in each language. `id` is relative to the host, unlike all other addresses. */
export function manifest(site: SiteBuild): Exclude<VitePWAOptions['manifest'], false> {
  const { base, language } = site
  const { app } = withEnglish(TEXTS[language] ?? {}, documentTexts)
  const mark = markOf(site)
  const { shortcuts, screenshots } = app
  const own = siteSettings()
  const pictures = [
    {
      src: 'screenshot-wide.jpg',
      sizes: '1366x768',
      type: 'image/jpeg',
      form_factor: 'wide' as const,
      label: screenshots.wide,
    },
    {
      src: 'screenshot-narrow.jpg',
      sizes: '780x1688',
      type: 'image/jpeg',
      form_factor: 'narrow' as const,
      label: screenshots.narrow,
    },
  ]
  const home = (own?.start ?? 'home') === 'home' ? './' : './home'
  return {
    id: base,
    start_url: base,
    scope: base,
    name: (own?.title ?? app.name) + mark.name,
    short_name: (own?.shortName ?? own?.title ?? app.shortName) + mark.short,
    description: app.description,
    theme_color: '#14161d',
    background_color: '#14161d',
    display: 'standalone',
    orientation: 'any',
    lang: language,
    dir: 'ltr',
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon.svg', 'any'),
      icon('icon-maskable-192.png', '192x192', 'maskable'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
    // An own site has none, and neither has a fork.
    screenshots: own ? [] : pictures.filter(({ src }) => existsSync(join('assets/public', src))),
    // The hashes match those in `site/pages/home/HomePage.tsx`.
    shortcuts: [
      shortcut(shortcuts.favorites, `${home}#favorites`),
      shortcut(shortcuts.recent, `${home}#recent`),
      shortcut(shortcuts.games, `${home}#games`),
    ],
  }
}
