/** Options say each thing once: the first value is the default, and the texts give labels. */
import { choice } from '../../engine/core/game/declare'
import { completeOptions, type ValuesOf } from '../../engine/core/game/option'
import type { CodeExample } from './example'

const texts = {
  edges: { label: 'Edges', walls: 'Walls', wrap: 'No walls', says: { wrap: 'Comes in at the other side.' } },
  lives: { label: 'Lives' },
}

const options = [
  choice('edges', texts.edges, ['walls', 'wrap']),
  choice('lives', texts.lives, [3, 5], { later: true }),
] as const

/** What rules and views get: always all options, each with a valid value. */
type Options = ValuesOf<typeof options>

export const example: CodeExample = {
  title: 'Options',
  run() {
    const values: Options = completeOptions(options, { edges: 'wrap' })
    return [
      JSON.stringify(values),
      ...options.map(({ label, choices }) => `${label}: ${choices.map((each) => each.label)}`),
    ]
  },
  gives: ['{"edges":"wrap","lives":"3"}', 'Edges: Walls,No walls', 'Lives: 3,5'],
}
