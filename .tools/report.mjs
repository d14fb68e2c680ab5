/** Reads the reports of the test runners: how many tests passed and failed, and which passed only on the second attempt. */

/** How many flaky browser tests `npm test` accepts. A shared machine may disturb a few; more are a defect of the site or the tests. */
export const MAX_FLAKY = 3

const number = (text, pattern) => Number(text.match(pattern)?.[1] ?? 0)

/** Counts the tests in the output of `vitest run`. */
export function readVitest(text) {
  const line = text.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? ''
  return { passed: number(line, /(\d+) passed/), failed: number(line, /(\d+) failed/) }
}

/**
 * Counts the tests in the output of Playwright's list reporter. A flaky test failed and then passed on a retry: it
 * counts as passed, and its title is listed.
 */
export function readPlaywright(text) {
  const summary = text.match(/^ {2}(\d+) flaky\n((?: {4}\[.*(?:\n|$))*)/m)
  const flaky = (summary?.[2] ?? '')
    .split('\n')
    .map((line) => line.replace(/[\s─]+$/, '').trim())
    .filter((line) => line !== '')
  return {
    passed: number(text, /^ {2}(\d+) passed/m) + Number(summary?.[1] ?? 0),
    failed: number(text, /^ {2}(\d+) failed/m) + number(text, /^ {2}(\d+) did not run/m),
    flaky,
  }
}
