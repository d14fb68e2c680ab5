/** A replay as a file and a link: it is read back as it was written, and invalid texts are refused before anything runs. */
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Game, RealtimeGame, TurnGame } from '../../../src/engine/core/game/contract'
import { frameFrom } from '../../../src/engine/core/input/input'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { BadBytes } from '../../../src/engine/core/replay/bytes'
import { FrameWriter } from '../../../src/engine/core/replay/frameWriter'
import { type Replay, readReplay, writeReplay } from '../../../src/engine/core/replay/replay'
import { StepsWriter } from '../../../src/engine/storage/values/steps'
import { findGame } from '../../../src/games/catalog'
import { COMPLAINTS, checkReplay, readPlay } from '../../../src/play/replay/checkReplay'
import { linkInFile } from '../../../src/play/replay/linkFile'
import { pack, unpack } from '../../../src/play/replay/pack'
import { Timeline } from '../../../src/play/replay/playback/timeline'
import { challengeWith, playLink } from '../../../src/play/replay/sendReplay'
import { restoreHistory, saveOf } from '../../../src/play/session/turns/savedTurns'
import { Starts } from '../../../src/play/session/turns/starts'
import { sample } from '../../support/proofs'

const MUTATIONS = sample(2000, 20_000)

let snake: RealtimeGame
let chess: TurnGame
/** A minute with three keys every two seconds. */
let play: Replay
/** A game of random moves, and their number. */
let match: Replay
let moves = 0

const options = (game: Game) =>
  Object.fromEntries(game.options.filter(({ view }) => !view).map(({ id, initial }) => [id, initial]))

beforeAll(async () => {
  snake = (await findGame('snake')?.load())?.default as RealtimeGame
  chess = (await findGame('chess')?.load())?.default as TurnGame
  const random = createRandom(4)
  const writer = new FrameWriter()
  let hold: string[] = []
  for (let tick = 0; tick < 3600; tick++) {
    const before = hold
    if (tick % 40 === 0) hold = [pick(random, ['up', 'down', 'left', 'right'])]
    if (tick % 40 === 9) hold = []
    writer.add(frameFrom(hold, before))
  }
  const size = snake.size as { width: number; height: number }
  const { ticks, slots } = writer
  play = {
    game: 'snake',
    digest: snake.replayVersion,
    seed: 42,
    options: options(snake),
    date: 1_795_000_000_000,
    result: 'over',
    figures: { Score: 0, Length: 3 },
    input: { kind: 'realtime', size, ticks, slots, frames: writer.take() },
  }
  const steps = new StepsWriter()
  const { rules } = chess
  let state = rules.start(options(chess), 7)
  for (let move = 0; move < 80 && !rules.outcome(state); move++) {
    const choice = pick(random, rules.legal(state))
    const at = move * 4123 + (move % 7) * 311
    const applied = rules.apply(state, choice, at)
    if ('refused' in applied) throw new Error(applied.refused)
    steps.add([choice, at, move % 2 === 0])
    state = applied.state
  }
  moves = steps.length
  const text = steps.text()
  match = {
    ...play,
    game: 'chess',
    digest: chess.replayVersion,
    seed: 7,
    options: options(chess),
    result: 'open',
    figures: {},
    input: { kind: 'turn', moves: text.moves, steps: text.steps },
  }
})

describe('a replay as a file', () => {
  it('is read back as it was written', async () => {
    for (const replay of [play, match]) {
      expect(readReplay(writeReplay(replay))).toEqual(replay)
      expect(await unpack(await pack(replay))).toEqual(replay)
    }
  })
  it('is small: a minute of keys, and a game of chess', async () => {
    expect((await pack(play)).length).toBeLessThanOrEqual(1000)
    // 600 bytes, in base64.
    expect((await pack(match)).length).toBeLessThanOrEqual(800)
  })
  it('is replayed from a link to the same end', async () => {
    const found = await readPlay(await pack(play), 'snake', snake)
    if (!('replay' in found)) throw new Error(found.complaint)
    const timeline = new Timeline(snake.rules, found.replay)
    timeline.seek(timeline.length)
    const again = new Timeline(snake.rules, play)
    while (again.step(() => {}));
    expect(timeline.world).toEqual(again.world)
    const judged = checkReplay(match, 'chess', chess)
    if (!('replay' in judged)) throw new Error(judged.complaint)
    const save = saveOf(judged.replay, chess)
    const history = save && (await restoreHistory(chess, save, new Starts('chess', chess)))
    expect(history?.length).toBe(moves)
    const half = saveOf(judged.replay, chess, 10)
    expect((half && (await restoreHistory(chess, half, new Starts('chess', chess))))?.length).toBe(10)
  })
})

describe('a record of a version before', () => {
  it('plays with the options whose games still end the same, and with no others', () => {
    const by = (digest: string, changed: Record<string, string> = {}) =>
      checkReplay({ ...play, digest, options: { ...play.options, ...changed } }, 'snake', game)
    const game: Game = {
      ...snake,
      earlier: [
        { version: 'b', isSame: ({ mode }) => mode !== 'worlds' },
        { version: 'a', isSame: ({ edges }) => edges === 'wrap' },
      ],
    }
    expect(by('b')).toHaveProperty('replay')
    expect(by('a', { edges: 'wrap' })).toHaveProperty('replay')
    for (const refused of [by('b', { mode: 'worlds' }), by('a'), by('c')])
      expect(refused).toHaveProperty('complaint', COMPLAINTS.older)
    const ofToday = by(snake.replayVersion, { mode: 'worlds' })
    expect(ofToday).not.toHaveProperty('complaint', COMPLAINTS.older)
  })
})

describe('an invalid text', () => {
  it('is reported as from another game, with other options, of another version, or for another world', async () => {
    expect(checkReplay(play, 'chess', chess)).toEqual({ complaint: COMPLAINTS.foreign })
    expect(checkReplay({ ...match, game: 'snake' }, 'snake', snake)).toEqual({
      complaint: COMPLAINTS.damaged,
    })
    expect(checkReplay({ ...play, options: { speed: 'ludicrous' } }, 'snake', snake)).toEqual({
      complaint: COMPLAINTS.unfit,
    })
    expect(checkReplay({ ...play, digest: '00000000' }, 'snake', snake)).toEqual({
      complaint: COMPLAINTS.older,
      start: { seed: 42, options: expect.objectContaining(play.options) },
    })
    const wide = { ...play, input: { ...play.input, size: { width: 9000, height: 5 } } } as Replay
    expect(checkReplay(wide, 'snake', snake)).toEqual({ complaint: COMPLAINTS.damaged })
    expect(await readPlay('no play', 'snake', snake)).toEqual({ complaint: COMPLAINTS.damaged })
    expect(await readPlay('', 'snake', snake)).toEqual({ complaint: COMPLAINTS.damaged })
  })
  it('is not inflated beyond the limit: a few bytes that stand for millions stay unread', async () => {
    const bomb = { ...match, input: { kind: 'turn', moves: [], steps: 'a'.repeat(900_000) } } as Replay
    const text = await pack(bomb)
    expect(text.length).toBeLessThan(3000)
    expect(await unpack(text)).toEqual(bomb)
    const tooLong = { ...bomb, input: { ...bomb.input, moves: ['b'.repeat(900_000)] } } as Replay
    await expect(unpack(await pack(tooLong))).rejects.toThrow(BadBytes)
  })
  it('ends with a message or a replay of the stated length, whatever was changed in it', {
    tags: ['sample'],
  }, () => {
    const files = [writeReplay(play), writeReplay(match)]
    let refused = 0
    const mutation = fc.record({
      file: fc.nat(1),
      at: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      cut: fc.option(fc.nat(), { freq: 6 }),
    })
    fc.assert(
      fc.property(mutation, ({ file, at, cut }) => {
        const bytes = (files[file] as Uint8Array<ArrayBuffer>).slice()
        for (const [place, value] of at) bytes[place % bytes.length] = value
        try {
          const replay = readReplay(cut === null ? bytes : bytes.slice(0, cut % bytes.length))
          const found = file === 0 ? checkReplay(replay, 'snake', snake) : checkReplay(replay, 'chess', chess)
          if ('complaint' in found) refused++
          else if (found.replay.input.kind === 'realtime') {
            const timeline = new Timeline(snake.rules, found.replay)
            timeline.seek(40)
            expect(timeline.length).toBe(found.replay.input.ticks)
          } else if (!saveOf(found.replay, chess)) refused++
        } catch (error) {
          refused++
          // Any other error would break the page.
          if (!(error instanceof BadBytes)) throw error
        }
      }),
      { numRuns: MUTATIONS, seed: 11 },
    )
    expect(refused).toBeGreaterThan(MUTATIONS / 4)
  })
})

describe('a link', () => {
  afterEach(() => vi.unstubAllGlobals())
  it('has its replay up to 2000 characters', async () => {
    vi.stubGlobal('location', { origin: 'https://arcade.example' })
    for (const linkTo of [
      (path: string) => playLink(path, play),
      (path: string) => challengeWith(`https://arcade.example${path}`, play),
    ]) {
      const short = (await linkTo('/')) ?? ''
      expect(short).toContain(await pack(play))
      const longest = `/${'a'.repeat(2000 - short.length)}`
      expect(await linkTo(longest)).toHaveLength(2000)
      expect(await linkTo(`${longest}a`)).toBeNull()
    }
  })
})

it('is read behind the code that mail writes for an equals sign', async () => {
  const text = await pack(match)
  expect(await unpack(`3D${text}`)).toEqual(await unpack(text))
  await expect(unpack(`3D3D${text}`)).rejects.toThrow(BadBytes)
})

describe('a file with a link', () => {
  it.each([
    ['https://arcade.example/games/snake?seed=7#group=2.1.5.abc\n', '/games/snake?seed=7#group=2.1.5.abc'],
    ['Our group: https://arcade.example/games/chess#turn=abc', '/games/chess#turn=abc'],
    ['https://other.example/games/snake?seed=7', null],
    ['https://arcade.example/settings#profile=abc', null],
    ['no link', null],
    ['https://', null],
    ['x'.repeat(200_000), null],
  ])('%j leads to %j', async (text, link) => {
    vi.stubGlobal('location', { origin: 'https://arcade.example' })
    expect(await linkInFile(new File([text], 'snake-group.txt'))).toBe(link)
  })
})
