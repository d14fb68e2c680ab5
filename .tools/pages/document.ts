/** The HTML document of a built page: what its head contains, in which order, so that it paints before any script has loaded. */
import type { BuiltEmbed, BuiltPage } from '../../src/site/app/prerender'
import type { Needs } from './files.ts'

export interface Site {
  readonly name: string
  readonly language: { readonly tag: string; readonly direction: string }
  /** With a trailing slash. */
  readonly base: string
  /** The same for pictures, sounds and fonts, which all languages share. */
  readonly shared: string
  /** The addresses of a page in all languages, by their tags; empty if there is one language. */
  alternatesOf(page: BuiltPage): Readonly<Record<string, string>>
  /** Shown where scripts are blocked. */
  readonly noscript: string
  /** Shown where scripts could not be loaded. */
  readonly lost: { readonly text: string; readonly reload: string }
  /** The page that Vite built, with its scripts and style sheets. */
  readonly template: string
  /** Runs before the first paint. */
  readonly early: string
  /** The only script of an embedded page before it is pressed. */
  readonly embed: string
  readonly policy: string
  /** The text of a style sheet of the build. */
  css(file: string): string
  /** The name of the font file, which is preloaded. */
  readonly font: string
  /** The address of a page's share picture; null for pages that are not shared. */
  picture(page: BuiltPage): string | null
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  )

/** A tag with attributes in double quotes. An attribute that is true has no value; null and false are omitted. */
function tag(name: string, attributes: Readonly<Record<string, string | boolean | null>>): string {
  const all = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === null || value === false) return []
    return value === true ? key : `${key}="${escaped(value)}"`
  })
  return `<${[name, ...all].join(' ')}>`
}

/** Removes from the template what each page writes itself. */
function bare({ template, noscript }: Site): string {
  return template
    .replace(/\s*<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/<noscript>[^<]*/, `<noscript>${escaped(noscript)}`)
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
}

function social(page: BuiltPage, siteName: string, picture: string | null): string[] {
  const property = (name: string, content: string | null) =>
    content === null ? [] : [tag('meta', { property: `og:${name}`, content })]
  return [
    ...property('type', 'website'),
    ...property('site_name', siteName),
    ...property('title', page.title),
    ...property('description', page.description),
    ...property('url', page.canonical),
    ...property('image', picture),
    ...(picture ? [...property('image:width', '1200'), ...property('image:height', '630')] : []),
    tag('meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
    tag('meta', { name: 'twitter:title', content: page.title }),
    tag('meta', { name: 'twitter:description', content: page.description }),
    ...(picture ? [tag('meta', { name: 'twitter:image', content: picture })] : []),
  ]
}

/** Each line indented as in the template, without empty ones. */
const lines = (all: readonly string[]) =>
  all
    .filter(Boolean)
    .map((line) => `    ${line}\n`)
    .join('')

/** Style sheets as elements, and what later parts look for instead of loading what is already in the document. */
const inlined = (site: Site, files: readonly string[]) => [
  ...files.map((file) => `<style>${site.css(file)}</style>`),
  ...files.map((file) =>
    tag('link', { rel: 'stylesheet', crossorigin: true, href: site.base + file, disabled: true }),
  ),
]

/**
 * The font, scripts and style sheets that are requested at once, and the scripts that the first one requests when it runs:
 * on a slow line they would take half of its speed from what the start panel needs.
 */
function requests({ base, shared, font }: Site, { scripts, late, styles }: Needs): string[] {
  const [entry, ...rest] = scripts as readonly [string, ...string[]]
  return [
    tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: shared + font }),
    `${tag('script', { type: 'module', crossorigin: true, src: base + entry })}</script>`,
    ...rest.map((file) => tag('link', { rel: 'modulepreload', crossorigin: true, href: base + file })),
    ...late.map((file) =>
      tag('link', { 'data-late': true, crossorigin: true, fetchpriority: 'low', href: base + file }),
    ),
    // A style sheet here would block parsing and with it the scripts. The module that imports it adds it.
    ...styles.map((file) =>
      tag('link', { rel: 'preload', as: 'style', crossorigin: true, href: base + file }),
    ),
  ]
}

/**
 * The document of an embedded page: its cover, and what is loaded when it is pressed. It stores nothing, and it loads
 * nothing but the cover before that.
 */
export function embedDocument(site: Site, needs: Needs, page: BuiltEmbed): string {
  const { base, language } = site
  const head = [
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: site.policy }),
    `<script>${site.embed}</script>`,
    ...inlined(site, needs.inline),
    `<title>${escaped(page.title)}</title>`,
    page.canonical === null ? '' : tag('link', { rel: 'canonical', href: page.canonical }),
    tag('meta', { name: 'robots', content: 'noindex' }),
  ]
  return bare(site)
    .replace(/\s*<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g, '')
    .replace(
      '<html lang="en">',
      tag('html', {
        lang: language.tag,
        dir: language.direction,
        'data-base': base,
        'data-embed': page.game.id,
        'data-day': page.today && 'today',
        'data-storage': 'none',
      }),
    )
    .replace('</head>', () => `${lines(head)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.markup}</div>`)
    .replace('</body>', () => `<template>${requests(site, needs).join('')}</template>\n  </body>`)
}

/** What `.tools/early.js` shows if the scripts of the page cannot be loaded. */
function lostMessage({ lost }: Site): string {
  return `<div data-lost role="alert" hidden><p>${escaped(lost.text)}</p><button type="button">${escaped(lost.reload)}</button></div>`
}

/** The document of a page. Without one, the bare document that scripts fill, for addresses without a file. */
export function documentOf(site: Site, needs: Needs, page: BuiltPage | null): string {
  const { base, language } = site
  const head = [
    // The policy must precede what it applies to.
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: site.policy }),
    `<script>${site.early}</script>`,
    ...needs.inline.map((file) => `<style>${site.css(file)}</style>`),
    ...(page
      ? [
          `<title>${escaped(page.title)}</title>`,
          tag('meta', { name: 'description', content: page.description }),
          page.canonical === null ? '' : tag('link', { rel: 'canonical', href: page.canonical }),
          page.oembed === null
            ? ''
            : tag('link', {
                rel: 'alternate',
                type: 'application/json+oembed',
                title: page.title,
                href: page.oembed,
              }),
          page.unlisted ? tag('meta', { name: 'robots', content: 'noindex' }) : '',
          ...Object.entries(site.alternatesOf(page)).map(([hreflang, href]) =>
            tag('link', { rel: 'alternate', hreflang, href }),
          ),
          ...social(page, site.name, site.picture(page)),
          page.data
            ? `<script type="application/ld+json">${JSON.stringify(page.data).replaceAll('<', '\\u003c')}</script>`
            : '',
        ]
      : [`<title>${escaped(site.name)}</title>`]),
    // Later parts look for these instead of loading what is already in the document.
    ...needs.inline.map((file) =>
      tag('link', { rel: 'stylesheet', crossorigin: true, href: base + file, disabled: true }),
    ),
  ]
  return bare(site)
    .replace(
      '<html lang="en">',
      tag('html', {
        lang: language.tag,
        dir: language.direction,
        'data-base': base,
        'data-page': page?.name ?? null,
      }),
    )
    .replace('</head>', () => `${lines(head)}</head>`)
    .replace('<div id="root"></div>', () => `${lostMessage(site)}<div id="root">${page?.markup ?? ''}</div>`)
    .replace('</body>', () => `${lines(requests(site, needs))}</body>`)
}
