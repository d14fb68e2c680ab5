/**
 * Tests Battleship by link: what each link must contain, what stays hidden before the end, and that every lie is found.
 */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, drawInt, type Random } from '../../../src/engine/core/math/random'
import { describeMove } from '../../../src/games/battleship/describeMove'
import { options } from '../../../src/games/battleship/options'
import { knowledgeOf, type Move, rules, type State, winnerOf } from '../../../src/games/battleship/rules'
import { answersOf } from '../../../src/games/battleship/rules/answer'
import { type Fleet, HITS_TO_WIN, randomFleet, SHIPS } from '../../../src/games/battleship/rules/fleet'
import { sealOf } from '../../../src/games/battleship/rules/seal'
import type { Answer, Secret } from '../../../src/games/battleship/rules/state'
import { facing } from '../../../src/games/battleship/view/facing'
import { mover } from '../../support/moves'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'

const OPTIONS = completeOptions(options, { opponent: 'link', level: 'hunter' })
const start = rules.start(OPTIONS, 1)
const secretFrom = (random: Random, salt: string): Secret => ({ salt, fleet: randomFleet(random) })
/** Ships in rows A, C, E, G and I from column 1; the first cells are 0, 20, 40, 60, 80. */
const ROWS: Fleet = SHIPS.map((_, ship) => ({ cell: ship * 20, across: true }))
const FIRST: Secret = { salt: '0'.repeat(32), fleet: ROWS }
const SECOND: Secret = { salt: 'f'.repeat(32), fleet: ROWS }

const { play, refused } = mover(rules)
const FORGED = 'This link contains an invalid move.'
const sealed = play(start, { seal: sealOf(FIRST) })
const begun = play(sealed, { seal: sealOf(SECOND), fire: 0 })

/** The move of an honest player: an answer to the newest shot and a shot at a random cell; or the fleet. */
function honest(state: State, secrets: readonly [Secret, Secret], random: Random): Move {
  const own = secrets[state.turn]
  const answers = answersOf(own.fleet, state.shots[state.turn === 0 ? 1 : 0])
  const said = state.link?.answers[state.turn === 0 ? 1 : 0].length ?? 0
  if (answers.length === said) return { show: own }
  const answer = answers.at(-1) as Answer
  if (answers.filter((each) => each !== 'miss').length === HITS_TO_WIN) return { answer, show: own }
  const free = Array.from({ length: 100 }, (_, i) => i).filter((i) => !state.shots[state.turn].includes(i))
  return { answer, fire: free[drawInt(random, 0, free.length - 1)] as number }
}

/** A whole game of two honest players. */
function whole(seed: number): { secrets: readonly [Secret, Secret]; moves: Move[]; states: State[] } {
  const random = createRandom(seed)
  const secrets = [secretFrom(random, '1'.repeat(32)), secretFrom(random, '2'.repeat(32))] as const
  const moves: Move[] = [
    { seal: sealOf(secrets[0]) },
    { seal: sealOf(secrets[1]), fire: drawInt(random, 0, 99) },
  ]
  const states = [start, play(start, ...moves.slice(0, 1)), play(start, ...moves)]
  while (!rules.outcome(states.at(-1) as State)) {
    const now = states.at(-1) as State
    const move = honest(now, secrets, random)
    moves.push(move)
    states.push(play(now, move))
  }
  return { secrets, moves, states }
}

describe('Battleship by link', () => {
  it('goes from the two hashes through answers and shots to both fleets', () => {
    expect(begun.turn).toBe(0)
    const next = play(begun, { answer: 'hit', fire: 99 }, { answer: 'miss', fire: 1 })
    expect(next.link?.answers).toEqual([[false], [true]])
    expect(knowledgeOf(next, 1).cells.slice(0, 3)).toEqual([2, 4, 0])
    expect(knowledgeOf(next, 0).cells[99]).toBe(1)
    expect(rules.hud(next, 0)).toEqual({ Turn: 'Player 1', Shots: 2, Hits: '0–1' })
  })
  it('is finished by honest players, wherever they fire', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { states, moves } = whole(seed)
      const last = states.at(-1) as State
      const winner = winnerOf(last)
      expect(winner).not.toBeNull()
      expect(rules.outcome(last)).toMatchObject({ result: 'over', title: `Player ${(winner ?? 0) + 1} wins` })
      expect(moves.length).toBeLessThanOrEqual(203)
      for (const [i, move] of moves.entries())
        expect(describeMove(states[i] as State, move, states[i + 1] as State)).toMatch(/^Player [12]: \S/)
    }
  })
  it('reveals nothing of a fleet that the opponent must not know yet', () => {
    const { moves, states, secrets } = whole(5)
    const shown = moves.findIndex((move) => 'show' in move)
    for (const state of states.slice(0, shown + 1)) {
      for (const seat of [0, 1] as const)
        for (const [ship, berth] of state.fleets[seat].entries()) {
          if (!berth) continue
          // Only sunk ships are known, and every cell of them was fired at.
          expect(berth).toEqual(secrets[seat].fleet[ship])
          const around = answersOf(secrets[seat].fleet, state.shots[seat === 0 ? 1 : 0])
          expect(around.some((answer) => typeof answer === 'object' && answer.ship === ship)).toBe(true)
        }
    }
    expect(JSON.stringify(moves.slice(0, shown))).not.toContain('salt')
  })
  it('uses a hash that depends on the salt and the place of every ship', () => {
    const seals = new Set([sealOf(FIRST), sealOf(SECOND)])
    for (const [ship] of SHIPS.entries())
      for (const berth of [
        { cell: ship * 20 + 1, across: true },
        { cell: ship * 20, across: false },
      ])
        seals.add(sealOf({ ...FIRST, fleet: ROWS.with(ship, berth) }))
    expect(seals.size).toBe(12)
  })
})

describe('lies by link', () => {
  it('in an answer that no fleet fits are found at once', () => {
    const says = (state: State, answer: unknown) => refused(state, { answer, fire: 5 })
    const wrong = 'The answer to A1 contradicts earlier answers.'
    expect(says(begun, { ship: 4, cell: 0, across: true })).toBe(wrong)
    expect(says(begun, { ship: 5, cell: 0, across: true })).toBe(wrong)
    expect(says(begun, 'sunk')).toBe(wrong)
    expect(says(begun, { ship: 4, cell: 0, across: true, more: 1 })).toBe(wrong)
    // At most twelve hits without a sunk ship are possible: the thirteenth must be the last cell of one.
    let state = begun
    for (let i = 1; i <= 12; i++)
      state = play(state, { answer: 'hit', fire: 20 + i }, { answer: 'miss', fire: i })
    expect(says(state, 'hit')).toBe('The answer to B3 contradicts earlier answers.')
    // With this many misses, the fleet no longer fits.
    state = begun
    for (let i = 1; i <= 83; i++)
      state = play(state, { answer: 'miss', fire: i - 1 }, { answer: 'miss', fire: i })
    expect(says(state, 'miss')).toBe('The answer to I4 contradicts earlier answers.')
  })
  /** Seat 1 has fired at all of seat 0's ships; seat 0 answers by `lies`. */
  function endOf(lies: (answer: Answer, i: number) => Answer, secret = FIRST): string | null {
    let state = sealed
    const cells = ROWS.flatMap((berth, ship) =>
      Array.from({ length: SHIPS[ship]?.length ?? 0 }, (_, i) => (berth?.cell ?? 0) + i),
    )
    const answers = answersOf(ROWS, cells).map(lies)
    for (const [i, fire] of cells.entries()) {
      state = play(state, i === 0 ? { seal: sealOf(SECOND), fire } : { answer: 'miss', fire })
      if (i < 16) state = play(state, { answer: answers[i] as Answer, fire: 99 - i })
    }
    return refused(state, { answer: answers[16], show: secret })
  }
  it('about the fleet are found at the end', () => {
    expect(endOf((answer) => answer)).toBeNull()
    expect(endOf((answer) => answer, SECOND)).toBe('The revealed fleet isn’t the one locked in at the start.')
    const moved = { ...FIRST, fleet: ROWS.with(0, { cell: 10, across: true }) }
    expect(endOf((answer) => answer, moved)).toBe('The revealed fleet isn’t the one locked in at the start.')
    // Cruiser and Submarine have the same length, so their names can be swapped.
    const renamed = (answer: Answer): Answer =>
      typeof answer === 'object' && (answer.ship === 2 || answer.ship === 3)
        ? { ...answer, ship: 5 - answer.ship }
        : answer
    expect(endOf(renamed)).toBe('An answer about the Cruiser was false: the revealed fleet is different.')
  })
  it('of the winner are found too: a false answer, a ship that was not sunk', () => {
    const { moves, states } = whole(7)
    const winner = winnerOf(states.at(-1) as State) as 0 | 1
    // The first hit that is not the last cell of a ship is answered as a miss.
    const at = moves.findIndex((move, i) => i % 2 === winner && 'answer' in move && move.answer === 'hit')
    const lied = moves.map((move, i) => (i === at ? { ...move, answer: 'miss' } : move)) as Move[]
    const cell = (states[at] as State).shots[winner === 0 ? 1 : 0].at(-1) as number
    const name = `${'ABCDEFGHIJ'[Math.floor(cell / 10)]}${(cell % 10) + 1}`
    let state = start
    let complaint: string | null = null
    for (const move of lied) {
      complaint = refused(state, move)
      if (complaint !== null) break
      state = play(state, move)
    }
    expect([
      `The answer to ${name} was false: the revealed fleet is different.`,
      // A later ship may then lack cells.
      expect.stringMatching(/contradicts earlier answers/),
    ]).toContainEqual(complaint)
  })
  it('of any form are refused: extra parts, parts of another moment, or of another kind', () => {
    const salted = { ...FIRST, more: 1 }
    for (const [state, move] of [
      [start, { seal: 'x' }],
      [start, { seal: sealOf(FIRST), fire: 3 }],
      [start, { seal: sealOf(FIRST), fleet: ROWS }],
      [start, { fire: 3 }],
      [start, { show: FIRST }],
      [start, { resign: 1 }],
      [sealed, { seal: sealOf(SECOND) }],
      [sealed, { seal: sealOf(SECOND), fire: 100 }],
      [begun, { answer: 'hit' }],
      [begun, { answer: 'hit', fire: -1 }],
      [begun, { answer: 'hit', show: FIRST }],
      [begun, { seal: sealOf(FIRST) }],
      [begun, { ship: 0, place: 0, across: true }],
      [begun, { fill: true }],
    ] as const)
      expect(refused(state, move), JSON.stringify(move)).toBe(FORGED)
    expect(endOf((answer) => answer, salted)).toBe(FORGED)
    expect(endOf((answer) => answer, { ...FIRST, salt: 'short' })).toBe(FORGED)
    expect(endOf((answer) => answer, { ...FIRST, fleet: ROWS.with(1, ROWS[0] ?? null) })).toBe(FORGED)
    const fired = play(begun, { answer: 'hit', fire: 9 }, { answer: 'miss', fire: 3 })
    expect(refused(fired, { answer: 'hit', fire: 9 })).toBe('You already fired there.')
  })
  it('never break the rules: any value at any moment of a game', { tags: ['sample'] }, () => {
    const { states, moves } = whole(11)
    fc.assert(
      fc.property(fc.nat(states.length - 1), fc.jsonValue(), (at, value) => {
        const state = states[at] as State
        const text = JSON.stringify(state)
        for (const move of [value, { answer: value, fire: 1 }, { show: value }, { seal: value }]) {
          const applied = rules.apply(state, move as Move, 0)
          if (!('refused' in applied)) must(rules.hud(applied.state, 0) !== undefined, value)
        }
        must(JSON.stringify(state) === text, value)
      }),
      { numRuns: sample(200, 2000) },
    )
    // A move from another moment of the same game.
    for (const [i, state] of states.entries())
      for (const [j, move] of moves.entries())
        if (Math.abs(i - j) > 2 && 'show' in move) expect(refused(state, move)).not.toBeNull()
  })
})

it('a player who gives up loses, at any moment', () => {
  for (const state of [start, sealed, begun]) {
    expect(rules.legal(state)).toEqual([{ resign: true }])
    const over = play(state, { resign: true })
    expect(rules.outcome(over)).toEqual({
      result: 'over',
      title: `Player ${2 - state.turn} wins`,
      detail: `Player ${state.turn + 1} resigned.`,
    })
    expect(rules.legal(over)).toEqual([])
    expect(refused(over, { resign: true })).toBe(FORGED)
  }
})

describe('a link game as seen by a player', () => {
  const next = play(begun, { answer: 'hit', fire: 99 })
  it('shows their own fleet, and the result of the newest shot at it before it is sent', () => {
    const own = facing(begun, 0, ROWS)
    expect(own.fleets[0]).toEqual(ROWS)
    expect(knowledgeOf(own, 1).cells[0]).toBe(2)
    expect(knowledgeOf(begun, 1).cells[0]).toBe(4)
  })
  it('is mirrored for the second player', () => {
    const own = facing(next, 1, ROWS)
    expect([own.turn, own.shots, own.fleets[0]]).toEqual([0, [[0], [99]], ROWS])
    expect(knowledgeOf(own, 0).cells[0]).toBe(2)
    expect(knowledgeOf(own, 1).cells[99]).toBe(1)
    expect(own.link?.seals).toEqual([sealOf(SECOND), sealOf(FIRST)])
  })
})
