/** A page's network, which can be cut off and restored: connections between two pages lose their packets. */
import type { CDPSession, Page } from 'playwright/test'

export class PageNetwork {
  readonly #session: CDPSession
  private constructor(session: CDPSession) {
    this.#session = session
  }
  /** Must be called before the page makes a connection: later the browser would not apply it to that connection. */
  static async of(page: Page): Promise<PageNetwork> {
    const network = new PageNetwork(await page.context().newCDPSession(page))
    await network.#session.send('Network.enable')
    await network.cut(false)
    return network
  }
  /** Cuts the page off, or restores its network. */
  async cut(off: boolean): Promise<void> {
    await this.#session.send('Network.emulateNetworkConditions', {
      offline: false,
      // Without any limit there would be no emulation at all.
      latency: 1,
      downloadThroughput: -1,
      uploadThroughput: -1,
      packetLoss: off ? 100 : 0,
    })
  }
}
