/** The types of browser.mjs. */
export function systemBrowser(want?: { tests?: boolean }): string | undefined
export function findBrowser(want?: { tests?: boolean }): Promise<string>
