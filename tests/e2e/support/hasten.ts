/** Owns the hand on a page's clock: while a test only waits, the page's time runs some times as fast; while hands must be quick, slower. */
import type { Page } from 'playwright/test'

/**
 * Laid into a page before its own code: every clock that the page can read or wait for hangs on one rate. At the rate 1
 * they show what they always show. Hastened, the page is drawn every other time that the browser draws; what has gone by
 * since the last time comes in as many frames, one right after the other, as hold all of it: the loop takes no more than
 * five ticks a frame. The same ticks are run by the same code, and the browser puts together one picture for them all.
 * Slowed down, a page gets so many frames as hold a tick each: the others would show the same picture again, and what
 * draws in software pays for each. Of their pictures on a canvas every third is drawn: hands look for words alone.
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
  // Where the two clocks stood when the rate was last set.
  let from = real.now()
  let shown = from
  const at = (ms) => shown + (ms - from) * rate
  // What all clocks show while one of several frames is run.
  let held = null
  const now = () => held ?? at(real.now())
  const today = () => Math.round(real.Date.now() + now() - real.now())

  performance.now = now
  // The frame's own time follows the rate of animations, and jumps when that is set.
  const MOST_MS = 5000 / 60
  let waiting = new Map()
  let handle = 0
  let drawn = 0
  let slow = 0
  let asked = 0
  let last = 0
  // Those of the frame that is run: one of them may call off another.
  let running = null
  // Nobody sees it: more frames follow at once, or no third one is due.
  let unseen = false
  const frame = () => {
    handle = 0
    if (rate !== 1 && ++drawn % Math.max(2, Math.round(1 / rate)) !== 0) return askFrame()
    const to = at(real.now())
    const gap = Math.max(0, to - last)
    // No more than these, however late the picture is: what watches the page sees none of what happens between them.
    const parts = rate > 1 ? Math.max(1, Math.min(Math.ceil(gap / MOST_MS), Math.ceil(rate / 1.5))) : 1
    const step = Math.min(gap / parts, MOST_MS)
    const before = rate
    // Whoever sets another rate within has seen enough.
    for (let left = parts - 1; left >= 0 && rate === before; left--) {
      held = to - step * left
      unseen = left > 0 || (rate < 1 && ++slow % 3 !== 0)
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
    unseen = false
    if (waiting.size > 0) askFrame()
  }
  // What is drawn onto a canvas between two pictures nobody sees: the next of the frames that come at once draws all of it anew.
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
      const draw = prototype[name]
      if (draw) {
        prototype[name] = function (...args) {
          if (!unseen || this.getParameter(this.FRAMEBUFFER_BINDING)) draw.apply(this, args)
        }
      }
    }
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

/** Times as fast while a test waits: five ticks a frame at sixty frames a second. */
export const FAST = 5

/** And where nothing comes after what it waits for: the play goes on while the test is told. */
export const FASTEST = 12

/** While hands are at work: a slow machine's hands have twice the time, and so it is no race what they are in time for. */
export const CALM = 0.5

/** Sets the rate of one page's time, animations and transitions included. */
export class Hastening {
  #rate = 1
  #animations: Promise<{
    send(method: 'Animation.setPlaybackRate', at: { playbackRate: number }): Promise<unknown>
    detach(): Promise<void>
  }> | null = null
  constructor(readonly page: Page) {}

  /** Runs `act` while the page's time runs `rate` times as fast as it does now and then; then it runs as before. */
  async during<T>(rate: number, act: () => Promise<T>): Promise<T> {
    const before = this.#rate
    await this.set(rate)
    try {
      return await act()
    } finally {
      await this.set(before)
    }
  }

  /** Lets the browser go: a page that is used again would tell all that were ever there of each animation. */
  async letGo(): Promise<void> {
    // One that is closed has let go by itself.
    await (await this.#animations)?.detach().catch(() => undefined)
  }

  /** Until the page is left or loaded anew. */
  async set(rate: number): Promise<void> {
    if (rate === this.#rate) return
    this.#rate = rate
    this.#animations ??= this.page
      .context()
      .newCDPSession(this.page)
      .then(async (session) => {
        await session.send('Animation.enable')
        return session
      })
    const session = await this.#animations
    await Promise.all([
      session.send('Animation.setPlaybackRate', { playbackRate: Math.max(1, rate) }),
      this.page.evaluate((next) => (window as unknown as { __rate(rate: number): void }).__rate(next), rate),
    ])
  }
}
