/** Owns `npm test`: types, lint, unit and contract tests, build, browser tests; ends with the sums over all of them. */
import { findBrowser } from './browser.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

ensurePackages()
const browser = await findBrowser()

let passed = 0
let failed = 0
const count = (ok) => (ok ? passed++ : failed++)
/** Adds a runner's figures; a runner that broke without any counts as one failure. */
const add = ({ code, text }, pattern) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  const plain = text.replace(/\u001b\[[0-9;]*m/g, '')
  const figures = pattern(plain)
  passed += figures.passed
  failed += figures.failed || (code === 0 ? 0 : 1)
}
const figure = (text, pattern) => Number(text.match(pattern)?.[1] ?? 0)

console.log('\n# Types')
count((await run('tsc', ['--noEmit'])).code === 0)
// Rules, bots and the core once more, where there is no page and no Node: a clock or a window is a type error there.
count((await run('tsc', ['--project', '.tools/tsconfig.headless.json'])).code === 0)

console.log('\n# Lint')
count((await run('biome', ['check', '--error-on-warnings'])).code === 0)

console.log('\n# Unit, rules and contract tests')
add(await run('vitest', ['run', '--reporter=default']), (text) => {
  const line = text.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? ''
  return { passed: figure(line, /(\d+) passed/), failed: figure(line, /(\d+) failed/) }
})

console.log('\n# Build')
const build = await run('vite', ['build', '--logLevel', 'warn'])
count(build.code === 0)

console.log('\n# Browser tests')
if (build.code === 0) {
  const env = { CHROMIUM_PATH: browser }
  add(await run('playwright', ['test', '--config', 'tests/playwright.config.ts'], { env }), (text) => ({
    passed: figure(text, /^\s*(\d+) passed/m) + figure(text, /^\s*(\d+) flaky/m),
    failed: figure(text, /^\s*(\d+) failed/m) + figure(text, /^\s*(\d+) did not run/m),
  }))
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
