/** Tests that the runners' reports are read correctly, with real output. */
import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from '../../.tools/report.mjs'

const LIST_REPORT = `
  ✓   1 [side by side] › a.test.ts:3:1 › 3 flaky (12ms)
  1 failed
    [side by side] › a.test.ts:4:1 › bad ───────────────────────────────────────
  3 flaky
    [side by side] › a.test.ts:3:1 › one ───────────────────────────────────────
    [side by side] › a.test.ts:3:1 › a › deep: name ────────────────────────────
    [to the pixel] › a.test.ts:5:32 › Group › a name that is longer than the line 
  2 skipped
  4 did not run
  10 passed (3.0s)
`

describe('reading reports', () => {
  it('lists the flaky tests of a Playwright run and counts them as passed', () => {
    expect(readPlaywright(LIST_REPORT)).toEqual({
      passed: 13,
      failed: 5,
      flaky: [
        '[side by side] › a.test.ts:3:1 › one',
        '[side by side] › a.test.ts:3:1 › a › deep: name',
        '[to the pixel] › a.test.ts:5:32 › Group › a name that is longer than the line',
      ],
    })
  })

  it('finds no flaky test when every test passed on the first attempt', () => {
    expect(readPlaywright('Running 2 tests using 1 worker\n\n  2 passed (1.2s)\n')).toEqual({
      passed: 2,
      failed: 0,
      flaky: [],
    })
  })

  it('counts the tests of Vitest, not its files', () => {
    const report = ' Test Files  1 failed | 3 passed (4)\n      Tests  2 failed | 41 passed (43)\n'
    expect(readVitest(report)).toEqual({ passed: 41, failed: 2 })
  })
})
