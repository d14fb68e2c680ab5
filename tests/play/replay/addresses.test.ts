/** An address with a damaged part is never silently treated as one without it. */

import { afterEach, expect, it, vi } from 'vitest'
import { inAddress, keptInAddress, replayInAddress, turnInAddress } from '../../../src/play/opening/fragment'

import { readLink } from '../../../src/site/settings/profiles/profiles'

afterEach(() => vi.unstubAllGlobals())
const at = (hash: string) => vi.stubGlobal('location', { hash })

it.each(['%', '%E0%A4%A', '%zz', '', 'snake.1%', '%00', '../x', 'a'.repeat(100_000)])(
  'what follows the mark is looked up, whatever it is: %j',
  (text) => {
    at(`#kept=${text}`)
    expect(keptInAddress()).not.toBeNull()
    expect(replayInAddress()).toBe(true)
    at(`#play=${text}`)
    expect(inAddress('play')).toBe(text)
    expect(replayInAddress()).toBe(true)
    at(`#turn=${text}`)
    // What a message added after the link is left out.
    expect(turnInAddress()).not.toBeNull()
    at(`#beat=${text}`)
    expect(inAddress('beat') !== null).toBe(true)
    expect(readLink(`#profile=${text}`)).toMatchObject({ ok: false })
  },
)
it('decodes a key that can be decoded', () => {
  at('#kept=snake.1%202')
  expect(keptInAddress()).toBe('snake.1 2')
})
