/** The smallest real-time game: press in time, or the bar is empty. The other examples play it. */
import type { RealtimeRules } from '../../engine/core/game/contract'
import type { CodeExample } from './example'

/** A bar that empties by one each tick, and is filled by a press. */
export interface Bar {
  full: number
  score: number
}

const FULL = 30

export const rules: RealtimeRules<Bar, 'fill', { readonly type: 'filled'; readonly score: number }> = {
  start: () => ({ full: FULL, score: 0 }),
  step(world, input, emit) {
    world.full--
    if (!input.pressed('fill')) return
    world.full = FULL
    world.score++
    emit({ type: 'filled', score: world.score })
  },
  hud: ({ score }) => ({ Score: score }),
  outcome: ({ full, score }) =>
    full > 0 ? null : { result: 'over', title: 'Empty', results: { Score: score } },
}

export const example: CodeExample = {
  title: 'Real-time rules',
  run() {
    const world = rules.start({}, 1, { width: 100, height: 100 })
    return [JSON.stringify(rules.hud(world)), String(rules.outcome(world))]
  },
  gives: ['{"Score":0}', 'null'],
}
