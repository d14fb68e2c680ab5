/** Reads the JSON reports of the test runners: the counts, the flaky tests, and the seconds of each group. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** How many flaky browser tests `npm test` accepts. A shared machine may disturb a few; more are a defect of the site or the tests. */
export const MAX_FLAKY = 3

/** A group over its budget by this factor is named. */
const TOLERANCE = 1.5

/**
 * The tests of each folder below `tests`, and the seconds of all workers together.
 * @typedef {Map<string, { tests: number, seconds: number }>} Groups
 */

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} flaky - titles of tests that failed and then passed on a retry; they count as passed
 * @property {Groups} groups
 */

/** @type {() => Counts} */
const none = () => ({ passed: 0, failed: 0, flaky: [], groups: new Map() })

const parse = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** 'e2e/live' for `tests/e2e/live/races.test.ts`, 'games' for `tests/games/snake/rules.test.ts`. */
const groupOf = (/** @type {string} */ path) =>
  path.replaceAll('\\', '/').match(/^tests\/(e2e\/[^/]+|[^/]+)\//)?.[1] ?? path

/** @type {(groups: Groups, group: string, tests: number, ms: number) => void} */
function add(groups, group, tests, ms) {
  const { tests: sum = 0, seconds = 0 } = groups.get(group) ?? {}
  groups.set(group, { tests: sum + tests, seconds: seconds + ms / 1000 })
}

/**
 * Reads the report of `vitest run --reporter=json`. Without one, all counts are zero: the runner did not get that far.
 * @type {(file: string, root?: string) => Counts}
 */
export function readVitest(file, root = process.cwd()) {
  const counts = none()
  /** @type {import('vitest/node').JsonTestResults | undefined} */
  const report = parse(file)
  if (!report) return counts
  counts.passed = report.numPassedTests
  // A file that cannot be loaded has no tests.
  counts.failed =
    report.numFailedTests +
    report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length
  for (const { name, assertionResults } of report.testResults) {
    const ran = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed')
    const ms = ran.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
    if (ran.length > 0) add(counts.groups, groupOf(relative(root, name)), ran.length, ms)
  }
  return counts
}

/**
 * Reads the report of Playwright's JSON reporter. Without one, all counts are zero: the runner did not get that far.
 * @type {(file: string) => Counts}
 */
export function readPlaywright(file) {
  const counts = none()
  /** @type {import('playwright/types/testReporter').JSONReport | undefined} */
  const report = parse(file)
  if (!report) return counts
  const { expected, unexpected, flaky } = report.stats
  counts.passed = expected + flaky
  counts.failed = unexpected + report.errors.length
  /** @type {(suite: import('playwright/types/testReporter').JSONReportSuite) => void} */
  const visit = (suite) => {
    for (const { title, file: path, line, tests } of suite.specs)
      for (const { status, results } of tests) {
        if (status === 'flaky') counts.flaky.push(`${path}:${line} ${title}`)
        if (status === 'skipped') continue
        const ms = results.reduce((sum, { duration }) => sum + duration, 0)
        add(counts.groups, groupOf(`tests/e2e/${path}`), 1, ms)
      }
    for (const each of suite.suites ?? []) visit(each)
  }
  for (const suite of report.suites) visit(suite)
  return counts
}

/**
 * The budgets of the table in `tests/README.md`: seconds by group.
 * @type {(text: string) => Map<string, number>}
 */
export function readBudgets(text) {
  return new Map(
    [...text.matchAll(/^\| `([\w/]+)` \| (\d+) \|/gm)].map(([, group = '', seconds]) => [
      group,
      Number(seconds),
    ]),
  )
}

/**
 * A line for each group, the slowest first. Groups without a budget, and those far over it, are marked.
 * @type {(groups: Groups, budgets: ReadonlyMap<string, number>) => string[]}
 */
export function groupLines(groups, budgets) {
  return [...groups]
    .sort(([, a], [, b]) => b.seconds - a.seconds)
    .map(([group, { tests, seconds }]) => {
      const budget = budgets.get(group)
      const mark =
        budget === undefined
          ? 'no budget in tests/README.md'
          : seconds > TOLERANCE * budget
            ? `of ${budget} s: OVER BUDGET`
            : `of ${budget} s`
      return `${seconds.toFixed(1).padStart(7)} s ${String(tests).padStart(5)} tests  ${group} (${mark})`
    })
}
