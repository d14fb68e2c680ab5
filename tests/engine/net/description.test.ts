/** Packed session descriptions: small, complete, and nothing in a link can add a line to a description. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../src/engine/core/math/sha256'
import { BadBytes, ByteWriter } from '../../../src/engine/core/replay/bytes'
import {
  OtherVersion,
  packDescription,
  packedIn,
  unpackDescription,
} from '../../../src/engine/net/description'
import { sample } from '../../support/proofs'
import { CHROMIUM, FIREFOX, WITH_STUN } from './descriptions'

const SOURCES = [
  ['Chromium', CHROMIUM, 2],
  ['Firefox', FIREFOX, 2],
  ['Chromium with a STUN server', WITH_STUN, 3],
] as const

/** The value of a line. */
const lineOf = (sdp: string, name: string) => new RegExp(`^a=${name}:(.*)\r$`, 'm').exec(sdp)?.[1]
/** Address, port and type of the UDP candidates. */
const candidatesOf = (sdp: string) =>
  [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+ \d+ typ \w+)/gim)].map(([, found]) => found)

/** Every line that a rebuilt description may have, in order; the candidates come before the last one. */
const LINES = [
  /^v=0$/,
  /^o=- 1 1 IN IP4 127\.0\.0\.1$/,
  /^s=-$/,
  /^t=0 0$/,
  /^a=group:BUNDLE 0$/,
  /^m=application 9 UDP\/DTLS\/SCTP webrtc-datachannel$/,
  /^c=IN IP4 0\.0\.0\.0$/,
  /^a=mid:0$/,
  /^a=ice-ufrag:[\w+/]{4,256}$/,
  /^a=ice-pwd:[\w+/]{4,256}$/,
  /^a=fingerprint:sha-256 [\dA-F]{2}(:[\dA-F]{2}){31}$/,
  /^a=setup:(active|passive)$/,
  /^a=sctp-port:5000$/,
  /^a=max-message-size:262144$/,
]
const CANDIDATE =
  /^a=candidate:\d+ 1 udp \d+ [\w.:-]{2,64} \d{1,5} typ (host|srflx raddr 0\.0\.0\.0 rport 0|relay raddr 0\.0\.0\.0 rport 0)$/

const VERSION = 2
const CHECK_BYTES = 2

/** Bytes with the check of an undamaged description: those of someone who wants them to be read. */
function checked(bytes: Uint8Array): Uint8Array {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const check = sha256(hex).match(/../g) ?? []
  return Uint8Array.of(...bytes, ...check.slice(0, CHECK_BYTES).map((pair) => Number(`0x${pair}`)))
}

function expectOnlyKnownLines(sdp: string): void {
  const lines = sdp.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines.pop()).toBe('a=end-of-candidates')
  for (const [i, line] of lines.entries()) expect(line).toMatch(LINES[i] ?? CANDIDATE)
  expect(sdp.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028\u2029]/)
}

describe.each(SOURCES)('a description of %s', (_name, sdp, candidates) => {
  const packed = packDescription('offer', sdp)

  it('keeps what the other browser needs', () => {
    const { type, sdp: rebuilt = '' } = unpackDescription('offer', packed)
    expect(type).toBe('offer')
    expectOnlyKnownLines(rebuilt)
    for (const name of ['ice-ufrag', 'ice-pwd', 'fingerprint', 'mid'])
      expect(lineOf(rebuilt, name), name).toBe(lineOf(sdp, name))
    expect(candidatesOf(rebuilt)).toEqual(candidatesOf(sdp))
    expect(candidatesOf(rebuilt)).toHaveLength(candidates)
    // The early message of a guest who is not accepted would win over that of another one.
    expect(lineOf(rebuilt, 'setup')).toBe('active')
    const answer = unpackDescription('answer', packDescription('answer', sdp)).sdp ?? ''
    expect(lineOf(answer, 'setup')).toBe('passive')
  })
  it('takes at most 160 bytes, and packs the same again', () => {
    expect(packed.length).toBeLessThanOrEqual(160)
    expect(packDescription('offer', unpackDescription('offer', packed).sdp ?? '')).toEqual(packed)
  })
  it('is not taken for one of the other kind, cut off or followed by more', () => {
    expect(() => unpackDescription('answer', packed)).toThrow(BadBytes)
    for (let n = 0; n < packed.length; n++)
      expect(() => unpackDescription('offer', packed.slice(0, n)), `${n} bytes`).toThrow(BadBytes)
    expect(() => unpackDescription('offer', Uint8Array.of(...packed, 0))).toThrow(BadBytes)
  })
  it('is found in front of the letters of another text', () => {
    expect(packedIn('offer', Uint8Array.of(...packed, 1, 2, 3))).toEqual(packed)
    expect(packedIn('offer', packed)).toEqual(packed)
  })
  it('is refused after a change of any byte', () => {
    for (let at = 0; at < packed.length; at++) {
      const changed = packed.slice()
      changed[at] = ((changed[at] ?? 0) + 1) % 256
      expect(() => unpackDescription('offer', changed), `byte ${at}`).toThrow(BadBytes)
    }
    expect(() => unpackDescription('offer', Uint8Array.of(1, ...packed.slice(1)))).toThrow(OtherVersion)
  })
  it('gives only known lines after a change of any byte, or is refused', { tags: ['sample'] }, () => {
    for (let at = 0; at < packed.length; at++)
      for (let value = 0; value < 256; value += sample(17, 1)) {
        const changed = packed.slice(0, -CHECK_BYTES)
        if (at < changed.length) changed[at] = value
        let rebuilt: string
        try {
          rebuilt = unpackDescription('offer', checked(changed)).sdp ?? ''
        } catch (error) {
          if (!(error instanceof BadBytes)) throw error
          continue
        }
        // Far faster than one expectation per line; those follow only where this fails.
        const lines = rebuilt.split('\r\n').slice(0, -2)
        if (!lines.every((line, i) => (LINES[i] ?? CANDIDATE).test(line))) expectOnlyKnownLines(rebuilt)
      }
  })
})

it('no text of a link becomes a line of its own', () => {
  const write = (user: string, password: string, address: string) => {
    const writer = new ByteWriter()
    writer.byte(VERSION)
    writer.byte(0)
    writer.text(user)
    writer.text(password)
    writer.bytes(new Uint8Array(32))
    writer.whole(1)
    writer.byte(0)
    writer.text(address)
    writer.whole(9)
    return checked(writer.take())
  }
  const well = ['abcd', 'abcdefghijklmnopqrstuv', '192.0.2.1'] as const
  expectOnlyKnownLines(unpackDescription('offer', write(...well)).sdp ?? '')
  for (const part of [0, 1, 2])
    for (const end of ['\n', '\r', '\r\na=x', ' a', '\u2028a', '\0', 'é', '']) {
      const texts = [...well] as [string, string, string]
      texts[part] = end === '' ? '' : texts[part] + end
      expect(() => unpackDescription('offer', write(...texts)), JSON.stringify(texts)).toThrow(BadBytes)
    }
})
it('any bytes are refused, or give only known lines', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const whole = checked(Uint8Array.of(VERSION, 0, ...bytes))
      try {
        expectOnlyKnownLines(unpackDescription('offer', whole).sdp ?? '')
      } catch (error) {
        expect(error).toBeInstanceOf(BadBytes)
      }
    }),
    { numRuns: 2000 },
  )
})
it('a description without a data channel is refused', () => {
  for (const name of ['ice-ufrag', 'ice-pwd', 'fingerprint'])
    expect(() => packDescription('offer', CHROMIUM.replace(`a=${name}:`, 'a=x:')), name).toThrow(BadBytes)
  expect(() => packDescription('offer', CHROMIUM.replace('sha-256', 'sha-1'))).toThrow(BadBytes)
})
