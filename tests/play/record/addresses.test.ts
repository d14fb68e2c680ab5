/** An address with a damaged part is never silently treated as one without it. */
import { afterEach, expect, it, vi } from 'vitest'
import { turnInAddress } from '../../../src/play/byLink/address'
import { hasPlay, keptInAddress, playInAddress } from '../../../src/play/record/address'
import { asksChallenge } from '../../../src/play/record/challenge'
import { readLink } from '../../../src/site/settings/profiles/profiles'

afterEach(() => vi.unstubAllGlobals())
const at = (hash: string) => vi.stubGlobal('location', { hash })

it.each(['%', '%E0%A4%A', '%zz', '', 'snake.1%', '%00', '../x', 'a'.repeat(100_000)])(
  'what follows the mark is looked up, whatever it is: %j',
  (text) => {
    at(`#kept=${text}`)
    expect(keptInAddress()).not.toBeNull()
    expect(hasPlay()).toBe(true)
    at(`#play=${text}`)
    expect(playInAddress()).toBe(text)
    expect(hasPlay()).toBe(true)
    at(`#turn=${text}`)
    // What a message added after the link is left out.
    expect(turnInAddress()).not.toBeNull()
    at(`#beat=${text}`)
    expect(asksChallenge()).toBe(true)
    expect(readLink(`#profile=${text}`)).toMatchObject({ ok: false })
  },
)
it('decodes a key that can be decoded', () => {
  at('#kept=snake.1%202')
  expect(keptInAddress()).toBe('snake.1 2')
})
