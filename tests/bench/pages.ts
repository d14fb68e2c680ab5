/**
 * Measures how soon an uncached page is painted and playable, compared with a page of words and with PixiJS alone, in
 * the same run: at full speed, and on slow connections.
 */
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { build, preview } from 'vite'
import { headerTable } from '../../.tools/hosts/headers'
import { cachedServer } from './cachedServer'
import { heading, quantile, table } from './print'
import { PLAIN_PAGE, withSite } from './restless'

/** Cold opens of each page; the median counts. */
const RUNS = Number(process.env.BENCH_RUNS ?? 7)

/** A slow processor takes most of a minute for all pages. */
const MAX_SLOW_RUNS = 3

/** Pause between two openings. */
const REST_MS = 200

interface Line {
  readonly bitsPerSecond: number
  readonly latencyMs: number
  /** How many times slower the processor is. */
  readonly slowdown: number
}

const LINES: Readonly<Record<string, Line | null>> = {
  'full speed': null,
  '1.6 Mbit/s, 150 ms': { bitsPerSecond: 1.6e6, latencyMs: 150, slowdown: 1 },
  '400 kbit/s, 150 ms, processor 4 times slower': { bitsPerSecond: 4e5, latencyMs: 150, slowdown: 4 },
}

/** The limits, as ratios except for the first. */
const MAX = { paintLaterMs: 100, snakeByPixi: 1.5, startByPixi: 0.5, boardByHome: 1.2 } as const

interface Opened {
  /** Ms since the navigation. */
  readonly paint: number
  /** The start panel is shown, and answers presses; 0 on pages without one. */
  readonly start: number
  readonly playable: number
  readonly requests: number
  /** Until it was playable; prefetching afterward does not count. */
  readonly scripts: number
  /** How often scripts were requested that only other scripts named; one if the page names them all. */
  readonly waves: number
  readonly kB: number
}

/**
 * Runs in the page before everything else. Notes when the page is painted, and when it is usable and visible: the frame
 * that shows it has been composed, with everything the graphics had to prepare. For PixiJS alone that is the time of
 * its first paint. A scene is usable once it was drawn.
 */
function watch(): void {
  const noted = { paint: 0, start: 0, playable: 0 }
  Object.assign(window, { noted })
  let drawn = false
  const { drawElements } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    drawElements.apply(this, args)
    // Drawing into a detached canvas is invisible.
    drawn ||= (this.canvas as HTMLCanvasElement).isConnected
    look()
  }
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') noted.paint = startTime
  }).observe({ type: 'paint', buffered: true })
  const usable = () => {
    const game = document.querySelector('[data-game]')
    // The home page is usable once it has hydrated, and its covers are then no longer deferred.
    if (!game) return document.querySelector('[data-playable], img[loading=eager]') !== null
    const scene = game.getAttribute('data-kind') === 'realtime' ? game.querySelector('[data-field]') : null
    return (
      game.querySelector('[data-panel] [data-autofocus]') !== null &&
      (!scene || (drawn && scene.hasAttribute('data-ready')))
    )
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    noted[data as 'start' | 'playable'] = performance.now()
  }
  const ask = requestAnimationFrame.bind(window)
  let inFrame = false
  Object.assign(window, {
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      ask((now) => {
        inFrame = true
        try {
          callback(now)
        } finally {
          inFrame = false
        }
      }),
  })
  const seen = new Set<string>()
  const note = (what: 'start' | 'playable') => {
    if (seen.has(what)) return
    seen.add(what)
    // The message arrives when the whole frame is done. What is drawn between two frames is shown by the next one.
    const tell = () => port2.postMessage(what)
    if (inFrame) tell()
    else ask(tell)
  }
  const look = () => {
    if (document.querySelector('[data-panel] [data-autofocus]')) note('start')
    if (usable()) note('playable')
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}

async function open(browser: Browser, address: string, line: Line | null): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  })
  try {
    const page: Page = await context.newPage()
    if (line) {
      const client = await context.newCDPSession(page)
      await client.send('Network.enable')
      const bytes = line.bitsPerSecond / 8
      await client.send('Network.emulateNetworkConditions', {
        latency: line.latencyMs,
        downloadThroughput: bytes,
        uploadThroughput: bytes,
        offline: false,
      })
      await client.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown })
    }
    await page.addInitScript(watch)
    // Cleaning up after the page before does not belong to this one.
    await setTimeout(REST_MS)
    await page.goto(address)
    type Noted = { noted: { paint: number; start: number; playable: number } }
    await page.waitForFunction(() => (window as unknown as Noted).noted.paint > 0)
    if (!address.endsWith('/plain/'))
      await page.waitForFunction(() => (window as unknown as Noted).noted.playable > 0)
    const seen = await page.evaluate(() => ({
      ...(window as unknown as Noted).noted,
      files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, startTime, responseEnd, encodedBodySize }) => ({
          name,
          startTime,
          responseEnd,
          encodedBodySize,
        }),
      ),
      page: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
    }))
    const scripts = seen.files.filter(
      ({ name, startTime }) => name.endsWith('.js') && (seen.playable === 0 || startTime < seen.playable),
    )
    return {
      paint: seen.paint,
      start: seen.start,
      playable: seen.playable,
      requests: 1 + seen.files.length,
      scripts: scripts.length,
      waves: wavesOf(scripts),
      kB: (seen.page + seen.files.reduce((sum, file) => sum + file.encodedBodySize, 0)) / 1000,
    }
  } finally {
    await context.close()
  }
}

/** A wave begins with a request that follows the end of one of the wave before. */
function wavesOf(scripts: readonly { startTime: number; responseEnd: number }[]): number {
  let waves = 0
  let end = 0
  for (const { startTime, responseEnd } of [...scripts].sort((a, b) => a.startTime - b.startTime)) {
    if (waves === 0 || startTime >= end) {
      waves++
      end = responseEnd
    } else end = Math.min(end, responseEnd)
  }
  return waves
}

/** Builds and serves the pages that ours are compared with. */
async function withPeers(use: (base: string) => Promise<void>): Promise<void> {
  const root = join(process.cwd(), 'tests/bench/peers')
  const outDir = join(process.cwd(), 'node_modules/.cache/pocket-arcade/peers')
  const input = ['pixi', 'plain'].map((name) => join(root, name, 'index.html'))
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input },
    },
  })
  // With this header a browser discards the process that it had ready, whatever the page; here it is the same for all.
  const name = 'Cross-Origin-Opener-Policy'
  const headers = { [name]: headerTable('/', '').pages[name] }
  const server = await preview({
    configFile: false,
    root,
    build: { outDir },
    preview: { port: 0, host: 'localhost', headers },
    logLevel: 'silent',
  })
  const peers = await cachedServer(server.resolvedUrls?.local[0] ?? 'http://localhost:4391/')
  try {
    await use(`${peers.base}/`)
  } finally {
    await peers.close()
    await server.close()
  }
}

/**
 * Prints the measurements.
 *
 * @returns the goals that are missed, one sentence each
 */
export async function pages(executablePath: string): Promise<string[]> {
  const wrong: string[] = []
  await withSite(
    executablePath,
    (browser, base) =>
      withPeers(async (peers) => {
        const addresses = {
          'words alone': `${peers}plain/`,
          'PixiJS alone': `${peers}pixi/`,
          '/': `${base}/`,
          '/games/snake': `${base}/games/snake`,
          '/games/tic-tac-toe': `${base}/games/tic-tac-toe`,
        }
        type Name = keyof typeof addresses
        for (const [name, line] of Object.entries(LINES)) {
          const all = new Map<string, Opened[]>()
          const runs = line && line.slowdown > 1 ? Math.min(RUNS, MAX_SLOW_RUNS) : RUNS
          for (let run = 0; run < runs; run++)
            for (const [page, address] of Object.entries(addresses))
              all.set(page, [...(all.get(page) ?? []), await open(browser, address, line)])
          const middle = (page: Name, figure: keyof Opened) =>
            quantile(
              (all.get(page) as Opened[]).map((opened) => opened[figure]),
              0.5,
            )
          heading(`Cold pages, ${name}: medians of ${runs}, ms`)
          table(
            ['page', 'first paint', 'start', 'playable', 'by PixiJS', 'requests', 'scripts', 'waves', 'kB'],
            (Object.keys(addresses) as Name[]).map((page) => [
              page,
              middle(page, 'paint'),
              middle(page, 'start'),
              middle(page, 'playable'),
              middle(page, 'playable') / middle('PixiJS alone', 'playable'),
              ...(['requests', 'scripts', 'waves', 'kB'] as const).map((figure) => middle(page, figure)),
            ]),
          )
          const max = (what: string, is: number, may: number) => {
            process.stdout.write(`${what}: ${is.toFixed(2)} (at most ${may})\n`)
            if (is > may) wrong.push(`${name}: ${what} is ${is.toFixed(2)}, not ${may}`)
          }
          for (const page of ['/', '/games/snake', '/games/tic-tac-toe'] as const)
            max(
              `first paint of ${page} after that of words alone, ms`,
              middle(page, 'paint') - middle('words alone', 'paint'),
              MAX.paintLaterMs,
            )
          max(
            'start panel of Snake, by PixiJS alone',
            middle('/games/snake', 'start') / middle('PixiJS alone', 'playable'),
            MAX.startByPixi,
          )
          max(
            'Snake playable, by PixiJS alone',
            middle('/games/snake', 'playable') / middle('PixiJS alone', 'playable'),
            MAX.snakeByPixi,
          )
          max(
            'Tic Tac Toe playable, by the home page',
            middle('/games/tic-tac-toe', 'playable') / middle('/', 'playable'),
            MAX.boardByHome,
          )
        }
      }),
    PLAIN_PAGE,
  )
  for (const sentence of wrong) process.stdout.write(`! ${sentence}\n`)
  return wrong
}
