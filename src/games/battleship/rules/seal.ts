/** Commitment to a fleet in a link game: its hash is sent before the first shot, fleet and salt at the end. */
import { itemAt } from '../../../engine/core/itemAt'
import { sha256 } from '../../../engine/core/math/sha256'
import { texts } from '../texts/game'
import { answersOf } from './answer'
import { cellName, type Fleet, nameOf, obstacle, SHIPS } from './fleet'
import { isCell, otherOf, type Seat, type Secret, type State } from './state'

const SALT = /^[0-9a-f]{32}$/
const SEAL = /^[0-9a-f]{64}$/

export const isSeal = (value: unknown): value is string => typeof value === 'string' && SEAL.test(value)

/** The hash of a fleet: of 'salt C4a A1d …', ships in order, a for across and d for down. */
export function sealOf({ salt, fleet }: Secret): string {
  const berths = fleet.map((berth) => (berth ? `${cellName(berth.cell)}${berth.across ? 'a' : 'd'}` : '-'))
  return sha256([salt, ...berths].join(' '))
}

const hasParts = (value: unknown, parts: string): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === parts

/** Validates a secret from a link. Null if it is not one. */
export function readSecret(value: unknown): Secret | null {
  if (!hasParts(value, 'fleet,salt')) return null
  const { salt, fleet } = value as Partial<Record<string, unknown>>
  if (typeof salt !== 'string' || !SALT.test(salt)) return null
  if (!Array.isArray(fleet) || fleet.length !== SHIPS.length) return null
  let read: Fleet = SHIPS.map(() => null)
  for (const [ship, berth] of fleet.entries()) {
    if (!hasParts(berth, 'across,cell')) return null
    const { cell, across } = berth as Partial<Record<string, unknown>>
    if (!isCell(cell) || typeof across !== 'boolean' || obstacle(read, ship, { cell, across })) return null
    read = read.with(ship, { cell, across })
  }
  return { salt, fleet: read }
}

/**
 * Checks a fleet that is revealed at the end.
 *
 * @returns a sentence that says what is wrong; null if the fleet matches its hash and all answers were true. Sunk
 * ships are in `state.fleets`
 */
export function lieOf(state: State, seat: Seat, secret: Secret): string | null {
  const shots = state.shots[otherOf(seat)]
  const said = state.link?.answers[otherOf(seat)] ?? []
  if (sealOf(secret) !== state.link?.seals[seat]) return texts.refusals.otherFleet
  const answers = answersOf(secret.fleet, shots)
  const wrong = answers.findIndex((answer, i) => (answer !== 'miss') !== said[i])
  if (wrong >= 0) return texts.refusals.falseAnswer(cellName(itemAt(shots, wrong)))
  const sunk = answers.filter((answer) => typeof answer === 'object')
  const other = SHIPS.findIndex((_, ship) => {
    const reported = state.fleets[seat][ship]
    const actual = sunk.find((answer) => answer.ship === ship)
    return reported?.cell !== actual?.cell || reported?.across !== actual?.across
  })
  return other < 0 ? null : texts.refusals.falseShip(nameOf(other))
}
