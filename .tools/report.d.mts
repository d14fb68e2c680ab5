/** The types of report.mjs, for the tests. */
export const MAX_FLAKY: number
export function readVitest(text: string): { passed: number; failed: number }
export function readPlaywright(text: string): { passed: number; failed: number; flaky: string[] }
