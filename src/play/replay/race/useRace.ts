/** Looks for an opponent when a game is opened with a given start. */
import { useEffect } from 'react'
import type { Game } from '../../../engine/core/game/contract'
import type { OpenGame } from '../../opening/opening'
import type { Race } from '../../opening/race'

interface Racing {
  race(race: Race): void
}

/** A start from the address is raced against the replay that came with it, else the best one stored here. */
export function useRace(play: Racing, id: string, game: Game, opened: OpenGame): void {
  useEffect(() => {
    const { seed, options, position } = opened.opening
    const rival = opened.kind === 'race' ? opened.rival : null
    if ((!rival && opened.kind !== 'play') || position !== null || (seed === null && !rival)) return
    let gone = false
    const look = async () => {
      const { bestKept, raceAgainst } = await import('./findRace')
      const record = rival ?? (seed === null ? null : await bestKept(id, game, { seed, options }))
      const race = record && (await raceAgainst(id, game, record))
      if (race && !gone) play.race(race)
    }
    // A missing opponent must not disturb the game.
    look().catch(() => {})
    return () => {
      gone = true
    }
  }, [play, id, game, opened])
}
