/** The rules of Gravity Flip Runner: run, flip between the rails, hit nothing; alone or two side by side. */
import type { Hud, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { startRun, stepRun } from './run'
import { aheadOf, isAsked, onTrack, runsOf, TRACK_SCALE, verdict, winnerOf } from './tracks'
import { type Action, type Event, type Run, WIDTH, type World, type Zone } from './world'
import { newZone, zoneNameOf } from './zones'

export { speedOf } from './run'
export * from './tracks'
export * from './world'
export * from './zones'

const far = ({ distance }: Run) => Math.floor(distance)

/** The end of a game of two: shows both distances, and neither is a record. */
function ended(world: World, other: Run): Outcome<Stat> {
  const winner = winnerOf(world)
  return {
    result: winner === null ? 'tied' : 'won',
    title: verdict(winner),
    detail:
      far(world) === far(other)
        ? texts.ends.equal(world.coinsTaken, other.coinsTaken)
        : texts.ends.farther[winner ?? 0](Math.abs(far(world) - far(other))),
    results: { Blue: far(world), Green: far(other) },
  }
}

/** The end of a zone: reached, or after the last life. */
function zoneEnded({ coinsTaken, score }: World, { zone, laid, stars }: Zone): Outcome<Stat> {
  return {
    result: stars > 0 ? 'won' : 'over',
    title: stars > 0 ? texts.ends.zone(texts.zones[zoneNameOf(zone)], stars) : texts.ends.over,
    detail: texts.ends.coins(coinsTaken, laid),
    results: { Score: score, Stars: stars },
  }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start(options, seed) {
    if (options.players !== '2')
      return startRun(seed, WIDTH, options.mode === 'zones' ? newZone(Number(options.zone)) : undefined)
    const view = WIDTH / TRACK_SCALE
    // Both get the same course: it depends only on the seed and the distance.
    return { ...startRun(seed, view), second: startRun(seed, view) }
  },

  step(world, input, emit) {
    const before = aheadOf(world)
    for (const [track, run] of runsOf(world).entries())
      stepRun(run, isAsked(world, input, track), onTrack(world, track, emit))
    const ahead = aheadOf(world)
    if (ahead !== null && before === null) emit({ type: 'ahead', track: ahead })
  },

  hud: (world): Hud<Stat> =>
    world.second
      ? { Blue: far(world), Green: far(world.second) }
      : world.zone
        ? { Score: world.score, Lives: world.zone.lives }
        : { Score: world.score, Distance: far(world), Coins: world.coinsTaken },

  outcome(world): Outcome<Stat> | null {
    if (runsOf(world).some(({ state }) => state !== 'over')) return null
    if (world.second) return ended(world, world.second)
    if (world.zone) return zoneEnded(world, world.zone)
    return {
      result: 'over',
      title: texts.ends.over,
      detail: texts.ends.run(far(world), world.coinsTaken),
      results: { Score: world.score, Distance: far(world) },
    }
  },
}
