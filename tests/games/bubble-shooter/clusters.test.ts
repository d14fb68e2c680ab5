/** Tests Bubble Shooter's field, and its clusters and loose bubbles against brute force. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createRandom, draw, drawInt } from '../../../src/engine/core/math/random'
import type { Bubble } from '../../../src/games/bubble-shooter/rules'
import * as bubble from '../../../src/games/bubble-shooter/rules'
import { besides, floating, groupOf, lookup } from '../../../src/games/bubble-shooter/rules/board'
import { colorsLeft } from '../../../src/games/bubble-shooter/rules/generator'
import { must } from '../../support/must'
import { apart, begin, lay, randomBoard, shoot } from './helpers'

describe('the field', () => {
  it('is 600 x 500 with bubbles of radius 20 in 6 colors, 8 rows at the start', () => {
    expect([bubble.WIDTH, bubble.HEIGHT, bubble.RADIUS, bubble.COLORS]).toEqual([600, 500, 20, 6])
    const { bubbles } = begin()
    expect(new Set(bubbles.map(({ row }) => row)).size).toBe(8)
    expect(bubbles).toHaveLength(4 * 15 + 4 * 14)
    for (let seed = 0; seed < 50; seed++) expect(colorsLeft(begin(seed).bubbles)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is a true honeycomb: every neighbor 40 away, none nearer, all inside the walls', () => {
    for (const parity of [0, 1]) {
      const all = randomBoard(createRandom(1), parity, 12, 1, 6)
      for (const one of all) {
        must(one.x >= 20 && one.x <= 580, one)
        const near = all.filter((other) => other !== one && apart(one, other) < 40.001)
        const places = besides(one, parity)
        must(places.filter(({ row }) => row < 12).length === near.length, one, near)
        for (const other of near) {
          must(Math.abs(apart(one, other) - 40) < 0.005, one, other)
          must(
            places.some(({ row, col }) => row === other.row && col === other.col),
            one,
            other,
          )
        }
      }
    }
  })
})

describe('clusters', () => {
  it('agree with a brute-force check on 3,000 random boards', () => {
    const random = createRandom(77)
    for (let n = 0; n < 3000; n++) {
      const parity = n % 2
      const board = randomBoard(
        random,
        parity,
        drawInt(random, 1, 11),
        0.25 + draw(random) * 0.7,
        1 + (n % 6),
      )
      if (board.length === 0) continue
      // Joins bubbles by distance alone, until nothing changes.
      const join = (may: (a: Bubble, b: Bubble) => boolean) => {
        const label = board.map((_, i) => i)
        for (let changed = true; changed; ) {
          changed = false
          for (let i = 0; i < board.length; i++) {
            const a = board[i] as Bubble
            for (let j = i + 1; j < board.length; j++) {
              const b = board[j] as Bubble
              if (b.row > a.row + 1) break
              if (label[i] === label[j] || !may(a, b) || (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > 1640) continue
              label[i] = label[j] = Math.min(label[i] as number, label[j] as number)
              changed = true
            }
          }
        }
        return label
      }
      const one = board[drawInt(random, 0, board.length - 1)] as Bubble
      const byColor = join((a, b) => a.color === b.color)
      const group = groupOf(lookup(board), one, parity)
      must(group[0] === one, n)
      const members = new Set(group)
      must(members.size === group.length, n)
      const mine = byColor[board.indexOf(one)]
      must(
        board.every((each, i) => members.has(each) === (byColor[i] === mine)),
        n,
      )
      must(
        group.every((each) => board.includes(each)),
        n,
      )
      const joined = join(() => true)
      const held = new Set(board.flatMap(({ row }, i) => (row === 0 ? [joined[i]] : [])))
      const loose = board.filter((_, i) => !held.has(joined[i]))
      const fallen = floating(board, parity)
      must(fallen.length === loose.length && fallen.every((each, i) => isDeepStrictEqual(each, loose[i])), n)
    }
  })

  it('clear from three up, at 10 points per bubble, and loose bubbles fall', () => {
    const world = lay(begin(), [0, 7, 2], [1, 7, 3], [2, 8, 4], [0, 0, 5], [0, 14, 2])
    Object.assign(world, { loaded: 2, next: 5, angle: 0 })
    // Two of a color stay.
    lay(world, [0, 7, 2], [0, 0, 5])
    shoot(world)
    expect(world.bubbles).toHaveLength(3)
    expect(world.score).toBe(0)
    // Three are cleared, and the two that depended on them.
    lay(world, [0, 7, 2], [1, 7, 2], [1, 6, 3], [2, 6, 4], [0, 0, 5])
    Object.assign(world, { loaded: 2 })
    const events = shoot(world)
    expect(events.filter(({ type }) => type === 'pop')).toHaveLength(3)
    expect(events.filter(({ type }) => type === 'fall')).toHaveLength(2)
    expect(world.score).toBe(50)
    expect(world.bubbles.map(({ row, col }) => [row, col])).toEqual([[0, 0]])
  })
})
