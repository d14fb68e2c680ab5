/** Which language of the site a visitor is offered, and the address of a page in it. */
import { describe, expect, it } from 'vitest'
import { siteBuild } from '../../.tools/languages'
import { addressIn, alternatesOf, type Language } from '../../src/site/languages/languages'
import { betterLanguage } from '../../src/site/languages/offers'

const language = (tag: string): Language => ({
  tag,
  name: tag,
  beta: false,
  base: tag === 'en' ? '/' : `/${tag.toLowerCase()}/`,
})
const all = ['en', 'de', 'pt-BR'].map(language)
const offered = (...preferred: string[]) => betterLanguage(preferred, all)?.tag ?? null

describe('the offered language', () => {
  it('is the first that the browser prefers and the site has', () => {
    expect(offered('de-AT', 'en')).toBe('de')
    expect(offered('pt', 'de')).toBe('pt-BR')
    expect(offered('nl', 'de', 'en')).toBe('de')
  })
  it('is none if that is the one shown, or the site has none of them', () => {
    expect(offered('en-GB', 'de')).toBeNull()
    expect(offered('nl', 'en', 'de')).toBeNull()
    expect(offered('nl')).toBeNull()
    expect(offered()).toBeNull()
  })
})

it('the address in another language keeps path, query and fragment', () => {
  const here = { pathname: '/games/snake', search: '?seed=7', hash: '#replay=x' }
  expect(addressIn(language('de'), here as Location)).toBe('/de/games/snake?seed=7#replay=x')
  expect(addressIn(language('de'), { ...here, pathname: '/', search: '' } as Location)).toBe('/de/#replay=x')
})

it('a page names its addresses in all languages, and English for others', () => {
  expect(alternatesOf('https://arcade.example', '/games/snake', all)).toEqual([
    ['en', 'https://arcade.example/games/snake'],
    ['de', 'https://arcade.example/de/games/snake'],
    ['pt-BR', 'https://arcade.example/pt-br/games/snake'],
    ['x-default', 'https://arcade.example/games/snake'],
  ])
  expect(alternatesOf('https://arcade.example', '/', [])).toEqual([])
})

describe('what is built', () => {
  it.each([
    [{}, { language: 'en', languages: ['en'], root: '/', base: '/', folder: '' }],
    [{ BASE: 'arcade' }, { languages: ['en'], root: '/arcade/', base: '/arcade/' }],
    [{ BASE: './' }, { root: './', base: './' }],
    [{ LANGS: 'de' }, { language: 'en', languages: ['en', 'de'], base: '/', folder: '' }],
    [
      { LANGS: 'de,es', SITE_LANGUAGE: 'de', BASE: '/arcade/' },
      { language: 'de', languages: ['en', 'de', 'es'], root: '/arcade/', base: '/arcade/de/', folder: 'de' },
    ],
    // One language alone is at the root.
    [{ SITE_LANGUAGE: 'de' }, { language: 'de', languages: ['de'], base: '/', folder: '' }],
  ])('%j', (env, expected) => expect(siteBuild(env)).toMatchObject(expected))

  it('must be a language of the site', () => {
    expect(siteBuild({ LANGS: 'all' }).languages).toContain('de')
    expect(() => siteBuild({ LANGS: 'xx' })).toThrow("'xx' is not a language of the site")
    expect(() => siteBuild({ SITE_LANGUAGE: 'xx' })).toThrow('not a language')
  })
})
