/** A page of another origin that shows frames, and what it hears from them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type FrameLocator, type Page } from 'playwright/test'
import { test as base } from '../support/fixtures'
import { pressStart } from '../support/game-page'

/** The three kinds of frames that pages use, by their attribute "sandbox"; null for none. */
export const KINDS = {
  plain: null,
  /** No origin: storage throws, and workers are blocked. */
  sandboxed: 'allow-scripts',
  'with its origin': 'allow-scripts allow-same-origin',
} as const
export type Kind = keyof typeof KINDS

export const HOST_PAGE = '<!doctype html><html lang="en"><title>Another page</title><body></body></html>'
/** The path of a page around that loads only what allows it. */
export const ISOLATED = '/isolated'

export interface FrameOf {
  /** The path on the site, with query and fragment. */
  readonly path: string
  readonly kind?: Kind
  readonly width?: number
  readonly height?: number
}

/** Runs before each page: an embedded page must not even look at storage. */
export const NO_STORAGE = `(() => {
  if (!location.pathname.startsWith('/embed/')) return
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get() { console.error('storage was used: ' + name) } })
  Object.defineProperty(navigator, 'locks', { get() { console.error('storage was used: locks') } })
})()`

export class HostPage {
  constructor(
    readonly page: Page,
    /** The origin of the page around. */
    readonly origin: string,
    readonly site: string,
  ) {}
  /** Opens a page with these frames, named f0, f1, and so on. */
  async show(...frames: readonly FrameOf[]): Promise<void> {
    await this.showOn(this.origin, ...frames)
  }
  /** @param address - of the page around */
  async showOn(address: string, ...frames: readonly FrameOf[]): Promise<void> {
    const shown = frames.map(({ path, kind = 'plain', width = 640, height = 480 }) => ({
      src: this.site + path,
      sandbox: KINDS[kind],
      width,
      height,
    }))
    await this.page.goto(address)
    await this.page.evaluate((all) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      addEventListener('message', ({ data }) => heard.push(data))
      for (const [i, { src, sandbox, width, height }] of all.entries()) {
        const frame = document.createElement('iframe')
        if (sandbox !== null) frame.setAttribute('sandbox', sandbox)
        Object.assign(frame, { src, width: String(width), height: String(height), id: `f${i}` })
        frame.style.border = '0'
        document.body.append(frame)
      }
    }, shown)
  }
  inside(index = 0): FrameLocator {
    return this.page.frameLocator(`#f${index}`)
  }
  /** Presses the cover, and waits for the game's start button, or the replay's bar. */
  async press(index = 0): Promise<void> {
    const inside = this.inside(index)
    await inside.locator('[data-begin]').click()
    await expect(inside.locator('[data-game]').locator('[data-autofocus]').first()).toBeVisible()
  }
  /** Presses the game's start button. */
  start(index = 0): Promise<void> {
    return pressStart(this.inside(index).locator('[data-game]'))
  }
  send(message: unknown, index = 0): Promise<void> {
    return this.page.evaluate(
      ([message, index]) => {
        const frame = document.getElementById(`f${index}`) as HTMLIFrameElement
        frame.contentWindow?.postMessage(message, '*')
      },
      [message, index] as const,
    )
  }
  /** The types of the messages so far. */
  heard(): Promise<string[]> {
    return this.page.evaluate(() =>
      (window as unknown as { heard: { type: string }[] }).heard.map(({ type }) => type),
    )
  }
}

export const test = base.extend<{ host: HostPage }, { hostOrigin: string }>({
  hostOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = createServer(({ url }, response) => {
        response.setHeader('Content-Type', 'text/html')
        if (url === ISOLATED)
          for (const [name, value] of [
            ['Cross-Origin-Embedder-Policy', 'require-corp'],
            ['Cross-Origin-Opener-Policy', 'same-origin'],
          ] as const)
            response.setHeader(name, value)
        response.end(HOST_PAGE)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      await new Promise((resolve) => server.close(resolve))
    },
    { scope: 'worker' },
  ],
  host: async ({ page, baseURL, hostOrigin }, use) => {
    await page.addInitScript(NO_STORAGE)
    await use(new HostPage(page, hostOrigin, baseURL as string))
  },
})
