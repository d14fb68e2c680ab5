/** Option values have the types of their options: mistakes are type errors, which `@ts-expect-error` requires here. */
import { expect, it } from 'vitest'
import type { TurnGame, ValuesOf } from '../../../src/engine/core/game/contract'
import { choice, onePlayerOrTwo } from '../../../src/engine/core/game/declare'
import { defineTurn, type NoOptions } from '../../../src/engine/core/game/define'
import { completeOptions } from '../../../src/engine/core/game/option'

const options = [
  onePlayerOrTwo(),
  choice('speed', 'Speed', 'slow', [
    ['slow', 'Slow'],
    ['fast', 'Fast'],
  ]),
] as const
type Options = ValuesOf<typeof options>

it('values are completed by initial ones', () => {
  const values: Options = completeOptions(options, { speed: 'fast' })
  expect(values).toEqual({ players: '1', speed: 'fast' })
  expect(completeOptions(options)).toEqual({ players: '1', speed: 'slow' })
  // @ts-expect-error: no such value
  completeOptions(options, { speed: 'fats' })
  // @ts-expect-error: no such option
  completeOptions(options, { sped: 'fast' })
  // @ts-expect-error: no such value
  expect(values.speed === 'medium').toBe(false)
})

it('a choice has one of its values at first, and explains only these', () => {
  const pairs = [['a', 'A']] as const
  // @ts-expect-error: no such value
  choice('letter', 'Letter', 'b', pairs)
  // @ts-expect-error: no such value
  choice('letter', 'Letter', 'a', pairs, { says: { b: 'Another one.' } })
  expect(choice('letter', 'Letter', 'a', pairs, { later: true })).toMatchObject({ id: 'letter', later: true })
})

it('a game declares the options whose values its rules receive', () => {
  const game = {} as Omit<TurnGame<object, number, never, Options, never, never>, 'kind' | 'options'>
  const other = [choice('size', 'Size', '1', [['1', '1']])] as const
  expect(defineTurn<object, number, never, Options, never>({ ...game, options }).options).toHaveLength(2)
  // @ts-expect-error: another option
  defineTurn<object, number, never, Options, never>({ ...game, options: other })
  // @ts-expect-error: no options
  defineTurn<object, number, never, NoOptions, never>({ ...game, options })
})
