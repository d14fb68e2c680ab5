/** The rules of Bingo: one to four cards, numbers called manually or every two seconds, marks, and who has bingo. */
import type { Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, shuffled } from '../../../engine/core/math/random'
import { asSentence } from '../../../engine/core/text'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { callOf, type LETTERS, letterOf, NUMBERS } from './card'
import { debug } from './debug'
import { type Asked, type PatternId, patternName, toGo } from './patterns'
import { isReady, judged, makePeople, makeRivals, markedWith, nameOf, type Player } from './players'

export type { Player } from './players'

/** Interval of automatic calls in ms. */
const CALL_MS = 2000

export type Event =
  | {
      readonly type: 'call'
      readonly letter: (typeof LETTERS)[number]
      readonly number: number
      readonly call: string
      readonly left: number
    }
  | { readonly type: 'allCalled' }
  | { readonly type: 'rivalReady'; readonly player: string }
  | { readonly type: 'bingo' | 'rivalBingo'; readonly player: string; readonly pattern: PatternId | '' }
  | { readonly type: 'mark' | 'unmark'; readonly number: number; readonly call: string }
  | { readonly type: 'autoOn' | 'autoOff' }

export interface State {
  readonly players: readonly Player[]
  /** All numbers in the order in which they are called. */
  readonly order: readonly number[]
  /** How many have been called. */
  readonly called: number
  /** Numbers are called automatically. */
  readonly auto: boolean
  /** Called numbers are marked automatically. */
  readonly autoMark: boolean
  /** A full pattern wins when its player calls it; otherwise at once. */
  readonly claims?: true
  /** The winning pattern. */
  readonly asked: Asked
  /** Game time in ms of the last call (or of turning on automatic calls), and of the last move. */
  readonly calledAt: number
  readonly movedAt: number
}

export type Move =
  | { readonly do: 'call' | 'auto' | 'bingo' }
  | { readonly do: 'mark'; readonly player: number; readonly cell: number }

/** The numbers called so far, in order. */
export function calledNumbers(state: State): readonly number[] {
  return state.order.slice(0, state.called)
}

function isCalled({ order, called }: State, number: number): boolean {
  const index = order.indexOf(number)
  return index >= 0 && index < called
}

export function lastCall(state: State): number | null {
  return state.order[state.called - 1] ?? null
}

function winners(state: State): Player[] {
  return state.players.filter((player) => player.hasWon)
}

function bingos(players: readonly Player[]): Event[] {
  return players.flatMap((player) =>
    player.hasWon
      ? [
          {
            type: player.computer ? 'rivalBingo' : 'bingo',
            player: nameOf(player),
            pattern: player.winningPattern ?? '',
          },
        ]
      : [],
  )
}

/** A cell can be toggled if its number was called; the free cell never. */
function canMark(state: State, player: unknown, cell: unknown): boolean {
  if (state.autoMark || typeof player !== 'number' || typeof cell !== 'number') return false
  const owner = state.players[player]
  const square = owner?.computer ? undefined : owner?.card[cell]
  return square !== undefined && !square.isFree && isCalled(state, square.number)
}

/** Computer players with a full pattern call bingo instead of the next number; null if there are none. */
function claim(state: State, at: number) {
  if (!state.players.some((player) => isReady(player, state.asked))) return null
  const players = state.players.map((player) =>
    isReady(player, state.asked) ? judged(player, player.card, state.asked) : player,
  )
  return { state: { ...state, players, auto: false, calledAt: at, movedAt: at }, events: bingos(players) }
}

function call(state: State, at: number): { state: State; events: readonly Event[] } {
  const claimed = claim(state, at)
  if (claimed) return claimed
  const number = itemAt(state.order, state.called)
  const called = state.called + 1
  const players = state.players.map((player) => {
    if (player.computer) return { ...player, card: markedWith(player.card, number) }
    return state.autoMark ? judged(player, markedWith(player.card, number), state.asked) : player
  })
  const isLast = called === NUMBERS
  const ready = players.filter((player) => isReady(player, state.asked))
  const events: Event[] = [
    { type: 'call', letter: letterOf(number), number, call: callOf(number), left: NUMBERS - called },
    ...bingos(players),
  ]
  if (isLast) events.push({ type: 'allCalled' })
  // Once a person has bingo, the order of the others does not matter.
  else if (events.length === 1)
    events.push(...ready.map((player): Event => ({ type: 'rivalReady', player: nameOf(player) })))
  const auto = state.auto && !isLast
  return { state: { ...state, players, called, auto, calledAt: at, movedAt: at }, events }
}

function mark(state: State, playerIndex: number, cellIndex: number, at: number) {
  const player = itemAt(state.players, playerIndex)
  const cell = itemAt(player.card, cellIndex)
  const card = player.card.map((other, i) => (i === cellIndex ? { ...other, marked: !other.marked } : other))
  const players = state.players.map((other, i) =>
    i === playerIndex ? (state.claims ? { ...other, card } : judged(other, card, state.asked)) : other,
  )
  const event: Event = {
    type: cell.marked ? 'unmark' : 'mark',
    number: cell.number,
    call: callOf(cell.number),
  }
  return { state: { ...state, players, movedAt: at }, events: [event, ...bingos(players)] }
}

/** A person’s card has the whole pattern. */
const isFull = ({ computer, card }: Player, asked: Asked) => !computer && toGo(card, asked) === 0

/** People with a full card win; null if there are none. */
function press(state: State, at: number) {
  if (!state.players.some((player) => isFull(player, state.asked))) return null
  const players = state.players.map((player) =>
    isFull(player, state.asked) ? judged(player, player.card, state.asked) : player,
  )
  return { state: { ...state, players, auto: false, movedAt: at }, events: bingos(players) }
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start(options, seed) {
    const random = createRandom(seed)
    const people = makePeople(options, random)
    const order = shuffled(
      random,
      Array.from({ length: NUMBERS }, (_, i) => i + 1),
    )
    return {
      players: [...people, ...makeRivals(options, people.length, random)],
      order,
      called: 0,
      auto: false,
      autoMark: options.mark === 'auto',
      ...(options.mark === 'hand' && options.claim === 'press' && { claims: true as const }),
      asked: options.pattern,
      calledAt: 0,
      movedAt: 0,
    }
  },

  apply(state, move, at) {
    if (winners(state).length > 0 || typeof move !== 'object' || move === null) return { refused: '' }
    const noMore = state.called === NUMBERS
    switch (move.do) {
      case 'call':
        return noMore ? { refused: texts.refusals.noMore } : call(state, at)
      case 'auto': {
        if (noMore) return { refused: texts.refusals.noMore }
        const auto = !state.auto
        return {
          state: { ...state, auto, calledAt: at, movedAt: at },
          events: [{ type: auto ? 'autoOn' : 'autoOff' }],
        }
      }
      case 'mark': {
        if (canMark(state, move.player, move.cell)) return mark(state, move.player, move.cell, at)
        const cell = state.players[move.player]?.card[move.cell]
        const isOwn = !state.players[move.player]?.computer
        const isOpen = isOwn && cell !== undefined && !cell.isFree && !state.autoMark
        return { refused: isOpen ? texts.refusals.notCalled(callOf(cell.number)) : '' }
      }
      case 'bingo':
        return (state.claims && press(state, at)) || { refused: state.claims ? texts.refusals.noBingo : '' }
      default:
        return { refused: '' }
    }
  },

  legal(state) {
    if (winners(state).length > 0) return []
    const marks = state.players.flatMap((player, index) =>
      player.card.flatMap((_, cell): Move[] =>
        canMark(state, index, cell) ? [{ do: 'mark', player: index, cell }] : [],
      ),
    )
    const claims: Move[] =
      state.claims && state.players.some((player) => isFull(player, state.asked)) ? [{ do: 'bingo' }] : []
    return state.called === NUMBERS
      ? [...claims, ...marks]
      : [{ do: 'call' }, { do: 'auto' }, ...claims, ...marks]
  },

  next(state) {
    if (!state.auto || state.called === NUMBERS || winners(state).length > 0) return null
    // Marking a number does not delay the next call.
    return { after: Math.max(0, state.calledAt + CALL_MS - state.movedAt), move: { do: 'call' } }
  },

  hud(state): Hud<Stat> {
    const last = lastCall(state)
    return { Called: `${state.called}/${NUMBERS}`, Last: last === null ? '-' : callOf(last) }
  },

  outcome(state): Outcome<Stat> | null {
    const won = winners(state)
    if (won.length === 0) return null
    const names = won.map(nameOf)
    const pattern = patternName(won[0]?.winningPattern ?? '')
    const results = { Calls: state.called }
    const title = texts.ends.winners(names)
    const people = state.players.filter(({ computer }) => !computer)
    if (won[0]?.computer) {
      const left = toGo(people[0]?.card ?? [], state.asked)
      return {
        result: 'lost',
        title,
        detail: `${texts.ends.detail(pattern, state.called)} ${left === 0 ? texts.ends.late : texts.ends.short(left)}`,
      }
    }
    if (people.length === 1)
      return {
        result: 'won',
        title: texts.ends.won(state.called),
        detail: asSentence(pattern),
        results,
      }
    return { result: 'won', title, detail: asSentence(pattern), results }
  },

  debug,
}
