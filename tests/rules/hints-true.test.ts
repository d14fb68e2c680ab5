/** Owns the proof that what a hint says on the way to its move is so, on many positions of plays by chance. */
import { describe, expect, it } from 'vitest'
import type { TurnBot, TurnRules } from '../../src/engine/core/contract'
import { createRandom, pick } from '../../src/engine/core/random'
import { bot as slidesBot } from '../../src/games/2048/bot'
import { rules as slidesRules } from '../../src/games/2048/rules'
import battleship from '../../src/games/battleship'
import { bot as shipsBot } from '../../src/games/battleship/bot'
import { knowledgeOf, rules as shipsRules } from '../../src/games/battleship/rules'
import { SHIPS } from '../../src/games/battleship/rules/fleet'
import { bot as checkersBot } from '../../src/games/checkers/bot'
import { rules as checkersRules, type Path } from '../../src/games/checkers/rules'
import { piecesOn, sideOf, sizeOf } from '../../src/games/checkers/rules/pieces'
import { rowOf } from '../../src/games/checkers/rules/squares'
import { bot as chessBot } from '../../src/games/chess/bot'
import { rules as chessRules } from '../../src/games/chess/rules'
import { readFen } from '../../src/games/chess/rules/fen'
import { colorOf, kindOf, type Letter, squareIndex, WORTH } from '../../src/games/chess/rules/pieces'
import { bot as fourBot } from '../../src/games/connect-four/bot'
import { rules as fourRules, landing } from '../../src/games/connect-four/rules'
import words from '../../src/games/word-guessing'
import { bot as wordsBot } from '../../src/games/word-guessing/bot'
import { rules as wordsRules } from '../../src/games/word-guessing/rules'
import { ENTRIES } from '../../src/games/word-guessing/rules/words'

// biome-ignore lint/suspicious/noExplicitAny: games of every state side by side
type Any = any

/** Whether a move ends nothing by its player's own will. */
const goesOn = (move: Any) => !/resign|accept|claim/.test(JSON.stringify(move))

/** States of plays by chance, from the start to the end, each with the three parts of its hint. */
function* told(
  rules: TurnRules<Any, Any>,
  bot: TurnBot<Any, Any>,
  options: Record<string, string>,
  { plays, after = 0, every = 1, looks = 2000 }: Record<string, number> & { plays: number },
) {
  for (let seed = 1; seed <= plays; seed++) {
    const random = createRandom(seed)
    let state = rules.start(options, seed)
    for (let n = 0; !rules.outcome(state); n++) {
      if (n >= after && n % every === 0) {
        let asked = 0
        const overtime = () => ++asked > looks
        const ask = (times: number) => bot.hint?.(state, { random: () => 0.5, overtime, times })
        const [where, rule, all] = [ask(1), ask(2), ask(3)]
        if (!where || !rule || !all) throw new Error('There is no hint.')
        yield { state, where, rule, all, look: where.look ?? [], marked: rule.look ?? [] }
      }
      const applied = rules.apply(state, pick(random, (rules.legal?.(state) ?? []).filter(goesOn)), n)
      if ('refused' in applied) throw new Error(applied.refused)
      state = applied.state
    }
  }
}

/** Where each kind of sentence is to be found at least once, or its proof proves nothing. */
function kinds(found: Iterable<string>, ...expected: RegExp[]) {
  const all = [...found]
  for (const kind of expected)
    expect(
      all.some((text) => kind.test(text)),
      String(kind),
    ).toBe(true)
}

const made = (rules: TurnRules<Any, Any>, state: Any, move: Any) => {
  const applied = rules.apply(state, move, 0)
  return 'refused' in applied ? null : applied.state
}

describe('Connect Four', () => {
  it('names lines that can be filled, fours that come, and columns that hold the move', () => {
    const texts = new Set<string>()
    const drops = (state: Any) => [0, 1, 2, 3, 4, 5, 6].filter((column) => landing(state, column) >= 0)
    const wins = (state: Any) =>
      drops(state).filter((column) => fourRules.outcome(made(fourRules, state, column)))
    /** The same cells with the other side to move. */
    const passed = (state: Any) => ({ ...state, moves: [...state.moves, 0] })
    for (const { state, rule, all, look, marked } of told(fourRules, fourBot, {}, { plays: 25, after: 16 })) {
      const cell = landing(state, all.move)
      expect(look).toContain(cell)
      texts.add(rule.text)
      if (/needs one more disc in the marked line\.$/.test(rule.text)) {
        expect(marked.length).toBe(4)
        expect(marked).toContain(cell)
        expect(all.text).toMatch(/wins now$/)
      }
      if (/: stop it\.$/.test(rule.text)) {
        expect(marked).toContain(cell)
        expect(marked.filter((each) => state.cells[each] === 0)).toEqual([cell])
        expect(wins(state)).toEqual([])
      }
      if (/whatever is done/.test(rule.text))
        for (const column of drops(state)) {
          const next = made(fourRules, state, column)
          expect(fourRules.outcome(next) ?? wins(next).length).not.toBe(0)
        }
      if (/only one of them can be stopped/.test(rule.text))
        for (const answer of drops(made(fourRules, state, all.move))) {
          const next = made(fourRules, made(fourRules, state, all.move), answer)
          expect(fourRules.outcome(next)).toBeNull()
          expect(wins(next).length).toBeGreaterThan(0)
        }
      if (/^Keep off/.test(rule.text)) {
        expect(marked).not.toContain(cell)
        for (const bad of marked) expect(wins(made(fourRules, state, bad % 7))).toContain(bad % 7)
      }
      if (/^Nothing is urgent/.test(rule.text)) {
        expect(marked).toContain(cell)
        expect([...wins(state), ...wins(passed(state)).filter((column) => column === all.move)]).toEqual([])
      }
    }
    kinds(
      texts,
      /marked line\.$/,
      /stop it/,
      /whatever is done/,
      /can be stopped/,
      /^Keep off/,
      /^Nothing is urgent/,
    )
  })
})

describe.each(['simplified', 'tournament', 'international'])('Checkers, %s', (variant) => {
  it('names pieces that have the move, are taken, or are threatened', () => {
    const texts = new Set<string>()
    const paths = (state: Any): Path[] => (checkersRules.legal?.(state) ?? []).filter(Array.isArray) as Path[]
    /** What a move takes, by the board before and after. */
    const taken = (state: Any, path: Path) => {
      const next = piecesOn(made(checkersRules, state, path))
      return [...piecesOn(state)].flatMap((sign, square) =>
        sideOf(sign) === 1 - state.turn && sideOf(next[square]) !== 1 - state.turn ? [square] : [],
      )
    }
    const gives = (state: Any) => paths(state).flatMap((path) => taken(state, path))
    const options = { variant }
    for (const { state, rule, all, look, marked } of told(checkersRules, checkersBot, options, {
      plays: 4,
      every: 4,
      looks: 2,
    })) {
      texts.add(rule.text)
      if (!Array.isArray(all.move)) continue
      expect(look).toContain(all.move[0])
      for (const square of look) expect(paths(state).some(([from]) => from === square)).toBe(true)
      const own = taken(state, all.move)
      const next = made(checkersRules, state, all.move)
      if (/only one move/.test(rule.text)) expect(paths(state)).toEqual([all.move])
      if (/can be taken|must be/.test(rule.text)) expect(marked.toSorted()).toEqual(own.toSorted())
      if (/must be/.test(rule.text))
        for (const path of paths(state)) expect(taken(state, path).length).toBeGreaterThan(0)
      if (/becomes a king/.test(rule.text)) {
        const to = all.move.at(-1) as number
        expect(marked).toContain(to)
        expect(rowOf(to, sizeOf(state))).toBe(state.turn === 0 ? sizeOf(state) - 1 : 0)
        expect(piecesOn(next)[to]).toMatch(/[RW]/)
      }
      if (/if it were to move now/.test(rule.text)) {
        const passed = { ...state, turn: 1 - state.turn }
        expect(new Set(gives(passed))).toEqual(new Set(marked))
        expect(own).toEqual([])
      }
      if (/lets .* take something/.test(rule.text)) expect(gives(next).length).toBeGreaterThan(0)
      if (/nothing to take/.test(rule.text)) {
        expect(gives(next)).toEqual([])
        expect(marked).toContain(all.move[0])
      }
    }
    kinds(texts, /can be taken/, /if it were to move now/, /nothing to take/)
  })
})

describe.each(['simplified', 'full'] as const)('Chess, %s', (variant) => {
  const lettersOf = (state: Any) => readFen(state.fen, variant).squares
  const turnOf = (state: Any) => state.fen.split(' ')[1]
  const steps = (state: Any): Any[] =>
    (chessRules.legal?.(state) ?? []).filter((move: Any) => move.to && !move.draw)
  const takers = (state: Any, square: number) =>
    steps(state).filter((step) => squareIndex(step.to) === square)
  const worth = (letter: Letter | null | undefined) =>
    !letter ? 0 : kindOf(letter) === 'k' ? Number.POSITIVE_INFINITY : WORTH[kindOf(letter)]
  /** The same board with the other side to move; by full rules only where nobody is in check. */
  const passed = (state: Any) => {
    const [board, turn, castling, , quiet, number] = state.fen.split(' ')
    const fen = [board, turn === 'w' ? 'b' : 'w', castling, '-', quiet, number].join(' ')
    return { ...state, fen }
  }

  it('names pieces that have the move, are attacked or to be taken, and ends that come', () => {
    const texts = new Set<string>()
    for (const { state, rule, all, look, marked } of told(
      chessRules,
      chessBot,
      { rules: variant },
      {
        plays: variant === 'full' ? 3 : 6,
        every: variant === 'full' ? 9 : 5,
        looks: 3,
      },
    )) {
      texts.add(rule.text)
      if (!('from' in all.move)) continue
      const letters = lettersOf(state)
      const [at, goal] = [squareIndex(all.move.from), squareIndex(all.move.to)]
      const next = made(chessRules, state, all.move)
      expect(look).toContain(at)
      for (const square of look)
        expect(steps(state).some((step) => squareIndex(step.from) === square)).toBe(true)
      if (/only one move/.test(rule.text)) expect(steps(state).length).toBe(1)
      if (/can be taken|can take it/.test(rule.text) && !/in passing/.test(rule.text)) {
        expect(marked).toEqual([goal])
        expect(letters[goal] && colorOf(letters[goal] as Letter)).not.toBe(turnOf(state))
        expect(letters[goal]).not.toBeNull()
      }
      if (/nothing protects it/.test(rule.text) && marked[0] === goal) expect(takers(next, goal)).toEqual([])
      if (/worth more than/.test(rule.text)) expect(worth(letters[goal])).toBeGreaterThan(worth(letters[at]))
      if (/attacked by one that is worth less/.test(rule.text)) {
        expect(marked).toEqual([at])
        const foes = takers(passed(state), at)
        // By full rules a pinned piece attacks without being able to take.
        if (variant === 'simplified' || foes.length > 0)
          expect(Math.min(...foes.map(({ from }) => worth(letters[squareIndex(from)])))).toBeLessThan(
            worth(letters[at]),
          )
      }
      if (/^A check leaves/.test(rule.text) && variant === 'full') expect(next.sans.at(-1)).toMatch(/[+#]$/)
      if (/king is in check/.test(rule.text) && variant === 'full') expect(state.sans.at(-1)).toMatch(/[+]$/)
      if (/worth less\.$/.test(rule.text) && /can be attacked/.test(rule.text))
        for (const square of marked) expect(worth(letters[square])).toBeGreaterThan(worth(letters[at]))
      if (/still stand where/.test(rule.text)) expect(marked).toContain(at)
      if (/^The middle/.test(rule.text)) expect(marked).toContain(goal)
      if (/^The best move neither/.test(rule.text)) {
        expect(letters[goal]).toBeNull()
        if (variant === 'full') expect(next.sans.at(-1)).not.toMatch(/[x+#]/)
      }
      const ahead = /can (?:mate|win the king) in (\d+):/.exec(rule.text)?.[1]
      if (ahead === '1') expect(all.text).toMatch(/ mates$/)
      else if (ahead) expect(all.text).toMatch(new RegExp(` in ${ahead}$`))
      if (ahead === '1') expect(chessRules.outcome(next)?.title).toMatch(/wins$/)
      if (/king can be taken/.test(rule.text)) expect(kindOf(letters[goal] as Letter)).toBe('k')
    }
    kinds(texts, /can be taken/, /worth less/, /nothing protects/)
  })
})

describe.each(['3', '4', '5'])('2048, %s a row', (board) => {
  it('names the edge of the highest tile, tiles that meet, and the corner that is kept', () => {
    const texts = new Set<string>()
    for (const { state, where, rule, all, look, marked } of told(
      slidesRules,
      slidesBot,
      { board },
      {
        plays: 6,
        every: 3 * (Number(board) - 2),
      },
    )) {
      texts.add(where.text)
      texts.add(rule.text)
      const valueAt = (at: number, tiles = state.tiles) => tiles.find((tile: Any) => tile.at === at)?.value
      const top = Math.max(...state.tiles.map((tile: Any) => tile.value))
      const side = Number(board)
      const corners = [0, side - 1, side * (side - 1), side * side - 1]
      const held = look.filter((at) => corners.includes(at) && valueAt(at) === top)
      if (/the marked edge/.test(where.text)) expect(held.length).toBeGreaterThan(0)
      else for (const at of look) expect([valueAt(at), corners.includes(at)]).toEqual([top, false])
      const next = made(slidesRules, state, all.move)
      const freed = state.tiles.length + 1 - next.tiles.length
      const legal = slidesRules.legal?.(state) ?? []
      expect(legal).toContain(all.move)
      if (/only one way/.test(rule.text)) expect(legal.length).toBe(1)
      if (/^Equal tiles/.test(rule.text)) {
        expect(marked.length).toBe(2 * freed)
        expect(rule.text).toContain(freed === 1 ? 'one cell free' : `${freed} cells free`)
        expect(all.text).toBe(`${all.text.split(' ')[0]} brings ${next.score - state.score} points`)
      } else if (legal.length > 1) expect(next.score).toBe(state.score)
      if (/the marked corner/.test(rule.text)) {
        const corner = marked[0] as number
        expect(corners).toContain(corner)
        expect(valueAt(corner, next.tiles)).toBe(top)
        if (/stays/.test(rule.text)) expect(valueAt(corner)).toBe(top)
      }
      if (/^Large/.test(rule.text)) for (const at of marked) expect(valueAt(at)).toBeDefined()
    }
    kinds(texts, /the marked edge/, /safest in a corner/, /^Equal tiles/, /stays in/)
  })
})

describe('Battleship', () => {
  it('gives no hints while ships are placed, nor against a friend', () => {
    const state = shipsRules.start({}, 1)
    expect(battleship.hintable?.(state)).toBe(false)
    expect(battleship.hintable?.({ ...state, phase: 'battle' })).toBe(true)
    const link = shipsRules.start({ opponent: 'link' }, 1)
    expect(battleship.hintable?.({ ...link, phase: 'battle' })).toBe(false)
  })

  it('names cells that hold the move, hits on ships afloat, and the longest ship afloat', () => {
    const texts = new Set<string>()
    const begun = {
      ...shipsRules,
      start: (options: Record<string, string>, seed: number) =>
        made(shipsRules, made(shipsRules, shipsRules.start(options, seed), { fill: true }), { begin: true }),
    }
    for (const { state, where, rule, all, look, marked } of told(
      begun,
      shipsBot,
      {},
      { plays: 5, every: 7 },
    )) {
      texts.add(where.text)
      texts.add(rule.text)
      const { cells, afloat } = knowledgeOf(state, state.turn)
      const hits = cells.flatMap((known, cell) => (known === 2 ? [cell] : []))
      if (/the marked hits/.test(where.text)) expect(look).toEqual(hits)
      else {
        expect(hits).toEqual([])
        expect(look).toContain(all.move.fire)
      }
      expect(marked).toContain(all.move.fire)
      for (const cell of marked) expect(cells[cell]).toBe(0)
      /** Ways to lay a ship afloat across a cell, over a hit where there is one. */
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
      for (const cell of marked) expect(sum(cell)).toBeGreaterThan(0)
      if (hits.length > 0) continue
      expect(rule.text).toContain(` needs ${Math.max(...lengths)} cells in a line`)
      const others = cells.flatMap((known, cell) =>
        known === 0 && !marked.includes(cell) ? [sum(cell)] : [],
      )
      expect(Math.min(...marked.map(sum))).toBeGreaterThanOrEqual(Math.max(0, ...others))
    }
    kinds(texts, /marked hits/, /marked part/, /in most ways/)
  })
})

describe('Word Guessing', () => {
  it('says of every word what stands at the places that it marks, and names no letter before the third part', () => {
    const texts = new Set<string>()
    for (const [place, { word }] of ENTRIES.entries()) {
      let state: Any = { ...wordsRules.start({}, 1), order: [place] }
      while (words.hintable?.(state)) {
        const ask = (times: number) =>
          wordsBot.hint?.(state, { random: () => 0.5, overtime: () => false, times }) as Any
        const [where, rule, all] = [ask(1), ask(2), ask(3)]
        texts.add(rule.text)
        const letter = word[where.look[0]] as string
        expect(all).toEqual({ move: letter.toLowerCase(), text: `${letter} is in the word` })
        expect(state.tried).not.toContain(all.move)
        expect(rule.look).toEqual([...word].flatMap((each, at) => (each === letter ? [at] : [])))
        expect(rule.text.startsWith('A vowel')).toBe(/[AEIOU]/.test(letter))
        if (/uses most/.test(rule.text)) expect('ETAOINSHRDLC').toContain(letter)
        if (/nor a letter/.test(rule.text)) expect('ETAOINSHRDLC').not.toContain(letter)
        state = made(wordsRules, state, all.move)
      }
      expect(wordsRules.outcome(state)?.result).toBe('won')
    }
    kinds(texts, /^A vowel/, /uses most/, /nor a letter/, /each of the 2/)
  })
})
