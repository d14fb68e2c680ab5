/** Verifies a game from a link by the rules alone, whatever its text claims. */
import type { TurnGame } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import type { Replay } from '../../engine/core/replay/replay'
import { MAX_TURNS, type Match } from '../../engine/storage/values/matches'
import { readSteps } from '../../engine/storage/values/steps'
import { COMPLAINTS, readClaims } from '../replay/checkReplay'
import { byLinkTexts } from '../texts/byLink'
import { compare, type Kind, type Seat } from './compare'
import { isLegal, moveText } from './legal'

/** A link that the rules allow. */
export interface Turn {
  readonly replay: Replay
  readonly state: unknown
  /** Its moves as JSON text, and the seat that made each. */
  readonly moves: readonly string[]
  readonly movers: readonly Seat[]
  /** The seat of the player who sent it: that of the last move. They may be to move again. */
  readonly sender: Seat
  /** The seat to move; after the end, the seat that would move next. */
  readonly toMove: Seat
  readonly over: boolean
}

export type JudgedTurn = { readonly turn: Turn } | { readonly complaint: string }

export const TURN_COMPLAINTS = {
  ...COMPLAINTS,
  damaged: byLinkTexts.damaged,
  older: byLinkTexts.otherVersion,
  unfit: byLinkTexts.notByLink,
  illegal: byLinkTexts.illegal,
} as const

/** Reads and verifies the text of a link; never throws. */
export async function judgeTurn(text: string, id: string, game: TurnGame): Promise<JudgedTurn> {
  const found = await readClaims(text, id, game)
  // The state follows from the moves, whatever the link claims.
  if ('replay' in found) return playTurn({ ...found.replay, result: 'open', figures: {} }, game)
  const kind = (['damaged', 'older'] as const).find((each) => COMPLAINTS[each] === found.complaint)
  return { complaint: kind ? TURN_COMPLAINTS[kind] : found.complaint }
}

/** Plays a record's moves by the rules; each must be legal. */
export function playTurn(replay: Replay, game: TurnGame): JudgedTurn {
  const { input, seed } = replay
  const options = completeOptions(game.options, replay.options)
  if (input.kind !== 'turn' || input.position !== undefined || !game.byLink?.(options))
    return { complaint: TURN_COMPLAINTS.unfit }
  const steps = readSteps(input)
  if (!steps || steps.length === 0 || steps.length > MAX_TURNS) return { complaint: TURN_COMPLAINTS.damaged }
  const { rules } = game
  const seatOf = (state: unknown): Seat => ((rules.seat?.(state) ?? 0) === 1 ? 1 : 0)
  let state: unknown = rules.start(options, seed)
  const moves: string[] = []
  const movers: Seat[] = []
  let last: Seat = 0
  for (const [move] of steps) {
    if (rules.outcome(state) || !isLegal(rules, state, move)) return { complaint: TURN_COMPLAINTS.illegal }
    const applied = rules.apply(state, move, 0)
    if ('refused' in applied) {
      const said = rules.legalByApply?.(state) ? applied.refused : ''
      return { complaint: said || TURN_COMPLAINTS.illegal }
    }
    moves.push(moveText(move))
    last = seatOf(state)
    movers.push(last)
    state = applied.state
  }
  const over = rules.outcome(state) !== null
  return {
    turn: {
      replay,
      state,
      moves,
      movers,
      sender: last,
      toMove: over ? otherSeat(last) : seatOf(state),
      over,
    },
  }
}

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** What a verified link means on this device. */
export const kindOf = ({ moves, movers, toMove }: Turn, known: Match | null): Kind =>
  compare(moves, movers, toMove, known)
