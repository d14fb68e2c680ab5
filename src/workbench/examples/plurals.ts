/** Texts with values are one function each; numbers, plurals and lists follow the language. */
import { listText, numberText, plural } from '../../engine/core/text'
import type { CodeExample } from './example'

const texts = {
  fruits: (count: number) => `${numberText(count)} ${plural(count, { one: 'fruit', other: 'fruits' })}`,
  ate: (what: readonly string[]) => `You ate ${listText(what)}.`,
}

export const example: CodeExample = {
  title: 'Texts with values',
  run: () => [texts.fruits(1), texts.fruits(1200), texts.ate(['an apple', 'a pear', 'a plum'])],
  gives: ['1 fruit', '1,200 fruits', 'You ate an apple, a pear, and a plum.'],
}
