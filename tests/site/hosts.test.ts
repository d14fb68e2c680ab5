/** The files for hosts all send the headers of one table. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressFiles } from '../../.tools/compress.mjs'
import { hostFiles } from '../../.tools/hosts/files'
import { type Headers, headersFor, headerTable } from '../../.tools/hosts/headers'
import { compressed, found } from '../../.tools/hosts/preview'
import { robots, sitemap } from '../../.tools/pages/found'
import { wrapped } from '../../.tools/pages/share'

const POLICY = "default-src 'self'"

describe.each(['/', '/arcade/'])('below %s', (base) => {
  const table = headerTable(base, POLICY, ['de', 'pt-br'])
  const files = hostFiles(table)
  it('has different headers for pages, assets, and the embed page', () => {
    const page = headersFor(table, `${base}games/snake`)
    expect(page['Content-Security-Policy']).toBe(`${POLICY}; frame-ancestors 'none'`)
    expect(page['Cache-Control']).toBe('no-cache')
    const asset = headersFor(table, `${base}assets/index-1.js`)
    expect(asset['Cache-Control']).toContain('immutable')
    // A page requests dozens of assets.
    expect(JSON.stringify(asset).length).toBeLessThan(350)
    const embed = headersFor(table, `${base}embed-host.html`)
    expect(embed['Content-Security-Policy']).toMatch(/^sandbox .*frame-ancestors 'self'$/)
    expect(embed).not.toHaveProperty('Cross-Origin-Opener-Policy')
    // A frame without an origin may run them.
    expect(asset['Access-Control-Allow-Origin']).toBe('*')
    expect(page).not.toHaveProperty('Access-Control-Allow-Origin')
  })
  it('lets other sites show only the pages below embed/ in frames', () => {
    const ancestors = (path: string) =>
      /frame-ancestors ([^;]+)$/.exec(headersFor(table, base + path)['Content-Security-Policy'] ?? '')?.[1]
    // `*` matches network schemes only, and refuses a page that is opened from a file.
    for (const path of ['embed/snake', 'embed/today/snake', 'de/embed/snake'])
      expect(ancestors(path), path).toBeUndefined()
    for (const path of [
      '',
      'games/snake',
      'settings',
      'games/embed/x',
      'embed',
      'embeds/x',
      'shell.html',
      'de/',
      'fr/embed/x',
    ])
      expect(ancestors(path), path).toBe("'none'")
  })
  it('lets pages with an embedder policy show the pages below embed/, with their pictures and workers', () => {
    const corp = 'Cross-Origin-Resource-Policy'
    const coep = 'Cross-Origin-Embedder-Policy'
    for (const path of ['embed/snake', 'embed/today/snake', 'assets/worker-1.js'])
      expect(headersFor(table, base + path), path).toMatchObject({
        [corp]: 'cross-origin',
        [coep]: 'require-corp',
      })
    // Pages show promotions and custom games of other sites.
    for (const path of ['', 'games/snake', 'embed-host.html'])
      expect(headersFor(table, base + path), path).not.toHaveProperty(coep)
    expect(headersFor(table, `${base}share/snake.png`)).toHaveProperty(corp, 'cross-origin')
  })
  it('sets each header once per address, because Netlify joins repeated ones', () => {
    const rules = (files._headers as string).split('\n\n').map((rule) => {
      const [path, ...lines] = rule.trim().split('\n')
      const headers = Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2)))
      return {
        path: new RegExp(`^${(path as string).replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
        headers,
      }
    })
    for (const own of [
      '',
      'today',
      'records',
      'settings',
      'games/snake',
      'games/custom/x',
      'embed-host.html',
      'embed/snake',
      'embed/today/snake',
      'assets/a.js',
      'de/',
      'de/games/snake',
      'de/embed/snake',
      'pt-br/assets/a.js',
      'sw.js',
      '404.html',
    ]) {
      const sent: Record<string, string> = {}
      for (const { path, headers } of rules)
        if (path.test(base + own))
          for (const [name, value] of Object.entries(headers as Headers)) {
            expect(sent, `${own}: ${name} twice`).not.toHaveProperty(name)
            sent[name] = value
          }
      expect(sent, own).toEqual(headersFor(table, base + own))
    }
  })
  it('has every value of the table in every file', () => {
    const values = [table.all, table.pages, table.embeds, table.embed, table.assets].flatMap((headers) =>
      Object.values(headers),
    )
    for (const [name, text] of Object.entries(files)) {
      if (/Dockerfile|_redirects/.test(name)) continue
      for (const value of values) expect(text, name).toContain(JSON.stringify(value).slice(1, -1))
      expect(text, name).toContain('embed-host.html')
      expect(text, name).toContain('embed/')
      expect(text, name).toContain('pt-br/')
    }
    for (const name of ['vercel.json', 'firebase.json']) JSON.parse(files[name] as string)
  })
})

describe('the preview of an address', () => {
  it('is a file, the index of a folder, the page of a custom game, or 404', () => {
    const dist = mkdtempSync(join(tmpdir(), 'dist-'))
    try {
      const files = ['index.html', 'games/snake/index.html', 'assets/a.js', '404.html', 'shell.html']
      for (const file of [...files, 'de/index.html', 'de/404.html', 'de/shell.html']) {
        mkdirSync(dirname(join(dist, file)), { recursive: true })
        writeFileSync(join(dist, file), file)
      }
      const at = (path: string) => Object.values(found(dist, path, ['', 'de/'])).join(' ')
      expect(['/', '/games/snake', '/games/snake/', '/assets/a.js'].map(at)).toEqual([
        '/index.html 200',
        '/games/snake/index.html 200',
        '/games/snake/index.html 200',
        '/assets/a.js 200',
      ])
      expect(at('/games/custom/custom-1')).toBe('/shell.html 200')
      expect(['/de/', '/de/games/custom/custom-1', '/de/nowhere'].map(at)).toEqual([
        '/de/index.html 200',
        '/de/shell.html 200',
        '/de/404.html 404',
      ])
      for (const path of [
        '//',
        '/nowhere',
        '/assets/gone.js',
        '/games',
        '/games/custom/',
        '/../package.json',
        '/a\0',
      ])
        expect(at(path), path).toBe('/404.html 404')
    } finally {
      rmSync(dist, { recursive: true })
    }
  })
})

describe('files for search engines and shared links', () => {
  it('name the sitemap if the site has an address', () => {
    expect(robots(null)).not.toContain('Sitemap')
    expect(robots('https://a.example/sitemap.xml')).toMatch(
      /\nSitemap: https:\/\/a\.example\/sitemap\.xml\n$/,
    )
    expect(sitemap([{ en: 'https://a.example/?a=1&b=2' }])).toContain(
      '<url><loc>https://a.example/?a=1&amp;b=2</loc></url>',
    )
  })
  it('name each page in each language', () => {
    const map = sitemap([{ en: 'https://a.example/x', de: 'https://a.example/de/x' }])
    const links =
      '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/x"/><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de/x"/>'
    for (const path of ['x', 'de/x'])
      expect(map).toContain(`<url><loc>https://a.example/${path}</loc>${links}</url>`)
  })
  it('wrap long titles', () => {
    expect(wrapped('Color Grid Challenge', 66)).toEqual(['Color Grid', 'Challenge'])
    expect(wrapped('Pong', 66)).toEqual(['Pong'])
  })
})

it('text files are compressed once, and sent to who accepts them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const files = {
    'index.html': '<p>Hello</p>'.repeat(200),
    'assets/a.js': 'x=1;'.repeat(1000),
    'assets/small.js': 'x=1',
    'icon.png': '0'.repeat(5000),
    'hosts/nginx.conf.txt': '0'.repeat(5000),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  await compressFiles(folder)
  const sent = (file: string, accepted?: string) => compressed(folder, file, accepted)
  expect(sent('/index.html', 'gzip, deflate, br')?.encoding).toBe('br')
  expect(sent('/assets/a.js', 'gzip')?.encoding).toBe('gzip')
  expect(brotliDecompressSync(readFileSync(sent('/assets/a.js', 'br')?.path as string)).toString()).toBe(
    files['assets/a.js'],
  )
  expect(sent('/index.html')).toBeNull()
  for (const file of ['/assets/small.js', '/icon.png', '/hosts/nginx.conf.txt'])
    expect(sent(file, 'gzip, br'), file).toBeNull()
  rmSync(folder, { recursive: true })
})
