/** Control messages of live games, and who wins a race. */
import { describe, expect, it } from 'vitest'
import type { Game, Outcome } from '../../../src/engine/core/game/contract'
import { LAST_NICKNAME } from '../../../src/engine/storage/values/settings'
import {
  type LiveMessage,
  MAX_REACTION,
  MAX_WATCHERS,
  readMessage,
  writeMessage,
} from '../../../src/play/live/messages'
import { verdict } from '../../../src/play/live/racePolicy'
import { NAMES, nickname, nicknames, REACTIONS } from '../../../src/play/live/words'
import { liveTexts } from '../../../src/play/texts/live'

const MESSAGES: readonly LiveMessage[] = [
  { t: 'hello', protocol: 1, game: 'pong', rules: '1', name: 5 },
  { t: 'start', round: 1, options: { players: '2' }, seed: 9, hostSeat: 1 },
  { t: 'suggest', round: 2, options: {}, hostSeat: 0 },
  { t: 'accept', round: 2 },
  { t: 'decline', round: 2 },
  { t: 'pause', round: 1, away: false },
  { t: 'resume', round: 1 },
  { t: 'move', round: 1, n: 0, move: { from: 'e2', to: 'e4' }, at: 100, own: true },
  { t: 'commit', round: 1, n: 0, hash: '0a'.repeat(32) },
  { t: 'reveal', round: 1, n: 0, move: 'rock', at: 5, salt: '0b'.repeat(16) },
  { t: 'steps', round: 1, keep: 0, add: [['Up', 5, true]] },
  { t: 'field', round: 1, width: 300, height: 500 },
  { t: 'digest', round: 1, tick: 60, value: 7 },
  { t: 'differs', round: 1 },
  { t: 'world', round: 1, tick: 1, world: { ball: [1, null] } },
  { t: 'react', reaction: 2 },
  { t: 'watched', count: 3 },
]
const read = (value: unknown) => readMessage(new TextEncoder().encode(JSON.stringify(value)))

describe.each(MESSAGES.map((message) => [message.t, message] as const))('the message %s', (_t, message) => {
  it('is read as it was written', () => {
    expect(readMessage(writeMessage(message))).toEqual(message)
  })
  it('is refused with a part less, or one more', () => {
    for (const key of Object.keys(message)) {
      const { [key]: _part, ...rest } = message as Record<string, unknown>
      expect(read(rest), key).toBeNull()
    }
    expect(read({ ...message, more: 1 })).toBeNull()
  })
  it('is refused with a part of another type', () => {
    for (const [key, value] of Object.entries(message)) {
      // Moves and worlds are checked by the game.
      if (key === 'move' || key === 'world') continue
      for (const odd of [null, [], {}, 'x', -1, 1.5, 1e300, true].filter(
        (each) => typeof each !== typeof value,
      ))
        expect(read({ ...message, [key]: odd }), `${key}: ${JSON.stringify(odd)}`).toBeNull()
    }
  })
})
it.each([
  ['text that is not JSON', '{"t":"differs"'],
  ['no object', '7'],
  ['an unknown kind', '{"t":"eval","round":1}'],
  ['a forged prototype', '{"t":"world","round":1,"tick":1,"world":{"a":{"__proto__":{"x":1}}}}'],
  ['a forged prototype of a move', '{"t":"move","round":1,"n":0,"move":{"__proto__":1},"at":1,"own":true}'],
  ['an infinite number', '{"t":"digest","round":1,"tick":1e999,"value":1}'],
])('%s is refused', (_what, text) => {
  expect(readMessage(new TextEncoder().encode(text))).toBeNull()
})
it('bytes that are not text are refused', () => {
  expect(readMessage(Uint8Array.of(0x22, 0xc3, 0x28, 0x22))).toBeNull()
})
it('two players with one nickname are told apart', () => {
  const [crane, owl] = [nickname(4), nickname(29)]
  expect(nicknames([4, 29, 4, 4])).toEqual([crane, owl, `${crane} 2`, `${crane} 3`])
})
it('every nickname and reaction can be sent, and no other', () => {
  expect(LAST_NICKNAME).toBe(NAMES - 1)
  expect(MAX_REACTION).toBe(REACTIONS.length - 1)
  expect(new Set(Array.from({ length: NAMES }, (_, n) => nickname(n))).size).toBe(NAMES)
  expect(read({ t: 'react', reaction: REACTIONS.length })).toBeNull()
  expect(read({ t: 'watched', count: MAX_WATCHERS + 1 })).toBeNull()
})

describe('a race', () => {
  const game = (better: 'higher' | 'lower') =>
    ({ stats: { Score: 'Score' }, best: [{ of: 'Score', better }] }) as unknown as Game
  const end = (result: Outcome['result'], score?: number): Outcome => ({
    result,
    title: 'The end',
    ...(score !== undefined && { results: { Score: score } }),
  })
  const { won, lost, tied } = liveTexts.race
  /** The sentence without its numbers. */
  const kind = (text: string) =>
    [won, lost, tied].findIndex((of) => text.startsWith(of('|', '|').split('|')[0] as string))
  it.each([
    ['the higher score wins', 'higher', end('over', 5), end('over', 4), 0],
    ['the lower one loses', 'higher', end('over', 4), end('over', 5), 1],
    ['fewer moves win', 'lower', end('won', 4), end('won', 5), 0],
    ['who reached the goal wins', 'lower', end('won', 9), end('lost', 1), 0],
    ['who failed loses', 'higher', end('lost', 9), end('won', 1), 1],
    ['equal scores are a tie', 'higher', end('over', 5), end('over', 5), 2],
    ['equal ends without a score are a tie', 'higher', end('won'), end('won'), 2],
  ] as const)('%s', (_what, better, mine, theirs, expected) => {
    expect(kind(verdict(game(better), mine, theirs))).toBe(expected)
  })
})
