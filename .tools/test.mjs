/**
 * `npm test`: types, lint, unit and contract tests, build and browser tests. The last line sums up all of them:
 * `N passed, N failed`. `--quick` skips what needs a build or a browser.
 *
 * `npm run proofs -- [games]` runs only the tests that `npm test` leaves out, and seeded tests with more seeds, of all
 * games or of those named.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, otherBrowser } from './browser.mjs'
import { ensurePackages } from './install.mjs'
import { findNginx } from './nginx.mjs'
import { groupLines, MAX_FLAKY, readBudgets, readPlaywright, readVitest } from './report.mjs'
import { run } from './run.mjs'
import { TRANSLATIONS } from './translations.mjs'

const args = process.argv.slice(2)
const quick = args.includes('--quick')
const proofs = args.includes('--proofs')
const games = args.filter((arg) => !arg.startsWith('-'))

ensurePackages()
const browser = quick ? undefined : await findBrowser({ tests: true })
if (!quick && !proofs) await findNginx()

/** Five times what the unit tests take. Code in an endless loop would otherwise hold the run forever. */
const UNIT_LIMIT_MS = 600_000

const reports = mkdtempSync(join(tmpdir(), 'reports-'))
// The tests are of the code, not of one site.
const env = { SITE_FILE: '', ...(proofs && { PROOFS: '1' }) }

/** @import { Counts } from './report.mjs' */
/** @import { Options } from './run.mjs' */

let passed = 0
let failed = 0
/** @type {string[]} */
const flaky = []
/** @type {[title: string, seconds: number][]} */
const times = []
/** @type {Counts['groups']} */
const groups = new Map()

/**
 * Adds the counts of a runner that has ended, and its time. A runner that fails without any counts as one failure.
 * @param from - when it started, as `performance.now()`
 * @returns whether it succeeded
 * @type {(title: string, from: number, code: number, counts: Counts) => boolean}
 */
function add(title, from, code, counts) {
  passed += counts.passed
  failed += counts.failed || (code === 0 ? 0 : 1)
  flaky.push(...counts.flaky)
  for (const [group, measured] of counts.groups) groups.set(group, measured)
  times.push([title, (performance.now() - from) / 1000])
  return code === 0
}

/**
 * A command that only succeeds or fails counts as one test.
 * @type {(code: number) => Counts}
 */
const oneCheck = (code) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  flaky: [],
  groups: new Map(),
})

/**
 * Runs one command under a heading, with its output in view.
 * @param read - finds its counts once it has ended
 * @type {(title: string, bin: string, args: readonly string[], read: (code: number) => Counts, options: Options) => Promise<boolean>}
 */
async function runner(title, bin, args, read, options) {
  console.log(`\n# ${title}`)
  const from = performance.now()
  const { code } = await run(bin, args, options)
  return add(title, from, code, read(code))
}

/**
 * Runs several checks at the same time and prints their outputs one after the other.
 * @type {(checks: readonly [title: string, bin: string, args: readonly string[]][]) => Promise<void>}
 */
async function together(checks) {
  const from = performance.now()
  const running = checks.map(async ([title, bin, args]) => {
    const { code, text } = await run(bin, args, { quiet: true })
    console.log(`\n# ${title}\n${text.trim()}`)
    add(title, from, code, oneCheck(code))
  })
  await Promise.all(running)
}

/**
 * Runs Vitest with these filters, with the texts of this language.
 * @type {(title: string, filters: readonly string[], language?: string) => Promise<void>}
 */
async function unit(title, filters, language = 'en') {
  const file = join(reports, `${times.length}.json`)
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await runner(title, 'vitest', ['run', ...report, '--passWithNoTests', ...filters], () => readVitest(file), {
    env: { ...env, SITE_LANGUAGE: language },
    ...(proofs ? {} : { timeout: UNIT_LIMIT_MS }),
  })
}

/**
 * Builds the site in this language, and runs Playwright with these filters in this browser.
 * @type {(filters: readonly string[], language?: string, path?: string) => Promise<void>}
 */
async function browserTests(filters, language = 'en', path = browser) {
  const site = { ...env, SITE_LANGUAGE: language }
  const build = ['build', '--logLevel', 'warn']
  if (!(await runner(`Build: ${language}`, 'vite', build, oneCheck, { env: site }))) return
  const file = join(reports, `${times.length}.json`)
  const args = ['test', '--config', 'tests/playwright.config.ts', '--pass-with-no-tests', ...filters]
  await runner(`Browser tests: ${language}`, 'playwright', args, () => readPlaywright(file), {
    env: { ...site, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
}

if (proofs) {
  const wanted = ['--tags-filter', 'proof || sample']
  const named = `\\b(${games.join('|')})\\b`
  if (games.length === 0) await unit('Proofs', wanted)
  else {
    await unit('Proofs of these games', [...wanted, ...games.map((id) => `tests/games/${id}/`)])
    await unit('Proofs of all games, for these', [...wanted, 'tests/contract/', 'tests/play/', '-t', named])
  }
  const tagged = '(?=.*@(proof|sample))'
  await browserTests(['--grep', games.length === 0 ? tagged : `${tagged}(?=.*${named})`])
  // The groups in which a full browser and the headless shell differ.
  const other = otherBrowser(browser ?? '')
  if (games.length === 0 && other) {
    const groups = ['embed', 'custom', 'own', 'pages', 'play'].map((group) => `tests/e2e/${group}/`)
    await browserTests([...groups, '--grep-invert', '@proof'], 'en', other)
  }
  // Recorded games end the same in every language.
  if (games.length === 0)
    for (const language of TRANSLATIONS)
      await unit(`Replays: ${language}`, ['tests/contract/replays.test.ts'], language)
  // Longer texts with marks, a mirrored page (both made from English, `languages.ts`), and the translations.
  if (games.length === 0) {
    await browserTests(['tests/e2e/layout', 'tests/e2e/visits/monkey.test.ts'], 'en-xa')
    for (const language of ['en-xb', ...TRANSLATIONS]) await browserTests(['tests/e2e/layout'], language)
  }
} else {
  await together([
    // Each file is checked with the types that exist where it runs: Node's are errors in the site, both are in headless code.
    ['Types: site', 'tsc', ['--project', '.tools/tsconfig.app.json']],
    ['Types: headless code', 'tsc', ['--project', '.tools/tsconfig.headless.json']],
    ['Types: tools and tests', 'tsc', ['--project', '.tools/tsconfig.node.json']],
    ['Lint', 'biome', ['check', '--error-on-warnings']],
    ['Unused code', 'knip', ['--config', '.tools/knip.json']],
  ])
  // The tests of the tools run the project's commands on copies of it, which is too slow for every save.
  const leftOut = quick ? ['--exclude', 'tests/tools/**'] : []
  await unit('Unit, rules and contract tests', ['--tags-filter', '!proof', ...leftOut])
  if (!quick) await browserTests(['--grep-invert', '@proof'])
}
rmSync(reports, { recursive: true })

console.log('\n# Times')
for (const [title, seconds] of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`)
if (!proofs) {
  console.log('\n# Groups: seconds of all workers together')
  for (const line of groupLines(groups, readBudgets(readFileSync('tests/README.md', 'utf8'))))
    console.log(line)
}

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
