/** Live games between engines: two browsers connect by an invitation and a reply link, and play a few moves. */
import { openFirefox } from './drivers.mjs'

/** The guest's first reply is used after these times, ms. */
const WAITS = [0, 20_000]
/** Two Firefox give up soon without help (`engine/net/directChannel.ts`), so they also wait for longer. */
const FIREFOX_WAITS = [...WAITS, 80_000]
/** A pair that takes longer than this, beside the wait, has failed: the whole command ends within six minutes, ms. */
const LIMIT_MS = 45_000
const PATH = '/games/tic-tac-toe'

async function openChromium(executablePath) {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1366, height: 868 } })
  let errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  return {
    name: `Chromium ${browser.version()}`,
    async goto(url) {
      errors = []
      await page.goto(url)
    },
    ask: (source) => page.evaluate(`(async () => { ${source} })()`),
    errors: async () => errors,
    close: () => browser.close(),
  }
}

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
const ask = (browser, source) => browser.ask(`${HELPERS} ${source}`)

/** Connects two browsers and plays. Returns what happened. */
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
  for (const [browser, n] of [
    [host, 0],
    [guest, 4],
    [host, 1],
    [guest, 8],
  ]) {
    const marked = `await until(() => /[XO]$/.test(cell(${n})?.ariaLabel ?? ''), 'the mark in cell ${n}', 8000); return ''`
    await ask(browser, `await sleep(500); cell(${n}).click(); ${marked}`)
    await ask(browser === host ? guest : host, marked)
  }
  const errors = [...(await host.errors()), ...(await guest.errors())]
  if (errors.length > 0) throw new Error(errors.join('; '))
  return 'connected and played'
}

/** Plays between two browsers, but no longer than the limit. Returns what happened, and whether it went well. */
async function tryToPlay(host, guest, base, wait) {
  let timer
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished after ${LIMIT_MS / 1000} s`)), LIMIT_MS + wait)
  })
  try {
    return { well: true, text: await Promise.race([play(host, guest, base, wait), late]) }
  } catch (error) {
    return { well: false, text: String(error.message ?? error).split('\n')[0] }
  } finally {
    clearTimeout(timer)
    // Ends what still runs. The next link also needs another page: on this one it would change only the mark.
    for (const browser of [host, guest]) await browser.goto('about:blank').catch(() => {})
  }
}

const row = (cells) => cells.map((cell, n) => cell.padEnd([24, 24, 13, 8, 0][n])).join('')

/**
 * Every pairing of Chromium and Firefox, with a reply that is used at once and later. Prints a row for each as soon as it
 * is finished.
 *
 * @returns whether all went well
 */
export async function playLive(base, chromiumPath) {
  const browsers = []
  let well = 0
  let tried = 0
  try {
    for (const open of [() => openChromium(chromiumPath), openFirefox, openFirefox])
      browsers.push(await open())
    const [chromium, firefox, other] = browsers
    console.log(row(['invites', 'joins', 'reply after', 'time', 'result']))
    for (const [host, guest, waits] of [
      [chromium, firefox, WAITS],
      [firefox, chromium, WAITS],
      [firefox, other, FIREFOX_WAITS],
    ])
      for (const wait of waits) {
        const since = performance.now()
        const result = await tryToPlay(host, guest, base, wait)
        const seconds = (ms) => `${Math.round(ms / 1000)} s`
        const time = seconds(performance.now() - since)
        console.log(row([host.name, guest.name, seconds(wait), time, result.text]))
        tried++
        if (result.well) well++
      }
  } finally {
    for (const browser of browsers) await browser.close()
  }
  console.log(`${well} of ${tried} pairs connect and play`)
  return well === tried
}
