/** Owns the pages as the build writes them: every address that the site knows, what it says of itself, and its markup. Runs in Node alone. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { paletteVariables } from '../../engine/core/palette'
import { type CatalogGame, catalog, listedGames } from '../../games/catalog'
import { App, loadPage } from '../app/App'
import { RECORDS_FACTS } from '../records/page/pageFacts'
import { SETTINGS_FACTS } from '../settings/pageFacts'
import { TODAY_FACTS } from '../today/page/pageFacts'
import {
  canonicalOf,
  fullTitle,
  gameFacts,
  HOME_FACTS,
  missingFacts,
  type PageFacts,
  SITE_NAME,
  SITE_URL,
} from './pageMeta'
import { NOWHERE } from './prerendered'

/** What the build writes into a file. */
export interface BuiltPage {
  /** How it calls itself in `<html data-page>`: its path, or '404'. */
  readonly name: string
  readonly title: string
  readonly description: string
  /** Whole where the build knows the site's address, else from the root of the host; null for a page of no address. */
  readonly canonical: string | null
  readonly unlisted: boolean
  /** Of schema.org. */
  readonly data: object | null
  /** The game that is played on it. */
  readonly game: { readonly id: string; readonly kind: 'realtime' | 'turn' } | null
  /** The module of `src/site` that the page is made by, where it is neither the home page nor a game's. */
  readonly module?: string
  readonly markup: string
}

/** Colours that boards are painted with, as a rule of a style sheet. */
export function paletteCss(): string {
  const lines = Object.entries(paletteVariables()).map(([name, value]) => `${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

/** What a share picture needs of each game. */
export const games = catalog.map(({ id, title, description, path }) => ({ id, title, description, path }))

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
    isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: address('/') },
  }
}

const shelfData = {
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: SITE_NAME,
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

/** A page beside the shelf. */
function room(facts: PageFacts, module: string): Promise<BuiltPage> {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: facts.title,
    description: facts.description,
    url: address(facts.path),
    isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: address('/') },
  }
  return page(facts, { data, game: null, module })
}

/** Every page that has a file of its own. */
export async function builtPages(): Promise<BuiltPage[]> {
  const all = [
    page(HOME_FACTS, { data: shelfData, game: null }),
    ...catalog.map((game) =>
      page(gameFacts(game), { data: gameData(game), game: { id: game.id, kind: game.kind } }),
    ),
    room(TODAY_FACTS, 'today/page/TodayPage'),
    room(RECORDS_FACTS, 'records/page/RecordsPage'),
    room(SETTINGS_FACTS, 'settings/SettingsPage'),
    page(missingFacts(NOWHERE), { data: null, game: null, module: 'pages/NotFound' }),
  ]
  return Promise.all(all)
}
