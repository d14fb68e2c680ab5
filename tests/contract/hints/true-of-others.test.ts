/** The hints of 2048, Battleship and Word Guessing are true in many positions of random games. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot as slidesBot } from '../../../src/games/2048/bot'
import { options as slidesOptions } from '../../../src/games/2048/options'
import { rules as slidesRules } from '../../../src/games/2048/rules'
import battleship from '../../../src/games/battleship'
import { bot as shipsBot } from '../../../src/games/battleship/bot'
import { type Options as ShipsOptions, options as shipsOptions } from '../../../src/games/battleship/options'
import { knowledgeOf, rules as shipsRules } from '../../../src/games/battleship/rules'
import { SHIPS } from '../../../src/games/battleship/rules/fleet'
import words from '../../../src/games/word-guessing'
import { bot as wordsBot } from '../../../src/games/word-guessing/bot'
import { options as wordsOptions } from '../../../src/games/word-guessing/options'
import { rules as wordsRules } from '../../../src/games/word-guessing/rules'
import { ENTRIES } from '../../../src/games/word-guessing/rules/words'
import { hasHint } from '../../support/hints'
import { sample } from '../../support/proofs'
import type { Any } from './cases'
import { hintsOf, kinds, made } from './random-games'

describe.each([
  ['3', 3],
  ['4', 6],
  ['5', 36],
] as const)('2048, %s a row', (board, every) => {
  it('names the edge of the highest tile, tiles that merge, and the corner to keep', {
    tags: ['sample'],
  }, () => {
    const texts = new Set<string>()
    for (const { state, where, rule, all, highlighted, marked } of hintsOf(
      slidesRules,
      slidesBot,
      completeOptions(slidesOptions, { board }),
      {
        plays: sample(2, 6),
        every: sample(every, 3),
      },
    )) {
      texts.add(where.text)
      texts.add(rule.text)
      const valueAt = (at: number, tiles = state.tiles) => tiles.find((tile: Any) => tile.at === at)?.value
      const top = Math.max(...state.tiles.map((tile: Any) => tile.value))
      const side = Number(board)
      const corners = [0, side - 1, side * (side - 1), side * side - 1]
      const held = highlighted.filter((at) => corners.includes(at) && valueAt(at) === top)
      if (/the highlighted edge/.test(where.text)) expect(held.length).toBeGreaterThan(0)
      else for (const at of highlighted) expect([valueAt(at), corners.includes(at)]).toEqual([top, false])
      const next = made(slidesRules, state, all.move)
      const freed = state.tiles.length + 1 - next.tiles.length
      const legal = slidesRules.legal?.(state) ?? []
      expect(legal).toContain(all.move)
      if (/only one direction/.test(rule.text)) expect(legal.length).toBe(1)
      if (/^Merging/.test(rule.text)) {
        expect(marked.length).toBe(2 * freed)
        expect(rule.text).toContain(freed === 1 ? 'frees 1 cell.' : `frees ${freed} cells.`)
        expect(all.text).toBe(
          `${all.text.split(' ')[0]} scores ${(next.score - state.score).toLocaleString('en-US')} points.`,
        )
      } else if (legal.length > 1) expect(next.score).toBe(state.score)
      if (/the highlighted corner/.test(rule.text)) {
        const corner = marked[0] as number
        expect(corners).toContain(corner)
        expect(valueAt(corner, next.tiles)).toBe(top)
        if (/keeps your highest tile/.test(rule.text)) expect(valueAt(corner)).toBe(top)
      }
      if (/^Keep large/.test(rule.text)) for (const at of marked) expect(valueAt(at)).toBeDefined()
    }
    kinds(texts, /the highlighted edge/, /safest in a corner/, /^Merging/, /keeps your highest tile/)
  })
})

describe('Battleship', () => {
  it('gives no hints during setup or against a friend', () => {
    const state = shipsRules.start(completeOptions(shipsOptions), 1)
    expect(hasHint(battleship, state)).toBe(false)
    expect(hasHint(battleship, { ...state, phase: 'battle' })).toBe(true)
    const link = shipsRules.start(completeOptions(shipsOptions, { opponent: 'link' }), 1)
    expect(hasHint(battleship, { ...link, phase: 'battle' })).toBe(false)
  })

  it('names cells with the best shot, hits on unsunk ships, and the longest unsunk ship', () => {
    const texts = new Set<string>()
    const begun = {
      ...shipsRules,
      start: (options: ShipsOptions, seed: number) =>
        made(shipsRules, made(shipsRules, shipsRules.start(options, seed), { fill: true }), { begin: true }),
    }
    for (const { state, where, rule, all, highlighted, marked } of hintsOf(
      begun,
      shipsBot,
      completeOptions(shipsOptions),
      { plays: 5, every: 7 },
    )) {
      texts.add(where.text)
      texts.add(rule.text)
      const { cells, afloat } = knowledgeOf(state, state.turn)
      const hits = cells.flatMap((known, cell) => (known === 2 ? [cell] : []))
      // Hits that are connected are one area.
      if (/the highlighted hits/.test(where.text)) {
        expect(highlighted.length).toBeGreaterThan(0)
        expect(hits).toEqual(expect.arrayContaining([...highlighted]))
      } else {
        expect(hits).toEqual([])
        expect(highlighted).toContain(all.move.fire)
      }
      expect(marked).toContain(all.move.fire)
      const open = marked.filter((cell) => !hits.includes(cell))
      for (const cell of open) expect(cells[cell]).toBe(0)
      /** Ways to place an unsunk ship across a cell, through a hit if there is one. */
      const ways = (cell: number, length: number) => {
        let count = 0
        for (const [step, place] of [
          [1, cell % 10],
          [10, Math.floor(cell / 10)],
        ] as const)
          for (let back = 0; back < length; back++) {
            if (place - back < 0 || place - back + length > 10) continue
            const berth = Array.from({ length }, (_, i) => cells[cell + (i - back) * step] as number)
            if (berth.every((known) => known % 2 === 0) && (hits.length === 0 || berth.includes(2))) count++
          }
        return count
      }
      const lengths = afloat.map((ship) => SHIPS[ship]?.length as number)
      const sum = (cell: number) => lengths.reduce((all, length) => all + ways(cell, length), 0)
      for (const cell of open) expect(sum(cell)).toBeGreaterThan(0)
      if (hits.length > 0) continue
      expect(rule.text).toContain(`, ${Math.max(...lengths)} cells in a line`)
      const others = cells.flatMap((known, cell) =>
        known === 0 && !marked.includes(cell) ? [sum(cell)] : [],
      )
      // One area of them: others may be as good.
      expect(Math.max(...marked.map(sum))).toBeGreaterThanOrEqual(Math.max(0, ...others))
    }
    kinds(texts, /highlighted hits/, /highlighted part/, /the most ship positions/)
  })
})

describe('Word Guessing', () => {
  it('describes the highlighted places of every word, and names no letter before the third step', () => {
    const texts = new Set<string>()
    for (const [place, { word }] of ENTRIES.entries()) {
      let state: Any = { ...wordsRules.start(completeOptions(wordsOptions), 1), order: [place] }
      while (hasHint(words, state)) {
        const ask = (times: number) =>
          wordsBot.hint?.(state, { random: () => 0.5, overtime: () => false, times }) as Any
        const [where, rule, all] = [ask(1), ask(2), ask(3)]
        texts.add(rule.text)
        const letter = word[where.highlighted[0]] as string
        expect(all).toMatchObject({ move: letter.toLowerCase(), text: `${letter} is in the word.` })
        expect(state.tried).not.toContain(all.move)
        expect(rule.highlighted).toEqual([...word].flatMap((each, at) => (each === letter ? [at] : [])))
        expect(/(?:is a|same) vowel/.test(rule.text)).toBe(/[AEIOU]/.test(letter))
        if (/most common/.test(rule.text)) expect('ETAOINSHRDLC').toContain(letter)
        if (/less common/.test(rule.text)) expect('ETAOINSHRDLC').not.toContain(letter)
        state = made(wordsRules, state, all.move)
      }
      expect(wordsRules.outcome(state)?.result).toBe('won')
    }
    kinds(texts, /is a vowel/, /most common/, /less common/, /^The 2/)
  })
})
