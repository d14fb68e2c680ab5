/** Which of a game's replays can be watched. Access to them is loaded with the first selected game. */
import { useEffect, useState } from 'react'
import { optionSet } from '../../../engine/storage/values/records'
import type { KeptPlay } from '../../../play/kept/head'

const loadKept = () => import('../../../play/kept/kept')

/** The kept plays of a game, the newest first; none until they are known. `version`: asked again when it changes. */
export function useKept(game: string, version: unknown): readonly KeptPlay[] {
  const [kept, setKept] = useState<readonly KeptPlay[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept changes with what is counted
  useEffect(() => {
    let here = true
    loadKept()
      .then(({ keptPlays }) => keptPlays(game))
      .then(
        (plays) => here && setKept(plays),
        () => undefined,
      )
    return () => {
      here = false
    }
  }, [game, version])
  return kept
}

/** The replay of a best result. `set` is null for one with a separate key: of the default options, `standard`. */
export function playOfBest(
  kept: readonly KeptPlay[],
  best: { readonly set: string | null; readonly of: string; readonly value: number },
  standard: string,
): KeptPlay | undefined {
  const set = best.set ?? standard
  return kept.find(
    ({ figures, options, bests }) =>
      optionSet(options) === set &&
      (best.set === null
        ? Object.values(figures).includes(best.value) && bests.length > 0
        : figures[best.of] === best.value && bests.includes(best.of)),
  )
}

/** The play that ended at a time, ms since 1970: what is kept knows it by the second. */
export function playAt(kept: readonly KeptPlay[], date: number): KeptPlay | undefined {
  return kept.find((play) => Math.abs(play.date - date) <= 1000)
}

/** Forgets what is kept of a game's plays, or of all. */
export async function forgetPlays(game?: string): Promise<void> {
  const { forgetKept } = await loadKept()
  await forgetKept(game)
}
