/** Opens every game in another engine: it must start, run and pause there without an error. */

/** @import { Browser } from './drivers.mjs' */

/**
 * Waits in the page until a condition holds, or at most this many ms.
 * @type {(condition: string, ms?: number) => string}
 */
const until = (condition, ms = 30_000) => `
  const end = performance.now() + ${ms}
  while (!(${condition})) {
    if (performance.now() > end) return 'waited in vain for: ' + ${JSON.stringify(condition)}
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return ''`

const phase = (/** @type {string} */ name) => `document.querySelector('[data-phase="${name}"]')`
const READY = `${phase('ready')} && document.querySelector('[data-panel] [data-autofocus]') &&
  (!document.querySelector('canvas.stage-canvas') || document.querySelector('[data-ready]'))`

/** What a single file asks for, which is nothing. */
const ASKED = `
  const asked = performance.getEntriesByType('resource').filter(({ name }) => !/^(?:data|blob):/.test(name))
  if (location.protocol !== 'file:' || asked.length === 0) return ''
  return 'asks for ' + asked.map(({ name }) => name).join()`

/**
 * What went wrong with a game; '' for nothing.
 * @type {(browser: Browser, page: string) => Promise<string>}
 */
async function tryGame(browser, page) {
  await browser.goto(`${page}?seed=42`)
  const steps = [
    () => browser.ask(until(READY)),
    async () => {
      await browser.click('[data-panel] [data-autofocus]')
      return browser.ask(until(`${phase('playing')} || ${phase('over')}`))
    },
    // The game must run for a second, with frames and ticks.
    () => browser.ask(`await new Promise((resolve) => setTimeout(resolve, 1000)); return ''`),
    async () => {
      if (await browser.ask(`return ${phase('playing')} ? 'yes' : ''`))
        await browser.click('[aria-label="Pause"]')
      return browser.ask(until(`${phase('paused')} || ${phase('over')}`))
    },
    () => browser.ask(ASKED),
  ]
  for (const step of steps) {
    const wrong = await step()
    if (wrong) return wrong
  }
  return (await browser.errors()).join('; ')
}

/**
 * Plays the games in one engine, one after the other, and prints the outcomes.
 * @param pageOf - the address of a game
 * @returns whether all went well
 * @type {(browser: Browser, pageOf: (id: string) => string, ids: readonly string[]) => Promise<boolean>}
 */
export async function tryGames(browser, pageOf, ids) {
  let well = 0
  for (const id of ids) {
    const wrong = await tryGame(browser, pageOf(id)).catch((error) => error.message)
    if (wrong) console.log(`  ${browser.name}: ${id}: ${wrong}`)
    else well++
  }
  console.log(`${browser.name}: ${well} of ${ids.length} games start, play and pause`)
  return well === ids.length
}
