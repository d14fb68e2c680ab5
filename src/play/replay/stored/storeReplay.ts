/** Stores the replay of the game that has just ended. */
import type { Replay } from '../../../engine/core/replay/replay'
import type { FinishedPlay } from '../../session/events/finishListeners'
import { deflate } from '../pack'
import { addReplay } from './replayStore'
import { headOf } from './storedReplay'

/** The key of the last replay stored on this page, by game: a game whose end was undone is stored once. */
const lastKeys = new Map<string, string>()

/** Stores it if there is space; fails silently. */
export async function keep(play: FinishedPlay, replay: Replay): Promise<void> {
  const { game, newBests, first, keptBy } = play
  // A getter: all data may be deleted while the file is compressed.
  const life = {
    get over() {
      return play.stale
    },
  }
  const file = await deflate(replay)
  const instead = first ? undefined : lastKeys.get(game)
  const key = await addReplay(
    headOf({ ...replay, options: keptBy }, newBests, file.length),
    file,
    instead,
    life,
  )
  if (key === null) lastKeys.delete(game)
  else lastKeys.set(game, key)
}
