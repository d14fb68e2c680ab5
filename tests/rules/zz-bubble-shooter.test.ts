import { it } from 'vitest'
import { frameFrom, readInput } from '../../src/engine/core/input'
import { bot } from '../../src/games/bubble-shooter/bot'
import { rules, type World } from '../../src/games/bubble-shooter/rules'
const SIZE = { width: 600, height: 500 }
function run(seed: number, angle: (w: World) => number, most: number) {
  const w = rules.start({}, seed, SIZE)
  let n = 0
  while (n < most && w.state === 'play') {
    w.angle = angle(w)
    rules.step(w, readInput(frameFrom(['fire'])), () => {})
    for (let i = 0; i < 300 && (w.flight || w.leaving.length); i++) rules.step(w, readInput(frameFrom([])), () => {})
    n++
  }
  return { n, state: w.state, score: w.score, ticks: 0 }
}
it('search', () => {
  const found: unknown[] = []
  const at = (x: number, y: number) => Math.atan2(x - 300, 458 - y)
  for (let seed = 1; seed < 60000; seed++) {
    const a = run(seed, () => 0, 8)
    if (a.state !== 'lost') continue
    const rs = [0, 1, 2, 3, 4].map((k) => run(seed, () => at(600 * 0.8 + (k - 2) * 1.2, 100 + (k % 3 - 1) * 1.2), 8))
    if (rs.some((r) => r.state !== 'lost')) continue
    found.push([seed, a.n, a.score, ...rs.map((r) => [r.n, r.score])])
  }
  found.sort((x, y) => (x as number[])[1]! - (y as number[])[1]!)
  console.log(JSON.stringify(found.slice(0, 20)))
}, 60000)
it('shots', () => {
  for (const seed of [42]) {
    const w = rules.start({}, seed, SIZE)
    const log: string[] = []
    for (let t = 0; t < 20000 && !rules.outcome(w); t++) {
      const { pointers = [] } = bot(w, t)
      rules.step(w, readInput(frameFrom([], [], pointers)), (e) => { if (e.type === 'clear') log[log.length - 1] += `:${e.count}+${e.loose}` })
      if (pointers[0]) log.push(`${pointers[0].x.toFixed(1)},${pointers[0].y.toFixed(1)}`)
    }
    console.log(seed, w.score, w.shots, log.join(' '))
  }
})
