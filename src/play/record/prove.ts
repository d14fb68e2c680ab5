/** Owns proving what a stranger's record claims: it is played again by the rules, and only what they give is taken over. */
import type { Game, Outcome, RealtimeGame, TurnGame } from '../../engine/core/game/contract'
import { BadBytes } from '../../engine/core/record/bytes'
import type { PlayRecord } from '../../engine/core/record/record'
import { Replay } from '../../engine/core/record/replay'
import { FORGIVEN, MOST_FORGIVEN } from '../session/assists/separateRecords'
import { restoreHistory } from '../session/saves/savedTurns'
import { Starts } from '../session/turns/starts'
import { saveOf } from './save'

/** How long one record may be played again before its claims are dropped instead, ms of work. */
const LONGEST_MS = 2500
/** How long the page waits for that at a time, ms. */
const SLICE_MS = 12
/** A clock is read twice at the end of a game: for the figure, and for its last move. Seconds. */
const CLOCK_SLACK = 0.11

export interface Proof {
  /** The record with the result and figures that the replay gives: none where it goes on, or where it took too long. */
  readonly record: PlayRecord
  /** False where the record took too long: nothing is known of its end. */
  readonly proved: boolean
  /** Whether the record claims another end than the one that its own input leads to. */
  readonly contradicted: boolean
}

type End = Pick<PlayRecord, 'result' | 'figures'>

const pause = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Plays a record again.
 *
 * @param record - one that `judge` has accepted: it belongs to this game and its current rules
 * @param longestMs - work in ms after which the record's claims are dropped
 * @returns null where the rules do not accept its input
 */
export async function prove(
  record: PlayRecord,
  game: Game,
  longestMs: number = LONGEST_MS,
): Promise<Proof | null> {
  // Some rules are loaded late; a record may need any of them.
  await game.lazyRules?.load()
  try {
    const outcome =
      game.kind === 'turn' ? await endOfTurns(record, game) : await endOfTicks(record, game, longestMs)
    if (outcome === undefined) return { record: { ...record, ...OPEN }, proved: false, contradicted: false }
    const { result, figures } = endOf(outcome)
    const end = { result, figures: { ...figures, ...forgivenIn(record) } }
    return { record: { ...record, ...end }, proved: true, contradicted: !agrees(record, end) }
  } catch (error) {
    if (error instanceof BadBytes) return null
    throw error
  }
}

const OPEN: End = { result: 'open', figures: {} }

const endOf = (outcome: Outcome | null): End =>
  outcome ? { result: outcome.result, figures: { ...outcome.results } } : OPEN

/** How often an end was taken back stands in no input: it is taken over as far as it can be. */
function forgivenIn({ figures }: PlayRecord): Readonly<Record<string, number>> {
  const times = figures[FORGIVEN]
  return times !== undefined && Number.isInteger(times) && times > 0 && times <= MOST_FORGIVEN
    ? { [FORGIVEN]: times }
    : {}
}

function agrees(claimed: End, found: End): boolean {
  const labels = new Set([...Object.keys(claimed.figures), ...Object.keys(found.figures)])
  return (
    claimed.result === found.result &&
    [...labels].every((label) => {
      const [one, other] = [claimed.figures[label], found.figures[label]]
      if (one === undefined || other === undefined) return false
      return label === 'Time' ? Math.abs(one - other) <= CLOCK_SLACK : one === other
    })
  )
}

/** How a real-time record ends: null while it goes on, undefined where that takes too long. */
async function endOfTicks(
  { input, options, seed }: PlayRecord,
  { rules }: RealtimeGame,
  longestMs: number,
): Promise<Outcome | null | undefined> {
  if (input.kind !== 'realtime') throw new BadBytes('no real-time play')
  const replay = new Replay(rules, options, seed, input)
  let worked = 0
  let from = performance.now()
  let outcome = rules.outcome(replay.world)
  // What follows the end is no part of the game.
  while (!outcome && replay.step()) {
    outcome = rules.outcome(replay.world)
    const passed = performance.now() - from
    if (passed < SLICE_MS) continue
    worked += passed
    if (worked > longestMs) return undefined
    await pause()
    from = performance.now()
  }
  return outcome
}

/** How a record of moves ends, with the time where the game is played against one; null while it goes on. */
async function endOfTurns(record: PlayRecord, game: TurnGame): Promise<Outcome | null> {
  const save = saveOf(record, game)
  const history = save && (await restoreHistory(game, save, new Starts(record.game, game)))
  if (!history) throw new BadBytes('moves that the rules refuse')
  const outcome = game.rules.outcome(history.state)
  if (!outcome || !game.timer) return outcome
  const Time = Math.round(Math.max(0, save.at) / 100) / 10
  return { ...outcome, results: { Time, ...outcome.results } }
}
