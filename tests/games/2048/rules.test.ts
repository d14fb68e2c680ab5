/** Tests the rules of 2048: how rows slide and merge, how tiles appear, when the game is won and over. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/2048/options'
import { type Move, rules, type State } from '../../../src/games/2048/rules'
import { mover } from '../../support/moves'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { typesOf } from '../../support/ticks'
import rows from './rows.json'

const read = (text: string): State => rules.notation!.read(text, completeOptions(options))

function values(state: State): number[] {
  return Array.from({ length: 16 }, (_, at) => state.tiles.find((tile) => tile.at === at)?.value ?? 0)
}

const { apply, play, refused } = mover(rules)

/** The cells of each row as the tiles run into the wall, for each direction. */
const RUN: Record<Move, (lane: number, i: number) => number> = {
  left: (lane, i) => lane * 4 + i,
  right: (lane, i) => lane * 4 + 3 - i,
  up: (lane, i) => i * 4 + lane,
  down: (lane, i) => (3 - i) * 4 + lane,
}

/**
 * A board whose lane `lane`, seen from the wall, holds `row`. A 2 and a 4 that cannot move are in a far corner lane.
 */
function boardWith(row: readonly number[], move: Move, lane: number): State {
  const cells = new Array<number>(16).fill(0)
  row.forEach((value, i) => {
    cells[RUN[move](lane, i)] = value
  })
  const other = (lane + 2) % 4
  cells[RUN[move](other, 0)] = 2
  cells[RUN[move](other, 1)] = 4
  return read(cells.join(','))
}

describe('a slide', () => {
  // The rows come from the test suites of several public 2048 programs; all agree with the original game.
  describe.each(Object.keys(RUN) as Move[])('%s', (move) => {
    it.each(rows.map(({ before, after, gained }) => [before, after, gained] as const))(
      'makes %j into %j for %i points',
      (before, after, gained) => {
        for (let lane = 0; lane < 4; lane++) {
          const state = boardWith(before, move, lane)
          if (JSON.stringify(before) === JSON.stringify(after)) {
            expect(refused(state, move)).toBe('')
            continue
          }
          const next = play(state, move)
          const spawned = next.tiles.at(-1)!
          const cells = values(next)
          cells[spawned.at] = 0
          expect(Array.from({ length: 4 }, (_, i) => cells[RUN[move](lane, i)])).toEqual(after)
          expect(next.score).toBe(gained)
          expect([2, 4]).toContain(spawned.value)
        }
      },
    )
  })

  it('is refused without a message when it changes nothing, and leaves the state unchanged', () => {
    const state = read('2,4,0,0/0,0,0,0/0,0,0,0/0,0,0,0')
    for (const move of ['left', 'up', 'sideways']) expect(refused(state, move)).toBe('')
    expect(rules.legal(state)).toEqual(['down', 'right'])
  })

  it('keeps the identity of tiles, so that a view can follow them', () => {
    const state = read('2,0,0,2/4,0,0,0/0,0,0,0/0,0,0,0')
    const [a, b, c] = state.tiles
    const after = play(state, 'right')
    expect(after.tiles.find((tile) => tile.at === 3)).toMatchObject({ value: 4, from: [b?.id, a?.id] })
    expect(after.tiles.find((tile) => tile.at === 7)).toEqual({ id: c?.id, value: 4, at: 7 })
    const ids = after.tiles.map((tile) => tile.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(play(after, 'left').tiles.every((tile) => !tile.from || tile.from[0] !== tile.from[1])).toBe(true)
  })

  it('keeps the total and never puts two tiles on a cell, in random games', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(20, 200); seed++) {
      let state = rules.start(completeOptions(options), seed)
      for (let turn = 0; turn < 60 && !rules.outcome(state); turn++) {
        const legal = rules.legal(state)
        const next = play(state, legal[(seed + turn) % legal.length]!)
        const sum = (each: State) => each.tiles.reduce((total, tile) => total + tile.value, 0)
        must(sum(next) === sum(state) + next.tiles.at(-1)!.value, seed, turn)
        must(new Set(next.tiles.map((tile) => tile.at)).size === next.tiles.length, seed, turn, next.tiles)
        state = next
      }
    }
  })
})

describe('new tiles', () => {
  it('are two at the start', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { tiles } = rules.start(completeOptions(options), seed)
      must(tiles.length === 2 && tiles[0]?.at !== tiles[1]?.at, seed, tiles)
    }
  })

  it('are 2 with 90 percent and 4 with 10 percent, on every empty cell alike (chi-square)', () => {
    let twos = 0
    let fours = 0
    const cells = new Array<number>(16).fill(0)
    for (let seed = 0; seed < 20_000; seed++) {
      const [tile] = rules.start(completeOptions(options), seed).tiles
      if (tile!.value === 2) twos++
      else fours++
      cells[tile!.at]!++
    }
    expect(twos + fours).toBe(20_000)
    // Chi-squared test, one degree of freedom: one in a thousand fair runs exceeds 10.83; with fifteen degrees, 37.70.
    // The seeds are fixed.
    expect((twos - 18_000) ** 2 / 18_000 + (fours - 2000) ** 2 / 2000).toBeLessThan(10.83)
    expect(cells.reduce((chi, count) => chi + (count - 1250) ** 2 / 1250, 0)).toBeLessThan(37.7)
  })

  it('keep the shares of 90 and 10 percent during play', { tags: ['sample'] }, () => {
    let twos = 0
    let all = 0
    for (let seed = 0; seed < sample(60, 150); seed++) {
      let state = rules.start(completeOptions(options), seed)
      for (let turn = 0; turn < 100 && !rules.outcome(state); turn++) {
        const legal = rules.legal(state)
        state = play(state, legal[turn % legal.length]!)
        all++
        if (state.tiles.at(-1)!.value === 2) twos++
      }
    }
    const expected = all * 0.9
    expect(all).toBeGreaterThan(sample(4000, 10_000))
    expect((twos - expected) ** 2 / expected + (twos - expected) ** 2 / (all * 0.1)).toBeLessThan(10.83)
  })
})

it('winning is announced once, and the game continues', () => {
  const before = read('1024,1024,2,0/0,0,0,0/0,0,0,0/0,0,0,0')
  const won = apply(before, 'left')
  expect(typesOf(won.events)).toEqual(['slide', 'merge', 'goal'])
  expect(won.state.won).toBe(true)
  expect(rules.outcome(won.state)).toBeNull()
  expect(typesOf(apply(won.state, 'down').events)).not.toContain('goal')
  const second = apply(read('2048,1024,1024,2/0,0,0,0/0,0,0,0/0,0,0,0'), 'left')
  expect(typesOf(second.events)).not.toContain('goal')
})

describe('the end', () => {
  it('comes when no moves remain', () => {
    const stuck = read('2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2')
    expect(rules.legal(stuck)).toEqual([])
    expect(rules.outcome(stuck)).toEqual({
      result: 'over',
      title: 'Game Over',
      detail: 'Your highest tile is 4.',
      results: { Score: 0, 'Highest tile': 4 },
    })
    expect(rules.outcome(read('2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,4'))).toBeNull()
    expect(rules.outcome(read('2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,0'))).toBeNull()
  })

  it('comes with the last possible move', () => {
    // One empty cell, and whichever tile appears there, nothing can merge.
    const last = play(read('4,8,32,64/16,32,64,128/32,64,128,256/0,8,16,512'), 'left')
    expect(rules.outcome(last)?.title).toBe('Game Over')
  })
})

describe('a position as text', () => {
  it('is 16 numbers in rows and reads back', () => {
    const text = '2,0,0,4/0,8,0,0/0,0,16,0/1024,0,0,2'
    expect(rules.notation!.write(read(text))).toBe(text)
    expect(values(read('2 0 0 4  0 8 0 0\n0 0 16 0, 1024 0 0 2'))).toEqual(values(read(text)))
    for (let seed = 0; seed < 50; seed++) {
      const state = rules.start(completeOptions(options), seed)
      expect(values(read(rules.notation!.write(state)))).toEqual(values(state))
    }
  })

  it('can be read from tables and with other separators', () => {
    const state = read('2,0,0,4/0,0,0,0/0,0,0,0/0,0,0,0')
    for (const text of [
      '[2 . . 4]\n[. . . .]\n[. . . .]\n[. . . .]',
      '|2|-|-|4|\n|-|-|-|-|\n|-|-|-|-|\n|-|-|-|-|',
      '2;0;0;4;0;0;0;0;0;0;0;0;0;0;0;0;',
    ])
      expect(read(text)).toEqual(state)
  })
  it.each([
    ['2,2', 'This one has 2'],
    ['2 2 two 0 0 0 0 0 0 0 0 0 0 0 0 0', '“two” isn’t a number'],
    ['2,2', '16 numbers'],
    ['a,2,2,2/2,2,2,2/2,2,2,2/2,2,2,2', '16 numbers'],
    ['3,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0', '2, 4, 8'],
    ['1,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0', '2, 4, 8'],
    ['262144,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0', '2, 4, 8'],
    ['2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0', 'two tiles'],
    ['8,16,0,0/0,0,0,0/0,0,0,0/0,0,0,0', 'newest tile'],
  ])('refuses %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})

describe.each([
  ['3', 3, 256],
  ['5', 5, 8192],
  ['6', 6, 32768],
] as const)('a board of %sx%s', (board, side, goal) => {
  const start = (seed: number) => rules.start(completeOptions(options, { board }), seed)
  it('slides along its own lanes, and adds new tiles to all of its cells', () => {
    const seen = new Set<number>()
    for (let seed = 0; seed < 120; seed++) {
      let state = start(seed)
      expect(state.side).toBe(side)
      for (let n = 0; n < 6; n++) {
        const [move] = rules.legal?.(state) ?? []
        if (!move) break
        state = play(state, move)
        for (const { at } of state.tiles) seen.add(at)
      }
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: side * side }, (_, at) => at))
    const zeros = Array.from({ length: side * (side - 1) }, () => 0)
    const row = [2, 2, ...Array.from({ length: side - 2 }, () => 0)]
    const merged = play(read([...row, ...zeros].join(',')), 'right')
    expect(merged.tiles.find(({ value, from }) => value === 4 && from)?.at).toBe(side - 1)
    expect(
      play(read([...row, ...zeros].join(',')), 'down')
        .tiles.filter(({ value }) => value === 2)
        .map(({ at }) => at),
    ).toEqual(expect.arrayContaining([side * (side - 1), side * (side - 1) + 1]))
  })
  it('has its own winning tile, announced once, and continues', () => {
    const zeros = Array.from({ length: side * side - 3 }, () => 0)
    const state = read([goal / 2, goal / 2, 2, ...zeros].join(','))
    expect(state.won).toBe(false)
    const applied = apply(state, 'left')
    expect(applied.events).toContainEqual({ type: 'goal', value: goal })
    expect(applied.state).toMatchObject({ won: true, side })
    expect(rules.outcome(applied.state)).toBeNull()
  })
  it('round-trips as text, and is over when nothing moves', () => {
    const full = Array.from({ length: side * side }, (_, at) =>
      ((at % side) + Math.floor(at / side)) % 2 ? 2 : 4,
    )
    const text = rules.notation!.write(read(full.join(' ')))
    expect(read(text)).toMatchObject({ side })
    expect(rules.notation!.write(read(text))).toBe(text)
    expect(rules.outcome(read(text))).toMatchObject({ result: 'over', results: { 'Highest tile': 4 } })
  })
})

describe('a target', () => {
  const withTarget = completeOptions(options, { target: '256' })
  const near = (text: string) => rules.notation!.read(text, withTarget)
  it('ends the game as won, with the moves as its result', () => {
    const before = near('128,128,2,0/0,0,0,0/0,0,0,0/0,0,0,0')
    expect(rules.hud(before, 0)).toEqual({ Moves: 0, Score: 0 })
    const { state, events } = apply(before, 'left')
    expect(typesOf(events)).toEqual(['slide', 'merge'])
    expect(rules.legal(state)).toEqual([])
    expect(refused(state, 'right')).toBe('')
    expect(rules.outcome(state)).toEqual({
      result: 'won',
      title: 'You made 256!',
      detail: 'It took 1 move.',
      results: { Moves: 1 },
    })
  })
  it('is lost when nothing moves, without a result', () => {
    expect(rules.outcome(near('2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2'))).toEqual({
      result: 'lost',
      title: 'Game Over',
      detail: 'Your highest tile is 4.',
    })
  })
  it('plays as without one before it, and does not count where the tile is there or on 3x3', () => {
    const { target, ...start } = rules.start(withTarget, 3)
    expect(target).toBe(256)
    expect(start).toEqual(rules.start(completeOptions(options), 3))
    expect(near('512,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0').target).toBeUndefined()
    expect(rules.start({ ...withTarget, board: '3' }, 3).target).toBeUndefined()
  })
})
