/** Owns what a trace says of a page's frames: the time that its own thread spent in the callbacks of each. */
import type { Browser, Page } from 'playwright'

export interface TraceEvent {
  readonly name: string
  readonly ph: string
  /** The process and the thread it ran on. */
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Of the thread itself, without what it waited for. */
  readonly tdur?: number
  readonly args?: {
    readonly fileName?: string
    readonly data?: { readonly url?: string; readonly type?: string }
  }
}

/** Callbacks that follow each other this closely belong to one frame, microseconds. */
const SAME_FRAME = 500

/** Records the page while `act` runs. */
export async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return traceEvents.sort((a, b) => a.ts - b.ts)
}

/** What lies between the page's marks `begin <name>` and `end <name>`. */
export function marked(events: readonly TraceEvent[], name: string): TraceEvent[] {
  let within = false
  return events.filter((event) => {
    if (event.name === `begin ${name}`) within = true
    if (event.name === `end ${name}`) within = false
    return within
  })
}

/**
 * What each frame cost, ms: all its callbacks together, for PixiJS has one of its own beside ours. `clock` 'own' is the
 * thread's own time; 'wall' has gone by, with all else that shares the cores (graphics drawn in software).
 */
export function frameTimes(events: readonly TraceEvent[], clock: 'own' | 'wall' = 'own'): number[] {
  const frames: number[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { name, ph, ts, dur = 0, tdur = 0 } of events) {
    if (name !== 'FireAnimationFrame' || ph !== 'X') continue
    const ms = (clock === 'own' ? tdur : dur) / 1000
    if (ts - end < SAME_FRAME) frames.push((frames.pop() ?? 0) + ms)
    else frames.push(ms)
    end = ts + dur
  }
  return frames
}
