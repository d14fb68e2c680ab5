/** No claim of a link or file is shown if its replay contradicts it: stats, labels, results, challenges. */
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Game, Outcome, RealtimeGame, TurnGame } from '../../../src/engine/core/game/contract'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { BadBytes } from '../../../src/engine/core/replay/bytes'
import { FrameWriter } from '../../../src/engine/core/replay/frameWriter'
import { type Replay, readReplay, writeReplay } from '../../../src/engine/core/replay/replay'
import { ReplayPlayer } from '../../../src/engine/core/replay/replayPlayer'
import { readSteps, StepsWriter } from '../../../src/engine/storage/values/steps'
import { findGame } from '../../../src/games/catalog'
import { challengeFrom, challengeInAddress, verdict, waitingText } from '../../../src/play/opening/challenge'
import { ruling } from '../../../src/play/opening/options'
import { checkReplay, readPlay, verifyReplay } from '../../../src/play/replay/checkReplay'
import { pack } from '../../../src/play/replay/pack'
import { verifyClaims } from '../../../src/play/replay/replayResult'
import { challengeTexts } from '../../../src/play/texts/challenges'
import { sample } from '../../support/proofs'

const games = new Map<string, Game>()
const records = new Map<string, Replay>()
const gameOf = (replay: Replay) => games.get(replay.game) as Game
const recordOf = (id: string) => records.get(id) as Replay

const plain = (game: Game) =>
  Object.fromEntries(game.options.filter(({ view }) => !view).map(({ id, initial }) => [id, initial]))
const base = (id: string, game: Game) => ({
  game: id,
  digest: game.replayVersion,
  options: plain(game),
  date: 1_795_000_000_000,
})
const endOf = (outcome: Outcome | null) => ({
  result: outcome?.result ?? ('open' as const),
  figures: { ...outcome?.results },
})

/** Presses random keys until the game is over. */
function played(id: string, game: RealtimeGame, keys: readonly string[]): Replay {
  const random = createRandom(4)
  const size = game.size as { width: number; height: number }
  const writer = new FrameWriter()
  const world = game.rules.start(plain(game), 42, size)
  let hold: string[] = []
  for (let tick = 0; tick < 20_000 && !game.rules.outcome(world); tick++) {
    const before = hold
    if (tick % 40 === 0) hold = [pick(random, keys)]
    if (tick % 40 === 9) hold = []
    const frame = frameFrom(hold, before)
    writer.add(frame)
    game.rules.step(world, readInput(frame), () => {})
  }
  const { ticks, slots } = writer
  return {
    ...base(id, game),
    ...endOf(game.rules.outcome(world)),
    seed: 42,
    input: { kind: 'realtime', size, ticks, slots, frames: writer.take() },
  }
}
/** Makes random moves until the game is over. */
function moved(id: string, game: TurnGame): Replay {
  const random = createRandom(9)
  const steps = new StepsWriter()
  let state = game.rules.start(plain(game), 7)
  for (let n = 1; n < 5000 && !game.rules.outcome(state); n++) {
    const move = pick(random, game.rules.legal(state))
    const applied = game.rules.apply(state, move, n * 333)
    if ('refused' in applied) continue
    steps.add([move, n * 333, true])
    state = applied.state
  }
  const { moves, steps: text } = steps.text()
  return {
    ...base(id, game),
    ...endOf(game.rules.outcome(state)),
    seed: 7,
    input: { kind: 'turn', moves: [...moves], steps: text },
  }
}
/** The result by the rules, computed independently of the tested code. */
function truth({ options, seed, input }: Replay, game: Game): Outcome | null {
  if (input.kind === 'realtime' && game.kind === 'realtime') {
    const player = new ReplayPlayer(game.rules, options, seed, input)
    while (!game.rules.outcome(player.world) && player.step());
    return game.rules.outcome(player.world)
  }
  if (input.kind !== 'turn' || game.kind !== 'turn') throw new Error('another kind')
  const { rules } = game
  let state: unknown =
    input.position === undefined ? rules.start(options, seed) : rules.notation?.read(input.position, options)
  for (const [move, at] of readSteps(input) ?? []) {
    const applied = rules.apply(state, move, at)
    if ('refused' in applied) throw new Error('accepted and refused')
    state = applied.state
  }
  return rules.outcome(state)
}

beforeAll(async () => {
  for (const id of ['snake', 'asteroids', '2048', 'blackjack', 'battleship'])
    games.set(id, (await findGame(id)?.load())?.default as Game)
  const live = (id: string, keys: string[]) =>
    records.set(id, played(id, games.get(id) as RealtimeGame, keys))
  live('snake', ['up', 'down', 'left', 'right'])
  live('asteroids', ['left', 'right', 'thrust', 'fire'])
  records.set('2048', moved('2048', games.get('2048') as TurnGame))
})
afterEach(() => vi.unstubAllGlobals())

describe('what a link claims', () => {
  it('is accepted if it is true', async () => {
    for (const [id, replay] of records) {
      expect(replay.result, id).not.toBe('open')
      const found = await readPlay(await pack(replay), id, gameOf(replay))
      expect(found).toMatchObject({ replay: { figures: replay.figures, result: replay.result } })
      expect(found).toMatchObject({ contradicted: false })
    }
  })
  it('is passed on by those who watch it, without options of the view', async () => {
    for (const [id, replay] of records) {
      const game = gameOf(replay)
      const found = await readPlay(await pack(replay), id, game)
      if (!('replay' in found)) throw new Error(found.complaint)
      const passed = { ...found.replay, options: ruling(game.options, found.replay.options) }
      expect(await pack(passed), id).toBe(
        await pack({ ...replay, options: ruling(game.options, replay.options) }),
      )
      expect(await readPlay(await pack(passed), id, game)).toMatchObject({ contradicted: false })
    }
  })
  it.each<[string, (replay: Replay) => Partial<Replay>]>([
    ['another figure', ({ figures }) => ({ figures: { ...figures, 'Final Score': 987_654_321 } })],
    ['a score of its own', ({ figures }) => ({ figures: { ...figures, Score: 987_654_321 } })],
    ['a huge figure', () => ({ figures: { Score: 1e308 } })],
    ['a figure below zero', () => ({ figures: { Score: -1 } })],
    ['a label of a stranger', ({ figures }) => ({ figures: { ...figures, 'Visit example.com': 1 } })],
    ['a label before all others', ({ figures }) => ({ figures: { 'You won a prize': 5, ...figures } })],
    ['no figures', () => ({ figures: {} })],
    ['another result', () => ({ result: 'won' })],
    ['a running game', () => ({ result: 'open' })],
    ['a hundred rewinds', ({ figures }) => ({ figures: { ...figures, Forgiven: 100 } })],
  ])('is put right where it is not: %s', async (_name, change) => {
    for (const [id, replay] of records) {
      const more = change(replay)
      const found = await readPlay(await pack({ ...replay, ...more }), id, gameOf(replay))
      if (!('replay' in found)) throw new Error(found.complaint)
      expect(found.replay.figures).toEqual(replay.figures)
      expect(found.replay.result).toBe(replay.result)
      expect(found.contradicted).toBe(true)
    }
  })
  it('keeps the number of rewinds, which the input does not contain', async () => {
    const replay = recordOf('snake')
    const claimed = { ...replay, figures: { ...replay.figures, Forgiven: 2 } }
    const found = await readPlay(await pack(claimed), 'snake', gameOf(replay))
    expect(found).toMatchObject({
      replay: { figures: { ...replay.figures, Forgiven: 2 } },
      contradicted: false,
    })
  })
  it('ignores input after the end of a game', async () => {
    const replay = recordOf('snake')
    const writer = new FrameWriter()
    if (replay.input.kind !== 'realtime') throw new Error('turns')
    for (let i = 0; i < replay.input.ticks + 3000; i++) writer.add(frameFrom([], []))
    const { ticks, slots } = writer
    const longer = { ...replay, input: { ...replay.input, ticks, slots, frames: writer.take() } }
    const found = await verifyReplay(longer, gameOf(replay))
    const outcome = truth(longer, gameOf(replay))
    expect(found).toMatchObject({ replay: { figures: outcome?.results, result: outcome?.result } })
  })
  it('is dropped if replaying takes too long', async () => {
    const replay = recordOf('asteroids')
    const game = gameOf(replay) as RealtimeGame
    const slow: RealtimeGame = {
      ...game,
      rules: {
        ...game.rules,
        step() {
          for (const from = performance.now(); performance.now() < from + 5; );
        },
      },
    }
    const proof = await verifyClaims({ ...replay, figures: { 'Final Score': 5e8 } }, slow, 100)
    expect(proof).toMatchObject({ proved: false, replay: { result: 'open', figures: {} } })
  })
  it('is reported as damaged if the rules refuse its moves', async () => {
    const replay = recordOf('2048')
    const bad = { ...replay, input: { ...replay.input, moves: ['sideways'] } } as Replay
    expect(await readPlay(await pack(bad), '2048', gameOf(replay))).toHaveProperty('complaint')
  })
  it('never contradicts the replay, whatever was changed in it', { tags: ['sample'] }, async () => {
    const sources = [...records.values()].map((replay) => ({ replay, bytes: writeReplay(replay) }))
    const mutation = fc.record({
      source: fc.nat(sources.length - 1),
      // Most changes of the long input are refused or have no effect: the head with the claims is changed more often.
      head: fc.boolean(),
      at: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 }),
    })
    let accepted = 0
    const shown = fc.asyncProperty(mutation, async ({ source, head, at }) => {
      const { replay, bytes } = sources[source] as (typeof sources)[number]
      const changed = bytes.slice()
      for (const [place, value] of at) changed[place % (head ? 220 : changed.length)] = value
      let read: Replay
      try {
        read = readReplay(changed)
      } catch (error) {
        expect(error).toBeInstanceOf(BadBytes)
        return
      }
      const game = gameOf(replay)
      const judged = checkReplay(read, replay.game, game)
      const found = 'replay' in judged ? await verifyReplay(judged.replay, game) : judged
      if (!('replay' in found)) return
      accepted++
      const outcome = truth(found.replay, game)
      const { Forgiven, ...figures } = found.replay.figures
      expect(figures).toEqual({ ...outcome?.results })
      expect(found.replay.result).toBe(outcome?.result ?? 'open')
      expect(Forgiven === undefined || [1, 2, 3].includes(Forgiven)).toBe(true)
    })
    await fc.assert(shown, { numRuns: sample(600, 5000), seed: 11 })
    expect(accepted).toBeGreaterThan(sample(12, 100))
  })
})

describe('a challenge', () => {
  const inAddress = (hash: string, id = 'snake') => {
    vi.stubGlobal('location', { hash })
    return challengeInAddress(games.get(id) as Game)
  }
  it('without a replay is unverified, before and after the game', () => {
    const challenge = inAddress('#beat=999999999')
    if (!challenge) throw new Error('refused')
    expect(waitingText(challenge)).toContain('Score 999999999')
    expect(waitingText(challenge)).toContain(challengeTexts.unverified)
    expect(verdict(challenge, { result: 'over', title: '', results: { Score: 3 } })).toContain(
      challengeTexts.unverified,
    )
  })
  it.each([
    '-1',
    '1e308',
    '9999999999',
    'NaN',
    'Infinity',
    '',
    '%',
    '%E0%A4%A',
    '0x10',
    '5.12345',
    ' 5',
    '٣',
  ])('of %j is none', (figure) => {
    expect(inAddress(`#beat=${figure}`)).toBeNull()
  })
  it('is limited to what the game can reach, if it declares that', () => {
    expect(inAddress('#beat=101', 'battleship')).toBeNull()
  })
  it('is verified by its replay', () => {
    const replay = recordOf('snake')
    expect(challengeFrom(gameOf(replay), replay)?.unverified).toBeUndefined()
  })
  it('does not exist if the replay began at a position', () => {
    const replay = recordOf('2048')
    const { input } = replay
    if (input.kind !== 'turn') throw new Error('real time')
    expect(challengeFrom(gameOf(replay), replay)).not.toBeNull()
    expect(challengeFrom(gameOf(replay), { ...replay, input: { ...input, position: '2' } })).toBeNull()
  })
  it('is unverified for a bank that is carried over from game to game', () => {
    const blackjack = games.get('blackjack') as TurnGame
    const replay: Replay = {
      ...base('blackjack', blackjack),
      seed: 1,
      result: 'over',
      figures: { Bank: 5000 },
      input: { kind: 'turn', moves: [], steps: '' },
    }
    expect(challengeFrom(blackjack, replay)).toMatchObject({ value: 5000, unverified: true })
  })
})
