/** A bot is a function of the world: the contract tests, the demo and the bench play by it. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { frameFrom, readInput } from '../../engine/core/input/input'
import type { CodeExample } from './example'
import { type Bar, rules } from './tiny'

/** Late enough to be worth a look. */
export const bot: RealtimeBot<Bar, 'fill'> = ({ full }) => (full < 5 ? { hold: ['fill'] } : {})

export const example: CodeExample = {
  title: 'A bot',
  run() {
    const world = rules.start({}, 1, { width: 100, height: 100 })
    let before: readonly string[] = []
    for (let tick = 0; tick < 100; tick++) {
      const { hold = [] } = bot(world, tick)
      rules.step(world, readInput(frameFrom(hold, before)), () => {})
      before = hold
    }
    return [`score ${world.score} after 100 ticks`]
  },
  gives: ['score 3 after 100 ticks'],
}
