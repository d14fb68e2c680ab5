/** Input is data: one frame per tick, in which no press is lost. */
import { frameFrom, readInput } from '../../engine/core/input/input'
import type { CodeExample } from './example'

export const example: CodeExample = {
  title: 'Input',
  run() {
    // What is held now, and what was held a tick ago.
    const frames = [
      frameFrom(['jump']),
      frameFrom(['jump', 'left'], ['jump']),
      frameFrom([], ['jump', 'left']),
    ]
    return frames.map((frame) => {
      const input = readInput<'jump' | 'left' | 'right'>(frame)
      return `pressed ${input.pressed('jump')}, down ${input.down('jump')}, axis ${input.axis('left', 'right')}`
    })
  },
  gives: [
    'pressed true, down true, axis 0',
    'pressed false, down true, axis -1',
    'pressed false, down false, axis 0',
  ],
}
