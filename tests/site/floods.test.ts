/** Messages of a framed game are limited in number and bytes. */
import { describe, expect, it } from 'vitest'
import { sizeOfMessage } from '../../src/site/custom/frame/messageSize'
import { FloodGauge } from '../../src/site/custom/frame/useFloodWatch'

const MB = 1_000_000

/** Whether this many messages a second, evenly spread, are a flood within `seconds`. */
function floods(data: unknown, aSecond: number, seconds = 10): boolean {
  const gauge = new FloodGauge(0)
  for (let i = 0; i < aSecond * seconds; i++) if (gauge.add(data, (i * 1000) / aSecond)) return true
  return false
}

describe('a flood', () => {
  it.each<[string, unknown, number, boolean]>([
    ['thirty strings of 1 MB', 'x'.repeat(MB), 30, true],
    ['one string of 2 MB', 'x'.repeat(2 * MB), 1, true],
    ['thirty buffers of 1 MB', new ArrayBuffer(MB), 30, true],
    ['thirty arrays of bytes', new Uint8Array(MB), 30, true],
    ['strings deep in objects', { a: [{ b: 'x'.repeat(MB) }] }, 5, true],
    ['strings as keys', { ['x'.repeat(MB)]: 1 }, 5, true],
    ['a map of strings', new Map([['a', 'x'.repeat(MB)]]), 5, true],
    ['long lists of numbers', new Array(500_000).fill(1), 5, true],
    ['three thousand small ones', 1, 3000, true],
    ['a score sixty times a second', { type: 'score', value: 120 }, 60, false],
    ['a thousand small ones', 'tick', 1000, false],
    ['a picture of 100 kB every second', new ArrayBuffer(100_000), 1, false],
  ])('%s: %s', (_name, data, aSecond, flood) => expect(floods(data, aSecond)).toBe(flood))
})

describe('the size of a message', () => {
  it('counts repeated objects once, and handles cycles', () => {
    const ring: Record<string, unknown> = { text: 'x'.repeat(100) }
    ring.self = ring
    ring.again = [ring, ring]
    expect(sizeOfMessage(ring)).toBeLessThan(400)
  })
  it('is measured only up to the limit', () => {
    let reads = 0
    const many = new Proxy(
      Array.from({ length: 300_000 }, () => [[[1]]]),
      {
        get(items, key) {
          reads++
          return Reflect.get(items, key)
        },
      },
    )
    expect(sizeOfMessage(many, 100_000)).toBeGreaterThanOrEqual(100_000)
    expect(reads).toBeLessThan(100_000)
  })
  it.each([undefined, null, 1, true, 'abc', Symbol.iterator, 10n, new Date(), /x/])(
    'is positive for %s',
    (data) => {
      expect(sizeOfMessage(data)).toBeGreaterThan(0)
    },
  )
})
