/** Own content in links: packing, bounds, damage. A link is a stranger's: it is valid, or there is a message. */
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/core/game/contract'
import { createRandom, drawInt } from '../../src/engine/core/math/random'
import { BadBytes } from '../../src/engine/core/replay/bytes'
import { MAX_OWN_LINK } from '../../src/play/opening/ownContent'
import { jpegSize } from '../../src/play/own/jpeg'
import { ownOfText } from '../../src/play/own/make'
import { openOwn } from '../../src/play/own/open'
import { NewerContent, packOwn, unpackOwn } from '../../src/play/own/pack'
import { ownTexts } from '../../src/play/texts/own'
import { jpegHeader } from '../play/own/jpeg'
import { sample } from '../support/proofs'
import { gameOf, ids } from './loaded'

const games = ids.map(gameOf)
const textGames = games.filter(({ own }) => own?.kind === 'text')
const pictureGames = games.filter(({ own }) => own?.kind === 'picture')
const plain = games.find(({ own }) => !own) as Game

const bytes = (length: number, seed = 1) => {
  const random = createRandom(seed)
  return Uint8Array.from({ length }, () => drawInt(random, 0, 255))
}
const decoded = () => Promise.resolve()
const refused = () => Promise.reject(new Error('no picture'))

/** The content of a game's example. */
async function exampleOf(game: Game): Promise<string> {
  if (game.own?.kind !== 'text') throw new Error('no own text')
  const { default: form } = await game.own.form()
  const read = form.read(form.example)
  if (!('content' in read)) throw new Error(read.faults.join(' '))
  return (await ownOfText(read.content))?.packed as string
}

describe('packed content', () => {
  it('comes back, in the letters of an address', async () => {
    for (const length of [1, 2, 100, 17_000]) {
      const content = bytes(length)
      const packed = (await packOwn(content)) as string
      expect(packed).toMatch(/^[\w-]+$/)
      expect(await unpackOwn(packed)).toEqual(content)
    }
  })
  it('has no more than 24,000 characters', async () => {
    expect(((await packOwn(bytes(17_900))) as string).length).toBeLessThanOrEqual(MAX_OWN_LINK)
    expect(await packOwn(bytes(18_000))).toBeNull()
    expect(await packOwn(new Uint8Array(20_001))).toBeNull()
  })
  it('is refused if it is too long, inflates to too much, or has another version', async () => {
    await expect(unpackOwn('A'.repeat(MAX_OWN_LINK + 1))).rejects.toThrow(BadBytes)
    const bomb = new Uint8Array(1_000_000)
    const stream = new Blob([bomb]).stream().pipeThrough(new CompressionStream('deflate'))
    const small = new Uint8Array(await new Response(stream).arrayBuffer())
    const text = (all: Uint8Array) => Buffer.from(all).toString('base64url')
    await expect(unpackOwn(text(Uint8Array.of(1, ...small)))).rejects.toThrow(BadBytes)
    await expect(unpackOwn(text(Uint8Array.of(2, ...small)))).rejects.toThrow(NewerContent)
    for (const bad of ['', '*', 'A', 'AA', '%00', 'AQ=='])
      await expect(unpackOwn(bad), bad).rejects.toThrow(BadBytes)
  })
})

describe('content of a link', () => {
  it('opens in its game', async () => {
    for (const game of textGames) {
      const packed = await exampleOf(game)
      expect(await openOwn(packed, game)).toMatchObject({ own: { kind: 'text', packed } })
    }
    for (const game of pictureGames) {
      const packed = (await packOwn(jpegHeader(300, 200))) as string
      expect(await openOwn(packed, game, decoded)).toMatchObject({
        own: { kind: 'picture', picture: expect.stringMatching(/^data:image\/jpeg;base64,/) },
      })
    }
  })
  it.runIf(textGames.length > 0)(
    'gets a message in other games, and if it is newer or no picture',
    async () => {
      const [game] = textGames as [Game]
      const packed = await exampleOf(game)
      expect(await openOwn(packed, plain)).toEqual({ complaint: ownTexts.problems.notHere })
      expect(await openOwn('Ag', game)).toEqual({ complaint: ownTexts.problems.newer })
      expect(await openOwn('*', game)).toEqual({ complaint: ownTexts.problems.damaged })
      for (const other of pictureGames) {
        const noPicture = { complaint: ownTexts.problems.noPicture }
        expect(await openOwn(packed, other, decoded)).toEqual(noPicture)
        const large = (await packOwn(jpegHeader(1601, 20))) as string
        expect(await openOwn(large, other, decoded)).toEqual(noPicture)
        const broken = (await packOwn(jpegHeader(20, 20))) as string
        expect(await openOwn(broken, other, refused)).toEqual(noPicture)
      }
      for (const picture of textGames) {
        const binary = (await packOwn(bytes(200))) as string
        expect(await openOwn(binary, picture)).toEqual({ complaint: ownTexts.problems.damaged })
      }
    },
  )
  it.runIf(textGames.length + pictureGames.length > 0)(
    'is valid or gets a message, whatever was changed in it',
    { tags: ['sample'] },
    async () => {
      const random = createRandom(5)
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%.'
      const links = await Promise.all([
        ...textGames.map(async (game) => ({ game, packed: await exampleOf(game) })),
        ...pictureGames.map(async (game) => ({
          game,
          packed: (await packOwn(Uint8Array.of(...jpegHeader(300, 200), ...bytes(300)))) as string,
        })),
      ])
      for (let n = 0; n < sample(400, 2000); n++) {
        const { game, packed } = links[n % links.length] as (typeof links)[0]
        const at = drawInt(random, 0, packed.length - 1)
        const letter = letters[drawInt(random, 0, letters.length - 1)] ?? ''
        const changed = [
          packed.slice(0, at) + letter + packed.slice(at + 1),
          packed.slice(0, at),
          packed.slice(0, at) + packed.slice(at + 1),
          packed.slice(0, at) + letter + packed.slice(at),
        ][drawInt(random, 0, 3)] as string
        const opened = await openOwn(changed, game, decoded)
        if ('own' in opened) expect(opened.own.packed).toBe(changed)
        else expect(opened.complaint.length).toBeGreaterThan(20)
      }
    },
  )
  it('is valid or gets a message, whatever was packed', { tags: ['sample'] }, async () => {
    const random = createRandom(8)
    const pieces = ['A', 'é', '=', ':', '\n', ' ', '7', '\u0000', '\u202e', '😀', 'planet', '\ud800']
    for (const game of textGames)
      for (let n = 0; n < sample(100, 500); n++) {
        const text = Array.from(
          { length: drawInt(random, 0, 40) },
          () => pieces[drawInt(random, 0, pieces.length - 1)],
        ).join('')
        const packed = (await ownOfText(text))?.packed as string
        const opened = await openOwn(packed, game)
        expect('own' in opened || opened.complaint.length > 20).toBe(true)
      }
  })
})

describe('the size of a JPEG', () => {
  it('is read from its header, up to 1,600 px', () => {
    expect(jpegSize(jpegHeader(1600, 1))).toEqual({ width: 1600, height: 1 })
    expect(jpegSize(jpegHeader(1601, 1))).toBeNull()
    expect(jpegSize(jpegHeader(10, 0))).toBeNull()
    expect(jpegSize(jpegHeader(10, 1601))).toBeNull()
  })
  it('is null for everything else, and for every part of a header', () => {
    const whole = jpegHeader(20, 30)
    for (let length = 0; length < 29; length++)
      expect(jpegSize(whole.slice(0, length)), `${length}`).toBeNull()
    for (let seed = 0; seed < 500; seed++) {
      const size = jpegSize(Uint8Array.of(0xff, 0xd8, 0xff, ...bytes(60, seed)))
      if (size) expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(1600)
    }
    expect(jpegSize(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBeNull()
  })
})
