/** The file with which a host makes the site its own: every fault has its sentence. `e2e/hosting/own-site.test.ts` builds one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accentStyles, contrast, contrastIn, MIN_CONTRAST, nearest } from '../../.tools/site/accent'
import { faultText, readSite, siteSettings } from '../../.tools/site/settings'

const GAMES = ['one', 'two', 'three']
const square = (more = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${more}</svg>`
const LOGOS: Readonly<Record<string, string>> = {
  'logo.svg': square('<defs><g id="a"/></defs><use href="#a" fill="url(#b)"/>'),
  'wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 150"/>',
  'boxless.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'script.svg': square('<script>alert(1)</script>'),
  'linked.svg': square('<image href="https://example.org/a.png"/>'),
  'text.svg': square('<text>A</text>'),
  'photo.svg': 'JFIF',
  'large.svg': square(' '.repeat(100_000)),
}
const read = (site: unknown) =>
  readSite(typeof site === 'string' ? site : JSON.stringify(site), GAMES, (name) => LOGOS[name])

describe('a faulty site.json', () => {
  it.each<[unknown, string | RegExp]>([
    ['{ "title": "A", }', /^The file is no valid JSON: .+\.$/],
    [['A'], 'The file must be an object, such as { "title": "My Arcade" }.'],
    [
      { titel: 'A' },
      "'titel' is no setting. There are: title, shortName, logo, accent, games, start, languages, footer, promotions.",
    ],
    [
      { title: 'A <b>' },
      "title may have letters, digits, spaces and . , : ; ! ? & ' ( ) + - and begins with a letter or digit.",
    ],
    [
      { title: 'A'.repeat(31), shortName: 'A' },
      'title has 31 characters, and at the top of the home page there is space for 30.',
    ],
    [
      { title: 'The Games of Our Class' },
      'title has more than 12 characters, so a shortName is needed: the name below the icon of the installed app.',
    ],
    [{ shortName: 'A'.repeat(13) }, 'shortName has 13 characters, and below an icon there is space for 12.'],
    [{ logo: 'missing.svg' }, "logo: there is no file 'missing.svg'."],
    [{ logo: 'photo.svg' }, "logo: 'photo.svg' is no SVG picture."],
    [{ logo: 'wide.svg' }, "logo: 'wide.svg' is 400 x 150, and icons are square."],
    [{ logo: 'boxless.svg' }, "logo: 'boxless.svg' has no viewBox, which says how large its drawing is."],
    [
      { logo: 'script.svg' },
      "logo: 'script.svg' has a script or a link to another file, which pictures may not load.",
    ],
    [
      { logo: 'linked.svg' },
      "logo: 'linked.svg' has a script or a link to another file, which pictures may not load.",
    ],
    [
      { logo: 'text.svg' },
      "logo: 'text.svg' has text, which looks different on each device: convert it to paths.",
    ],
    [{ logo: 'large.svg' }, "logo: 'large.svg' has 101 kB, and at most 100 are sensible for an icon."],
    [{ accent: { dark: 'green', light: '#0b7a5b' } }, 'accent.dark must be a color such as "#4cc9a0".'],
    [{ accent: '#4cc9a0' }, 'accent must be a color for each theme: {"dark":"#4cc9a0","light":"#2e7b62"}.'],
    [
      { accent: { dark: '#0b7a5b', light: '#0b7a5b' } },
      'accent.dark: #0b7a5b has a contrast of 2.62:1 in the dark theme, and 4.5:1 is needed. The nearest shade that has it is #52a18b.',
    ],
    [
      { accent: { dark: '#4cc9a0', light: '#4cc9a0' } },
      'accent.light: #4cc9a0 has a contrast of 1.86:1 in the light theme, and 4.5:1 is needed. The nearest shade that has it is #2e7b62.',
    ],
    [{ games: 'one' }, 'games must be a list of ids, the names of folders in src/games.'],
    [{ games: [] }, 'games is empty: name at least one game, or leave games out for all.'],
    [{ games: ['one', 'two', 'one'] }, "games names 'one' twice."],
    [{ games: ['tow'] }, "games: there is no game 'tow'. Ids are the names of the folders in src/games."],
    [{ start: 'records' }, `start: 'records' is neither "home", "today", nor the id of a game.`],
    [{ games: ['one'], start: 'two' }, "start: 'two' is not among the games of this site."],
    [{ languages: ['en', 'nl'] }, "languages: 'nl' is not one of en, de, es, fr, pt-br."],
    [
      { languages: ['de', 'en'] },
      'languages: a site in several languages has English at its root, so "en" is the first.',
    ],
    [{ footer: { contact: '/a' } }, "footer has only imprint and privacy, not 'contact'."],
    [
      { footer: { privacy: 'javascript:alert(1)' } },
      "footer.privacy must be an address that begins with 'https://', or with '/' for a file of the same host.",
    ],
    [{ promotions: 'off' }, 'promotions must be true or false.'],
  ])('%j', (site, sentence) => {
    const { faults = [] } = read(site)
    expect(faults).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)])
  })
  it('names a line without meaning beside one of the wrong kind', () => {
    const { faults } = read({
      colour: 1,
      promotions: 'off',
      shortName: 5,
      title: 'The Games of Our Class',
      logo: 'missing.svg',
      games: ['tow'],
    })
    expect(faults).toHaveLength(5)
    expect(faults?.join()).toMatch(
      /^(?=.*colour)(?=.*promotions)(?=.*shortName must)(?=.*missing)(?=.*'tow')/,
    )
  })
  it('lists all faults at once, and stops the build with the same sentences', () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-'))
    try {
      const file = join(folder, 'site.json')
      writeFileSync(file, '{ "promotions": 1, "games": [] }')
      const { faults = [] } = read({ promotions: 1, games: [] })
      expect(faults).toHaveLength(2)
      expect(() => siteSettings({ SITE_FILE: file })).toThrow(faultText(file, faults))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('a site.json without faults', () => {
  it('may be empty', () => {
    expect(read({}).site).toEqual({ changeable: { footer: {}, promotions: true } })
  })
  it('has the text of the logo, and what the page reads again', () => {
    const footer = { imprint: 'https://example.org/imprint', privacy: '/privacy.html' }
    const site = {
      title: 'Our’s & Yours',
      shortName: 'Ours',
      logo: 'logo.svg',
      start: 'two',
      languages: ['de'],
    }
    expect(read({ ...site, games: ['two', 'one'], footer, promotions: false }).site).toMatchObject({
      ...site,
      logo: LOGOS['logo.svg'],
      changeable: { games: ['two', 'one'], footer, promotions: false },
    })
  })
})

describe('the accent', () => {
  // WCAG 2.2, definition of contrast ratio: 21 between black and white; #777777 on white is just below 4.5.
  it('has the contrast that WCAG defines', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  })
  it('has a shade with enough contrast for any color', () => {
    for (const theme of ['dark', 'light'] as const)
      for (const color of ['#000000', '#ffffff', '#ff0000', '#0000ff', '#ffff00', '#808080'])
        expect(contrastIn(theme, nearest(theme, color))).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })
  it('takes the place of the usual one, with text on it that can be read', () => {
    const accent = { dark: '#ff9d5c', light: '#a3400a' }
    const { Declaration } = accentStyles(accent)
    const became = (value: string) => {
      const each = { prop: 'color', value }
      Declaration(each)
      return each.value
    }
    expect([became('#4cc9a0'), became('#0b7a5b')]).toEqual([accent.dark, accent.light])
    expect(contrast(became('#10251d'), became('#4cc9a0'))).toBeGreaterThanOrEqual(MIN_CONTRAST)
    expect(contrast(became('#10251d'), became('#63d6b0'))).toBeGreaterThanOrEqual(MIN_CONTRAST)
    expect(contrast('#ffffff', became('#096a4f'))).toBeGreaterThanOrEqual(MIN_CONTRAST)
    // Not the accent: other colors stay, and white is the color of much else.
    expect([became('#ffffff'), became('#ef6461')]).toEqual(['#ffffff', '#ef6461'])
  })
})
