/** A replay is a seed and its input, packed: played again, it gives the same world. */
import { frameFrom } from '../../engine/core/input/input'
import { FrameWriter } from '../../engine/core/replay/frameWriter'
import { ReplayPlayer } from '../../engine/core/replay/replayPlayer'
import type { CodeExample } from './example'
import { type Bar, rules } from './tiny'

export const example: CodeExample = {
  title: 'A replay',
  run() {
    const writer = new FrameWriter()
    for (let tick = 0; tick < 60; tick++) writer.add(frameFrom(tick % 20 === 19 ? ['fill'] : []))
    const size = { width: 100, height: 100 }
    const { ticks, slots } = writer
    const frames = writer.take()
    const player = new ReplayPlayer(rules, {}, 1, { kind: 'realtime', size, ticks, slots, frames })
    const { score } = player.to(60).world as Bar
    return [`${frames.length} bytes for ${ticks} ticks`, `score ${score}`]
  },
  gives: ['12 bytes for 60 ticks', 'score 3'],
}
