/** A game's digest stands for all that decides how a play ends, and for nothing else. */

import digests from 'virtual:digests'
import { describe, expect, it } from 'vitest'
import { digestOf, plain } from '../../.tools/digests'
import { catalogue } from '../../src/games/catalogue'

describe('digests', () => {
  it('are there for every game, each its own', () => {
    expect(Object.keys(digests).sort()).toEqual(catalogue.map(({ id }) => id).sort())
    expect(new Set(Object.values(digests)).size).toBe(catalogue.length)
    for (const digest of Object.values(digests)) expect(digest).toMatch(/^[0-9a-f]{8}$/)
    expect(digestOf('snake')).toBe(digests.snake)
  })
  it('leave out comments and space, and nothing that plays', () => {
    const code = 'const a = 1 // one\n/** Owns b. */\nconst b = "http://x" + a'
    expect(plain(code)).toBe(plain('const a = 1\n\n\nconst b = "http://x" + a'))
    expect(plain(code)).not.toBe(plain(code.replace('+', '-')))
    expect(plain(code)).not.toBe(plain(code.replace('x"', 'y"')))
  })
})
