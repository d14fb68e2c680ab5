/** Describes moves of Battleship in words: 'You: B4, hit'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { texts as gameTexts } from './texts/game'
import { moveTexts as texts } from './texts/moves'

const SIZE = 10
const LENGTHS = [5, 4, 3, 3, 2] as const
const shipName = (ship: number) => gameTexts.ships[ship] ?? ''

const nameOf = (cell: number) => `${'ABCDEFGHIJ'[Math.floor(cell / SIZE)]}${(cell % SIZE) + 1}`

/** The cells of each ship of a fleet. */
function shipsOf(state: State, seat: 0 | 1): number[][] {
  return state.fleets[seat].map((berth, ship) =>
    berth
      ? Array.from({ length: LENGTHS[ship] ?? 0 }, (_, i) => berth.cell + i * (berth.across ? 1 : SIZE))
      : [],
  )
}

/** A move of a link game: the result of the opponent's shot, and the next shot. */
function describeLink(before: State, move: Move): string {
  if ('resign' in move) return texts.resigns(before.turn + 1)
  const parts: string[] = []
  if ('seal' in move) parts.push(texts.fleetPlaced)
  if ('answer' in move) {
    const at = nameOf(before.shots[before.turn === 0 ? 1 : 0].at(-1) ?? 0)
    const { answer } = move
    parts.push(
      typeof answer === 'object'
        ? texts.sunk(at, shipName(answer.ship))
        : answer === 'hit'
          ? texts.hit(at)
          : texts.miss(at),
    )
  }
  if ('fire' in move && move.fire !== undefined) parts.push(texts.nextShot(nameOf(move.fire)))
  if ('show' in move) parts.push(texts.fleetShown)
  return texts.facts(texts.player(before.turn + 1), parts)
}

/** The player to move. */
function nameBefore({ covered, turn }: State): string {
  if (covered !== undefined) return texts.player(turn + 1)
  return turn === 0 ? texts.you : texts.computer
}

/** The result of a salvo: 'You: B4, hit; C7, miss'. */
function describeSalvo(before: State, after: State): string {
  const seat = before.turn
  const ships = shipsOf(after, seat === 0 ? 1 : 0).flat()
  const shots = after.shots[seat].slice(before.shots[seat].length)
  const parts = shots.map((cell) => (ships.includes(cell) ? texts.hit : texts.miss)(nameOf(cell)))
  return texts.facts(nameBefore(before), parts)
}

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  if (before.link) return describeLink(before, move)
  if ('fill' in move) return texts.allPlaced
  if ('begin' in move) return after.phase === 'setup' ? texts.fleetSet : texts.begins
  if ('ready' in move) return null
  if ('salvo' in move || 'volley' in move) return describeSalvo(before, after)
  // Two people on one device must not read where the other's ships are.
  if ('place' in move && before.covered !== undefined)
    return texts.placed(nameBefore(before), shipName(move.ship))
  if ('place' in move) return texts.placedAt(shipName(move.ship), nameOf(move.place))
  if (!('fire' in move) || move.fire === undefined) return null
  const by = nameBefore(before)
  const ships = shipsOf(after, before.turn === 0 ? 1 : 0)
  const { fire } = move
  const hit = ships.findIndex((cells) => cells.includes(fire))
  if (hit < 0) return texts.facts(by, [texts.miss(nameOf(fire))])
  const sunk = ships[hit]?.every((cell) => after.shots[before.turn].includes(cell))
  return texts.facts(by, [sunk ? texts.sunk(nameOf(fire), shipName(hit)) : texts.hit(nameOf(fire))])
}
