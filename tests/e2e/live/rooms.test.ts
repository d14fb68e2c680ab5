/** Rooms: with a relay, one link is enough. The relay is a real MQTT broker within this test. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Aedes } from 'aedes'
import type { Browser, Page } from 'playwright/test'
import { build, type PreviewServer, preview } from 'vite'
import { createWebSocketStream, WebSocketServer } from 'ws'
import { liveTexts } from '../../../src/play/texts/live'
import { expect, listen, test } from '../support/fixtures'
import {
  expectConnected,
  expectOver,
  invitation,
  live,
  openDevices,
  openDialog,
  type Pair,
} from '../support/live'

const ROOT = new URL('../../..', import.meta.url).pathname
const outDir = join(ROOT, 'node_modules/.cache/pocket-arcade/rooms')

/** What the broker has passed on: topics and contents. */
const relayed: string[] = []
let broker: Aedes
let relay: Server
let site: PreviewServer
let origin: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  broker = await Aedes.createBroker()
  broker.on('publish', ({ topic, payload }) => {
    if (!topic.startsWith('$SYS')) relayed.push(`${topic} ${payload}`)
  })
  relay = createServer()
  new WebSocketServer({ server: relay }).on('connection', (socket, request) => {
    const stream = createWebSocketStream(socket)
    // A page that is closed ends its connection without a goodbye.
    stream.on('error', () => {})
    broker.handle(stream, request)
  })
  await new Promise<void>((resolve) => relay.listen(0, 'localhost', resolve))
  process.env.VITE_LIVE = 'mqtt'
  process.env.VITE_LIVE_URLS = `ws://localhost:${(relay.address() as AddressInfo).port}`
  const config = { root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const
  await build(config)
  site = await preview({ ...config, preview: { port: 0, host: 'localhost' } })
  delete process.env.VITE_LIVE
  delete process.env.VITE_LIVE_URLS
  origin = new URL(site.resolvedUrls?.local[0] ?? '').origin
})
test.afterAll(async () => {
  await site?.close()
  relay?.closeAllConnections()
  relay?.close()
  await new Promise<void>((resolve) => (broker ? broker.close(resolve) : resolve()))
})

/** Moves of Tic Tac Toe, the host's first: each appears on both pages. */
async function playMoves({ host, guest }: Pick<Pair, 'host' | 'guest'>, moves: readonly number[]) {
  const cell = (page: Page, at: number) => page.getByRole('gridcell').nth(at)
  for (const [n, at] of moves.entries()) {
    await cell(n % 2 === 0 ? host : guest, at).click()
    for (const page of [host, guest]) await expect(cell(page, at)).toHaveAccessibleName(/[XO]$/)
  }
}

test('two devices connect by one link without a reply, play, and one leaves', async ({ browser }) => {
  const { host, guest, close } = await openDevices(browser)
  const heard = await Promise.all([listen(host), listen(guest)])
  await host.goto(`${origin}/games/tic-tac-toe`)
  const link = await invitation(host)
  expect(new URL(link).hash).toMatch(/^#join=R[0-9a-f]{40}$/)
  await expect(host.getByRole('textbox', { name: 'Paste the reply link' })).toHaveCount(0)
  await guest.goto(link)
  await openDialog(guest)
  await guest.getByRole('button', { name: 'Join' }).click()
  await expectConnected(host, guest)

  await playMoves({ host, guest }, [4, 0, 2, 6])
  // The relay carried the handshake, and nothing that it could read.
  expect(relayed.length).toBeGreaterThan(0)
  const room = new URL(link).hash.slice('#join=R'.length)
  for (const text of relayed)
    expect(text).not.toMatch(new RegExp(`${room}|a=candidate|typ host|ice-ufrag|fingerprint|tic-tac-toe`))
  const before = relayed.length
  expect(heard.flat()).toEqual([])

  await guest.close()
  await expect(live(host)).toHaveAttribute('data-live', /lost|ended/)
  expect(relayed.length).toBeGreaterThanOrEqual(before)
  await close()
})

/** Two devices, of which the guest's cannot connect directly. */
async function guestWithoutWebRtc(browser: Browser) {
  const pair = await openDevices(browser)
  const heard = await Promise.all([listen(pair.host), listen(pair.guest)])
  await pair.guest.addInitScript('delete globalThis.RTCPeerConnection')
  return { ...pair, heard }
}

test('a turn-based game is played over the relay when no direct connection is possible', async ({
  browser,
}) => {
  const { host, guest, heard, close } = await guestWithoutWebRtc(browser)
  await host.goto(`${origin}/games/tic-tac-toe`)
  const link = await invitation(host)
  await guest.goto(link)
  await openDialog(guest)
  relayed.length = 0
  await guest.getByRole('button', { name: 'Join' }).click()
  await expectConnected(host, guest)
  await playMoves({ host, guest }, [4, 0, 2, 8, 6])
  await expectOver({ host, guest }, 'X wins')
  expect(relayed.length).toBeGreaterThan(5)
  const room = new URL(link).hash.slice('#join=R'.length)
  for (const text of relayed) expect(text).not.toMatch(new RegExp(`${room}|tic-tac-toe|"t":|move`))
  expect(heard.flat()).toEqual([])

  await guest.locator('[data-live-bar]').getByRole('button', { name: 'Leave' }).click()
  await expect(live(host)).toHaveAttribute('data-live', 'ended')
  await close()
})

test('a fast game says that it needs a direct connection', async ({ browser }) => {
  const { host, guest, close } = await guestWithoutWebRtc(browser)
  await host.goto(`${origin}/games/pong`)
  const link = await invitation(host)
  await guest.goto(link)
  await openDialog(guest)
  await guest.getByRole('button', { name: 'Join' }).click()
  await expect(guest.getByRole('alert')).toHaveText(liveTexts.bad.unsupported)
  await close()
})
