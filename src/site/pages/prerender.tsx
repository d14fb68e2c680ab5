/**
 * Renders the pages at build time: every address of the site with its metadata and markup. Runs only in Node.
 */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { paletteVariables } from '../../engine/core/palette'
import { type CatalogGame, catalog, listedGames } from '../../games/catalog'
import { App, loadPage } from '../app/App'
import { RECORDS_FACTS } from '../records/page/pageFacts'
import { SETTINGS_FACTS } from '../settings/pageFacts'
import { shellTexts } from '../texts/shell'
import { TODAY_FACTS } from '../today/page/pageFacts'
import {
  canonicalOf,
  fullTitle,
  gameFacts,
  HOME_FACTS,
  missingFacts,
  type PageFacts,
  SITE_URL,
} from './pageMeta'
import { NOWHERE } from './prerendered'

/** The content of one built file. */
export interface BuiltPage {
  /** The value of `<html data-page>`: its path, or '404'. */
  readonly name: string
  readonly title: string
  readonly description: string
  /** Absolute if the build knows the site's address, otherwise from the host's root; null for the page of unknown addresses. */
  readonly canonical: string | null
  readonly unlisted: boolean
  /** Structured data in the vocabulary of schema.org. */
  readonly data: object | null
  /** The game on the page. */
  readonly game: { readonly id: string; readonly kind: 'realtime' | 'turn' } | null
  /** The module in `src/site` that renders the page, if it is neither the home page nor a game. */
  readonly module?: string
  readonly markup: string
}

/** The colors of boards, as a CSS rule. */
export function paletteCss(): string {
  const lines = Object.entries(paletteVariables()).map(([name, value]) => `${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

/** What a share picture needs about each game. */
export const games = catalog.map(({ id, title, description, path }) => ({ id, title, description, path }))

export const { siteName } = shellTexts
/** The texts on the share picture of the home page. */
export const homeCard = shellTexts.shareCard
export const siteUrl = SITE_URL

const address = (path: string) => canonicalOf(SITE_URL, path)

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

async function page(facts: PageFacts, more: Pick<BuiltPage, 'data' | 'game' | 'module'>): Promise<BuiltPage> {
  const { path, description, unlisted = false } = facts
  const nowhere = path === NOWHERE
  const at = nowhere ? `/${NOWHERE}` : path
  await loadPage(at)
  return {
    name: path,
    title: fullTitle(facts),
    description,
    canonical: nowhere ? null : address(path),
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
    otherPage(TODAY_FACTS, 'today/page/TodayPage'),
    otherPage(RECORDS_FACTS, 'records/page/RecordsPage'),
    otherPage(SETTINGS_FACTS, 'settings/SettingsPage'),
    page(missingFacts(NOWHERE), { data: null, game: null, module: 'pages/NotFound' }),
  ]
  return Promise.all(all)
}
