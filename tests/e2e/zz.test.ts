import { writeFileSync } from 'node:fs'
import { expect, SHARED_PAGE, test } from './support/fixtures'
for (const mode of ['shared', 'fresh'] as const)
  test.describe(mode, () => {
    test.use(mode === 'shared' ? SHARED_PAGE : { muted: true, deviceScaleFactor: 0.5 })
    for (let n = 0; n < 2; n++)
      test(`${mode} ${n}`, async ({ page, game, browser }) => {
        await browser.startTracing(page, { path: `/tmp/trace-${mode}-${n}.json`, categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'toplevel', 'disabled-by-default-v8.cpu_profiler'] })
        for (const id of ['tic-tac-toe', 'snake']) {
          await game.open(id)
          await game.begin.click()
          await game.phase('playing')
          await page.keyboard.press('Escape')
          await game.phase('paused')
        }
        await browser.stopTracing()
        expect(1).toBe(1)
      })
  })
