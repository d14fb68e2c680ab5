/** Verifies the claims of a record from elsewhere: the rules replay it, and only their results count. */

import type { Game, Outcome, RealtimeGame, TurnGame } from '../../engine/core/game/contract'
import { TIME } from '../../engine/core/game/stats'
import { BadBytes } from '../../engine/core/replay/bytes'
import type { Replay } from '../../engine/core/replay/replay'
import { ReplayPlayer } from '../../engine/core/replay/replayPlayer'
import { MAX_REWINDS, REWINDS } from '../session/records/separateRecords'
import { restoreHistory, saveOf } from '../session/turns/savedTurns'
import { Starts } from '../session/turns/starts'

/** How long a record may be replayed before its claims are dropped, ms of work. */
const LONGEST_MS = 2500
/** How long the page is blocked at a time, ms. */
const SLICE_MS = 12
/** The clock is read twice at the end of a game: for the result, and for its last move. Seconds. */
const CLOCK_SLACK = 0.11

export interface Proof {
  /** The record with the result and stats of the replay: none if it is unfinished or took too long. */
  readonly replay: Replay
  /** False if the record took too long: its end is unknown. */
  readonly proved: boolean
  /** Whether the record claims another result than the one that its own input leads to. */
  readonly contradicted: boolean
}

type End = Pick<Replay, 'result' | 'figures'>

const pause = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Replays a record.
 *
 * @param replay - one that `checkReplay` of `checkReplay.ts` has accepted: it belongs to this game and its current rules
 * @param longestMs - ms of work after which the record's claims are dropped
 * @returns null if the rules refuse its input
 */
export async function verifyClaims(
  replay: Replay,
  game: Game,
  longestMs: number = LONGEST_MS,
): Promise<Proof | null> {
  // Some rules are loaded on demand; a record may need any of them.
  await game.lazyRules?.load()
  try {
    const outcome =
      game.kind === 'turn' ? await endOfTurns(replay, game) : await endOfTicks(replay, game, longestMs)
    if (outcome === undefined) return { replay: { ...replay, ...OPEN }, proved: false, contradicted: false }
    const { result, figures } = endOf(outcome)
    const end = { result, figures: { ...figures, ...rewindsIn(replay) } }
    return { replay: { ...replay, ...end }, proved: true, contradicted: !agrees(replay, end) }
  } catch (error) {
    if (error instanceof BadBytes) return null
    throw error
  }
}

const OPEN: End = { result: 'open', figures: {} }

const endOf = (outcome: Outcome | null): End =>
  outcome ? { result: outcome.result, figures: { ...outcome.results } } : OPEN

/** The number of rewinds is not in the input, so a possible claim is accepted. */
function rewindsIn({ figures }: Replay): Readonly<Record<string, number>> {
  const times = figures[REWINDS]
  return times !== undefined && Number.isInteger(times) && times > 0 && times <= MAX_REWINDS
    ? { [REWINDS]: times }
    : {}
}

function agrees(claimed: End, found: End): boolean {
  const ids = new Set([...Object.keys(claimed.figures), ...Object.keys(found.figures)])
  return (
    claimed.result === found.result &&
    [...ids].every((id) => {
      const [one, other] = [claimed.figures[id], found.figures[id]]
      if (one === undefined || other === undefined) return false
      return id === TIME ? Math.abs(one - other) <= CLOCK_SLACK : one === other
    })
  )
}

/** The outcome of a real-time record: null if it is unfinished, undefined if replaying takes too long. */
async function endOfTicks(
  { input, options, seed }: Replay,
  { rules }: RealtimeGame,
  longestMs: number,
): Promise<Outcome | null | undefined> {
  if (input.kind !== 'realtime') throw new BadBytes('not a real-time replay')
  const player = new ReplayPlayer(rules, options, seed, input)
  let worked = 0
  let from = performance.now()
  let outcome = rules.outcome(player.world)
  // Input after the end is ignored.
  while (!outcome && player.step()) {
    outcome = rules.outcome(player.world)
    const passed = performance.now() - from
    if (passed < SLICE_MS) continue
    worked += passed
    if (worked > longestMs) return undefined
    await pause()
    from = performance.now()
  }
  return outcome
}

/** The outcome of a record of moves, with the time in timed games; null if it is unfinished. */
async function endOfTurns(replay: Replay, game: TurnGame): Promise<Outcome | null> {
  const save = saveOf(replay, game)
  const history = save && (await restoreHistory(game, save, new Starts(replay.game, game)))
  if (!history) throw new BadBytes('the rules refuse its moves')
  if (game.isGenuine && !(await game.isGenuine(history.moves)))
    throw new BadBytes('its moves are not those of its seed')
  const outcome = game.rules.outcome(history.state)
  if (!outcome || !game.timer) return outcome
  const seconds = Math.round(Math.max(0, save.at) / 100) / 10
  return { ...outcome, results: { [TIME]: seconds, ...outcome.results } }
}
