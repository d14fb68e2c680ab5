/** The option for a daring run: near misses score extra, and the edges burn. */
import { type Emit, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { bounds, hits, positionOf } from './body'
import { type Event, HIT_SHARE, multiplierOf, type Obstacle, type Player, type World } from './world'

/** An obstacle that comes within this many units of the body without touching it is a near miss. */
const CLOSE = 12
/** Points of a near miss, times the multiplier, in addition to those for dodging. */
const CLOSE_POINTS = 3
/** An edge heats a body within this many units. */
export const EDGE = 36
/** Ticks of heat until a block burns off; away from the edge a body cools twice as fast. */
export const HEAT_TICKS = 75
const COOLING = 2
/** The heat at which the warning appears. */
const WARNING_HEAT = 25

/**
 * In this time obstacles fall straight down, and none is dropped this near to a player, in units: a player who does
 * nothing is safe for ten seconds, because the fastest obstacle takes two more.
 */
const GENTLE_TICKS = 8 * TICKS_PER_SECOND
const GENTLE_ROOM = 100

/** Whether a daring run has just begun. */
export const isGentle = ({ daring, age }: Pick<World, 'daring' | 'age'>) => daring && age < GENTLE_TICKS

/** Whether an obstacle at `x` would be dropped on a player. */
export const isAbovePlayer = ({ players }: Pick<World, 'players'>, x: number) =>
  players.some((player) => Math.abs(player.x - x) < GENTLE_ROOM)

/** Remembers the players that an obstacle comes close to. */
export function watchClose(world: World, obstacle: Obstacle): void {
  const { x, y, size, type } = obstacle
  const wider = { x, y, type, size: size + (2 * CLOSE) / HIT_SHARE }
  world.players.forEach((player, index) => {
    if (!player.alive || obstacle.close?.includes(index) || !hits(wider, player)) return
    obstacle.close = [...(obstacle.close ?? []), index]
  })
}

/** Gives a player who dodged an obstacle the points for a near miss. */
export function scoreClose(player: Player, index: number, obstacle: Obstacle, emit: Emit<Event>): void {
  if (!obstacle.close?.includes(index)) return
  const points = CLOSE_POINTS * multiplierOf(player)
  player.score += points
  emit({ type: 'close', player: index, x: player.x, points })
}

/** Whether a body is near enough to an edge to heat up. */
export function isHot(player: Pick<Player, 'x' | 'attachedBlocks'>, world: Pick<World, 'width'>): boolean {
  const [low, high] = bounds(player, world)
  return player.x - low < EDGE || high - player.x < EDGE
}

/** One tick of heat for all players. It burns off the last block; a player without blocks is out. */
export function heat(world: World, emit: Emit<Event>): void {
  world.players.forEach((player, index) => {
    if (!player.alive) return
    if (!isHot(player, world)) {
      player.heat = Math.max(0, player.heat - COOLING)
      return
    }
    player.heat++
    if (player.heat === WARNING_HEAT) emit({ type: 'hot', player: index, x: player.x })
    if (player.heat < HEAT_TICKS) return
    player.heat = 0
    const burnt = player.attachedBlocks.pop()
    if (burnt) {
      emit({
        type: 'burn',
        player: index,
        ...positionOf(player, burnt),
        blocks: player.attachedBlocks.length,
      })
      return
    }
    player.alive = false
    emit({ type: 'crash', player: index, x: player.x, blocks: 0 })
  })
}
