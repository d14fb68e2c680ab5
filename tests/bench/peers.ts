/** Compares our frames with plain PixiJS: the same crowd in a scene of our parts and in plain PixiJS. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, chromium } from 'playwright'
import { build, type InlineConfig, preview } from 'vite'
import { frameTimes, marked, trace } from './frames'
import { heading, quantile, table } from './print'
import { ARGS } from './restless'

/** Sprites, and our highest median relative to plain PixiJS. */
const MAX_RATIOS = new Map([
  [100, 1.2],
  [1000, 1.5],
  [5000, 1.75],
])
/** Our highest 95th percentile relative to that of plain PixiJS. */
const MAX_P95_RATIO = 2
/** They alternate, so that a busy moment of the machine affects both. */
const ROUNDS = 6
const WARM_UP = 20
const FRAMES = 60
const NAMES = ['raw', 'ours', 'game'] as const

/** Builds the page like the site, serves it, and opens a browser while `use` runs. */
async function withPage(
  executablePath: string,
  use: (browser: Browser, base: string) => Promise<void>,
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'peers-'))
  const config: InlineConfig = {
    configFile: false,
    root: 'tests/bench/peers',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1000 },
  }
  await build(config)
  const server = await preview({ ...config, preview: { port: 4391 } })
  const browser = await chromium.launch({ executablePath, args: ARGS })
  try {
    await use(browser, server.resolvedUrls?.local[0] as string)
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true })
  }
}

/**
 * Prints main-thread ms per frame, and the ratios.
 *
 * @returns false if a goal is missed
 */
export async function peers(executablePath: string): Promise<boolean> {
  const costs = new Map<string, number[]>()
  await withPage(executablePath, async (browser, base) => {
    const page = await browser.newPage({ viewport: { width: 640, height: 640 } })
    await page.goto(base)
    for (const count of MAX_RATIOS.keys()) {
      const events = await trace(browser, page, async () => {
        for (let i = 0; i < ROUNDS * NAMES.length; i++) {
          // The order changes from round to round.
          const name = NAMES[(i + Math.floor(i / NAMES.length)) % NAMES.length]
          await page.evaluate(
            ([name, count, warmUp, frames]) =>
              (window as unknown as { round(...all: unknown[]): Promise<void> }).round(
                name,
                count,
                warmUp,
                frames,
              ),
            [name, count, WARM_UP, FRAMES] as const,
          )
        }
      })
      for (const name of NAMES) costs.set(`${name} ${count}`, frameTimes(marked(events, `${name} ${count}`)))
    }
  })
  heading(
    'Peers: main-thread ms per frame: plain PixiJS, the same sprites in a scene, and the bodies of a game',
  )
  let good = true
  const rows = [...MAX_RATIOS].flatMap(([count, maxRatio]) => {
    const raw = costs.get(`raw ${count}`) ?? []
    return (['ours', 'game'] as const).map((name) => {
      const own = costs.get(`${name} ${count}`) ?? []
      const ratio = quantile(own, 0.5) / quantile(raw, 0.5)
      const p95Ratio = quantile(own, 0.95) / quantile(raw, 0.95)
      const meets = ratio <= maxRatio && p95Ratio <= MAX_P95_RATIO
      good &&= meets
      const times = [raw, own].flatMap((all) => [quantile(all, 0.5), quantile(all, 0.95)])
      return [`${count} ${name}`, ...times, ratio, p95Ratio, meets ? 'yes' : 'NO']
    })
  })
  table(['sprites', 'raw median', 'raw p95', 'own median', 'own p95', 'ratio', 'p95 ratio', 'goal'], rows)
  return good
}
