/** Games played by link: what each link means to the player who opens it, and that nothing forged or broken is accepted. */

import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Option, TurnGame } from '../../src/engine/core/game/contract'
import { createRandom, drawInt, shuffled } from '../../src/engine/core/math/random'
import type { Replay } from '../../src/engine/core/replay/replay'
import { StepsWriter } from '../../src/engine/storage/values/steps'
import { findGame } from '../../src/games/catalog'
import { judgeTurn, kindOf, TURN_COMPLAINTS, type Turn } from '../../src/play/byLink/judgeTurn'
import { turnInAddress } from '../../src/play/opening/fragment'
import { COMPLAINTS } from '../../src/play/replay/checkReplay'
import { pack } from '../../src/play/replay/pack'
import { sample } from '../support/proofs'

/** All messages about a link: those of all games, and of Battleship, whose moves answer each other. */
const SENTENCES = [...Object.values(TURN_COMPLAINTS), COMPLAINTS.unfit].join('|')
const SENTENCE = new RegExp(
  `^(${SENTENCES}|The answer to [A-J]\\d+ contradicts earlier answers.|This link contains an invalid move.|You already fired there.)$`,
)

const load = async (id: string) => (await findGame(id)?.load())?.default as TurnGame

interface Play {
  readonly moves: readonly unknown[]
  readonly other: unknown
  readonly illegal: unknown
  /** The message about the illegal move, if the game has its own. */
  readonly sentence?: string
}

/** Any hash: it must match a fleet only at the end. */
const seal = (digit: string) => digit.repeat(64)

/** Four moves of each game, another legal one for the third, and one that is illegal there. */
const PLAYS: Readonly<Record<string, Play>> = {
  'tic-tac-toe': { moves: [0, 4, 8, 2], other: 6, illegal: 4 },
  'connect-four': { moves: [3, 3, 2, 4], other: 0, illegal: 7 },
  checkers: {
    moves: [
      [10, 14],
      [21, 17],
      [14, 21],
      [24, 17],
    ],
    other: [8, 12],
    illegal: [10, 19],
  },
  chess: {
    moves: [
      { from: 'e2', to: 'e4' },
      { from: 'e7', to: 'e5' },
      { from: 'g1', to: 'f3' },
      { from: 'b8', to: 'c6' },
    ],
    other: { from: 'f1', to: 'c4' },
    illegal: { load: '8/8/8/8/8/8/8/K1k5 w - - 0 1' },
  },
  battleship: {
    moves: [
      { seal: seal('a') },
      { seal: seal('b'), fire: 44 },
      { answer: 'hit', fire: 12 },
      { answer: 'miss', fire: 45 },
    ],
    other: { answer: 'miss', fire: 12 },
    illegal: { answer: { ship: 4, cell: 44, across: true }, fire: 12 },
    sentence: 'The answer to E5 contradicts earlier answers.',
  },
}
/** Games with hidden information are played by link in a separate mode; others as on one device. */
const BY_LINK: Readonly<Record<string, string>> = { battleship: 'link' }

const options = (id: string, game: TurnGame, more: Record<string, string> = {}) => ({
  ...Object.fromEntries(game.options.filter(({ view }) => !view).map(({ id, initial }) => [id, initial])),
  opponent: BY_LINK[id] ?? 'two',
  ...more,
})

function recordOf(id: string, game: TurnGame, moves: readonly unknown[], more: Partial<Replay> = {}): Replay {
  const writer = new StepsWriter()
  for (const move of moves) writer.add([move, 0, true])
  const text = writer.text()
  return {
    game: id,
    digest: game.replayVersion,
    seed: 4711,
    options: options(id, game),
    date: 1_795_000_000_000,
    result: 'open',
    figures: {},
    input: { kind: 'turn', moves: text.moves, steps: text.steps },
    ...more,
  }
}

async function turnOf(id: string, moves: readonly unknown[]): Promise<Turn> {
  const game = await load(id)
  const judged = await judgeTurn(await pack(recordOf(id, game, moves)), id, game)
  if ('complaint' in judged) throw new Error(judged.complaint)
  return judged.turn
}

it.each([
  ['tic-tac-toe', { board: '4' }, [0, 15, 1, 14]],
  ['connect-four', { pop: 'on' }, [3, 0, 10]],
] as const)(
  '%s by link includes the rules that an option chose, and only with it',
  async (id, more, moves) => {
    const game = await load(id)
    const judge = async (chosen: Record<string, string>) =>
      judgeTurn(await pack(recordOf(id, game, moves, { options: options(id, game, chosen) })), id, game)
    const judged = await judge(more)
    if ('complaint' in judged) throw new Error(judged.complaint)
    expect(judged.turn.moves).toHaveLength(moves.length)
    expect(await judge({})).toEqual({ complaint: TURN_COMPLAINTS.illegal })
  },
)

for (const [id, { moves, other, illegal, sentence }] of Object.entries(PLAYS)) {
  describe(`${id} by link`, () => {
    const link = (many: number) => turnOf(id, moves.slice(0, many))
    it('continues from one player to the other', async () => {
      const first = await link(1)
      expect([kindOf(first, null), first.toMove]).toEqual(['first', 1])
      const sender = { seat: 0 as const, moves: [...first.moves] }
      expect(kindOf(await link(2), sender)).toBe('next')
    })
    it('recognizes a link that was opened before, is the sender’s own, or was answered', async () => {
      const [one, two, three] = [await link(1), await link(2), await link(3)]
      const receiver = (turn: Turn) => ({ seat: 1 as const, moves: [...turn.moves] })
      expect(kindOf(one, receiver(one))).toBe('again')
      expect(kindOf(two, receiver(two))).toBe('own')
      expect(kindOf(one, receiver(three))).toBe('older')
    })
    it('recognizes a link with a changed move, or with a move of this device made elsewhere', async () => {
      const first = await link(1)
      const three = await link(3)
      const changed = await turnOf(id, [...moves.slice(0, 2), other])
      expect(kindOf(changed, { seat: 1, moves: [...three.moves] })).toBe('changed')
      expect(kindOf(three, { seat: 1, moves: [...first.moves] })).toBe('mine')
    })
    it('refuses illegal moves, other games, options and versions', async () => {
      const game = await load(id)
      const complaint = async (record: Replay) => {
        const judged = await judgeTurn(await pack(record), id, game)
        return 'complaint' in judged ? judged.complaint : 'taken'
      }
      expect(await complaint(recordOf(id, game, moves))).toBe('taken')
      expect(await complaint(recordOf(id, game, [...moves.slice(0, 2), illegal]))).toBe(
        sentence ?? TURN_COMPLAINTS.illegal,
      )
      expect(await complaint(recordOf(id, game, []))).toBe(TURN_COMPLAINTS.damaged)
      expect(await complaint(recordOf(id, game, moves, { game: 'snake' }))).toBe(TURN_COMPLAINTS.foreign)
      expect(await complaint(recordOf(id, game, moves, { digest: '00000000' }))).toBe(TURN_COMPLAINTS.older)
      const { choices } = game.options.find((option) => option.id === 'opponent') as Option
      const level = choices.find(({ value }) => value !== (BY_LINK[id] ?? 'two'))?.value as string
      const alone = { options: options(id, game, { opponent: level }) }
      expect(await complaint(recordOf(id, game, moves, alone))).toBe(TURN_COMPLAINTS.unfit)
      const { input } = recordOf(id, game, moves)
      const placed = { input: { ...input, position: 'x' } as Replay['input'] }
      expect(await complaint(recordOf(id, game, moves, placed))).toBe(TURN_COMPLAINTS.unfit)
    })
    it('turns every mutation into a legal game or a message', { tags: ['sample'] }, async () => {
      const game = await load(id)
      const text = await pack(recordOf(id, game, moves))
      await fc.assert(
        fc.asyncProperty(
          fc.nat(text.length - 1),
          fc.constantFrom(...'ABab01-_', ''),
          fc.nat(3),
          async (at, letter, cut) => {
            const mutated = text.slice(0, at) + letter + text.slice(at + cut)
            const judged = await judgeTurn(mutated, id, game)
            if ('complaint' in judged) expect(judged.complaint).toMatch(SENTENCE)
            else expect(judged.turn.moves.length).toBeGreaterThan(0)
          },
        ),
        { numRuns: sample(40, 150) },
      )
      // Any list of moves.
      await fc.assert(
        fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 6 }), async (list) => {
          const judged = await judgeTurn(await pack(recordOf(id, game, list)), id, game)
          if ('turn' in judged) expect(judged.turn.moves).toHaveLength(list.length)
        }),
        { numRuns: sample(30, 100) },
      )
    })
  })
}

it('battleship fits into a link with any number of shots', async () => {
  const game = await load('battleship')
  const random = createRandom(5)
  const hex = () => Array.from({ length: 64 }, () => drawInt(random, 0, 15).toString(16)).join('')
  const cells = () =>
    shuffled(
      random,
      Array.from({ length: 100 }, (_, cell) => cell),
    ).slice(0, 83)
  const [one, two] = [cells(), cells()]
  const moves: unknown[] = [{ seal: hex() }, { seal: hex(), fire: two[0] }]
  for (let i = 0; i < 82; i++)
    moves.push({ answer: 'miss', fire: one[i] }, { answer: 'miss', fire: two[i + 1] })
  const text = await pack(recordOf('battleship', game, moves))
  expect(await judgeTurn(text, 'battleship', game)).toHaveProperty('turn')
  expect(text.length).toBeLessThan(2000)
})

it.each(['', '.', ')', '>', '%20thanks', '%0A', '&utm_source=x', '%E2%80%9D'])(
  'the address of a game by link is read with %j behind it',
  async (after) => {
    const game = await load('tic-tac-toe')
    const text = await pack(recordOf('tic-tac-toe', game, [0, 4]))
    vi.stubGlobal('location', { hash: `#turn=${text}${after}` })
    expect(turnInAddress()).toBe(text)
    vi.unstubAllGlobals()
  },
)

it('chess by link has no clock', async () => {
  const game = await load('chess')
  expect(game.byLink?.(options('chess', game))).toBe(true)
  expect(game.byLink?.(options('chess', game, { clock: '5+0' }))).toBe(false)
})
