/** A ghost is a few shapes without a page: races draw it, and F2 in the workbench shows it over the field. */
import type { Ghost } from '../../engine/core/game/ghost'
import type { CodeExample } from './example'

interface Runner {
  readonly distance: number
  readonly y: number
}

/** The other runner, where he is on the field of the own one. */
const ghost: Ghost<Runner> = {
  color: '#56b4e9',
  shape: 'block',
  parts: (other, own) => [{ x: 100 + other.distance - own.distance, y: other.y, width: 20, height: 40 }],
}

export const example: CodeExample = {
  title: 'A ghost',
  run: () =>
    ghost.parts({ distance: 530, y: 80 }, { distance: 500, y: 80 }).map(({ x, y }) => `at ${x}, ${y}`),
  gives: ['at 130, 80'],
}
