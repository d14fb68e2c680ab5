/** A saved real-time game: its world as plain JSON, and the assists that its records depend on. */
import type { RealtimeGame, Size } from '../../../engine/core/game/contract'
import { asJson } from '../../../engine/core/replay/resizing'
import type { KeptWorld } from '../../../engine/storage/values/worlds'
import { fitOptions, withLater } from '../../opening/options'
import { toastOtherRules } from '../core/gameInProgress'
import type { SessionParts } from '../core/parts'
import { standingOf } from '../core/standing'
import { USUAL_SPEED } from '../view/view'

export function saveWorld({ game, view, own }: SessionParts<RealtimeGame>, world: unknown): KeptWorld {
  const { seed, options, speed: slowest, rewinds, aimAssisted } = view
  return {
    ...standingOf(game, view),
    seed,
    options: { ...options },
    own: own?.packed,
    world: asJson(world),
    ...(slowest < USUAL_SPEED && { speed: slowest }),
    ...(rewinds > 0 && { forgiven: rewinds }),
    ...(aimAssisted && { aimed: true }),
    rules: game.version ?? 1,
  }
}

/** The saved world for a field of this size; null, with a message, if the rules of this version refuse it. */
export function restoreWorld(game: RealtimeGame, saved: KeptWorld, size: Size): unknown {
  const { rules, version = 1 } = game
  const options = withLater(game.options, saved.options)
  const fits = fitOptions(game.options, options)
  const world = fits && saved.rules === version ? rules.resume?.(saved.world, options, size) : null
  if (world) return world
  toastOtherRules(saved.rules, version)
  return null
}
