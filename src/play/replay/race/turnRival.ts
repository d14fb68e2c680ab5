/** Races a replay of a turn-based game: its state after as many moves, or at the same time. */
import type { TurnGame } from '../../../engine/core/game/contract'
import type { Replay } from '../../../engine/core/replay/replay'
import { isSameStart, type TurnRace } from '../../opening/race'
import { restoreHistory, saveOf } from '../../session/turns/savedTurns'
import { Starts } from '../../session/turns/starts'
import { pacedStat, paceText } from './pace'

interface Moment {
  /** Own moves so far, or ms of play time. */
  readonly at: number
  readonly state: unknown
  readonly value: unknown
}

/**
 * A race against a replay. Games with automatic moves are compared by the clock, others by the number of moves.
 *
 * @returns null if the replay cannot be rebuilt or compared: the HUD shows no stat where higher is better, or the
 * game carries values over (a bank)
 */
export async function raceTurn(id: string, game: TurnGame, replay: Replay): Promise<TurnRace | null> {
  const label = pacedStat(game)
  const save = saveOf(replay, game)
  if (label === null || !save || save.position !== undefined) return null
  const history = await restoreHistory(game, save, new Starts(id, game))
  if (!history || game.rules.carry?.values(history.initial)) return null
  const byTime = game.rules.next !== undefined
  const moments: Moment[] = [
    { at: 0, state: history.initial, value: game.rules.hud(history.initial, 0)[label] },
  ]
  let moves = 0
  for (let i = 0; i < history.length; i++) {
    const step = history.step(i)
    if (!step) break
    if (step.own) moves++
    const { state } = step
    moments.push({ at: byTime ? step.at : moves, state, value: game.rules.hud(state, step.at)[label] })
  }
  const momentAt = (count: number, ms: number) => {
    const now = byTime ? ms : count
    return moments.findLast(({ at }) => at <= now)
  }
  return {
    kind: 'turn',
    isSameStart: (start) => isSameStart(game, replay, start),
    stateAt: (count, ms) => momentAt(count, ms)?.state,
    pace: (own, count, ms) => paceText(own[label], momentAt(count, ms)?.value),
  }
}
