/** A picture is made smaller until it fits into a link: first its quality, then its size. */
import { describe, expect, it } from 'vitest'
import { fitted, sizesFor } from '../../../src/play/own/fit'

describe('the sizes', () => {
  it('have the right shape and up to 800 px, largest first', () => {
    const all = sizesFor({ width: 4000, height: 3000 }, 4 / 3)
    expect(all.slice(0, 2)).toEqual([
      { width: 800, height: 600 },
      { width: 640, height: 480 },
    ])
    expect(all.at(-1)).toEqual({ width: 160, height: 120 })
  })
  it('are never larger than the picture', () => {
    expect(sizesFor({ width: 300, height: 900 }, 1)[0]).toEqual({ width: 300, height: 300 })
    expect(sizesFor({ width: 1, height: 1 }, 4 / 3)).toEqual([{ width: 1, height: 1 }])
    expect(sizesFor({ width: 500, height: 1000 }, 0.5)[0]).toEqual({ width: 400, height: 800 })
  })
})

describe('fitting', () => {
  const encode = async ({ width, height }: { width: number; height: number }, quality: number) =>
    new Uint8Array(Math.round((width * height * quality) / 10))
  const upTo = (max: number) => async (bytes: Uint8Array) => (bytes.length <= max ? 'fits' : null)

  it('takes the largest size, and its best quality', async () => {
    const source = { width: 4000, height: 3000 }
    expect(await fitted(source, 4 / 3, encode, upTo(18_000))).toEqual({
      size: { width: 640, height: 480 },
      result: 'fits',
      bytes: 15_360,
    })
    expect(await fitted(source, 4 / 3, encode, upTo(19_200))).toMatchObject({ bytes: 19_200 })
    expect(await fitted(source, 4 / 3, encode, upTo(100_000))).toMatchObject({ bytes: 38_400 })
  })
  it('is null if none fits', async () => {
    expect(await fitted({ width: 90, height: 90 }, 1, encode, upTo(0))).toBeNull()
  })
})
