/** Describes moves of Battleship in words: 'You: B4, hit'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'

const SIZE = 10
const LENGTHS = [5, 4, 3, 3, 2] as const
const NAMES = ['Carrier', 'Battleship', 'Cruiser', 'Submarine', 'Destroyer'] as const

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
  const by = `Player ${before.turn + 1}`
  if ('resign' in move) return `${by} resigns`
  const parts: string[] = []
  if ('seal' in move) parts.push('fleet placed')
  if ('answer' in move) {
    const at = nameOf(before.shots[before.turn === 0 ? 1 : 0].at(-1) ?? 0)
    const { answer } = move
    parts.push(
      typeof answer === 'object'
        ? `${at}, ${NAMES[answer.ship]} sunk`
        : answer === 'hit'
          ? `${at}, hit`
          : `${at}, miss`,
    )
  }
  if ('fire' in move && move.fire !== undefined) parts.push(`next shot: ${nameOf(move.fire)}`)
  if ('show' in move) parts.push('fleet shown')
  return `${by}: ${parts.join('; ')}`
}

/** The player to move. */
function nameBefore({ covered, turn }: State): string {
  if (covered !== undefined) return `Player ${turn + 1}`
  return turn === 0 ? 'You' : 'Computer'
}

/** The result of a salvo: 'You: B4, hit; C7, miss'. */
function describeSalvo(before: State, after: State): string {
  const seat = before.turn
  const ships = shipsOf(after, seat === 0 ? 1 : 0).flat()
  const shots = after.shots[seat].slice(before.shots[seat].length)
  const parts = shots.map((cell) => (ships.includes(cell) ? `${nameOf(cell)}, hit` : `${nameOf(cell)}, miss`))
  return `${nameBefore(before)}: ${parts.join('; ')}`
}

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  if (before.link) return describeLink(before, move)
  if ('fill' in move) return 'All ships placed'
  if ('begin' in move) return after.phase === 'setup' ? 'Player 1’s fleet is set' : 'The battle begins'
  if ('ready' in move) return null
  if ('salvo' in move || 'volley' in move) return describeSalvo(before, after)
  // Two people on one device must not read where the other's ships are.
  if ('place' in move && before.covered !== undefined)
    return `${nameBefore(before)}: ${NAMES[move.ship]} placed`
  if ('place' in move) return `${NAMES[move.ship]} at ${nameOf(move.place)}`
  if (!('fire' in move) || move.fire === undefined) return null
  const by = nameBefore(before)
  const ships = shipsOf(after, before.turn === 0 ? 1 : 0)
  const { fire } = move
  const hit = ships.findIndex((cells) => cells.includes(fire))
  if (hit < 0) return `${by}: ${nameOf(fire)}, miss`
  const sunk = ships[hit]?.every((cell) => after.shots[before.turn].includes(cell))
  return sunk ? `${by}: ${nameOf(fire)}, ${NAMES[hit]} sunk` : `${by}: ${nameOf(fire)}, hit`
}
