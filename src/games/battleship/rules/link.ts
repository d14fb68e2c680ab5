/**
 * The rules of link games: each move answers the opponent's shot and fires the next one. The state contains only what
 * both may know. The result of a shot arrives with the returning link, and both fleets are revealed at the end.
 */
import type { Applied, Hud, Outcome } from '../../../engine/core/game/rules'
import { itemAt } from '../../../engine/core/itemAt'
import type { Random } from '../../../engine/core/math/random'
import { type Stat, texts } from '../texts/game'
import { CELLS, cellName, cellsOf, HITS_TO_WIN, lengthOf, NO_FLEET, nameOf, SHIPS } from './fleet'
import { isSeal, lieOf, readSecret } from './seal'
import { hitsOf, winnerOf } from './seen'
import {
  type Answer,
  type Event,
  isCell,
  type Link,
  type Move,
  otherOf,
  type State,
  type Sunk,
  withSide,
} from './state'

/** A move from a link, with unvalidated parts. */
type Foreign = Readonly<Partial<Record<string, unknown>>>

export function startLink(random: Random): State {
  return {
    phase: 'setup',
    level: 'hunter',
    random,
    across: true,
    fleets: [NO_FLEET, NO_FLEET],
    shots: [[], []],
    turn: 0,
    link: { seals: [null, null], answers: [[], []], shown: [false, false], resigned: null },
  }
}

/** What the seat to move has to do. */
export function dueOf({ link, turn, shots }: State): 'seal' | 'answer' | 'show' | null {
  if (!link || link.resigned !== null || (link.shown[0] && link.shown[1])) return null
  if (link.seals[turn] === null) return 'seal'
  const other = otherOf(turn)
  return shots[other].length > link.answers[other].length ? 'answer' : 'show'
}

const partsOf = (value: object) => Object.keys(value).sort().join()

export function applyLink(state: State, link: Link, move: Move): Applied<State, Event> {
  const due = dueOf(state)
  const parts = partsOf(move)
  const { seal, answer, fire, show, resign } = move as Foreign
  if (due !== null && parts === 'resign' && resign === true) {
    const events: Event[] = [{ type: 'resign', seat: state.turn }]
    return { state: { ...state, link: { ...link, resigned: state.turn } }, events }
  }
  if (due === 'seal' && parts === (state.turn === 0 ? 'seal' : 'fire,seal')) {
    if (!isSeal(seal)) return { refused: texts.refusals.forged }
    const sealed = { ...state, link: { ...link, seals: withSide(link.seals, state.turn, seal) } }
    return state.turn === 0
      ? { state: { ...sealed, turn: 1 }, events: [{ type: 'seal' }] }
      : fired({ ...sealed, phase: 'battle' }, fire)
  }
  if (due === 'answer' && (parts === 'answer,fire' || parts === 'answer,show')) {
    const replied = answered(state, link, answer)
    if ('refused' in replied) return replied
    const lost = hitsOf(replied.state, otherOf(state.turn)) === HITS_TO_WIN
    if (lost !== 'show' in move) return { refused: texts.refusals.forged }
    const next = lost ? showed(replied.state, show) : fired(replied.state, fire)
    return 'refused' in next ? next : { ...next, events: [...replied.events, ...next.events] }
  }
  if (due === 'show' && parts === 'show') return showed(state, show)
  return { refused: texts.refusals.forged }
}

/** The seat to move fires. */
function fired(state: State, cell: unknown): Applied<State, Event> {
  const seat = state.turn
  const own = state.shots[seat]
  if (!isCell(cell)) return { refused: texts.refusals.forged }
  if (own.includes(cell)) return { refused: texts.refusals.fired }
  const shots = withSide(state.shots, seat, [...own, cell])
  return {
    state: { ...state, shots, turn: otherOf(seat) },
    events: [{ type: 'fire', at: cellName(cell) }],
  }
}

/** The seat to move answers the opponent's last shot. */
function answered(state: State, link: Link, answer: unknown): Applied<State, Event> {
  const seat = state.turn
  const other = otherOf(seat)
  const at = cellName(state.shots[other].at(-1) as number)
  if (!fits(state, link, answer)) return { refused: texts.refusals.contradiction(at) }
  const answers = withSide(link.answers, other, [...link.answers[other], answer !== 'miss'])
  const next = { ...state, link: { ...link, answers } }
  if (typeof answer !== 'object')
    return { state: next, events: [{ type: answer === 'hit' ? 'struck' : 'missed', at }] }
  const { ship, cell, across } = answer
  const fleet = state.fleets[seat].with(ship, { cell, across })
  return {
    state: { ...next, fleets: withSide(state.fleets, seat, fleet) },
    events: [
      { type: 'struck', at },
      { type: 'lost', ship: nameOf(ship) },
    ],
  }
}

/** Whether some fleet is consistent with this answer and all earlier ones. */
function fits(state: State, link: Link, answer: unknown): answer is Answer {
  const seat = state.turn
  const other = otherOf(seat)
  const shots = state.shots[other]
  const hits = link.answers[other].filter(Boolean).length
  const afloat = SHIPS.flatMap((_, ship) => (state.fleets[seat][ship] ? [] : [ship]))
  const sunkCells = SHIPS.reduce((sum, _, ship) => sum + (afloat.includes(ship) ? 0 : lengthOf(ship)), 0)
  // The remaining ship cells must fit into the water not fired at.
  if (answer === 'miss') return CELLS - shots.length >= HITS_TO_WIN - hits
  // The last cell of a ship must be answered as sunk.
  if (answer === 'hit')
    return hits + 1 - sunkCells <= afloat.reduce((sum, ship) => sum + lengthOf(ship) - 1, 0)
  return isSunkShip(answer) && afloat.includes(answer.ship) && liesOnHits(state, link, answer)
}

function isSunkShip(value: unknown): value is Sunk {
  if (typeof value !== 'object' || value === null || partsOf(value) !== 'across,cell,ship') return false
  const { ship, cell, across } = value as Foreign
  return Number.isInteger(ship) && isCell(cell) && typeof across === 'boolean'
}

/** Whether all cells of a ship were hit, including the newest shot, and belong to no ship sunk earlier. */
function liesOnHits(state: State, link: Link, sunk: Sunk): boolean {
  const other = otherOf(state.turn)
  const shots = state.shots[other]
  const newest = shots.length - 1
  const cells = cellsOf(lengthOf(sunk.ship), sunk)
  const taken = state.fleets[state.turn].flatMap((berth, ship) =>
    berth ? (cellsOf(lengthOf(ship), berth) ?? []) : [],
  )
  return (
    cells?.includes(itemAt(shots, newest)) === true &&
    cells.every((cell) => {
      const shot = shots.indexOf(cell)
      return !taken.includes(cell) && (shot === newest || link.answers[other][shot] === true)
    })
  )
}

/** The seat to move reveals its fleet, which must match its hash. */
function showed(state: State, show: unknown): Applied<State, Event> {
  const seat = state.turn
  const secret = readSecret(show)
  if (!secret || !state.link) return { refused: texts.refusals.forged }
  const lie = lieOf(state, seat, secret)
  if (lie) return { refused: lie }
  const link = { ...state.link, shown: withSide(state.link.shown, seat, true) }
  const fleets = withSide(state.fleets, seat, secret.fleet)
  return { state: { ...state, link, fleets, turn: otherOf(seat) }, events: [{ type: 'show', seat }] }
}

/** The moves that can be listed without knowing a fleet. */
export function legalByLink(state: State): Move[] {
  return dueOf(state) === null ? [] : [{ resign: true }]
}

export function linkHud(state: State): Hud<Stat> {
  return {
    ...(dueOf(state) !== null && { Turn: texts.player(state.turn + 1) }),
    Shots: Math.max(state.shots[0].length, state.shots[1].length),
    Hits: `${hitsOf(state, 0)}–${hitsOf(state, 1)}`,
  }
}

export function linkOutcome(state: State, { resigned }: Link): Outcome<Stat> | null {
  const winner = dueOf(state) === null ? winnerOf(state) : null
  if (winner === null) return null
  return {
    result: 'over',
    title: texts.ends.playerWins(winner + 1),
    detail:
      resigned === null
        ? texts.ends.sunkAndChecked(state.shots[winner].length)
        : texts.ends.resigned(resigned + 1),
  }
}
