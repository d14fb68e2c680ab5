/** The rules of Battleship: ships are placed one by one, then both sides fire in turn; 17 hits win. */
import type { Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, draw } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { aim, type Level } from './aim'
import { debug } from './debug'
import {
  type Berth,
  CELLS,
  cellName,
  chartOf,
  type Fleet,
  HITS_TO_WIN,
  NO_FLEET,
  nameOf,
  obstacle,
  randomFleet,
} from './fleet'
import { applyLink, legalByLink, linkHud, linkOutcome, startLink } from './link'
import { coveredAfter, pairHud, pairOutcome, takeOver } from './pair'
import { aimAt, fireSalvo, salvoOf, shotsDue } from './salvo'
import { hitsOf, isSunk, knowledgeOf, winnerOf } from './seen'
import { byOf, type Event, isCell, isPair, type Move, otherOf, type State, withSide } from './state'

export { shotsDue } from './salvo'
export { hitsOf, isSunk, knowledgeOf, winnerOf } from './seen'
export type { Event, Move, Seat, State } from './state'
export { isPair } from './state'

/** Delay of the computer's shot after the person's, in ms. */
const ANSWER_MS = 500

/** The fleet being placed; two people on one device place theirs in turn. */
const placed = ({ fleets, turn }: State): Fleet => fleets[turn]

export function isReady(state: State): boolean {
  return placed(state).every((berth) => berth !== null)
}

function start(options: Options, seed: number): State {
  const random = createRandom(seed)
  if (options.opponent === 'link') return startLink(random)
  const pair = options.opponent === 'two'
  const theirs = pair ? NO_FLEET : randomFleet(random)
  return {
    phase: 'setup',
    level: options.level,
    random,
    across: true,
    fleets: [NO_FLEET, theirs],
    shots: [[], []],
    turn: 0,
    ...(pair ? { covered: false } : {}),
    ...(options.first === 'computer' && !pair ? { second: true as const } : {}),
    ...(options.salvo === 'on' ? { aims: [], volleys: [] } : {}),
  }
}

function withOwn(state: State, fleet: Fleet): State {
  return { ...state, fleets: withSide(state.fleets, state.turn, fleet) }
}

type Answer = { readonly state: State; readonly events: readonly Event[] } | { readonly refused: string }

function place(state: State, ship: unknown, berth: Berth): Answer {
  if (!Number.isInteger(ship) || !isCell(berth.cell) || typeof berth.across !== 'boolean')
    return { refused: '' }
  const which = ship as number
  if (placed(state)[which] !== null) return { refused: '' }
  const why = obstacle(placed(state), which, berth)
  if (why === 'edge') return { refused: texts.refusals.edge(nameOf(which)) }
  if (why === 'overlap') return { refused: texts.refusals.overlap }
  return {
    state: { ...withOwn(state, placed(state).with(which, berth)), across: berth.across },
    events: [{ type: 'place', ship: nameOf(which), cell: cellName(berth.cell) }],
  }
}

function prepare(state: State, move: Partial<Record<string, unknown>>): Answer {
  if ('place' in move)
    return place(state, move.ship, { cell: move.place as number, across: move.across as boolean })
  if ('lift' in move) {
    const berth = Number.isInteger(move.lift) ? placed(state)[move.lift as number] : null
    if (!berth) return { refused: '' }
    const ship = move.lift as number
    return {
      state: { ...withOwn(state, placed(state).with(ship, null)), across: berth.across },
      events: [{ type: 'lift', ship: nameOf(ship) }],
    }
  }
  if (move.rotate === true)
    return { state: { ...state, across: !state.across }, events: [{ type: 'rotate', across: !state.across }] }
  if (move.fill === true) {
    const random = { ...state.random }
    const fleet = randomFleet(random)
    return { state: { ...withOwn(state, fleet), random }, events: [{ type: 'fill' }] }
  }
  if (move.begin === true) {
    if (!isReady(state)) return { refused: texts.refusals.notReady }
    if (isPair(state) && state.turn === 0)
      return { state: { ...state, turn: 1, across: true }, events: [{ type: 'set', player: 1 }] }
    const first = state.second ? 1 : 0
    return {
      state: { ...state, phase: 'battle', turn: first },
      events: [{ type: 'begin', first, ...(isPair(state) ? { pair: true } : {}) }],
    }
  }
  return { refused: '' }
}

function fire(state: State, cell: unknown): Answer {
  if (!isCell(cell) || winnerOf(state) !== null) return { refused: '' }
  const seat = state.turn
  const other = otherOf(seat)
  const own = state.shots[seat]
  if (own.includes(cell)) return { refused: texts.refusals.fired }
  const random = { ...state.random }
  draw(random)
  const mine = [...own, cell]
  const next: State = {
    ...state,
    random,
    shots: withSide(state.shots, seat, mine),
    turn: other,
  }
  const ship = itemAt(chartOf(state.fleets[other]), cell)
  const by = byOf(state, seat)
  const at = cellName(cell)
  if (ship === -1) return { state: next, events: [{ type: 'water', by, at }] }
  const events: Event[] = [{ type: 'hit', by, at }]
  if (isSunk(next, other, ship)) events.push({ type: 'sunk', by, ship: nameOf(ship) })
  return { state: next, events }
}

/** All placements of the ships that are not placed yet. */
function placements(state: State): Move[] {
  const moves: Move[] = []
  for (const [ship, berth] of placed(state).entries()) {
    if (berth) continue
    for (let cell = 0; cell < CELLS; cell++) {
      for (const across of [true, false])
        if (!obstacle(placed(state), ship, { cell, across })) moves.push({ ship, place: cell, across })
    }
  }
  return moves
}

/** The moves available while aiming a salvo. */
function salvoMoves(state: State, aims: readonly number[]): Move[] {
  const due = shotsDue(state, state.turn)
  if (aims.length >= due) return [{ salvo: true }, ...aims.map((aim) => ({ aim }))]
  const shots = new Set(state.shots[state.turn])
  return Array.from({ length: CELLS }, (_, cell) => cell).flatMap((aim) => (shots.has(aim) ? [] : [{ aim }]))
}

/** The salvo that a level fires from the seat to move. */
export function volley(state: State, level: Level, random: () => number): number[] {
  return salvoOf(knowledgeOf(state, state.turn), level, shotsDue(state, state.turn), random)
}

/** Applies a move of placing or firing. */
function act(state: State, move: Move): Answer {
  if (state.phase === 'setup') return prepare(state, move)
  if (!state.aims) return fire(state, (move as { fire?: unknown }).fire)
  if ('aim' in move) return aimAt(state, move.aim)
  if ('volley' in move) return fireSalvo(state, move.volley)
  return 'salvo' in move && move.salvo === true ? fireSalvo(state, state.aims) : { refused: '' }
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start,

  apply(state, move) {
    if (typeof move !== 'object' || move === null) return { refused: '' }
    if (state.link) return applyLink(state, state.link, move)
    if (!isPair(state)) return act(state, move)
    return state.covered ? takeOver(state, move) : coveredAfter(state, act(state, move))
  },

  // In a link game the opponent's fleet is unknown, so `applyLink` decides what is legal.
  legalByApply: ({ link }) => link !== undefined,

  legal(state) {
    if (state.link) return legalByLink(state)
    if (state.covered) return [{ ready: true }]
    if (state.phase === 'battle') {
      if (winnerOf(state) !== null) return []
      if (state.aims) return salvoMoves(state, state.aims)
      const shots = new Set(state.shots[state.turn])
      return Array.from({ length: CELLS }, (_, cell) => cell)
        .filter((cell) => !shots.has(cell))
        .map((cell) => ({ fire: cell }))
    }
    const lifts = placed(state).flatMap((berth, ship): Move[] => (berth ? [{ lift: ship }] : []))
    const begin: Move[] = isReady(state) ? [{ begin: true }] : []
    return [...begin, ...placements(state), ...lifts, { rotate: true }, { fill: true }]
  },

  next(state) {
    if (
      state.link ||
      isPair(state) ||
      state.phase === 'setup' ||
      state.turn === 0 ||
      winnerOf(state) !== null
    )
      return null
    const random = { ...state.random }
    if (state.aims)
      return { after: ANSWER_MS, move: { volley: volley(state, state.level, () => draw(random)) } }
    return { after: ANSWER_MS, move: { fire: aim(knowledgeOf(state, 1), state.level, () => draw(random)) } }
  },

  seat: (state) => state.turn,

  hud(state): Hud<Stat> {
    if (state.link) return linkHud(state)
    if (isPair(state)) return pairHud(state)
    const turn = state.turn === 0 ? texts.turns.you : texts.turns.computer
    return {
      ...(winnerOf(state) === null && { Turn: state.phase === 'setup' ? texts.turns.setup : turn }),
      Shots: state.shots[0].length,
      Hits: `${hitsOf(state, 0)}/${HITS_TO_WIN}`,
    }
  },

  outcome(state): Outcome<Stat> | null {
    if (state.link) return linkOutcome(state, state.link)
    if (isPair(state)) return pairOutcome(state)
    const winner = winnerOf(state)
    if (winner === null) return null
    const shots = state.shots[winner].length
    return winner === 0
      ? {
          result: 'won',
          title: texts.ends.youWin,
          said: texts.ends.youSank(shots),
          results: { Shots: shots },
        }
      : {
          result: 'lost',
          title: texts.ends.computerWins,
          detail: texts.ends.yourFleetSunk(shots),
        }
  },

  debug,
}
