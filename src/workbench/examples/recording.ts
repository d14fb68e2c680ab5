/** The recording behind the bar of time: back to any tick, and the first difference by other rules. */
import { frameFrom } from '../../engine/core/input/input'
import { RealtimeRecording } from '../time/realtimeRecording'
import { firstDifference } from '../time/recording'
import type { CodeExample } from './example'
import { type Bar, rules } from './tiny'

export const example: CodeExample = {
  title: 'Changed rules',
  run() {
    const size = { width: 100, height: 100 }
    const recording = new RealtimeRecording({ rules, options: {}, seed: 1, size }, [])
    for (let tick = 0; tick < 25; tick++) recording.add(frameFrom(tick === 9 ? ['fill'] : []))
    const changed = recording.by({
      ...rules,
      step(world: Bar, input, emit) {
        rules.step(world, input, emit)
        if (input.pressed('fill')) world.full = 40
      },
    })
    const difference = firstDifference(recording, changed, 25)
    return [`tick ${difference?.at}: ${JSON.stringify(difference?.changes)}`]
  },
  gives: ['tick 10: [{"path":"full","before":30,"after":40}]'],
}
