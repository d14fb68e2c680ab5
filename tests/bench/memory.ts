/** Owns what is measured of memory: how the heap grows while a scene is played for minutes on end. */
import type { CDPSession, Page } from 'playwright'
import { heading, table } from './print'
import { begin, benchGames, openPage, restless, withSite } from './restless'

/** Time runs this many times faster for the page; the loop takes no more ticks than that in a slow frame. */
const HASTE = 5
/** Minutes of the play's own time before the first look. */
const WARM_MINUTES = 1
/** Minutes of the play's own time between the first look and the last. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 2)
/** A small window: what is drawn does not matter here, and ticks come as fast as frames do. */
const WINDOW = { width: 640, height: 400 }

/** Hastens the page's frames, and adds up how much of a play's own time they brought at most. */
const HURRY = `
  window.__minutes = 0
  let last = 0
  const original = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => original((now) => {
    if (now !== last) window.__minutes += Math.min((now - last) * ${HASTE}, ${HASTE} * 1000 / 60) / 60000
    last = now
    callback(now * ${HASTE})
  })
`

interface Heap {
  /** kB of what the page holds: objects, arrays, texts, elements, pictures' handles. */
  readonly held: number
  /** kB of what the browser compiled our code to: it grows while functions get hot, and has an end. */
  readonly code: number
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] }
  }
  readonly nodes: number[]
}

/** What is alive, after a full collection. */
async function look(client: CDPSession): Promise<Heap> {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  await client.send('HeapProfiler.collectGarbage')
  client.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  client.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const fields = snapshot.meta.node_fields
  const type = fields.indexOf('type')
  const size = fields.indexOf('self_size')
  const code = snapshot.meta.node_types[0].indexOf('code')
  const sums = { held: 0, code: 0 }
  for (let at = 0; at < nodes.length; at += fields.length)
    sums[nodes[at + type] === code ? 'code' : 'held'] += (nodes[at + size] as number) / 1024
  return sums
}

/** Plays on until that much of the play's own time has gone by. */
async function playFor(page: Page, minutes: number): Promise<void> {
  const gone = () => page.evaluate(() => (window as unknown as { __minutes: number }).__minutes)
  const until = (await gone()) + minutes
  while ((await gone()) < until) await restless(page, 1500)
}

export async function memory(executablePath: string): Promise<void> {
  await withSite(executablePath, async (browser, base) => {
    heading(
      `Browser: heap, in kB, of a scene played for ${MINUTES} minutes of its own time, after ${WARM_MINUTES}`,
    )
    const rows: (string | number)[][] = []
    for (const { id, kind } of benchGames()) {
      if (kind !== 'realtime') continue
      const page = await openPage(browser, HURRY)
      await page.setViewportSize(WINDOW)
      const client = await page.context().newCDPSession(page)
      await begin(page, base, id)
      await playFor(page, WARM_MINUTES)
      const from = await look(client)
      await playFor(page, MINUTES / 2)
      const middle = await look(client)
      await playFor(page, MINUTES / 2)
      const to = await look(client)
      await page.close()
      const growth = (a: Heap, b: Heap, part: keyof Heap) => Math.round(b[part] - a[part])
      rows.push([
        id,
        Math.round(from.held),
        growth(from, middle, 'held'),
        growth(middle, to, 'held'),
        Math.round(from.code),
        growth(from, middle, 'code'),
        growth(middle, to, 'code'),
      ])
    }
    table(['game', 'held', 'first half', 'second half', 'compiled code', 'first half', 'second half'], rows)
  })
}
