/** Owns what is measured of memory: how the heap grows while a scene is played for minutes on end. */
import { heading, table } from './print'
import { begin, benchGames, openPage, restless, withSite } from './restless'

/** Time runs this many times faster for the page; the loop takes no more ticks than that in a slow frame. */
const HASTE = 5
/** Real seconds of play before the first look, and between the looks. `BENCH_SECONDS=120` makes it ten minutes of play. */
const WARM_SECONDS = 8
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30)

const HURRY = `
  const original = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => original((now) => callback(now * ${HASTE}))
`

export async function memory(executablePath: string): Promise<void> {
  await withSite(executablePath, async (browser, base) => {
    const rows: (string | number)[][] = []
    for (const { id, kind } of benchGames()) {
      if (kind !== 'realtime') continue
      const page = await openPage(browser, HURRY)
      const client = await page.context().newCDPSession(page)
      const heap = async () => {
        await client.send('HeapProfiler.collectGarbage')
        return ((await client.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize / 1024
      }
      await begin(page, base, id)
      await restless(page, WARM_SECONDS * 1000)
      const from = await heap()
      await restless(page, SECONDS * 1000)
      const to = await heap()
      await page.close()
      const minutes = (SECONDS * HASTE) / 60
      rows.push([id, Math.round(from), Math.round(to), Math.round((to - from) / minutes)])
    }
    heading(`Browser: heap of a scene played for ${(SECONDS * HASTE) / 60} minutes of its own time, kB`)
    table(['game', 'after warm-up', 'at the end', 'growth a minute'], rows)
  })
}
