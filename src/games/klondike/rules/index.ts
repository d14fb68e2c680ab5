import { cardName } from '../../../engine/core/cards'
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { asSentence } from '../../../engine/core/text'
import { dealOf } from '../../shared/patience/deals'
import { patienceTexts } from '../../shared/patience/texts/game'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { automatic, isStuck } from './automatic'
import { deckOf, FREECELL_DEALS, LOST_FREECELL_DEAL, layOut } from './deals'
import { canDraw, canMove, cardMoves, drawn, moved } from './moves'
import { fresh, read, write } from './notation'
import { refusal } from './refusals'
import { scoreMove, scoreRedeal, scoreTime, scoreWin, VEGAS_STAKE } from './score'
import {
  cardsIn,
  type Event,
  fromOptions,
  isColumn,
  isFoundation,
  isWon,
  type Move,
  type State,
} from './state'
import { winnableDeal } from './winnable'

export type { Event, Move, State } from './state'

/** Between two automatic moves, ms. */
const AUTOMATIC_MS = 110

function start(options: Options, seed: number): State {
  const chosen = fromOptions(options)
  const { kind } = chosen
  const winnable = options.deals !== 'random'
  if (kind === 'freecell') {
    const number = ((((Math.trunc(seed) - 1) % FREECELL_DEALS) + FREECELL_DEALS) % FREECELL_DEALS) + 1
    const deal = winnable && number === LOST_FREECELL_DEAL ? number + 1 : number
    return fresh(layOut(kind, deckOf(kind, deal)), options, deal, winnable)
  }
  const number = dealOf(seed)
  const { deal, proved } = winnable ? winnableDeal(number, chosen) : { deal: number, proved: false }
  return fresh(layOut(kind, deckOf(kind, deal)), options, deal, proved)
}

/** The state with one more move made. */
function counted({ rests: _, ...state }: State): State {
  return { ...state, moves: state.moves + 1 }
}

function applyDraw(state: State, at: number): Applied<State, Event> {
  if (!canDraw(state)) {
    const out = state.kind === 'klondike' && state.waste.length > 0 && !isWon(state)
    return { refused: out ? patienceTexts.refusals.noPasses : '' }
  }
  const turned = state.stock.length === 0
  const charged = scoreTime(counted(state), at)
  const next = drawn(turned ? scoreRedeal(charged) : charged)
  if (turned) return { state: next, events: [{ type: 'turn', cards: next.stock.length }] }
  const card = cardName(itemAt(next.waste, -1))
  const cards = next.waste.length - state.waste.length
  return { state: next, events: [{ type: 'draw', card, cards, left: next.stock.length }] }
}

function applyMove(state: State, move: Extract<Move, { type: 'move' }>, at: number): Applied<State, Event> {
  const { from, to, count } = move
  if (![from, to, count].every(Number.isInteger)) return { refused: '' }
  if (!canMove(state, from, to, count))
    return { refused: isWon(state) ? '' : refusal(state, from, to, count) }
  const after = moved(counted(state), move)
  const turnedUp = isColumn(from) && (after.columns[from]?.down ?? 0) < (state.columns[from]?.down ?? 0)
  const scored = scoreMove(scoreTime(after, at), from, to, turnedUp)
  const next = isWon(scored) ? scoreWin(scored) : scored
  const card = cardName(itemAt(cardsIn(state, from), -count))
  const events: Event[] = []
  if (isFoundation(to)) {
    const total = next.foundations.reduce((sum, each) => sum + each, 0)
    events.push({ type: 'home', card, total })
  } else if (isFoundation(from)) events.push({ type: 'back', card, to })
  else events.push({ type: 'move', card, cards: count, to })
  if (turnedUp)
    events.push({ type: 'open', card: cardName(itemAt(cardsIn(next, from), -1)), column: from + 1 })
  const rests = isFoundation(from) && automatic(next) !== null
  return { state: rests ? { ...next, rests } : next, events }
}

/** A Vegas game continues with the money of the earlier ones. */
function begun(state: State, bank: number): Applied<State, Event> {
  if (state.scoring !== 'vegas' || state.moves > 0 || !Number.isSafeInteger(bank)) return { refused: '' }
  return { state: { ...state, score: bank - VEGAS_STAKE }, events: [] }
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start,

  apply(state, move, at) {
    if (move?.type === 'draw') return isWon(state) ? { refused: '' } : applyDraw(state, at)
    if (move?.type === 'move') return applyMove(state, move, at)
    if (move?.type === 'begin') return begun(state, move.bank)
    return { refused: '' }
  },

  legal(state) {
    if (rules.outcome(state)) return []
    return [...cardMoves(state), ...(canDraw(state) ? [{ type: 'draw' } as const] : [])]
  },

  next(state) {
    const move = automatic(state)
    return move && { after: AUTOMATIC_MS, move }
  },

  carry: {
    start: { bank: 0 },
    // The stake is paid with the first move.
    values: ({ scoring, score, moves }) =>
      scoring === 'vegas' ? { bank: moves === 0 ? score + VEGAS_STAKE : score } : null,
    begin: ({ bank = 0 }) => ({ type: 'begin', bank }),
  },

  hud(state, at): Hud<Stat> {
    const { scoring, score, moves, timed } = state
    const time = Math.floor((rules.outcome(state) ? state.at : at) / 1000)
    return { ...(scoring === 'none' ? { Moves: moves } : { Score: score }), ...(timed ? { Time: time } : {}) }
  },

  outcome(state): Outcome<Stat> | null {
    const { scoring, score, moves, foundations, timed, at, deal } = state
    const points = scoring === 'none' ? {} : { Score: score }
    if (isWon(state)) {
      const time = timed ? { Time: Math.max(0.1, Math.round(at / 100) / 10) } : {}
      return {
        result: 'won',
        title: patienceTexts.ends.won,
        said: wonText(state),
        detail: deal === null ? undefined : asSentence(patienceTexts.deal.number(deal)),
        results: { ...time, ...points, Moves: moves },
      }
    }
    if (!isStuck(state)) return null
    const home = foundations.reduce((sum, each) => sum + each, 0)
    const detail = moves > 0 ? texts.ends.onFoundationsUndo(home) : texts.ends.onFoundations(home)
    return { result: 'lost', title: patienceTexts.ends.lost, detail, results: points }
  },

  notation: {
    read,
    write,
    // A numbered deal follows from the seed.
    isInLink: ({ deal }) => deal === null,
  },

  debug: (state) =>
    [
      `${state.kind}, deal ${state.deal}, stock ${state.stock.length}, waste ${state.waste.slice(-3).map(cardName).join(', ')}`,
      write(state),
    ].join('\n'),
}

function wonText({ deal, moves }: State): string {
  return deal === null ? patienceTexts.ends.wonIn(moves) : patienceTexts.ends.dealWonIn(deal, moves)
}
