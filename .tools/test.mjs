/**
 * `npm test`: types, lint, unit and contract tests, build and browser tests. The last line sums up all of them:
 * `N passed, N failed`. `--quick` skips what needs a build or a browser.
 */
import { findBrowser } from './browser.mjs'
import { ensurePackages } from './install.mjs'
import { findNginx } from './nginx.mjs'
import { MAX_FLAKY, readPlaywright, readVitest } from './report.mjs'
import { run } from './run.mjs'

const quick = process.argv.includes('--quick')

ensurePackages()
const browser = quick ? undefined : await findBrowser({ tests: true })
if (!quick) await findNginx()

let passed = 0
let failed = 0
const flaky = []
const times = []

/** For a command that only succeeds or fails: it counts as one test. */
const oneCheck = (_text, code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

/** Adds the counts of a runner that has ended, and its time. A runner that fails without any counts as one failure. */
function add(title, from, { code, text }, read) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors are control characters
  const counts = read(text.replace(/\u001b\[[0-9;]*m/g, ''), code)
  passed += counts.passed
  failed += counts.failed || (code === 0 ? 0 : 1)
  flaky.push(...(counts.flaky ?? []))
  times.push([title, (performance.now() - from) / 1000])
  return code === 0
}

/** Runs one command under a heading, with its output in view. */
async function runner(title, bin, args, read, options) {
  console.log(`\n# ${title}`)
  const from = performance.now()
  return add(title, from, await run(bin, args, options), read)
}

/** Runs several checks at the same time and prints their outputs one after the other. */
async function together(checks) {
  const from = performance.now()
  const running = checks.map(async ([title, bin, args]) => {
    const ended = await run(bin, args, { quiet: true })
    console.log(`\n# ${title}\n${ended.text.trim()}`)
    add(title, from, ended, oneCheck)
  })
  await Promise.all(running)
}

await together([
  // Each file is checked with the types that exist where it runs: Node's are errors in the site, both are in headless code.
  ['Types: site', 'tsc', ['--project', '.tools/tsconfig.app.json']],
  ['Types: headless code', 'tsc', ['--project', '.tools/tsconfig.headless.json']],
  ['Types: tools and tests', 'tsc', ['--project', '.tools/tsconfig.node.json']],
  ['Lint', 'biome', ['check', '--error-on-warnings']],
  ['Unused code', 'knip', ['--config', '.tools/knip.json']],
])
// The tests of the tools run the project's commands on copies of it, which is too slow for every save.
const unit = ['run', '--reporter=default', ...(quick ? ['--exclude', 'tests/tools/**'] : [])]
await runner('Unit, rules and contract tests', 'vitest', unit, readVitest)

if (!quick && (await runner('Build', 'vite', ['build', '--logLevel', 'warn'], oneCheck))) {
  const args = ['test', '--config', 'tests/playwright.config.ts']
  await runner('Browser tests', 'playwright', args, readPlaywright, { env: { CHROMIUM_PATH: browser } })
}

console.log('\n# Times')
for (const [title, seconds] of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`)

if (flaky.length > 0) {
  console.log('\n# Flaky: these passed only at the second try')
  for (const title of flaky) console.log(`  ${title}`)
  if (flaky.length > MAX_FLAKY) {
    console.log(`More than ${MAX_FLAKY} flaky tests count as a failure.`)
    failed += 1
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
