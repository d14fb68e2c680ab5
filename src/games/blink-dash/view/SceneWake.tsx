/** Draws where the figures of Blink Dash came from: a trail behind the player, a red one behind each enemy that hunts. */
import { tint } from '../../../engine/core/palette'
import { Trail } from '../../../engine/stage/parts/Trail'
import { type Enemy, largerIn, PLAYER_RADIUS, type World } from '../rules'
import { isAsleep } from './SceneRooms'

const PLAYER_TICKS = 26
const ENEMY_TICKS = 32
/** Enemies that are less visible than this leave no trail: it would show them in the dark. */
const VISIBLE = 0.5

/** @param seen how visible enemies are, 0..1 */
export function SceneWake({
  world,
  seen,
}: {
  readonly world: World
  readonly seen: (enemy: Enemy) => number
}) {
  const larger = largerIn(world)
  const awake = (is: (enemy: Enemy) => boolean) => () =>
    world.enemies.filter((enemy) => enemy.role && !isAsleep(enemy) && is(enemy) && seen(enemy) >= VISIBLE)
  const radius = PLAYER_RADIUS * 0.8 * larger
  return (
    <>
      <Trail of={() => [world.player]} radius={radius} color={tint('sky')} length={PLAYER_TICKS} />
      <Trail
        of={awake(({ role }) => role !== 'drift')}
        radius={radius}
        color={tint('vermilion')}
        length={ENEMY_TICKS}
      />
      {/* What drifts leaves a pale one: it has no aim. */}
      <Trail
        of={awake(({ role }) => role === 'drift')}
        radius={radius}
        color={tint('paper')}
        length={ENEMY_TICKS / 2}
      />
    </>
  )
}
