/** Columns as people and programs write them. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/connect-four/options'
import { read, write } from '../../../src/games/connect-four/rules/notation'

describe('columns', () => {
  it.each([
    ['1. 4 4 2. 5 3', '4453'],
    ['1. 44 2. 53', '4453'],
    ['1) 4 4\n2) 5', '445'],
    ['1.4 4 2.5 3', '4453'],
    ['1. 4 2. 4 3. 5', '445'],
    ['1. 4', '4'],
    ['1.4 2.5', '45'],
    ['1: 4 4 2: 5', '445'],
    ['4. 4. 5. 3', '4453'],
    ['1.4.4.5', '1445'],
    ['4-4-5-3', '4453'],
    ['4 4 5 3', '4453'],
    ['44 53', '4453'],
    ['```\n4453\n```', '4453'],
    ['> 4453', '4453'],
    ['`4453`', '4453'],
  ])('are read from %s', (text, columns) => {
    expect(write(read(text, completeOptions(options)))).toBe(columns)
  })
  it.each(['4453 -2', '4453 2', '4453,2', '4453;-2', '4453-2', '2252576253462244111563365343671351441 -1'])(
    'are asked for where a score follows: %s',
    (text) => {
      expect(() => read(text, completeOptions(options))).toThrow(
        /isn’t clear whether “-?\d” at the end is a column or a score/,
      )
    },
  )
  it.each(['12. 4', '4. 4 5. 3'])('are asked for from the first move: %s', (text) => {
    expect(() => read(text, completeOptions(options))).toThrow(/begin with number \d+\. Paste all columns/)
  })
})
