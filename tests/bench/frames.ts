/** Reads frame costs from a trace: the main-thread time in the callbacks of each frame. */
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
  /** Thread time, without waiting. */
  readonly tdur?: number
  readonly args?: {
    readonly fileName?: string
    readonly data?: { readonly url?: string; readonly type?: string }
  }
}

/** Callbacks this close together belong to one frame, microseconds. */
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

/** The events between the page's marks `begin <name>` and `end <name>`. */
export function marked(events: readonly TraceEvent[], name: string): TraceEvent[] {
  let within = false
  return events.filter((event) => {
    if (event.name === `begin ${name}`) within = true
    if (event.name === `end ${name}`) within = false
    return within
  })
}

/**
 * The cost of each frame, ms: all its callbacks together, because PixiJS has its own. `clock` 'own' is thread time;
 * 'wall' includes everything else that shares the cores, such as software rendering.
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
