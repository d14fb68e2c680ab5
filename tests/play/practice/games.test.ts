/** In each game with practice: what is missed is collected, opens again, and is judged by the game's reviewer. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import type { Replay } from '../../../src/engine/core/replay/replay'
import { page } from '../../../src/engine/storage/store/page'
import { LONGEST_ITEM, practice } from '../../../src/engine/storage/values/practice'
import { type Attempt, followAttempt } from '../../../src/play/practice/attempt'
import { collectMiss, collectReviewed } from '../../../src/play/practice/collect'
import { judgeMove } from '../../../src/play/practice/judges'
import { readItem } from '../../../src/play/practice/openItem'
import { type Miss, watchMisses } from '../../../src/play/practice/watchMisses'
import { TurnSession } from '../../../src/play/session/turns/turnSession'
import { memoryStorage } from '../../site/storage'
import { judges, load } from '../watch/review'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', {})
  page.reset()
})
afterEach(() => vi.unstubAllGlobals())

/** Answers hints with all their parts; there is no computer opponent. */
const bots = { choose: () => new Promise(() => {}), hint: judges.hint, start: vi.fn(), cancel: vi.fn() }

interface Begun {
  readonly id: string
  readonly options?: Record<string, string>
  readonly seed?: number
  readonly position?: string
}

async function begin({ id, options = {}, seed = 5, position }: Begun): Promise<TurnSession> {
  const game = await load(id)
  await game.lazyRules?.load()
  const values = completeOptions(game.options, options)
  const play = new TurnSession({ id, game, options: values, seed, position: position ?? null }, bots as never)
  play.start()
  return play
}

/** The first miss of a game, collected. */
async function collected(play: TurnSession, act: () => unknown): Promise<string[]> {
  const { id, game } = play
  type Missed = readonly [Miss, number, Replay, readonly unknown[]]
  let stop = () => {}
  const missed = new Promise<Missed>((resolve) => {
    stop = watchMisses(play, (miss, at) => resolve([miss, at, play.replay() as Replay, play.states]))
  })
  await act()
  const [miss, at, replay, states] = await missed
  stop()
  await collectMiss({ id, game, replay, states, miss, at }, judges)
  return positionsOf(id)
}

const positionsOf = (id: string) => Object.keys(practice.get()[id] ?? {})
const kindOf = (id: string) => Object.values(practice.get()[id] ?? {})[0]?.kind

/** Opens an item, and judges the first try. */
async function attempt(id: string, position: string, act: (play: TurnSession) => unknown) {
  const game = await load(id)
  const item = await readItem(id, game, position)
  if (!item) throw new Error('not readable')
  const home = { options: {}, asked: {}, seed: null, position: null, own: null }
  const { seed } = item.replay
  const options = { ...item.replay.options }
  const from = { kind: 'turn', save: item.save, practice: { position, home } } as const
  const play = new TurnSession({ id, game, options, seed, resumeFrom: from }, bots as never)
  await play.restore(from)
  expect(play.practiced).toBe(position)
  expect(play.replay()).toBeNull()
  expect(play.undoable).toBe(false)
  play.resume()
  let stop = () => {}
  const verdict = new Promise<Attempt>((resolve) => {
    stop = followAttempt(play, resolve, judges)
  })
  await act(play)
  const result = await verdict
  stop()
  expect(play.bests.counts).toBe(false)
  play.close()
  return result
}

/** What the reviewer calls better than a move. */
async function betterThan(play: TurnSession, move: unknown): Promise<unknown> {
  const applied = play.game.rules.apply(play.state, move, 0)
  if ('refused' in applied) return null
  const judged = await judgeMove(play.id, { before: play.state, move, after: applied.state }, judges)
  return judged?.isMistake ? (judged.better?.move ?? null) : null
}

/** A wrong move in the current state, and a better one. */
async function wrongMove(play: TurnSession, legal: readonly unknown[]) {
  for (const move of legal) {
    const better = await betterThan(play, move)
    if (better !== null) return { move, better }
  }
  return null
}

const legalOf = (play: TurnSession) => play.game.rules.legal(play.state)

/** Games in which wrong moves and hints are collected while they are played. */
const PUZZLES: readonly (Begun & { readonly first?: unknown })[] = [
  { id: 'sudoku', options: { level: 'easy', check: 'on' } },
  { id: 'sudoku', options: { kind: 'killer' } },
  { id: 'nonogram', options: { size: '5', check: 'on' } },
  { id: 'minesweeper', first: { type: 'open', cell: 40 } },
]

describe.each(PUZZLES)('$id $options', ({ first, ...begun }) => {
  const { id } = begun
  async function opened() {
    const play = await begin(begun)
    if (first) play.play(first)
    return play
  }
  it('a wrong move is collected; its item is solved by a right one only', async () => {
    const play = await opened()
    // With hidden mistakes only a visible conflict is noticed.
    const isNoticed = (move: unknown) => {
      const applied = play.game.rules.apply(play.state, move, 0)
      const { mistakes = [] } = play.game.practice ?? {}
      return 'events' in applied && applied.events.some(({ type }) => mistakes.includes(type))
    }
    const wrong = await wrongMove(play, legalOf(play).filter(isNoticed))
    if (!wrong) throw new Error('no wrong move')
    const before = play.state
    const [position = '', ...more] = await collected(play, () => play.play(wrong.move))
    expect([more, kindOf(id)]).toEqual([[], 'mistake'])
    expect(
      await attempt(id, position, (item) => {
        expect(item.game.rules.debug?.(item.state)).toBe(play.game.rules.debug?.(before))
        item.play(wrong.better)
      }),
    ).toEqual({ kind: 'solved' })
    expect(await attempt(id, position, (item) => item.play(wrong.move))).toMatchObject({
      kind: 'missed',
      better: expect.stringMatching(/\w/),
      why: expect.stringMatching(/\.$/),
    })
    expect(await attempt(id, position, (item) => item.hint())).toEqual({ kind: 'hinted' })
  })
  it('a hint is collected once, however many parts it has', async () => {
    const play = await opened()
    const asked = async () => {
      await play.hint()
      await play.hint()
    }
    const [position = '', ...more] = await collected(play, asked)
    expect([more, kindOf(id)]).toEqual([[], 'hint'])
    await play.hint()
    const hint = play.boardView.hint as object
    expect(await attempt(id, position, (item) => item.play(hint))).toEqual({ kind: 'solved' })
  })
})

it('an unavoidable guess in Minesweeper is not collected', async () => {
  const play = await begin({ id: 'minesweeper' })
  const state = play.state as { cells: object[] }
  // Before the first cell is open, nothing is known.
  const miss = { id: play.id, game: play.game, replay: play.replay() as Replay, states: [state], at: 0 }
  await collectMiss(
    { ...miss, miss: 'hint' },
    {
      ...judges,
      judge: async (request) => ({ ...(await judges.judge(request))!, sums: { guesses: 1 } }),
    },
  )
  expect(positionsOf('minesweeper')).toEqual([])
})

describe('a mate in Chess', () => {
  const PUZZLE = '1rbk3b/1p1pp3/p6r/2pN1p2/2P2P2/PB2PN2/1P1P2q1/1RBQK3 b - -,h6h1 f3g1 h1g1'
  const step = (text: string) => ({ from: text.slice(0, 2), to: text.slice(2) })
  const begun = { id: 'chess', options: { task: 'mate2' } }
  const set = async () => {
    const play = await begin(begun)
    play.play({ puzzle: PUZZLE })
    return play
  }
  /** Plays the solution; the reply follows after a moment. */
  const solve = async (play: TurnSession) => {
    play.play(step('h6h1'))
    await vi.waitUntil(() => play.length === 3)
    play.play(step('h1g1'))
  }
  it('is practiced from its start, whichever move was wrong', async () => {
    const play = await set()
    play.play(step('h6h1'))
    await vi.waitUntil(() => play.length === 3)
    const [position = ''] = await collected(play, () => play.play(step('g2f2')))
    expect(kindOf('chess')).toBe('mate')
    expect(await attempt('chess', position, solve)).toEqual({ kind: 'solved' })
    expect(await attempt('chess', position, (item) => item.play(step('g2f2')))).toEqual({ kind: 'missed' })
    expect(await attempt('chess', position, (item) => item.hint())).toEqual({ kind: 'hinted' })
  })
  it('is collected after a hint', async () => {
    const play = await set()
    expect(await collected(play, () => play.hint())).toHaveLength(1)
    expect(kindOf('chess')).toBe('mate')
  })
})

/** Blunders of board games: the game up to them, and the blunder. */
const BLUNDERS: readonly (Begun & { readonly moves: readonly unknown[] })[] = [
  {
    id: 'chess',
    options: { rules: 'full', clock: '3+2' },
    moves: ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6'].map((text) => ({
      from: text.slice(0, 2),
      to: text.slice(2),
      spent: 1000,
    })),
  },
  { id: 'checkers', options: { variant: 'tournament' }, position: 'B:W18,19,32:B11,1,2', moves: [[10, 14]] },
  { id: 'connect-four', position: '645453544717432', moves: [0] },
  { id: 'reversi', moves: [] },
]

describe.each(BLUNDERS)('a blunder in $id', ({ moves, ...begun }) => {
  const { id } = begun
  it('that a review found is solved by a better move only, without a clock', async () => {
    const play = await begin({ ...begun, options: { opponent: 'two', ...begun.options } })
    for (const move of moves.slice(0, -1)) play.play(move)
    // Without a given blunder: the first one after any moves.
    const given = moves.at(-1)
    let wrong = await wrongMove(play, given === undefined ? legalOf(play) : [given])
    while (!wrong) {
      play.play(legalOf(play)[0])
      wrong = await wrongMove(play, legalOf(play))
    }
    const at = play.length
    play.play(wrong.move)
    expect(play.length).toBe(at + 1)
    const { game } = play
    await collectReviewed(id, game, play.replay() as Replay, [at], 'blunder')
    // A second review finds the same.
    await collectReviewed(id, game, play.replay() as Replay, [at], 'blunder')
    const [position = '', ...more] = positionsOf(id)
    expect([more, kindOf(id)]).toEqual([[], 'blunder'])
    expect(await attempt(id, position, (item) => item.play(wrong?.better))).toEqual({ kind: 'solved' })
    const miss = await attempt(id, position, (item) => {
      expect(item.view.options.clock ?? 'off').toBe('off')
      item.play(wrong?.move)
    })
    expect(miss).toMatchObject({ kind: 'missed', better: expect.stringMatching(/\w/) })
  })
})

it('keeps a long game short enough to be stored', async () => {
  const play = await begin({ id: 'nonogram', options: { size: '20', crosses: 'off' } })
  const { solution } = play.state as { solution: readonly number[] }
  solution.forEach((bits, row) => {
    for (let col = 0; col < 20; col++)
      if ((bits >> col) & 1 && (row < 19 || col < 10))
        play.play({ mark: 'fill', from: row * 20 + col, to: row * 20 + col })
  })
  expect(play.length).toBeGreaterThan(100)
  await collectReviewed('nonogram', play.game, play.replay() as Replay, [play.length], 'mistake')
  expect(positionsOf('nonogram')[0]?.length).toBeLessThan(LONGEST_ITEM / 2)
})

it('refuses items that are damaged, or of another game', async () => {
  const chess = await load('chess')
  const play = await begin({ id: 'reversi' })
  await collectReviewed('reversi', play.game, play.replay() as Replay, [0], 'blunder')
  const [position = ''] = positionsOf('reversi')
  expect(await readItem('reversi', play.game, position)).not.toBeNull()
  for (const other of [position, 'no-position', '', '?'])
    expect(await readItem('chess', chess, other), other).toBeNull()
})
