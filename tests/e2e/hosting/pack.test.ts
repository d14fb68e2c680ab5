/** Packs of single games as portals show them: unzipped in a folder of another origin, in a frame. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { unzipSync } from 'fflate'
import { expect } from 'playwright/test'
import { TYPES } from '../../../.tools/hosts/headers'
import { embedTexts } from '../../../src/play/texts/embed'
import { HostPage, test } from '../embed/host'

const GAMES = ['flappy-bird', 'connect-four'] as const
const SITE = 'https://arcade.example'

const packs = new Map<string, Record<string, Uint8Array>>()
let server: Server
let origin: string
/** Files that were requested and are not in a pack. */
const missing: string[] = []

// One build for all tests.
test.describe.configure({ mode: 'serial' })
test.describe('a pack', { tag: '@proof' }, () => {
  test.beforeAll(async () => {
    const env = { ...process.env, SITE_URL: SITE, BASE: '/arcade/', NODE_ENV: 'production' }
    execFileSync('node', ['.tools/pack.mjs', ...GAMES], { env })
    for (const game of GAMES) packs.set(game, unzipSync(readFileSync(`release/${game}.zip`)))
    server = createServer(({ url = '' }, response) => {
      const [, game = '', file = ''] = /^\/html\/([^/]+)\/([^?]+)/.exec(url) ?? []
      const data = packs.get(game)?.[file]
      // A frame without an origin loads only scripts that allow it.
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Content-Type', TYPES[extname(file).slice(1)] ?? 'text/plain')
      response.statusCode = data ? 200 : 404
      if (!data) missing.push(url)
      response.end(data)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  test.afterEach(() => expect(missing).toEqual([]))
  test.afterAll(() => server?.close())

  test('has few files, relative addresses, and one link, to the site', () => {
    for (const [game, files] of packs) {
      const names = Object.keys(files)
      expect(names.filter((name) => !name.startsWith('assets/'))).toEqual(['index.html'])
      expect(names.length).toBeLessThan(1000)
      const texts = names.filter((name) => /\.(html|js|css)$/.test(name))
      for (const name of texts)
        expect(Buffer.from(files[name] as Uint8Array).toString(), name).not.toMatch(/["'`(]\/assets\//)
      const page = Buffer.from(files['index.html'] as Uint8Array).toString()
      const links = [...page.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, at = '']) =>
        at.startsWith('./') ? [] : at,
      )
      expect(new Set(links)).toEqual(new Set([`${SITE}/arcade/games/${game}`]))
      for (const at of page.matchAll(/ (?:href|src)="\.\/([^"]*)"/g)) expect(names).toContain(at[1])
    }
  })

  test('flappy-bird is played to its end in a frame without an origin', async ({ page, hostOrigin }) => {
    const host = new HostPage(page, hostOrigin, origin)
    await host.show({ path: '/html/flappy-bird/index.html', kind: 'sandboxed' })
    await host.press()
    await host.start()
    await page.keyboard.press('Space')
    const inside = host.inside()
    await expect(inside.locator('[data-game]')).toHaveAttribute('data-phase', 'over', { timeout: 60_000 })
    await expect(inside.getByRole('dialog').getByRole('button', { name: 'Play Again' })).toBeVisible()
    await expect(inside.getByRole('link', { name: embedTexts.fullPage })).toHaveAttribute(
      'href',
      new RegExp(`^${SITE}/arcade/games/flappy-bird\\?seed=`),
    )
    expect(await host.heard()).toContain('ended')
  })

  test('connect-four asks its own computer, in a worker or without', async ({ page, hostOrigin }) => {
    const host = new HostPage(page, hostOrigin, origin)
    const path = '/html/connect-four/index.html?opponent=easy'
    await host.show({ path }, { path, kind: 'sandboxed' })
    for (const n of [0, 1]) {
      await host.press(n)
      await host.start(n)
      const inside = host.inside(n)
      await inside.getByRole('gridcell', { name: /^Row 6, column 4\b/ }).click()
      await expect(inside.getByRole('gridcell', { name: /yellow/ })).toHaveCount(1)
    }
    expect(page.workers()).toHaveLength(1)
  })
})
