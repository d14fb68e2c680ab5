/** Tests streak and storm in Extreme Chess, their positions, and the detectors of themes. */

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { itemAt } from '../../../src/engine/core/itemAt'
import type { Replay } from '../../../src/engine/core/replay/replay'
import { StepsWriter } from '../../../src/engine/storage/values/steps'
import game from '../../../src/games/chess'
import { bot } from '../../../src/games/chess/bot'
import { CHECK, onlyMove } from '../../../src/games/chess/bot/tacticsGenerator'
import { themeOf } from '../../../src/games/chess/bot/themes'
import { tactics } from '../../../src/games/chess/data/tactics'
import { describeMove } from '../../../src/games/chess/describeMove'
import { isGame, type Options, options } from '../../../src/games/chess/options'
import { type Move, rules, type State } from '../../../src/games/chess/rules'
import { readPuzzle, stepFrom } from '../../../src/games/chess/rules/lazy/puzzleText'
import { legalMoves, moveOf } from '../../../src/games/chess/rules/moves'
import type { Position } from '../../../src/games/chess/rules/position'
import type { Run } from '../../../src/games/chess/rules/state'
import { lengthOf, RUN_LENGTH, tacticAt } from '../../../src/games/chess/rules/tactics'
import { verifyClaims } from '../../../src/play/replay/replayResult'
import { isHiddenInPause } from '../../../src/play/session/view/hiddenInPause'
import { thinking } from '../../support/moves'
import { someOf } from '../../support/proofs'
import { apply, at, refused, SIMPLE } from './helpers'

const difficultyOf = (text: string) => Number(text.match(/\d+$/)?.[0])
const runOf = (seed: number) =>
  Array.from({ length: RUN_LENGTH }, (_, n) => tacticAt(tactics, { seed, index: n }))

/** The codes of a line's moves. */
function codesOf(position: Position, line: readonly string[]): number[] {
  const codes = line.map((word) => {
    const move = moveOf(position, stepFrom(word), legalMoves(position))
    expect(move, word).not.toBe(0)
    position.make(move)
    return move
  })
  for (const move of [...codes].reverse()) position.unmake(move)
  return codes
}

describe('the tactics', () => {
  it('are at least 300, the easiest first, each once, and small', () => {
    expect(new Set(tactics.map((text) => text.split(' ')[0])).size).toBe(tactics.length)
    expect(tactics.length).toBeGreaterThanOrEqual(300)
    const difficulties = tactics.map(difficultyOf)
    expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b))
    expect(gzipSync(readFileSync('src/games/chess/data/tactics.ts')).length).toBeLessThan(15_000)
  })
  it('have legal lines, and the theme that is found on the board', () => {
    const counts: Record<string, number> = {}
    for (const text of tactics) {
      const { fen, puzzle } = readPuzzle(text, true)
      const position = at(fen)
      const theme = themeOf(position, codesOf(position, puzzle.line))
      expect(theme, text).toBe(puzzle.theme)
      counts[theme ?? 'none'] = (counts[theme ?? 'none'] ?? 0) + 1
    }
    for (const theme of ['fork', 'pin', 'skewer', 'discovered', 'backRank'])
      expect(counts[theme], theme).toBeGreaterThanOrEqual(40)
  })
  it('have only one good move each time, by a search two plies deeper than the one that found them', {
    tags: ['sample'],
    timeout: 3_600_000,
  }, () => {
    for (const text of someOf(tactics, 1, 0)) {
      const { fen, puzzle } = readPuzzle(text, true)
      const position = at(fen)
      for (const [index, move] of codesOf(position, puzzle.line).entries()) {
        if (index % 2 === 0) expect(onlyMove(position, CHECK)?.move, `${text}: move ${index + 1}`).toBe(move)
        position.make(move)
      }
    }
  })
})

describe('themes', () => {
  it.each([
    ['fork', 'r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1', 'b5c7 e8d8 c7a8'],
    ['pin', '4k3/8/8/4n3/8/8/8/R5K1 w - - 0 1', 'a1e1'],
    // The pawn on f7 may not capture.
    ['pin', '6k1/5p2/8/8/8/1B6/2Q5/6K1 w - - 0 1', 'c2g6'],
    ['skewer', '3q4/8/8/3k4/8/8/6K1/R7 w - - 0 1', 'a1d1 d5c6 d1d8'],
    ['discovered', '4q2k/8/8/8/4N3/8/8/4R1K1 w - - 0 1', 'e4c5'],
    ['backRank', '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'a1a8'],
    // Who takes the queen is mated.
    ['backRank', '2r3k1/2q2ppp/8/8/8/2Q5/8/3R2K1 w - - 0 1', 'c3c7'],
    [null, '4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1', 'e4d5'],
    // The king has an escape, so it is no mate.
    [null, '6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1', 'a1a8'],
    // The same for Black.
    ['fork', '4k3/8/8/8/1n6/8/8/R3K3 b - - 0 1', 'b4c2 e1d2 c2a1'],
    ['skewer', '4Q3/6k1/8/4K3/8/8/8/r7 b - - 0 1', 'a1e1 e5d6 e1e8'],
  ])('%s in %s', (theme, fen, line) => {
    const position = at(fen)
    expect(themeOf(position, codesOf(position, line.split(' ')))).toBe(theme)
  })
})

describe('the positions of a run', () => {
  it('are the same for the same seed, get harder, and never repeat', () => {
    for (const seed of [0, 1, 7, 4_294_967_295]) {
      const run = runOf(seed)
      expect(run).toEqual(runOf(seed))
      expect(new Set(run).size).toBe(RUN_LENGTH)
      const difficulties = run.map(difficultyOf)
      expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b))
    }
    expect(runOf(1)).not.toEqual(runOf(2))
  })
})

const THEMES = ['fork', 'pin', 'skewer', 'discovered', 'backRank'] as const

describe('the positions of a run with one theme', () => {
  it.each(THEMES)('%s: all have it, get harder, and never repeat', (theme) => {
    const length = lengthOf({ theme })
    const run = (seed: number) =>
      Array.from({ length }, (_, index) => tacticAt(tactics, { seed, index, theme }))
    for (const seed of [0, 1, 4_294_967_295]) {
      expect(new Set(run(seed)).size).toBe(length)
      for (const text of run(seed)) expect(readPuzzle(text, true).puzzle.theme, text).toBe(theme)
      const difficulties = run(seed).map(difficultyOf)
      expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b))
    }
    expect(run(1)).not.toEqual(run(2))
  })
  it('end the run when all are solved', () => {
    const player = play('streak', 9, 'skewer')
    const length = lengthOf(player.run)
    for (let n = 1; n < length; n++) {
      player.solve()
      player.next()
    }
    expect(player.run.last?.theme).toBe('skewer')
    player.solve()
    expect(length).toBeLessThan(RUN_LENGTH)
    expect(rules.outcome(player.state)).toMatchObject({ result: 'won', results: { Solved: length } })
  })
})

/** Plays as the board does: sets the positions of the run's seed. */
class Player {
  state: State
  time = 0
  readonly steps = new StepsWriter()
  constructor(
    readonly task: 'streak' | 'storm',
    readonly seed = 5,
    readonly tactic: Options['tactic'] = 'all',
  ) {
    this.state = rules.start(completeOptions(options, { ...SIMPLE, task, tactic }), seed)
  }
  get run(): Run {
    return this.state.run as Run
  }
  get right(): string {
    return itemAt(this.state.puzzle?.line ?? [], this.state.moves.length)
  }
  make(move: Move, ms = 0) {
    this.time += ms
    const applied = apply(this.state, move, this.time)
    this.steps.add([move, this.time, true])
    this.state = applied.state
    return applied.events
  }
  set(seed = this.run.seed) {
    return this.make({ puzzle: tacticAt(tactics, { ...this.run, seed }) })
  }
  /** Makes the automatic move that is due. */
  wait() {
    const next = rules.next?.(this.state)
    if (!next) throw new Error('nothing is due')
    return this.make(next.move, next.after)
  }
  solve(ms = 1000) {
    this.make(stepFrom(this.right), ms)
    while (this.run.phase === 'solving') {
      this.wait()
      this.make(stepFrom(this.right), ms)
    }
  }
  miss(ms = 1000) {
    const { right } = this
    const wrong = rules
      .legal(this.state)
      .find((move) => 'from' in move && !right.startsWith(move.from + move.to))
    return this.make(wrong as Move, ms)
  }
  next() {
    this.wait()
    this.set()
  }
}

const play = (task: 'streak' | 'storm', seed?: number, tactic?: Options['tactic']) => {
  const player = new Player(task, seed, tactic)
  player.set()
  return player
}

describe('a run', () => {
  it('has no undo: the first try counts', () => {
    const hasUndo = (task: Options['task']) => {
      const { undo } = game
      return typeof undo === 'function' ? undo(completeOptions(options, { task })) : undo
    }
    expect((['game', 'mate2', 'streak', 'storm'] as const).map(hasUndo)).toEqual([true, true, false, false])
  })
})

it('a pause hides the position of a storm, whose clock stands still', () => {
  const isHidden = (task: Options['task']) => isHiddenInPause(game, completeOptions(options, { task }))
  expect((['game', 'mate2', 'streak', 'storm'] as const).map(isHidden)).toEqual([false, false, false, true])
})

describe('the replay of a run', () => {
  const replayOf = ({ task, tactic, seed, state, steps }: Player): Replay => ({
    game: 'chess',
    digest: game.replayVersion,
    seed,
    options: completeOptions(options, { ...SIMPLE, task, tactic }),
    date: 0,
    result: 'over',
    figures: { ...rules.outcome(state)?.results },
    input: { kind: 'turn', moves: [...steps.text().moves], steps: steps.text().steps },
  })
  it.each([
    ['is proved if its positions are those of its seed', 5, { proved: true, contradicted: false }],
    ['is refused with positions of another seed, which the rules allow', 6, null],
    ['is proved if all have the theme of its options', 5, { proved: true, contradicted: false }, 'pin'],
    ['is refused with positions of another seed and the same theme', 6, null, 'pin'],
  ] as const)('%s', async (_, seed, proof, tactic?: Options['tactic']) => {
    const player = play('streak', 5, tactic)
    player.solve()
    player.wait()
    player.set(seed)
    player.miss()
    const found = await verifyClaims(replayOf(player), game as unknown as TurnGame)
    if (proof) expect(found).toMatchObject(proof)
    else expect(found).toBeNull()
  })
})

describe('a streak', () => {
  it('begins with a placeholder, and its positions are set one after another', () => {
    const player = new Player('streak')
    expect(player.run).toMatchObject({ kind: 'streak', seed: 5, index: 0, phase: 'waiting' })
    expect(rules.legal(player.state)).toHaveLength(1)
    expect(refused(player.state, stepFrom(player.right))).toBe('')
    for (const odd of ['', 'x', `${player.state.fen},e2e4`, null])
      expect(rules.apply(player.state, { puzzle: odd as string }, 0)).toHaveProperty('refused')
    expect(player.set()).toEqual([{ type: 'set', text: expect.stringMatching(/^Position 1: /) }])
    expect(player.state.fen).toContain(tacticAt(tactics, { seed: 5, index: 0 }).split(' ')[0])
    expect(refused(player.state, { puzzle: tacticAt(tactics, { seed: 5, index: 1 }) })).toBe('')
    player.solve()
    expect(player.run).toMatchObject({ index: 1, solved: 1, phase: 'solved' })
    expect(rules.legal(player.state)).toEqual([])
    player.next()
    expect(player.state.fen).toContain(tacticAt(tactics, { seed: 5, index: 1 }).split(' ')[0])
    expect(rules.hud(player.state, 0)).toMatchObject({ Solved: 1 })
  })
  it('ends with the first miss, which shows the right move and its theme', () => {
    const player = play('streak')
    for (let n = 0; n < 3; n++) {
      player.solve()
      player.next()
    }
    const { right } = player
    const events = player.miss()
    expect(player.state.moves.at(-1)).toBe(right)
    const san = player.state.sans.at(-1) as string
    expect(events).toEqual([{ type: 'missed', text: expect.stringContaining(san) }])
    expect(rules.outcome(player.state)).toEqual({
      result: 'over',
      title: 'Streak over',
      detail: expect.stringContaining(san),
      results: { Solved: 3 },
    })
    expect(rules.next?.(player.state)).toBeNull()
    expect(rules.legal(player.state)).toEqual([])
  })
  it('is won when all its positions are solved', () => {
    const player = play('streak', 9)
    for (let n = 1; n < RUN_LENGTH; n++) {
      player.solve()
      player.next()
    }
    player.solve()
    expect(rules.outcome(player.state)).toMatchObject({ result: 'won', results: { Solved: RUN_LENGTH } })
  })
  it('has hints without a mate, no review or link games, and links by its seed', () => {
    const player = play('streak')
    expect(bot.hint?.(player.state, thinking())).toMatchObject({
      move: stepFrom(player.right),
      text: expect.not.stringMatching(/mate/i),
    })
    const values = completeOptions(options, { ...SIMPLE, task: 'streak' })
    expect(isGame(values)).toBe(false)
    expect(game.computer?.(values, 0)).toBeNull()
    expect(typeof game.sameStart === 'function' && game.sameStart(values)).toBe(false)
    expect(rules.notation?.isInLink?.(player.state)).toBe(false)
    const before = player.state
    player.miss()
    const miss = { from: 'a1', to: 'a2' } as Move
    expect(describeMove(before, miss, player.state)).toContain('a1')
    expect(describeMove(before, { next: true }, before)).toBeNull()
  })
})

describe('a storm', () => {
  it('lasts three minutes of play time from its first position', () => {
    const player = new Player('storm')
    player.time = 4000
    player.set()
    expect(rules.next?.(player.state)).toEqual({ after: 180_000, move: { flag: true } })
    expect(refused(player.state, { flag: true }, 183_000)).toBe('')
    player.solve(60_000)
    const { time } = player
    player.next()
    expect(rules.next?.(player.state)?.after).toBe(184_000 - player.time)
    expect(player.time).toBe(time + 700)
    player.wait()
    expect(rules.outcome(player.state)).toEqual({
      result: 'over',
      title: 'Time’s up',
      results: { Solved: 1, 'Best combo': 1 },
    })
  })
  it('goes on after a miss, which ends the combo', () => {
    const player = play('storm')
    for (let n = 0; n < 3; n++) {
      player.solve()
      player.next()
    }
    expect(rules.hud(player.state, 0)).toMatchObject({ Solved: 3, Combo: 3 })
    player.miss()
    expect(rules.outcome(player.state)).toBeNull()
    expect(player.run).toMatchObject({ solved: 3, combo: 0, longest: 3, index: 4 })
    player.next()
    player.solve()
    expect(player.run).toMatchObject({ solved: 4, combo: 1, longest: 3, index: 5 })
  })
  it('ends while a position is shown, and does not count a move that comes too late', () => {
    const shown = play('storm')
    shown.time = 179_800
    shown.solve(0)
    expect(rules.next?.(shown.state)).toEqual({ after: 180_000 - shown.time, move: { flag: true } })
    const late = play('storm')
    late.make(stepFrom(late.right), 180_000)
    expect(rules.outcome(late.state)).toMatchObject({ title: 'Time’s up', results: { Solved: 0 } })
  })
})
