/** Looks for an opponent when a game is opened with a given start. */
import { useEffect } from 'react'
import type { OpenGame } from '../../opening/opening'
import type { RealtimeSession } from '../../session/realtime/realtimeSession'
import type { TurnSession } from '../../session/turns/turnSession'

/** A start from the address is raced against the replay that came with it, else the best one stored here. */
export function useRace(play: RealtimeSession | TurnSession, opened: OpenGame): void {
  useEffect(() => {
    const { seed, options, position } = opened.opening
    const rival = opened.kind === 'race' ? opened.rival : null
    if ((!rival && opened.kind !== 'play') || position !== null || (seed === null && !rival)) return
    const { id, game } = play
    let gone = false
    const look = async () => {
      const { bestStored, raceAgainst } = await import('./findRace')
      const replay = rival ?? (seed === null ? null : await bestStored(id, game, { seed, options }))
      const race = replay && (await raceAgainst(id, game, replay))
      if (race && !gone) play.race(race)
    }
    // A missing opponent must not disturb the game.
    look().catch(() => {})
    return () => {
      gone = true
    }
  }, [play, opened])
}
