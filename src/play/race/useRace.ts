/** Looks for an opponent when a game is opened with a given start. */
import { useEffect } from 'react'
import type { Game } from '../../engine/core/game/contract'
import type { Opening } from '../session/core/options'
import type { Race } from './race'

interface Racing {
  race(race: Race): void
}

/** A start from the address is raced against the replay that came with it, else the best one stored here. */
export function useRace(play: Racing, id: string, game: Game, opening: Opening): void {
  useEffect(() => {
    const { seed, options, rival, resumeFrom, position } = opening
    if (opening.live || resumeFrom || position !== null || (seed === null && !rival)) return
    let gone = false
    const look = async () => {
      const { bestKept, raceAgainst } = await import('./find')
      const record = rival ?? (seed === null ? null : await bestKept(id, game, { seed, options }))
      const race = record && (await raceAgainst(id, game, record))
      if (race && !gone) play.race(race)
    }
    // A missing opponent must not disturb the game.
    look().catch(() => {})
    return () => {
      gone = true
    }
  }, [play, id, game, opening])
}
