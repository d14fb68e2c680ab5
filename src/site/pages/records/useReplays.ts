/** The stored replays of a game. The code to read them is loaded with the first selected game. */
import { useEffect, useState } from 'react'
import { optionSet } from '../../../engine/storage/values/records'
import type { StoredReplay } from '../../../play/replay/stored/storedReplay'

const loadReplays = () => import('../../../play/replay/stored/storedReplays')

/** The replays of a game, the newest first; none until they are read. They are read again when `version` changes. */
export function useReplays(game: string, version: unknown): readonly StoredReplay[] {
  const [replays, setReplays] = useState<readonly StoredReplay[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results have new replays
  useEffect(() => {
    let mounted = true
    loadReplays()
      .then(({ storedReplays }) => storedReplays(game))
      .then(
        (read) => mounted && setReplays(read),
        () => undefined,
      )
    return () => {
      mounted = false
    }
  }, [game, version])
  return replays
}

/** The replay of a best result. A best with a separate key has no option set; its options are the default ones, `standard`. */
export function replayOfBest(
  replays: readonly StoredReplay[],
  best: { readonly set: string | null; readonly of: string; readonly value: number },
  standard: string,
): StoredReplay | undefined {
  const set = best.set ?? standard
  return replays.find(
    ({ figures, options, bests }) =>
      optionSet(options) === set &&
      (best.set === null
        ? Object.values(figures).includes(best.value) && bests.length > 0
        : figures[best.of] === best.value && bests.includes(best.of)),
  )
}

/** The replay of the game that ended at a time, ms since 1970. Replays store it in whole seconds. */
export function replayAt(replays: readonly StoredReplay[], date: number): StoredReplay | undefined {
  return replays.find((replay) => Math.abs(replay.date - date) <= 1000)
}

/** Deletes the replays of a game, or all. */
export async function deleteReplays(game?: string): Promise<void> {
  await (await loadReplays()).deleteReplays(game)
}
