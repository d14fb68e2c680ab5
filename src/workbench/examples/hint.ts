/** A hint comes in parts: each press says more, and the last one names the move. */
import { inParts } from '../../engine/core/game/hintParts'
import type { CodeExample } from './example'

const hint = (times: number) =>
  inParts(
    { times },
    { text: 'Look at the corner.', highlighted: [0, 1, 9] },
    { text: 'Only one number fits here.', highlighted: [0] },
    { text: 'It is 7.', move: { cell: 0, digit: 7 } },
  )

export const example: CodeExample = {
  title: 'A hint in parts',
  run: () => [1, 2, 3].map((times) => `${hint(times).text} ${hint(times).highlighted ?? 'the move'}`),
  gives: ['Look at the corner. 0,1,9', 'Only one number fits here. 0', 'It is 7. the move'],
}
