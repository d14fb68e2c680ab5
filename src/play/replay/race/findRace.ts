/** Finds the opponent of a race: the replay from a link, or the best stored one with the same start. */
import type { Game } from '../../../engine/core/game/contract'
import type { Replay } from '../../../engine/core/replay/replay'
import { meets, type Race, type Start } from '../../opening/race'
import { checkReplay } from '../checkReplay'
import { storedReplay, storedReplays } from '../stored/storedReplays'
import { raceRealtime } from './realtimeRival'

/** A race against a verified replay; null if it cannot be raced. */
export async function raceAgainst(id: string, game: Game, replay: Replay): Promise<Race | null> {
  if (game.kind === 'turn') return (await import('./turnRival')).raceTurn(id, game, replay)
  return replay.input.kind === 'realtime' ? raceRealtime(game, replay, replay.input) : null
}

/** The best stored replay with this start; null if there is none that this version can replay. */
export async function bestStored(id: string, game: Game, start: Start): Promise<Replay | null> {
  const [best] = game.best
  if (!best) return null
  const sign = best.better === 'higher' ? -1 : 1
  const found = (await storedReplays(id))
    .filter((play) => best.of in play.figures && meets(game.options, play, start))
    .sort((a, b) => sign * ((a.figures[best.of] ?? 0) - (b.figures[best.of] ?? 0)))[0]
  const replay = found && (await storedReplay(found.key))
  const judged = replay ? checkReplay(replay, id, game) : null
  return judged && 'replay' in judged ? judged.replay : null
}
