/** Looks for an opponent when a game is opened with a start that may have been played before. */
import { useEffect } from 'react'
import type { Game } from '../../engine/core/game/contract'
import type { Opening } from '../session/core/options'
import type { Race } from './race'

interface Racing {
  race(race: Race): void
}

/** A play of a start that the address names races the play that came with it, else the best one of that start kept here. */
export function useRace(play: Racing, id: string, game: Game, opening: Opening): void {
  useEffect(() => {
    const { seed, options, rival, resumeFrom, position } = opening
    if (resumeFrom || position !== null || (seed === null && !rival)) return
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
