/** Tests that the runners' reports are read correctly, and the budgets of the groups. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { groupLines, readBudgets, readPlaywright, readVitest } from '../../.tools/report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, report: object) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('reading reports', () => {
  it('counts the tests of Vitest by folder, and a file that cannot be loaded as a failure', () => {
    const of = (status: string, duration: number) => ({ status, duration })
    const file = written('unit.json', {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        {
          name: '/project/tests/games/snake/rules.test.ts',
          status: 'failed',
          assertionResults: [of('passed', 1000), of('failed', 500), of('pending', 0)],
        },
        {
          name: '/project/tests/games/chess/ends.test.ts',
          status: 'passed',
          assertionResults: [of('passed', 500)],
        },
        { name: '/project/tests/ui/board.test.tsx', status: 'passed', assertionResults: [of('passed', 1)] },
        { name: '/project/tests/play/broken.test.ts', status: 'failed', assertionResults: [] },
      ],
    })
    expect(readVitest(file, '/project')).toEqual({
      passed: 3,
      failed: 2,
      flaky: [],
      groups: new Map([
        ['games', { tests: 3, seconds: 2 }],
        ['ui', { tests: 1, seconds: 0.001 }],
      ]),
    })
  })

  it('counts flaky browser tests as passed, and lists them', () => {
    const spec = (title: string, status: string, ...durations: number[]) => ({
      title,
      file: 'live/races.test.ts',
      line: 7,
      tests: [{ status, results: durations.map((duration) => ({ duration })) }],
    })
    const file = written('browser.json', {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [],
      suites: [
        {
          specs: [spec('good', 'expected', 1000)],
          suites: [
            {
              specs: [
                spec('weak', 'flaky', 1000, 2000),
                spec('bad', 'unexpected', 1000),
                spec('out', 'skipped'),
              ],
            },
          ],
        },
      ],
    })
    expect(readPlaywright(file)).toEqual({
      passed: 2,
      failed: 1,
      flaky: ['live/races.test.ts:7 weak'],
      groups: new Map([['e2e/live', { tests: 3, seconds: 5 }]]),
    })
  })

  it('counts nothing if a runner wrote no report', () => {
    const none = { passed: 0, failed: 0, flaky: [], groups: new Map() }
    expect(readVitest(join(folder, 'none.json'))).toEqual(none)
    expect(readPlaywright(join(folder, 'none.json'))).toEqual(none)
  })

  it('marks groups without a budget, and those over it by half', () => {
    const budgets = readBudgets('| Group | Budget, s |\n|---|---|\n| `games` | 60 |\n| `e2e/live` | 100 |\n')
    const groups = new Map([
      ['games', { tests: 5, seconds: 80 }],
      ['e2e/live', { tests: 2, seconds: 151 }],
      ['ui', { tests: 1, seconds: 1 }],
    ])
    expect(groupLines(groups, budgets)).toEqual([
      '  151.0 s     2 tests  e2e/live (of 100 s: OVER BUDGET)',
      '   80.0 s     5 tests  games (of 60 s)',
      '    1.0 s     1 tests  ui (no budget in tests/README.md)',
    ])
  })
})
