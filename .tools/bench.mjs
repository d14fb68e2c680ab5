/** `npm run bench`: builds, then prints sizes, headless speed, difficulty levels, frame costs, times and memory. */
import { findBrowser } from './browser.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

/** Parts that run without a browser. A run of these alone builds nothing. */
const HEADLESS = [
  'headless',
  'levels',
  'novices',
  'sounds',
  'sudoku',
  'klondike',
  'patience',
  'reversi',
  'live',
  'hot',
  'nonogram',
]
const PARTS = /^(sizes|pages|saving|records|browser|acts|frames|peers|layout|memory)$/
const wanted = process.argv.slice(2)
const alone = wanted.some((name) => HEADLESS.includes(name)) && !wanted.some((name) => PARTS.test(name))

ensurePackages()
const { createServer } = await import('vite')
let browser = ''
if (!alone) {
  const built = await run('vite', ['build', '--sourcemap', 'hidden', '--logLevel', 'warn'])
  if (built.code !== 0) process.exit(built.code)
  browser = await findBrowser()
}
let well = false
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'warn' })
try {
  const { bench } = await server.ssrLoadModule('/tests/bench/bench.ts')
  well = await bench(browser, wanted)
} finally {
  await server.close()
}
process.exit(well ? 0 : 1)
