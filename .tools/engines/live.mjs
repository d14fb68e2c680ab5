/** Live games between engines: two browsers connect by an invitation and a reply link, and play a few moves. */
import { openChromium, openFirefox } from './drivers.mjs'

/** @import { Browser } from './drivers.mjs' */

/** The guest's first reply is used after these times, ms. */
const WAITS = [0, 20_000]
/** Two Firefox give up soon without help (`engine/net/directChannel.ts`), so they also wait for longer. */
const FIREFOX_WAITS = [...WAITS, 80_000]
/** A pair that takes longer than this, beside the wait, has failed: the whole command ends within six minutes, ms. */
const LIMIT_MS = 45_000
const PATH = '/games/tic-tac-toe'

/** In the page: finds what a visitor sees, and waits for it. */
const HELPERS = `
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const until = async (find, what, ms = 20000) => {
    const end = performance.now() + ms
    for (;;) {
      const found = find()
      if (found) return found
      if (performance.now() > end) throw new Error('waited in vain for ' + what)
      await sleep(50)
    }
  }
  const button = (name) => [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name)
  const press = async (name) => {
    const found = await until(() => button(name), name)
    // The site ignores a second press at the same place.
    await sleep(400)
    found.click()
  }
  const box = (name) => [...document.querySelectorAll('input, textarea')].find((each) => (each.labels?.[0]?.textContent ?? each.ariaLabel ?? '').includes(name))
  const filled = async (name, mark) => (await until(() => box(name)?.value.includes(mark) && box(name), name)).value
  const agree = async () => {
    await until(() => button('I understand') ?? button('Invite') ?? button('Join'), 'the dialog')
    if (button('I understand')) await press('I understand')
  }
  const cell = (n) => document.querySelectorAll('[role=gridcell]')[n]
  const state = () => document.querySelector('[data-live]')?.dataset.live
`
/** @type {(browser: Browser, source: string) => Promise<string>} */
const ask = (browser, source) => browser.ask(`${HELPERS} ${source}`)

/**
 * Connects two browsers and plays. Returns what happened.
 * @param wait - until the reply is used, ms
 * @type {(host: Browser, guest: Browser, base: string, wait: number) => Promise<string>}
 */
async function play(host, guest, base, wait) {
  await host.goto(base + PATH)
  const link = await ask(
    host,
    `await press('Play live'); await agree(); await press('Invite'); return filled('Link', '#join=')`,
  )
  await guest.goto(link)
  const read = `return filled('Reply link', '#reply=')`
  const reply = await ask(guest, `await agree(); await press('Join'); ${read}`)
  await new Promise((resolve) => setTimeout(resolve, wait))
  if ((await ask(guest, read)) !== reply) throw new Error('the guest gave up its reply')
  await ask(
    host,
    `const field = await until(() => box('Paste the reply link'), 'the field of the reply')
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(reply)})
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return ''`,
  )
  for (const browser of [host, guest])
    await ask(browser, `await until(() => state() === 'connected', 'the connection'); return ''`)
  for (const [move, n] of [0, 4, 1, 8].entries()) {
    const [browser, other] = move % 2 === 0 ? [host, guest] : [guest, host]
    const marked = `await until(() => /[XO]$/.test(cell(${n})?.ariaLabel ?? ''), 'the mark in cell ${n}', 8000); return ''`
    await ask(browser, `await sleep(500); cell(${n}).click(); ${marked}`)
    await ask(other, marked)
  }
  const errors = [...(await host.errors()), ...(await guest.errors())]
  if (errors.length > 0) throw new Error(errors.join('; '))
  return 'connected and played'
}

/**
 * Plays between two browsers, but no longer than the limit. Returns what happened, and whether it went well.
 * @type {(host: Browser, guest: Browser, base: string, wait: number) => Promise<{ well: boolean, text: string }>}
 */
async function tryToPlay(host, guest, base, wait) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  /** @type {Promise<never>} */
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished after ${LIMIT_MS / 1000} s`)), LIMIT_MS + wait)
  })
  try {
    return { well: true, text: await Promise.race([play(host, guest, base, wait), late]) }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { well: false, text: text.replace(/\n.*/s, '') }
  } finally {
    clearTimeout(timer)
    // Ends what still runs. The next link also needs another page: on this one it would change only the mark.
    for (const browser of [host, guest]) await browser.goto('about:blank').catch(() => {})
  }
}

const WIDTHS = [24, 24, 13, 8]
const row = (/** @type {string[]} */ ...cells) => cells.map((cell, n) => cell.padEnd(WIDTHS[n] ?? 0)).join('')
const seconds = (/** @type {number} */ ms) => `${Math.round(ms / 1000)} s`

/**
 * Every pairing of Chromium and Firefox, with a reply that is used at once and later. Prints a row for each as soon as it
 * is finished.
 * @returns whether all went well
 * @type {(base: string, chromiumPath: string) => Promise<boolean>}
 */
export async function playLive(base, chromiumPath) {
  /** @type {Browser[]} */
  const browsers = []
  const opened = async (/** @type {() => Promise<Browser>} */ open) => {
    const browser = await open()
    browsers.push(browser)
    return browser
  }
  let well = 0
  let tried = 0
  try {
    const chromium = await opened(() => openChromium(chromiumPath))
    const firefox = await opened(openFirefox)
    const other = await opened(openFirefox)
    console.log(row('invites', 'joins', 'reply after', 'time', 'result'))
    for (const { host, guest, waits } of [
      { host: chromium, guest: firefox, waits: WAITS },
      { host: firefox, guest: chromium, waits: WAITS },
      { host: firefox, guest: other, waits: FIREFOX_WAITS },
    ])
      for (const wait of waits) {
        const since = performance.now()
        const result = await tryToPlay(host, guest, base, wait)
        const time = seconds(performance.now() - since)
        console.log(row(host.name, guest.name, seconds(wait), time, result.text))
        tried++
        if (result.well) well++
      }
  } finally {
    for (const browser of browsers) await browser.close()
  }
  console.log(`${well} of ${tried} pairs connect and play`)
  return well === tried
}
