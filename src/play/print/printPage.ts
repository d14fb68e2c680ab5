/** Prints the page, and notices where a browser cannot. */

/** A print dialog is open within this time, ms. */
const WAIT = 1000

/** Whether the browser offers printing. */
export const canPrint = (): boolean => typeof window.print === 'function'

/**
 * Opens the browser's print dialog.
 *
 * @returns false if nothing happened: browsers inside apps ignore it
 */
export async function printPage(): Promise<boolean> {
  if (!canPrint()) return false
  const gone = new AbortController()
  const opened = new Promise<true>((done) => {
    addEventListener('beforeprint', () => done(true), { signal: gone.signal })
    // Some browsers only hide or leave the page.
    addEventListener('blur', () => done(true), { signal: gone.signal })
  })
  try {
    window.print()
    return await Promise.race([opened, new Promise<false>((done) => setTimeout(() => done(false), WAIT))])
  } catch {
    return false
  } finally {
    gone.abort()
  }
}
