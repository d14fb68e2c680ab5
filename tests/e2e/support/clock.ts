/** Controls a page's clock: faster while a test only waits, slower while input must be in time. */
import type { Page } from 'playwright/test'

/**
 * Runs before the page's own code: every clock and timer of the page follows one rate. At rate 1 they are unchanged.
 *
 * At a higher rate, every other frame of the browser runs as many frames of the page as the elapsed time needs, because the
 * loop accepts at most five ticks per frame. The same ticks run in the same code, and the browser paints once for all.
 *
 * At a lower rate, the page gets one frame per tick.
 */
export const CLOCK = `(() => {
  let rate = 1
  const real = {
    now: performance.now.bind(performance),
    frame: requestAnimationFrame.bind(window),
    wait: setTimeout.bind(window),
    forget: clearTimeout.bind(window),
    Date,
  }
  // The values of the two clocks when the rate was last set.
  let from = real.now()
  let shown = from
  const at = (ms) => shown + (ms - from) * rate
  // The value of all clocks during one of several frames.
  let held = null
  const now = () => held ?? at(real.now())
  const today = () => Math.round(real.Date.now() + now() - real.now())

  performance.now = now
  // The frame's own timestamp follows the rate of animations, and jumps when that is set, so it is not used.
  const MAX_MS = 5000 / 60
  let waiting = new Map()
  let handle = 0
  let drawn = 0
  let asked = 0
  let last = 0
  // The callbacks of the running frame: one may cancel another.
  let running = null
  const frame = () => {
    handle = 0
    if (rate !== 1 && ++drawn % Math.max(2, Math.round(1 / rate)) !== 0) return askFrame()
    const to = at(real.now())
    const gap = Math.max(0, to - last)
    // The number is limited, because observers of the page see nothing between these frames.
    const parts = rate > 1 ? Math.max(1, Math.min(Math.ceil(gap / MAX_MS), Math.ceil(rate / 1.5))) : 1
    const step = Math.min(gap / parts, MAX_MS)
    const before = rate
    // Stops if a callback sets another rate.
    for (let left = parts - 1; left >= 0 && rate === before; left--) {
      held = to - step * left
      const due = waiting
      waiting = new Map()
      running = due
      for (const callback of due.values()) {
        try {
          callback(held)
        } catch (error) {
          reportError(error)
        }
      }
    }
    last = held
    running = held = null
    if (waiting.size > 0) askFrame()
  }

  const askFrame = () => {
    handle ||= real.frame(frame)
  }
  window.requestAnimationFrame = (callback) => {
    waiting.set(++asked, callback)
    askFrame()
    return asked
  }
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id)
    running?.delete(id)
  }
  window.Date = new Proxy(real.Date, {
    construct: (target, args, as) => Reflect.construct(target, args.length ? args : [today()], as),
    apply: () => new real.Date(today()).toString(),
    get: (target, key) => (key === 'now' ? today : Reflect.get(target, key)),
  })

  let count = 0
  const timers = new Map()
  const arm = (id) => {
    const timer = timers.get(id)
    timer.handle = real.wait(() => {
      if (timer.every === undefined) timers.delete(id)
      else {
        timer.due = Math.max(timer.due + timer.every, now())
        arm(id)
      }
      timer.run()
    }, Math.max(0, (timer.due - now()) / rate))
  }
  const begin = (run, ms, args, repeats) => {
    const delay = Math.max(0, Number(ms) || 0)
    const id = ++count
    timers.set(id, { run: () => run(...args), due: now() + delay, every: repeats ? Math.max(1, delay) : undefined })
    arm(id)
    return id
  }
  window.setTimeout = (run, ms, ...args) => begin(run, ms, args, false)
  window.setInterval = (run, ms, ...args) => begin(run, ms, args, true)
  window.clearTimeout = window.clearInterval = (id) => {
    const timer = timers.get(id)
    if (timer) real.forget(timer.handle)
    timers.delete(id)
  }

  window.__rate = (next) => {
    const before = rate
    const ms = real.now()
    shown = held ?? at(ms)
    from = ms
    rate = next
    for (const [id, timer] of timers) {
      real.forget(timer.handle)
      arm(id)
    }
    return before
  }
})()`

/**
 * Runs before the page's own code: scenes are computed and not drawn. Software graphics would take most of the time, and
 * few tests look at pictures.
 */
export const UNDRAWN = `for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
  for (const name of ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'])
    if (prototype[name]) prototype[name] = () => {}`

/** The rate while a test waits: five ticks per frame at sixty frames per second. */
export const FAST = 5

/** The rate for waiting for the end of a game: time continues until the test notices. */
export const FASTEST = 12

/** The rate for input that must be in time: slow machines have twice the time. */
export const CALM = 0.5

/** Sets the rate of a page's clock, including animations and transitions. */
export class PageClock {
  #animations: Promise<{
    send(method: 'Animation.setPlaybackRate', at: { playbackRate: number }): Promise<unknown>
    detach(): Promise<void>
  }> | null = null
  constructor(readonly page: Page) {}

  /** Runs `act` at a rate, then restores the previous rate. */
  async during<T>(rate: number, act: () => Promise<T>): Promise<T> {
    const before = await this.set(rate)
    try {
      return await act()
    } finally {
      await this.set(before)
    }
  }

  /** Closes the session: a shared page would notify all earlier sessions of each animation. */
  async detach(): Promise<void> {
    // The session of a closed page has ended already.
    await (await this.#animations)?.detach().catch(() => undefined)
  }

  /** Sets the rate until the page is left or reloaded. Returns the one before, which only the page knows. */
  async set(rate: number): Promise<number> {
    this.#animations ??= this.page
      .context()
      .newCDPSession(this.page)
      .then(async (session) => {
        await session.send('Animation.enable')
        return session
      })
    const session = await this.#animations
    const [before] = await Promise.all([
      this.page.evaluate(
        (next) => (window as unknown as { __rate(rate: number): number }).__rate(next),
        rate,
      ),
      session.send('Animation.setPlaybackRate', { playbackRate: Math.max(1, rate) }),
    ])
    return before
  }
}
