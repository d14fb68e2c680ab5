/** Owns `npm test`: types, lint, unit and contract tests, build, browser tests; ends with the sums over all of them. `--quick` leaves out what needs a build or a browser. */
import { findBrowser } from './browser.mjs'
import { ensurePackages } from './install.mjs'
import { findNginx } from './nginx.mjs'
import { run } from './run.mjs'

const quick = process.argv.includes('--quick')

ensurePackages()
const browser = quick ? undefined : await findBrowser({ tests: true })
if (!quick) await findNginx()

let passed = 0
let failed = 0
const times = []

/** The sum of what a line of a report says, colours aside. */
const figure = (text, pattern) => Number(text.match(pattern)?.[1] ?? 0)
/** For a command that only says whether all is well. */
const whole = (_text, code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

/** Adds the figures of a runner that has ended, and notes its time. One that broke without any counts as one failure. */
function count(title, from, { code, text }, figures) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  const counted = figures(text.replace(/\u001b\[[0-9;]*m/g, ''), code)
  passed += counted.passed
  failed += counted.failed || (code === 0 ? 0 : 1)
  times.push([title, (performance.now() - from) / 1000])
  return code === 0
}

/** Runs one runner under its heading. */
async function runner(title, bin, args, figures, options) {
  console.log(`\n# ${title}`)
  const from = performance.now()
  return count(title, from, await run(bin, args, options), figures)
}

/** Runs some at once, each on a processor of its own, and prints what they said one after the other. */
async function together(runners) {
  const from = performance.now()
  const running = runners.map(async ([title, bin, args]) => {
    const ended = await run(bin, args, { quiet: true })
    console.log(`\n# ${title}\n${ended.text.trim()}`)
    count(title, from, ended, whole)
  })
  await Promise.all(running)
}

await together([
  ['Types', 'tsc', ['--noEmit']],
  // Rules, bots and the core once more, where there is no page and no Node: a clock or a window is a type error there.
  ['Types without page and Node', 'tsc', ['--project', '.tools/tsconfig.headless.json']],
  ['Lint', 'biome', ['check', '--error-on-warnings']],
])
// The tools' own tests run the project's commands on copies of it: not for every save.
const unit = ['run', '--reporter=default', ...(quick ? ['--exclude', 'tests/tools/**'] : [])]
await runner('Unit, rules and contract tests', 'vitest', unit, (text) => {
  const line = text.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? ''
  return { passed: figure(line, /(\d+) passed/), failed: figure(line, /(\d+) failed/) }
})

if (!quick && (await runner('Build', 'vite', ['build', '--logLevel', 'warn'], whole))) {
  const env = { CHROMIUM_PATH: browser }
  await runner(
    'Browser tests',
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts'],
    (text) => ({
      passed: figure(text, /^\s*(\d+) passed/m) + figure(text, /^\s*(\d+) flaky/m),
      failed: figure(text, /^\s*(\d+) failed/m) + figure(text, /^\s*(\d+) did not run/m),
    }),
    { env },
  )
}

console.log('\n# Times')
for (const [title, seconds] of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
