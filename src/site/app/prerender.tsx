/**
 * Renders the pages at build time: every address of the site with its metadata and markup. Runs only in Node.
 */
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { paletteVariables } from '../../engine/core/palette'
import { language } from '../../engine/core/texts/language'
import { type CatalogGame, catalog, findGame, listedGames } from '../../games/catalog'
import { embedAddress, embedCode } from '../../play/embed/code'
import { BuiltStart } from '../../play/frame/BuiltStart'
import { PACKED } from '../../ui/basePath'
import { EmbedCover } from '../embed/EmbedCover'
import { rendered } from '../game/builtStart'
import { alternatesOf, MULTILINGUAL } from '../languages/languages'
import {
  canonicalOf,
  fullTitle,
  gameFacts,
  HOME_FACTS,
  missingFacts,
  type PageFacts,
  SITE_URL,
} from '../layout/pageMeta'
import { RECORDS_FACTS } from '../pages/records/pageFacts'
import { SETTINGS_FACTS } from '../pages/settings/pageFacts'
import { TODAY_FACTS } from '../pages/today/pageFacts'
import { documentTexts } from '../texts/document'
import { lostTexts } from '../texts/lost'
import { shellTexts } from '../texts/shell'
import { App, loadPage } from './App'
import { NOWHERE } from './prerendered'

/** The content of one built file. */
export interface BuiltPage {
  /** The value of `<html data-page>`: its path, or '404'. */
  readonly name: string
  readonly title: string
  readonly description: string
  /** Absolute if the build knows the site's address, otherwise from the host's root; null for the page of unknown addresses. */
  readonly canonical: string | null
  /** The address of its oEmbed description, for a game of a site whose address is known. */
  readonly oembed: string | null
  readonly unlisted: boolean
  /** Structured data in the vocabulary of schema.org. */
  readonly data: object | null
  /** The game on the page. */
  readonly game: { readonly id: string; readonly kind: 'realtime' | 'turn' } | null
  /** The module in `src/site` that renders the page, if it is neither the home page nor a game. */
  readonly module?: string
  readonly markup: string
}

/** An embedded page before it is pressed. */
export interface BuiltEmbed {
  /** Its path: '/embed/snake', '/embed/today/snake'. */
  readonly name: string
  readonly title: string
  readonly today: boolean
  /** The address of the game's own page; null in a pack that knows no site. */
  readonly canonical: string | null
  readonly game: NonNullable<BuiltPage['game']>
  readonly markup: string
}

/** The colors of boards, as a CSS rule. */
export function paletteCss(): string {
  const lines = Object.entries(paletteVariables()).map(([name, value]) => `${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

/** What a share picture needs about each game. */
export const games = catalog.map(({ id, title, description, path }) => ({ id, title, description, path }))

export { language }
export const { noscript } = documentTexts
export const lost = lostTexts
export const { siteName } = shellTexts
/** The texts on the share picture of the home page. */
export const homeCard = shellTexts.shareCard
export const siteUrl = SITE_URL

const address = (path: string) => canonicalOf(SITE_URL, path)

/** The address of a page in each language of the site, by the language's tag, and for all others ('x-default'). */
export const addressesOf = (path: string): Readonly<Record<string, string>> =>
  MULTILINGUAL ? Object.fromEntries(alternatesOf(SITE_URL, path)) : { [language.tag]: address(path) }

function gameData(game: CatalogGame): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoGame',
    name: game.title,
    description: game.description,
    url: address(game.path),
    image: address(`/share/${game.id}.png`),
    genre: game.category,
    gamePlatform: 'Web browser',
    applicationCategory: 'Game',
    operatingSystem: 'Any',
    playMode: game.players === '1 Player' ? 'SinglePlayer' : 'MultiPlayer',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    isPartOf: { '@type': 'WebSite', name: siteName, url: address('/') },
  }
}

const catalogData = {
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: siteName,
  description: HOME_FACTS.description,
  url: address('/'),
  numberOfItems: listedGames.length,
  itemListElement: listedGames.map((game, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: game.title,
    url: address(game.path),
  })),
}

/** The start panel of a game: not the open game, but focused like it, so that Enter and Space press Start. */
async function builtStart({ id }: NonNullable<BuiltPage['game']>): Promise<string> {
  const entry = findGame(id) as CatalogGame
  const { default: game } = await entry.open()
  return (
    renderToString(<BuiltStart entry={entry} game={game} />, { identifierPrefix: 'built' })
      .replace(/ data-(?:game|phase|seed)="[^"]*"/g, '')
      // The policy forbids them; the game sets them when it has opened.
      .replace(/ style="[^"]*"/g, '')
      .replace(' data-autofocus="true"', ' data-autofocus="true" autofocus')
  )
}

async function page(facts: PageFacts, more: Pick<BuiltPage, 'data' | 'game' | 'module'>): Promise<BuiltPage> {
  const { path, description, unlisted = false } = facts
  const nowhere = path === NOWHERE
  const at = nowhere ? `/${NOWHERE}` : path
  await loadPage(at)
  const start = more.game ? await builtStart(more.game) : ''
  rendered.html = start
  return {
    name: path,
    title: fullTitle(facts),
    description,
    canonical: nowhere ? null : address(path),
    oembed: more.game && SITE_URL ? address(oembedFile(more.game.id)) : null,
    unlisted,
    ...more,
    markup: renderToString(
      <StrictMode>
        <App path={at} />
      </StrictMode>,
    ),
  }
}

/** A page that is neither the home page nor a game. */
function otherPage(facts: PageFacts, module: string): Promise<BuiltPage> {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: facts.title,
    description: facts.description,
    url: address(facts.path),
    isPartOf: { '@type': 'WebSite', name: siteName, url: address('/') },
  }
  return page(facts, { data, game: null, module })
}

/** Every page that has its own file. */
export async function builtPages(): Promise<BuiltPage[]> {
  const all = [
    page(HOME_FACTS, { data: catalogData, game: null }),
    ...catalog.map((game) =>
      page(gameFacts(game), { data: gameData(game), game: { id: game.id, kind: game.kind } }),
    ),
    otherPage(TODAY_FACTS, 'pages/today/TodayPage'),
    otherPage(RECORDS_FACTS, 'pages/records/RecordsPage'),
    otherPage(SETTINGS_FACTS, 'pages/settings/SettingsPage'),
    page(missingFacts(NOWHERE), { data: null, game: null, module: 'pages/NotFound' }),
  ]
  return Promise.all(all)
}

/** Every page that is made for frames of other sites. */
export function builtEmbeds(): BuiltEmbed[] {
  return catalog.flatMap((game) =>
    [false, true].map((today) => ({
      name: today ? `/embed/today/${game.id}` : `/embed/${game.id}`,
      title: fullTitle(gameFacts(game)),
      today,
      canonical: PACKED && !SITE_URL ? null : address(game.path),
      game: { id: game.id, kind: game.kind },
      markup: renderToStaticMarkup(<EmbedCover game={game} today={today} />),
    })),
  )
}

const oembedFile = (id: string) => `/oembed/${id}.json`

/** The size of a player that other sites make of a link to a game, CSS px. */
const OEMBED_SIZE = { width: 640, height: 560 }

/** The descriptions that let other sites turn a link to a game into a player (https://oembed.com), by their files. */
export function oembeds(): ReadonlyMap<string, object> {
  return new Map(
    listedGames.map(({ id, title }) => [
      oembedFile(id),
      {
        version: '1.0',
        type: 'rich',
        title,
        provider_name: siteName,
        provider_url: address('/'),
        thumbnail_url: address(`/share/${id}.png`),
        thumbnail_width: 1200,
        thumbnail_height: 630,
        ...OEMBED_SIZE,
        html: embedCode(embedAddress(SITE_URL, id, { kind: 'game', search: '' }), title, OEMBED_SIZE),
      },
    ]),
  )
}
