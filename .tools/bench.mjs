/** Owns `npm run bench`: builds, then prints sizes, headless speed, levels, frame costs, times and memory. */
import { createServer } from 'vite'
import { findBrowser } from './browser.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

ensurePackages()
const built = await run('vite', ['build', '--logLevel', 'warn'])
if (built.code !== 0) process.exit(built.code)
const browser = await findBrowser()
let well = false
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'warn' })
try {
  const { bench } = await server.ssrLoadModule('/tests/bench/bench.ts')
  well = await bench(browser, process.argv.slice(2))
} finally {
  await server.close()
}
process.exit(well ? 0 : 1)
