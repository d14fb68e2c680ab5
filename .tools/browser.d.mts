/** Owns the types of browser.mjs. */
export function systemBrowser(): string | undefined
export function findBrowser(): Promise<string>
