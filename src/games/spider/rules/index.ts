/** Spider: runs of one suit from king to ace leave the table, until all eight are gone. */
import { cardName } from '../../../engine/core/cards'
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import type { Notation } from '../../../engine/core/game/turnFeatures'
import { itemAt } from '../../../engine/core/itemAt'
import { asSentence } from '../../../engine/core/text'
import { dealOf } from '../../shared/patience/deals'
import { patienceTexts } from '../../shared/patience/texts/game'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { numbered, winnable } from './deals'
import { canDeal, canMove, cardMoves, dealt, isStuck, moved } from './moves'
import { read, write } from './notation'
import { refusal } from './refusals'
import { type CardMove, COLUMNS, type Event, faceOf, isWon, type Move, type State, type Suits } from './state'

export type { Event, Move, State } from './state'

/**
 * A game starts with 500 points; each move costs one, and each run earns 100
 * (https://www.sbecker-app.com/games/spider, as in the game of Windows).
 */
const RUN_POINTS = 100

interface Rules extends TurnRules<State, Move, Event, Options, Stat> {
  readonly notation: Notation<State, Options>
}

const suitsOf = ({ suits }: Options) => Number(suits) as Suits

/** A state after one more move, with its points. */
function counted(before: State, after: State, at: number): State {
  return {
    ...after,
    score: before.score - 1 + RUN_POINTS * (after.runs.length - before.runs.length),
    moves: before.moves + 1,
    at: Math.max(before.at, Math.round(at)),
  }
}

/** What else a move did: cards that were turned up, and complete runs. */
function consequences(before: State, after: State): readonly Event[] {
  const name = (card: number) => cardName(faceOf(card, after.suits))
  const opened = after.columns.flatMap(({ cards, down }, column): Event[] =>
    down < itemAt(before.columns, column).down
      ? [{ type: 'open', card: name(itemAt(cards, down)), column: column + 1 }]
      : [],
  )
  const runs = after.runs
    .slice(before.runs.length)
    .map(([king = 0], at): Event => ({ type: 'run', king: name(king), runs: before.runs.length + at + 1 }))
  return [...opened, ...runs]
}

function move(state: State, { from, to, count }: CardMove, at: number): Applied<State, Event> {
  if (![from, to, count].every(Number.isInteger)) return { refused: '' }
  if (!canMove(state, from, to, count)) return { refused: refusal(state, from, to, count) }
  const next = counted(state, moved(state, { type: 'move', from, to, count }), at)
  const card = itemAt(itemAt(state.columns, from).cards, -count)
  const event: Event = {
    type: 'move',
    card: cardName(faceOf(card, state.suits)),
    cards: count,
    column: to + 1,
  }
  return { state: next, events: [event, ...consequences(state, next)] }
}

function deal(state: State, at: number): Applied<State, Event> {
  if (isWon(state)) return { refused: '' }
  if (!canDeal(state))
    return { refused: state.stock.length > 0 ? texts.refusals.fillFirst : texts.refusals.stockEmpty }
  const next = counted(state, dealt(state), at)
  const event: Event = { type: 'draw', left: next.stock.length / COLUMNS }
  return { state: next, events: [event, ...consequences(state, next)] }
}

export const rules: Rules = {
  start(options, seed) {
    const number = dealOf(seed)
    return options.deals === 'random'
      ? numbered(number, suitsOf(options))
      : winnable(number, suitsOf(options))
  },

  apply(state, given, at) {
    if (given?.type === 'move') return move(state, given, at)
    return given?.type === 'draw' ? deal(state, at) : { refused: '' }
  },

  legal(state) {
    if (isWon(state)) return []
    return canDeal(state) ? [...cardMoves(state), { type: 'draw' }] : cardMoves(state)
  },

  hud: (state, at): Hud<Stat> => ({
    Score: state.score,
    Runs: state.runs.length,
    Time: Math.floor((rules.outcome(state) ? state.at : at) / 1000),
  }),

  outcome(state): Outcome<Stat> | null {
    const { deal: number, moves, at, score, runs } = state
    const { ends } = patienceTexts
    if (isWon(state))
      return {
        result: 'won',
        title: ends.won,
        said: number === null ? ends.wonIn(moves) : ends.dealWonIn(number, moves),
        detail: number === null ? undefined : asSentence(patienceTexts.deal.number(number)),
        results: { Score: score, Time: Math.max(0.1, Math.round(at / 100) / 10), Moves: moves },
      }
    if (!isStuck(state)) return null
    const detail = moves > 0 ? texts.ends.runsUndo(runs.length) : texts.ends.runs(runs.length)
    return { result: 'lost', title: ends.lost, detail, results: { Score: score } }
  },

  notation: {
    read: (text, options) => read(text, suitsOf(options)),
    write,
    // A numbered deal follows from the seed.
    isInLink: ({ deal: number }) => number === null,
  },

  debug: (state) => [`deal ${state.deal}, suits ${state.suits}`, write(state)].join('\n'),
}
