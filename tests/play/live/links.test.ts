/** Invitations and replies as mail and chat programs pass them on. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadBytes } from '../../../src/engine/core/replay/bytes'
import { OtherVersion, packDescription } from '../../../src/engine/net/description'
import { idOf, readInvitation, readReply, replyText } from '../../../src/play/live/links'
import { textOf } from '../../../src/play/replay/pack'
import { CHROMIUM, FIREFOX, WITH_STUN } from '../../engine/net/descriptions'

const SITE = 'https://arcade.example/games/pong'
const SOURCES = [CHROMIUM, FIREFOX, WITH_STUN]

/** What follows a link in a message. */
const ENDS = [
  '.',
  ')',
  '>',
  '>.',
  '%20',
  '%20thanks',
  '%0A',
  '&utm_source=x',
  '?fbclid=abc',
  '"',
  '”',
  ',',
  '…',
  '\u200b',
  ' ',
  '\n',
  '\nSent from my phone',
  // A field of one line removes line breaks.
  'Sent from my phone',
  'S',
  ' and a lot more text',
]
/** Links that programs broke or quoted. */
const broken = (link: string): string[] => [
  link.replace(/.{40}/g, '$&\n'),
  link.replace(/.{40}/g, '$&\r\n'),
  link.replace(/.{40}/g, '$& '),
  link.replace(/.{40}/g, '$&\n> '),
  link.replace(/.{40}/g, '$&=\n'),
  link.replace(/.{40}/g, '$&%0D%0A'),
  link.replace(/.{40}/g, '$&\u00ad'),
  link.replace(/.{40}/g, '$&<br>'),
  // The line breaks are gone in a field of one line.
  link.replace(/.{40}/g, '$&='),
  link.replace(/[-_]/g, '\\$&'),
]

describe.each(SOURCES.map((sdp, n) => [n, sdp] as const))('description %i', (_, sdp) => {
  const offer = packDescription('offer', sdp)
  const answer = packDescription('answer', sdp)
  const id = idOf(offer)
  const invitation = `D${textOf(offer)}`
  const reply = replyText({ id, answer })

  it('an invitation is read with what follows it, and has the same name', () => {
    for (const text of [invitation, ...ENDS.map((end) => invitation + end), ...broken(invitation)])
      expect(readInvitation(text), text).toEqual({ kind: 'direct', offer, id })
  })
  it('a reply is read with text around it', () => {
    const link = `${SITE}#reply=${reply}`
    const texts = [
      reply,
      `reply=${reply}`,
      `Here it is: ${link}`,
      `<${link}>`,
      `(${link})`,
      `[my reply](${link})`,
      `Reply link: “${link}”.`,
      `${link}\n\n> On Monday, Ann wrote:\n> ${SITE}#join=${invitation}`,
      `https://out.example/?url=${encodeURIComponent(link)}&data=5`,
      `https://urldefense.proofpoint.com/v2/url?u=${link
        .replace(/[^\w./]|_/g, (character) => `-${character.charCodeAt(0).toString(16).toUpperCase()}`)
        .replaceAll('/', '_')}&d=DwMF&c=a`,
      `https://urldefense.com/v3/__${link.replace(/[#=]/g, '*')}__;Iz0!!abc$`,
      `https://a.example/?q=${encodeURIComponent(`https://b.example/?u=${encodeURIComponent(link)}&x=1`)}`,
      link.replaceAll('=', '=3D'),
      link.replaceAll('=', '=3D').replace(/.{75}/g, '$&=\n'),
      `${link}[1]`,
      `${link}<${link}>`,
      ...ENDS.map((end) => link + end),
      ...broken(link),
      ...broken(link).map((each) => `Here:\n${each}\nSent from my phone`),
    ]
    for (const text of texts) expect(readReply(text), text).toEqual({ id, answer })
  })
  it('in a message with several replies, the wanted one is read', () => {
    const other = replyText({ id: '0123456789abcdef', answer })
    expect(readReply(`${SITE}#reply=${other}\n${SITE}#reply=${reply}`, id)).toEqual({ id, answer })
    expect(readReply(other, id).id).toBe('0123456789abcdef')
  })
  it('damaged ones are refused', () => {
    for (let n = 0; n < invitation.length; n++)
      expect(() => readInvitation(invitation.slice(0, n)), `${n} letters`).toThrow(BadBytes)
    for (let n = 1; n < invitation.length - 1; n++) {
      const other = invitation[n] === 'A' ? 'B' : 'A'
      const changed = invitation.slice(0, n) + other + invitation.slice(n + 1)
      expect(() => readInvitation(changed), `letter ${n}`).toThrow(BadBytes)
    }
    for (const text of ['', 'X', 'hello', 'D%%', `X${invitation}`, 'D', reply, invitation.toLowerCase()])
      expect(() => readInvitation(text), text).toThrow(BadBytes)
    for (const text of [
      '',
      'hello',
      `${id}.`,
      `${id}.abc`,
      reply.slice(0, -5),
      invitation,
      `${reply.slice(0, -20)}!!`,
    ])
      expect(() => readReply(text), text).toThrow(BadBytes)
    // The first version of invitations.
    expect(() => readInvitation(`D${textOf(Uint8Array.of(1, ...offer.slice(1)))}`)).toThrow(OtherVersion)
  })
})

it('a room is named by 40 letters, whatever follows', () => {
  const room = '0123456789abcdef0123456789abcdef01234567'
  for (const end of ['', ...ENDS])
    expect(readInvitation(`R${room}${end}`)).toEqual({ kind: 'room', id: room })
  expect(() => readInvitation(`R${room.slice(1)}`)).toThrow(BadBytes)
})

it('any text is refused or read', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('D', 'R', '0123456789abcdef.'), (text, head) => {
      for (const read of [readInvitation, readReply])
        try {
          read(head + text)
        } catch (error) {
          expect(error).toBeInstanceOf(BadBytes)
        }
    }),
  )
})
