/** The packed ticks of a game. */
import { expect, it } from 'vitest'
import { createRandom, draw, drawInt } from '../../../../src/engine/core/math/random'
import { exactFrame } from '../../../../src/engine/core/replay/frames'
import { TickLog } from '../../../../src/play/live/watching/tickLog'

it('gives back any ticks as they were', () => {
  const random = createRandom(3)
  const log = new TickLog()
  const all = Array.from({ length: 500 }, (_, n) => ({
    frame: exactFrame({
      held: draw(random) < 0.5 ? { left: 1 } : { 'right@1': 0.5 },
      pressed: draw(random) < 0.2 ? ['left'] : [],
      released: [],
      pointers:
        draw(random) < 0.3
          ? [{ id: 2, x: n, y: 1.5, down: true, pressed: false, released: false, kind: 'touch' as const }]
          : [],
    }),
    sizes: n % 100 === 50 ? [{ width: 300 + n, height: 200 }] : [],
  }))
  for (const [n, tick] of all.entries()) {
    log.push(tick)
    expect(log.length).toBe(n + 1)
    if (n % 7 > 0) continue
    const from = drawInt(random, 0, n)
    const to = drawInt(random, from, n + 1)
    expect(log.slice(from, to)).toEqual(all.slice(from, to))
  }
})
