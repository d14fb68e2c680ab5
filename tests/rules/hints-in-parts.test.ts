/** Owns the proof of hints in three presses: each a sentence and a mark, the move in the last alone, and help counted once. */
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnBot, TurnGame, TurnRules } from '../../src/engine/core/contract'
import { inParts } from '../../src/engine/core/hintParts'
import { createRandom, pick } from '../../src/engine/core/random'
import { bot as slidesBot } from '../../src/games/2048/bot'
import { rules as slidesRules } from '../../src/games/2048/rules'
import { bot as shipsBot } from '../../src/games/battleship/bot'
import { rules as shipsRules } from '../../src/games/battleship/rules'
import { bot as tableBot } from '../../src/games/blackjack/bot'
import { rules as tableRules } from '../../src/games/blackjack/rules'
import { worth } from '../../src/games/blackjack/rules/cards'
import { bot as checkersBot } from '../../src/games/checkers/bot'
import { rules as checkersRules } from '../../src/games/checkers/rules'
import { piecesOn } from '../../src/games/checkers/rules/pieces'
import { bot as chessBot } from '../../src/games/chess/bot'
import { rules as chessRules } from '../../src/games/chess/rules'
import { bot as fourBot } from '../../src/games/connect-four/bot'
import { rules as fourRules } from '../../src/games/connect-four/rules'
import { bot as minesBot } from '../../src/games/minesweeper/bot'
import { rules as minesRules } from '../../src/games/minesweeper/rules'
import { bot as slidingBot } from '../../src/games/sliding-puzzle/bot'
import { rules as slidingRules } from '../../src/games/sliding-puzzle/rules'
import { bot as ticBot } from '../../src/games/tic-tac-toe/bot'
import { rules as ticRules } from '../../src/games/tic-tac-toe/rules'
import { bot as wordsBot } from '../../src/games/word-guessing/bot'
import { entryOf, rules as wordsRules } from '../../src/games/word-guessing/rules'
import { adder, bots, cleared, freshPage, note, turn } from '../engine/session/small'
import { must } from './must'

vi.mock('../../src/ui/toast', () => ({
  toast: (text: string, options: object) => note(text, options),
}))
beforeEach(freshPage)
afterEach(cleared)

// biome-ignore lint/suspicious/noExplicitAny: games of every state side by side
type Any = any
interface Case {
  readonly rules: TurnRules<Any, Any>
  readonly bot: TurnBot<Any, Any>
  readonly options: Record<string, string>
  /** How many cells its board has. */
  readonly cells: (state: Any) => number
  /** What the first part says, where something is to be found. */
  readonly first: RegExp
  /** Where plays begin, if not at the start. */
  readonly begin?: (seed: number) => Any
  /** How often the bot may ask for the time until it is over; as often as it likes where left out. */
  readonly looks?: number
  /** How many plays, 8 where left out, of how many moves each, 60 where left out. */
  readonly plays?: number
  readonly most?: number
}
/** Whether a move ends nothing by its player's own will. */
const goesOn = (move: Any) => !/resign|accept|claim/.test(JSON.stringify(move))

/** A state after so many moves by chance, or the last one before the end. */
function strewn(rules: TurnRules<Any, Any>, options: Record<string, string>, seed: number, moves: number) {
  const random = createRandom(seed)
  let state = rules.start(options, seed)
  for (let n = 0; n < moves; n++) {
    const applied = rules.apply(state, pick(random, (rules.legal?.(state) ?? []).filter(goesOn)), n)
    if ('refused' in applied || rules.outcome(applied.state)) return state
    state = applied.state
  }
  return state
}
const CASES: Readonly<Record<string, Case>> = {
  minesweeper: {
    rules: minesRules,
    bot: minesBot,
    options: { level: 'beginner' },
    cells: (state) => state.cells.length,
    first: /^(Look at|Nothing is certain|One of your flags|The first cell)/,
  },
  'sliding-puzzle': {
    rules: slidingRules,
    bot: slidingBot,
    options: { size: '3' },
    cells: (state) => state.tiles.length,
    first: /^Look around the empty place/,
  },
  'tic-tac-toe': {
    rules: ticRules,
    bot: ticBot,
    options: { opponent: 'two', board: '3' },
    cells: (state) => state.cells.length,
    first: /^Look at/,
  },
  ...Object.fromEntries(
    ['3', '4', '5'].map((board): [string, Case] => {
      const options = { board }
      return [
        `2048, ${board}x${board}`,
        {
          rules: slidesRules,
          bot: slidesBot,
          options,
          cells: () => Number(board) ** 2,
          first: /^Look at (your highest tile|the marked edge)/,
          begin: (seed) => strewn(slidesRules, options, seed, 15 * seed),
          plays: 4,
          most: 12,
        },
      ]
    }),
  ),
  ...Object.fromEntries(
    ['off', 'on'].map((salvo): [string, Case] => [
      `battleship, salvo ${salvo}`,
      {
        rules: shipsRules,
        bot: shipsBot,
        options: { salvo },
        cells: () => 100,
        first: /^Look (at the|around)/,
        begin: (seed) =>
          [{ fill: true }, { begin: true }].reduce(
            (state, move) => (shipsRules.apply(state, move as never, 0) as Any).state,
            shipsRules.start({ salvo }, seed),
          ),
        most: 250,
        plays: 1,
      },
    ]),
  ),
  'word-guessing': {
    rules: wordsRules,
    bot: wordsBot,
    options: { length: '5' },
    cells: (state) => entryOf(state).word.length,
    first: /^Look at the marked place/,
    // Plays by hints end where a word is found, and its next waits to be opened.
    begin: (seed) => ({ ...wordsRules.start({ length: '5' }, seed), at: 4 }),
    plays: 30,
  },
  'connect-four': {
    rules: fourRules,
    bot: fourBot,
    options: { opponent: 'two' },
    cells: (state) => state.cells.length,
    first: /^Look at the marked columns/,
    begin: (seed) => strewn(fourRules, { opponent: 'two' }, seed, 16 + seed),
  },
  'connect-four, Pop Out': {
    rules: fourRules,
    bot: fourBot,
    options: { opponent: 'two', pop: 'on' },
    cells: (state) => state.cells.length,
    first: /^Look at the marked columns/,
    begin: (seed) => strewn(fourRules, { opponent: 'two', pop: 'on' }, seed, 4 * seed),
    looks: 60,
    plays: 4,
    most: 8,
  },
  ...Object.fromEntries(
    ['simplified', 'full'].map((variant): [string, Case] => {
      const options = { opponent: 'two', rules: variant }
      return [
        `chess, ${variant}`,
        {
          rules: chessRules,
          bot: chessBot,
          options,
          cells: () => 64,
          first: /^Look at (the marked|all the) pieces?/,
          begin: (seed) => strewn(chessRules, options, seed, 15 * seed),
          looks: 3,
          plays: 3,
          most: 6,
        },
      ]
    }),
  ),
  ...Object.fromEntries(
    ['simplified', 'tournament', 'international'].map((variant): [string, Case] => {
      const options = { opponent: 'two', variant }
      return [
        `checkers, ${variant}`,
        {
          rules: checkersRules,
          bot: checkersBot,
          options,
          cells: (state) => piecesOn(state).length,
          first: /^Look at (the marked|all the) pieces?/,
          begin: (seed) => strewn(checkersRules, options, seed, 6 * seed),
          looks: 3,
          plays: 5,
          most: 10,
        },
      ]
    }),
  ),
}
function thinking(times?: number, looks = Number.POSITIVE_INFINITY) {
  let asked = 0
  return { random: () => 0.5, overtime: () => ++asked > looks, ...(times && { times }) }
}

describe.each(Object.entries(CASES))(
  '%s',
  (_, { rules, bot, options, cells, first, begin, looks, ...amount }) => {
    it('tells where to look, which rule, then the move, at every moment of plays by its hints', () => {
      const { plays = 8, most = 60 } = amount
      for (let seed = 1; seed <= plays; seed++) {
        let state = begin?.(seed) ?? rules.start(options, seed)
        for (let moves = 0; moves < most && !rules.outcome(state); moves++) {
          const [where, rule, move, again] = [1, 2, 3, 4].map((times) =>
            bot.hint?.(state, thinking(times, looks)),
          )
          if (!where || !rule || !move) throw new Error('There is no hint.')
          for (const part of [where, rule]) {
            const { text, look = [] } = part
            must(/^[A-Z].*\.$/.test(text), seed, moves, text)
            must(look.length > 0, seed, moves, text)
            for (const cell of look) must(cell >= 0 && cell < cells(state), seed, moves, text, cell)
          }
          must(first.test(where.text), seed, moves, where)
          must(move.look === undefined, seed, moves, move)
          // Whoever does not ask in parts hears all of it, and so does whoever asks on.
          must(isDeepStrictEqual(again, move), seed, moves, again, move)
          const whole = bot.hint?.(state, thinking(undefined, looks))
          must(isDeepStrictEqual(whole, move), seed, moves, whole, move)
          const applied = rules.apply(state, move.move, moves)
          if ('refused' in applied) throw new Error(applied.refused)
          state = applied.state
        }
      }
    })
  },
)

describe('of Blackjack', () => {
  const card = (rank: number) => rank - 1
  /** A hand of these ranks against this one; more of the state as it is after a deal. */
  function dealt(up: number, ...ranks: number[]) {
    let state = tableRules.start({}, 1)
    for (const move of [{ do: 'chip', value: 10 }, { do: 'deal' }] as const) {
      const applied = tableRules.apply(state, move, 0)
      if ('state' in applied) state = applied.state
    }
    const [hand] = state.hands
    if (!hand) throw new Error('Nothing was dealt.')
    return {
      ...state,
      phase: 'playing' as const,
      dealer: [card(up), ...state.dealer.slice(1)],
      hands: [{ ...hand, cards: ranks.map(card), done: false, result: null }],
    }
  }
  const told = (state: Any) => [1, 2, 3].map((times) => tableBot.hint?.(state, thinking(times)))

  it('tells the hand, why, and the choice, with the cards marked', () => {
    const [hand, rule, choice] = told(dealt(10, 10, 6))
    expect(hand).toMatchObject({
      text: 'Look at the marked cards: you have 16, the dealer shows a 10.',
      look: [0, 1, 2],
    })
    expect(rule?.text).toBe('However it is played on, this hand loses more than half of its bet on average.')
    expect(choice).toEqual({ move: { do: 'surrender' }, text: 'Surrender: 16 against 10.' })
    expect(told(dealt(6, 8, 8))[0]?.text).toContain('a pair of 8s, the dealer shows a 6.')
    expect(told(dealt(1, 1, 7))[0]?.text).toContain('soft 18, the dealer shows an ace.')
  })
  it('gives a reason that fits every hand of two or three cards against every card', () => {
    const reasons = new Map<string, Set<string>>()
    for (let up = 1; up <= 10; up++)
      for (let a = 1; a <= 10; a++)
        for (let b = a; b <= 10; b++)
          for (const third of [0, 2, 5]) {
            const ranks = third ? [a, b, third] : [a, b]
            const { total, soft } = worth(ranks.map(card))
            if (total >= 21) continue
            const state = dealt(up, ...ranks)
            const [hand, rule, choice] = told(state)
            if (!hand || !rule || !choice || !('do' in choice.move)) throw new Error('There is no hint.')
            expect(hand.look).toHaveLength(ranks.length + 1)
            expect(rule.look).toEqual(hand.look)
            expect(choice.look).toBeUndefined()
            expect(tableRules.legal?.(state)).toContainEqual(choice.move)
            const weak = up >= 2 && up <= 6
            if (/No card ruins a hand of 11/.test(rule.text)) expect(total <= 11 && !soft).toBe(true)
            if (/soft hand/.test(rule.text)) expect(soft).toBe(true)
            if (/often goes over 21/.test(rule.text)) expect(weak).toBe(true)
            if (/With 7 or more/.test(rule.text)) expect(!weak && total >= 12 && total <= 16).toBe(true)
            if (/Only a ten ruins 12/.test(rule.text))
              expect([total, up === 2 || up === 3]).toEqual([12, true])
            if (/From 17 on/.test(rule.text)) expect(total >= 17 && !soft).toBe(true)
            const does = choice.move.do
            reasons.set(does, (reasons.get(does) ?? new Set()).add(rule.text))
          }
    expect([...reasons].map(([does, texts]) => [does, texts.size]).sort()).toEqual([
      ['double', 2],
      ['hit', 4],
      ['split', 2],
      ['stand', 3],
      ['surrender', 1],
    ])
  })
  it('tells at once what there is nothing to find out about', () => {
    const state = tableRules.start({}, 1)
    expect(tableBot.hint?.(state, thinking(1))).toEqual(tableBot.hint?.(state, thinking(3)))
    const [ace, why, choice] = told({ ...dealt(1, 10, 6), phase: 'insurance' })
    expect([ace?.look, why?.look, choice?.move]).toEqual([[0], [0], { do: 'decline' }])
  })
})

describe('of Tic Tac Toe', () => {
  it('the second part names the line that is won, or is to be stopped', () => {
    const at = (...moves: number[]) =>
      moves.reduce(
        (state, move) => {
          const applied = ticRules.apply(state, move, 0)
          if ('refused' in applied) throw new Error(applied.refused)
          return applied.state
        },
        ticRules.start({ opponent: 'two', board: '3' }, 1),
      )
    const wins = ticBot.hint?.(at(0, 3, 1, 4), thinking(2))
    expect(wins).toMatchObject({ text: 'X needs one more mark in the marked line.', look: [0, 1, 2] })
    const stops = ticBot.hint?.(at(0, 4, 1), thinking(2))
    expect(stops).toMatchObject({
      text: 'X needs one more mark in the marked line: stop it.',
      look: [0, 1, 2],
    })
  })
})

describe('the session', () => {
  it('marks cells while no move is shown, then the move, and forgets both with the next state', async () => {
    const play = turn({ game: { ...adder, hints: true } as unknown as TurnGame })
    play.session.start()
    for (let times = 1; times <= 3; times++) {
      const part = (text: string, ...look: number[]) => ({ text, look })
      bots.hint.mockResolvedValueOnce(
        inParts({ times }, part('There.', 4, 5), part('So.', 5), {
          move: 2 as unknown,
          text: 'Add 2.',
        }) as never,
      )
      await play.hint()
      expect([...play.view.look]).toEqual([[4, 5], [5], []][times - 1])
      expect(play.view.hint).toBe(times < 3 ? null : 2)
    }
    expect(play.session.view.hints).toBe(1)
    bots.hint.mockResolvedValueOnce({
      ...inParts({ times: 1 }, { text: 'There.', look: [1] }, { text: '', look: [1] }, { move: 1, text: '' }),
    } as never)
    await play.hint()
    play.play(1)
    expect([...play.view.look]).toEqual([])
    expect(play.view.hint).toBe(null)
  })
})
