/** The control messages of a live game, as JSON. They come from a stranger, so each is checked completely. */
import * as v from 'valibot'
import { LAST_NICKNAME } from '../../engine/storage/values/settings'
import { MAX_SEED } from '../opening/opening'

/** Both devices must have the same version. */
export const PROTOCOL = 4

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))
const short = (max: number) => v.pipe(v.string(), v.maxLength(max))
const round = whole(100_000)
const at = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9))
const seat = v.picklist([0, 1])
const options = v.pipe(
  v.record(short(40), short(40)),
  v.check((values) => Object.keys(values).length <= 60),
)
const seed = whole(MAX_SEED)

/** The most people who watch a game from their own devices. */
export const MAX_WATCHERS = 8

/** The last of the reactions in `words.ts`. */
export const MAX_REACTION = 5

const schema = v.variant('t', [
  v.strictObject({
    t: v.literal('hello'),
    protocol: v.number(),
    game: short(60),
    rules: short(60),
    name: whole(LAST_NICKNAME),
  }),
  v.strictObject({ t: v.literal('start'), round, options, seed, hostSeat: seat }),
  v.strictObject({ t: v.literal('suggest'), round, options, hostSeat: seat }),
  v.strictObject({ t: v.literal('accept'), round }),
  v.strictObject({ t: v.literal('decline'), round }),
  v.strictObject({ t: v.literal('pause'), round, away: v.boolean() }),
  v.strictObject({ t: v.literal('resume'), round }),
  v.strictObject({ t: v.literal('move'), round, n: whole(100_000), move: v.unknown(), at, own: v.boolean() }),
  v.strictObject({
    t: v.literal('commit'),
    round,
    n: whole(100_000),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  v.strictObject({
    t: v.literal('reveal'),
    round,
    n: whole(100_000),
    move: v.unknown(),
    at,
    salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  }),
  v.strictObject({
    t: v.literal('steps'),
    round,
    keep: whole(20_000),
    add: v.pipe(v.array(v.strictTuple([v.unknown(), at, v.boolean()])), v.maxLength(20_000)),
  }),
  v.strictObject({
    t: v.literal('field'),
    round,
    width: v.pipe(v.number(), v.minValue(1), v.maxValue(10_000)),
    height: v.pipe(v.number(), v.minValue(1), v.maxValue(10_000)),
  }),
  v.strictObject({ t: v.literal('digest'), round, tick: whole(1e9), value: whole(0xffffffff) }),
  v.strictObject({ t: v.literal('differs'), round }),
  v.strictObject({ t: v.literal('world'), round, tick: whole(1e9), world: v.unknown() }),
  v.strictObject({ t: v.literal('react'), reaction: whole(MAX_REACTION) }),
  v.strictObject({ t: v.literal('watched'), count: whole(MAX_WATCHERS) }),
])

export type LiveMessage = v.InferOutput<typeof schema>

export const writeMessage = (message: LiveMessage): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(message))

/** No game has such a key, and code that copies moves or worlds could take it for the prototype. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a forged prototype')
  return value
}

/**
 * JSON from a stranger.
 *
 * @throws SyntaxError if it is none, or forges a prototype
 */
export const parseForeign = (text: string): unknown => JSON.parse(text, refuseProto)

export function readMessage(bytes: Uint8Array): LiveMessage | null {
  try {
    const value = parseForeign(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const parsed = v.safeParse(schema, value)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
