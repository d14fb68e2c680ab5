/** Option values have the types of their options: mistakes are type errors, which `@ts-expect-error` requires here. */
import { expect, it } from 'vitest'
import type { Option, TurnGame, ValuesOf } from '../../../src/engine/core/game/contract'
import { choice, onePlayerOrTwo } from '../../../src/engine/core/game/declare'
import { defineTurn, type NoOptions } from '../../../src/engine/core/game/define'
import { completeOptions, wordsForRules } from '../../../src/engine/core/game/option'

const options = [
  onePlayerOrTwo(),
  choice('speed', { label: 'Speed', slow: 'Slow', fast: 'Fast' }, ['slow', 'fast']),
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

it('each value that is a string has a text, and only values have sentences', () => {
  const texts = { label: 'Letter', a: 'A', says: { a: 'The first one.' } }
  // @ts-expect-error: no text
  choice('letter', texts, ['a', 'b'])
  // @ts-expect-error: no such value
  choice('letter', texts, ['a'], { initial: 'b' })
  // @ts-expect-error: no such value
  choice('letter', { ...texts, says: { b: 'Another one.' } }, ['a'])
  // @ts-expect-error: no such value
  choice('letter', texts, ['a'], { recommended: 'b' })
  expect(choice('letter', texts, ['a'], { later: true })).toEqual({
    id: 'letter',
    label: 'Letter',
    initial: 'a',
    choices: [{ value: 'a', label: 'A' }],
    says: { a: 'The first one.' },
    later: true,
  })
})

it('a choice says something in place of the rules only where it can be made', () => {
  const line = choice(
    'line',
    { label: 'Three', wins: 'Wins', loses: 'Loses', says: { loses: 'Avoid it.' } },
    ['wins', 'loses'],
    { saysInsteadOfRules: true, shown: ({ board }) => board === '3' },
  )
  expect(wordsForRules([line], { board: '3', line: 'loses' })).toBe('Avoid it.')
  expect(wordsForRules([line], { board: '3', line: 'wins' })).toBeUndefined()
  expect(wordsForRules([line], { board: '4', line: 'loses' })).toBeUndefined()
})

it('numbers are shown as they are, or by a function', () => {
  const texts = { label: 'Lives', 0: 'None' }
  const labels = ({ choices }: Option) => choices.map(({ label }) => label)
  const lives = choice('lives', texts, ['0', 1, 2], { initial: 2 })
  const values: ValuesOf<readonly [typeof lives]>['lives'][] = ['0', '1', '2']
  expect(lives.choices.map(({ value }) => value)).toEqual(values)
  expect(lives.initial).toBe('2')
  expect(labels(lives)).toEqual(['None', '1', '2'])
  expect(labels(choice('lives', texts, ['0', 1, 2], { text: (count) => `${count}x` }))).toEqual([
    'None',
    '1x',
    '2x',
  ])
  // @ts-expect-error: no such value
  choice('lives', texts, ['0', 1], { initial: 3 })
})

it('a game declares the options whose values its rules receive', () => {
  const game = {} as Omit<TurnGame<object, number, never, Options, never, never>, 'kind' | 'options'>
  const other = [choice('size', { label: 'Size' }, [1])] as const
  expect(defineTurn<object, number, never, Options, never>({ ...game, options }).options).toHaveLength(2)
  // @ts-expect-error: another option
  defineTurn<object, number, never, Options, never>({ ...game, options: other })
  // @ts-expect-error: no options
  defineTurn<object, number, never, NoOptions, never>({ ...game, options })
})
