/** What app stores read: the web app manifest, and the files that prove who owns the site. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { found } from '../../.tools/hosts/preview'
import { siteBuild } from '../../.tools/languages'
import { manifest } from '../../.tools/manifest'

/** The size of a PNG or JPEG. */
function sizeOf(file: string): string {
  const data = readFileSync(join('assets/public', file))
  if (file.endsWith('.png')) return `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`
  // The frame header, after segments of known lengths.
  let at = 2
  while (![0xc0, 0xc2].includes(data[at + 1] as number)) at += 2 + data.readUInt16BE(at + 2)
  return `${data.readUInt16BE(at + 7)}x${data.readUInt16BE(at + 5)}`
}

describe('the name of the app', () => {
  const namesIn = (env: Record<string, string>) => {
    const { name, short_name } = manifest(siteBuild(env))
    return [name, short_name]
  }
  it('is that of the site where it has one language', () => {
    expect(namesIn({})).toEqual(['Pocket Arcade', 'Arcade'])
    expect(namesIn({ SITE_LANGUAGE: 'de' })).toEqual(['Pocket Arcade', 'Arcade'])
  })
  it('has the language with it where there are several', () => {
    const all = ['en', 'de', 'es', 'fr', 'pt-br'].map((language) =>
      namesIn({ SITE_LANGUAGE: language, LANGS: 'all' }),
    )
    expect(all[0]).toEqual(['Pocket Arcade · English', 'Arcade EN'])
    expect(all[4]).toEqual(['Pocket Arcade · Português (Brasil)', 'Arcade PT'])
    expect(new Set(all.flat()).size).toBe(10)
    for (const [, short = ''] of all) expect(short.length).toBeLessThanOrEqual(12)
  })
})

describe.each(['/', '/arcade/'])('the manifest of a site at %s', (base) => {
  const made = manifest(siteBuild({ BASE: base }))
  it('has its own identity, start and scope', () => {
    expect([made.id, made.start_url, made.scope]).toEqual([base, base, base])
  })
  it('has everything that PWABuilder and Bubblewrap ask for', () => {
    expect(made).toMatchObject({
      display: 'standalone',
      orientation: 'any',
      lang: 'en',
      dir: 'ltr',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    const { name = '', short_name = '', description = '', categories = [], shortcuts = [] } = made
    expect([name, description, ...categories].every(Boolean)).toBe(true)
    // Longer names are cut below an icon.
    expect(short_name.length).toBeLessThanOrEqual(12)
    for (const { name, description, url, icons = [] } of shortcuts)
      expect([name, description, url, icons[0]?.sizes]).toEqual([
        expect.any(String),
        expect.any(String),
        expect.stringMatching(/^\.\/#/),
        '192x192',
      ])
  })
  it('has icons and screenshots of the sizes that it names', () => {
    const { icons = [], screenshots = [] } = made
    const pixels = icons.filter(({ sizes }) => sizes !== 'any')
    for (const { src, sizes } of [...pixels, ...screenshots]) expect(sizeOf(src), src).toBe(sizes)
    expect(pixels.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(
      // A fork has none.
      existsSync('assets/public/screenshot-wide.jpg') ? ['narrow', 'wide'] : [],
    )
    for (const { label } of screenshots) expect(label).toBeTruthy()
  })
})

it('files in `.well-known` are built and served', async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  try {
    mkdirSync(join(root, 'public/.well-known'), { recursive: true })
    writeFileSync(join(root, 'public/.well-known/assetlinks.json'), '[]')
    writeFileSync(join(root, 'index.html'), '')
    await build({ root, configFile: false, logLevel: 'silent' })
    const path = '/.well-known/assetlinks.json'
    expect(readFileSync(join(root, 'dist', path), 'utf8')).toBe('[]')
    expect(found(join(root, 'dist'), path)).toEqual({ file: path, status: 200 })
  } finally {
    rmSync(root, { recursive: true })
  }
})
