/** The hash of commitments is SHA-256: the published vectors, and Node's results for texts of every length around a block. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from '../../../src/engine/core/math/sha256'

it('gives the published values', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})
it('is the same as Node’s for texts of 0 to 200 letters', () => {
  for (let length = 0; length <= 200; length++) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode((i * 7 + length) % 128)).join('')
    expect(sha256(text)).toBe(createHash('sha256').update(text, 'latin1').digest('hex'))
  }
})
it('accepts only ASCII', () => {
  expect(() => sha256('ä')).toThrow(RangeError)
})
