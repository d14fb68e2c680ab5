/** Tests what is said about a picture that is drawn as a puzzle. */
import { describe, expect, it } from 'vitest'
import { createRandom, drawInt } from '../../../src/engine/core/math/random'
import { cluesIn, judge } from '../../../src/games/nonogram/rules/drawn'
import { readPuzzle, remark, write } from '../../../src/games/nonogram/rules/notation'

const toggled = (cells: string, changed: ReadonlySet<number>) =>
  [...cells]
    .map((character, cell) => (changed.has(cell) ? (character === '#' ? '.' : '#') : character))
    .join('')

describe('A picture that is drawn as a puzzle', () => {
  it('has one solution', () => {
    const heart = '.#.#.' + '#####' + '#####' + '.###.' + '..#..'
    expect(judge(heart, 5)).toEqual({
      text: 'One solution: it can be played.',
      isPlayable: true,
      differing: new Set(),
    })
    expect(write(cluesIn(heart, 5))).toBe('1-1.5.5.3.1_2.4.4.4.2')
  })

  it('has several solutions: the cells that can be different are marked', () => {
    const corner = '#...' + '.#..' + '....' + '....'
    const verdict = judge(corner, 4)
    expect(verdict.text).toContain('More than one solution.')
    expect(verdict.isPlayable).toBe(true)
    expect([...verdict.differing].toSorted()).toEqual([0, 1, 4, 5])
  })

  it('cannot be played while it is empty', () => {
    expect(judge('.'.repeat(100), 10)).toMatchObject({
      // No complaint: so begins every picture.
      text: 'Nothing drawn yet.',
      isPlayable: false,
    })
  })

  it.each([5, 10, 15, 20])('is read from its text with the same clues, and judged as there: %i', (size) => {
    const random = createRandom(size)
    for (let picture = 0; picture < 10; picture++) {
      const cells = Array.from({ length: size * size }, () => (drawInt(random, 0, 9) < 6 ? '#' : '.')).join(
        '',
      )
      const clues = cluesIn(cells, size)
      const read = readPuzzle(write(clues))
      expect(read.clues).toEqual(clues)
      const { text, differing } = judge(cells, size)
      expect(differing.size > 0).toBe(text.startsWith('More'))
      expect(cluesIn(toggled(cells, differing), size)).toEqual(clues)
      if (differing.size > 0) expect(read.solution).toBeNull()
    }
  })

  it('is played, with a remark, where it takes too long to find out about its solutions', () => {
    const random = createRandom(1)
    const cells = Array.from({ length: 400 }, () => (drawInt(random, 0, 9) < 4 ? '#' : '.')).join('')
    const { clues, solution } = readPuzzle(write(cluesIn(cells, 20)))
    expect(remark({ ...clues, solution })).toBe(
      'This puzzle may have no solution, or several: it takes too long to find out.',
    )
  })
})
