/** Finds the opponent of a race: the replay from a link, or the best stored one with the same start. */
import type { Game } from '../../../engine/core/game/contract'
import type { PlayRecord } from '../../../engine/core/record/record'
import { meets, type Race, type Start } from '../../opening/race'
import { judge } from '../checkReplay'
import { keptPlays, keptRecord } from '../stored/storedReplays'
import { raceRealtime } from './realtimeRival'

/** A race against a verified replay; null if it cannot be raced. */
export async function raceAgainst(id: string, game: Game, record: PlayRecord): Promise<Race | null> {
  if (game.kind === 'turn') return (await import('./turnRival')).raceTurn(id, game, record)
  return record.input.kind === 'realtime' ? raceRealtime(game, record, record.input) : null
}

/** The best stored replay with this start; null if there is none that this version can replay. */
export async function bestKept(id: string, game: Game, start: Start): Promise<PlayRecord | null> {
  const [best] = game.best
  if (!best) return null
  const sign = best.better === 'higher' ? -1 : 1
  const found = (await keptPlays(id))
    .filter((play) => best.of in play.figures && meets(game.options, play, start))
    .sort((a, b) => sign * ((a.figures[best.of] ?? 0) - (b.figures[best.of] ?? 0)))[0]
  const record = found && (await keptRecord(found.key))
  const judged = record ? judge(record, id, game) : null
  return judged && 'record' in judged ? judged.record : null
}
