/** The types of report.mjs, for the tests. */
export interface Group {
  readonly tests: number
  readonly seconds: number
}
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly flaky: readonly string[]
  readonly groups: ReadonlyMap<string, Group>
}
export const MAX_FLAKY: number
export function readVitest(file: string, root?: string): Counts
export function readPlaywright(file: string): Counts
export function readBudgets(text: string): Map<string, number>
export function groupLines(groups: ReadonlyMap<string, Group>, budgets: ReadonlyMap<string, number>): string[]
