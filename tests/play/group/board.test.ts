/** The board of a group: only what a replay of the same start proves, merged with what this device knows. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game, RealtimeBot, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { frameFrom } from '../../../src/engine/core/input/input'
import type { Replay } from '../../../src/engine/core/replay/replay'
import { SceneClock } from '../../../src/engine/stage/clock'
import { groups, keepEntries, keptEntries } from '../../../src/engine/storage/values/groups'
import { bots } from '../../../src/games/bots'
import { findGame } from '../../../src/games/catalog'
import { type BoardRow, candidateOf, linkOf, makeBoard, withRow } from '../../../src/play/group/board'
import { type Entry, entryText, MAX_LINK, writeEntries } from '../../../src/play/group/entries'
import { lineOf } from '../../../src/play/group/GroupLine'
import { groupOf } from '../../../src/play/group/open'
import { canGroup } from '../../../src/play/opening/group'
import { readOpening } from '../../../src/play/opening/opening'
import { pack, unpack } from '../../../src/play/replay/pack'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { groupTexts as texts } from '../../../src/play/texts/group'
import { cleared, freshPage } from '../session/small'

const PATH = '/games/snake'
const gameOf = async (id: string) => (await findGame(id)?.load())?.default as Game
let snake: RealtimeGame
/** Packed replays of games that the computer played for longer and longer: their scores rise. */
const played: string[] = []
const start = () => ({ id: 'snake', seed: 7, options: { ...completeOptions(snake.options) } })
const other = { seed: 8 }

/** A game that a bot plays for some ticks; then the snake runs into a wall. */
async function play(until: number, seed = 7): Promise<Replay> {
  const bot = (await bots.snake?.()) as RealtimeBot<unknown>
  let before: readonly string[] = []
  const session: RealtimeSession = new RealtimeSession(
    { id: 'snake', game: snake, options: { ...completeOptions(snake.options) }, seed },
    { width: 800, height: 600 },
    new SceneClock(),
    () => {
      const hold = session.tick < until ? (bot(session.world, session.tick).hold ?? []) : []
      const frame = frameFrom(hold, before)
      before = hold
      return frame
    },
  )
  session.start()
  while (session.view.phase === 'playing') session.step()
  return { ...(session.replay() as Replay), date: 0 }
}

beforeAll(async () => {
  freshPage()
  snake = (await gameOf('snake')) as RealtimeGame
  for (const until of [0, 200, 500]) played.push(await pack(await play(until)))
  cleared()
})
beforeEach(() => {
  freshPage()
  vi.useRealTimers()
  vi.stubGlobal('location', { origin: 'https://arcade.example', hash: '', pathname: PATH, search: '' })
})
afterEach(cleared)

const entry = (name: number, n: number): Entry => ({ name, text: played[n] ?? '' })
const open = (...entries: readonly Entry[]) => makeBoard(snake, start(), writeEntries(entries))
const shown = ({ rows }: { readonly rows: readonly BoardRow[] }) => rows.map(({ name }) => name)

describe('a board', () => {
  it('has the proved results, best first, and those of other copies opened here', async () => {
    const [a, b, c] = [entry(1, 0), entry(2, 1), entry(3, 2)]
    const first = await open(a, c)
    expect(shown(first)).toEqual([3, 1])
    expect(first.rows.map(({ value }) => value)).toEqual(
      [...first.rows].map(({ value }) => value).sort((x, y) => y - x),
    )
    expect(shown(await open(b))).toEqual([3, 2, 1])
    expect(shown(await open())).toEqual([3, 2, 1])
    // Another start is another group.
    expect(shown(await makeBoard(snake, { ...start(), ...other }, '1'))).toEqual([])
  })
  it('names what cannot be proved, and drops it', async () => {
    const replay = await unpack(played[1] ?? '')
    const forged = await pack({ ...replay, figures: { ...replay.figures, Score: 999 } })
    const elsewhere = await pack(await play(0, other.seed))
    const older = await pack({ ...replay, digest: 'older' })
    const options = await pack({ ...replay, options: { ...replay.options, speed: 'fast' } })
    const foreign = await pack({ ...replay, game: 'pong' })
    const open_ = await pack({ ...replay, result: 'open', figures: {} })
    const cut = (played[2] ?? '').slice(0, -9)
    const all = [forged, elsewhere, options, foreign, open_, cut, older]
    const board = await open(entry(1, 0), ...all.map((text, i) => ({ name: 10 + i, text })))
    expect(shown(board)).toEqual([1])
    expect(board.failed.map(({ name, why }) => [name, why])).toEqual([
      ...[10, 11, 12, 13, 14].map((name) => [name, 'unproved']),
      // Whoever cut the link: nobody looks like a cheat.
      [15, 'unreadable'],
      [16, 'otherVersion'],
    ])
    expect(Object.values(groups.get()).map((kept) => Object.keys(kept))).toEqual([[entryText(entry(1, 0))]])
  })
  it('says that a link is damaged, with the results that can be read', async () => {
    const board = await makeBoard(snake, start(), `1.1.${played[0]}.2`)
    expect([shown(board), board.damaged]).toEqual([[1], true])
  })
  it('says how much of a link is missing that was cut off anywhere', async () => {
    const whole = writeEntries([entry(1, 0), entry(2, 1), entry(3, 2)])
    expect(await makeBoard(snake, start(), whole)).toMatchObject({ damaged: false, cut: null, failed: [] })
    for (let length = whole.length - 1; length > 4; length -= 7) {
      freshPage()
      const board = await makeBoard(snake, start(), whole.slice(0, length))
      const here = board.rows.length
      expect([here < 3, board.damaged, board.cut], `${length}`).toEqual([true, true, { of: 3, here }])
      expect(board.failed.map(({ why }) => why).filter((why) => why !== 'unreadable')).toEqual([])
      expect(lineOf(board)).not.toBe(texts.noResults)
    }
    // Links of version 1 do not say how many results they had.
    const old = await makeBoard(snake, start(), `1.1.${played[0]}.2.${(played[1] ?? '').slice(0, -4)}`)
    expect([shown(old), old.damaged, old.cut]).toEqual([[1], true, null])
  })
  it('keeps what this version cannot replay', async () => {
    const older = entryText({
      name: 4,
      text: await pack({ ...(await unpack(played[1] ?? '')), digest: 'older' }),
    })
    await open(entry(1, 0))
    const [key = ''] = Object.keys(groups.get())
    keepEntries(key, { [older]: true }, [])
    const board = await open(entry(2, 1))
    expect(board.failed).toMatchObject([{ name: 4, why: 'otherVersion' }])
    expect(keptEntries(key)).toMatchObject({ [older]: true })
  })
})

describe('a result to add', () => {
  it('is proved, is one entry however often it is added, and is marked as one’s own', async () => {
    const board = await open(entry(1, 0))
    const replay = await play(500)
    const made = await candidateOf(PATH, snake, start(), board.rows, { ...replay, date: Date.now() })
    if (typeof made === 'string') throw new Error(made)
    expect([made.text, made.added]).toEqual([played[2], false])
    const rows = withRow(snake, board.rows, { ...made, name: 9 })
    expect(shown({ rows })).toEqual([9, 1])
    expect(rows.map(({ own }) => own)).toEqual([true, false])
    expect(await candidateOf(PATH, snake, start(), rows, replay)).toMatchObject({ added: true })
    // Someone else may have played the same game.
    const others = rows.map((row) => ({ ...row, own: false }))
    expect(await candidateOf(PATH, snake, start(), others, replay)).toMatchObject({ added: false })
    const { text, url, leftOut } = linkOf(PATH, snake, start(), rows)
    expect(leftOut).toEqual([])
    expect(url).toBe(`https://arcade.example/games/snake?seed=7#group=${text}`)
    expect(shown(await makeBoard(snake, start(), text))).toEqual([9, 1])
  })
  it('is refused with the reason before anything is lost', async () => {
    const replay = await play(0)
    const refused = async (changed: Partial<Replay>) =>
      candidateOf(PATH, snake, start(), [], { ...replay, ...changed })
    expect(await refused({ figures: { Score: 5 } })).toBe('unproved')
    expect(await refused({ seed: 8 })).toBe('unproved')
    expect(await candidateOf(PATH, snake, start(), [], null)).toBe('unproved')
  })
  it('stays on the board of this device where the link has no space', () => {
    const row = (name: number, length: number): BoardRow => ({
      name,
      text: 'a'.repeat(length),
      value: 100 - name,
      own: name === 2,
      replay: {} as Replay,
    })
    const rows = [row(1, 7000), row(2, 1500), row(3, 100)]
    const { url, leftOut } = linkOf(PATH, snake, start(), rows)
    expect(url.length).toBeLessThan(MAX_LINK)
    expect(shown({ rows: leftOut })).toEqual([2])
  })
})

describe('the group in the address', () => {
  it('has a start, and a result that replays can prove', async () => {
    const blackjack = await gameOf('blackjack')
    const at = (id: string, game: Game, search: string) =>
      groupOf(id, game, readOpening(id, game, search).opening)
    expect(at('snake', snake, '?seed=7&speed=slow')).toMatchObject({ id: 'snake', seed: 7 })
    expect(at('snake', snake, '?speed=slow')).toBeNull()
    expect(at('blackjack', blackjack, '?seed=7')).toBeNull()
    expect(canGroup(blackjack, { seed: 7, options: completeOptions(blackjack.options) })).toBe(false)
  })
})

describe('the entries on this device', () => {
  it('are those of the last 20 groups', () => {
    for (let n = 0; n < 25; n++) keepEntries(`snake ${n} `, { '1.a': false }, [])
    expect(Object.keys(groups.get())).toEqual(Array.from({ length: 20 }, (_, i) => `snake ${i + 5} `))
    keepEntries('snake 24 ', { '2.b': true }, ['1.a'])
    expect(keptEntries('snake 24 ')).toEqual({ '2.b': true })
    expect(keptEntries('snake 4 ')).toEqual({})
  })
})
