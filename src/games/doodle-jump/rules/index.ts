/** The rules of Doodle Jump: bounce up from platform to platform, wrap around the sides, and never fall below the window. */
import type { Emit, Hud, Input, Outcome, RealtimeRules, Size } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { build } from './generator'
import { isSolid, live, newWild, rescue, shoot, startle, stir } from './wild'
import {
  type Action,
  across,
  BODY_HEIGHT,
  BOUNCY_JUMP,
  CAMERA_LINE,
  CREEP,
  type Event,
  FALL_ROOM,
  FINGER_SHARE,
  FLIGHT_SPEED,
  FLIGHT_TICKS,
  FOOT,
  GIVING_WORLD,
  GRAVITY,
  HEIGHT,
  itemPosition,
  JUMP,
  LIFT,
  LIVES,
  MARK_POINTS,
  MAX_SPEED,
  type Platform,
  REACH,
  RESPONSE,
  SPRING_JUMP,
  START_WIDTH,
  START_X,
  START_Y,
  scoreOf,
  WIDTH,
  type World,
  windowOf,
  worldAt,
  worldsBelow,
} from './world'

export * from './world'

/** Keys and sticks take priority; otherwise toward a finger or pressed mouse, the shorter way around. */
function steer({ player }: World, input: Input<Action>): void {
  let wanted = input.axis('left', 'right') * MAX_SPEED
  const pointer = input.pointers.find(({ down }) => down)
  if (wanted === 0 && pointer)
    wanted = clamp(across(player.x, clamp(pointer.x, 0, WIDTH)) * FINGER_SHARE, -MAX_SPEED, MAX_SPEED)
  player.vx += (wanted - player.vx) * RESPONSE
  if (Math.abs(player.vx) < 0.01) player.vx = 0
  if (wanted !== 0) player.facing = wanted < 0 ? -1 : 1
  player.x = (player.x + player.vx + WIDTH) % WIDTH
}

/** Moves a platform by one tick; it turns at the sides. */
export function glide(platform: Pick<Platform, 'x' | 'vx' | 'width'>): void {
  if (platform.vx === 0) return
  platform.x += platform.vx
  const half = platform.width / 2 + 2
  if (platform.x >= half && platform.x <= WIDTH - half) return
  platform.vx = -platform.vx
  platform.x = clamp(platform.x, half, WIDTH - half)
}

/** The highest platform that the feet crossed on the way down, between `before` and now. */
function landedOn({ player, platforms, wild }: World, before: number): Platform | undefined {
  let found: Platform | undefined
  for (const platform of platforms) {
    // A rising lift meets the feet anywhere between its previous and its current position.
    if (Math.max(platform.y, platform.y - (platform.vy ?? 0)) < before || platform.y > player.y) continue
    if (wild && !isSolid(platform, wild.age)) continue
    if (Math.abs(across(player.x, platform.x)) > platform.width / 2 + FOOT) continue
    if (!found || platform.y < found.y) found = platform
  }
  return found
}

function jumpFrom(world: World, platform: Platform, emit: Emit<Event>): void {
  const { player } = world
  const { id, kind, item } = platform
  const spring = item?.kind === 'spring' && Math.abs(across(player.x, itemPosition(platform).x)) <= FOOT + 12
  player.y = platform.y
  player.vy = spring ? SPRING_JUMP : kind === 'bouncy' ? BOUNCY_JUMP : JUMP
  world.run = platform.y < world.stood - 1 ? world.run + 1 : 0
  world.stood = platform.y
  if (world.wild) startle(world)
  const at = { x: player.x, y: player.y, id }
  if (spring) emit({ type: 'spring', ...at })
  else if (kind === 'bouncy') emit({ type: 'bounce', ...at })
  else emit({ type: 'jump', ...at, run: world.run })
  if (kind !== 'fragile') return
  // It carries one jump, then breaks.
  world.platforms = world.platforms.filter((other) => other !== platform)
  emit({ type: 'break', x: platform.x, y: platform.y, width: platform.width })
}

function rise(world: World, emit: Emit<Event>): void {
  const { player, flight } = world
  if (flight) {
    player.vy += (FLIGHT_SPEED[flight.kind] - player.vy) * LIFT
    player.y += player.vy
    if (--flight.left > 0) return
    world.flight = null
    emit({ type: 'landless', kind: flight.kind, x: player.x, y: player.y })
    return
  }
  const before = player.y
  player.vy += GRAVITY
  player.y += player.vy
  if (player.vy <= 0 || world.wild?.struck) return
  const platform = landedOn(world, before)
  if (platform) jumpFrom(world, platform, emit)
}

/** Jetpacks and propellers are collected on contact; springs by landing on them. */
function take(world: World, emit: Emit<Event>): void {
  if (world.flight) return
  const { player } = world
  for (const platform of world.platforms) {
    const { item } = platform
    if (!item || item.kind === 'spring') continue
    const { x, y } = itemPosition(platform)
    const dx = across(player.x, x)
    const dy = player.y - BODY_HEIGHT / 2 - y
    if (dx * dx + dy * dy > REACH * REACH) continue
    platform.item = null
    world.flight = { kind: item.kind, left: FLIGHT_TICKS[item.kind] }
    emit({ type: item.kind, x, y })
    return
  }
}

function climb(world: World, emit: Emit<Event>): void {
  const { player } = world
  world.peak = Math.min(world.peak, player.y)
  world.top = Math.min(world.top, player.y - CAMERA_LINE)
  if (world.wild && !world.flight) world.top -= Math.min(CREEP.most, CREEP.per * worldsBelow(world.peak))
  const mark = Math.floor(scoreOf(world) / MARK_POINTS) * MARK_POINTS
  if (mark > world.mark) {
    world.mark = mark
    emit({ type: 'mark', score: mark })
  }
  build(world)
  if (world.wild && worldsBelow(world.peak) > world.wild.entered) {
    world.wild.entered = worldsBelow(world.peak)
    if (world.wild.entered >= GIVING_WORLD) world.wild.lives = Math.min(LIVES, world.wild.lives + 1)
    emit({ type: 'world', name: worldAt(world.peak) })
  }
  const bottom = world.top + windowOf(world)
  if ((world.platforms[0]?.y ?? 0) > bottom + 20)
    world.platforms = world.platforms.filter(({ y }) => y <= bottom + 20)
  if (player.y <= bottom + FALL_ROOM) return
  if (world.wild && !world.wild.struck && rescue(world, world.wild, emit)) return
  world.state = 'over'
  emit({ type: 'fell', x: player.x, y: bottom, score: scoreOf(world) })
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start({ climb: way }, seed, { height }: Size) {
    const wild = way === 'wild' ? newWild(height) : null
    const world: World = {
      random: createRandom(seed),
      state: 'play',
      // The start is as far above the lower edge in windows of all heights.
      top: wild ? HEIGHT - height : 0,
      peak: START_Y,
      mark: 0,
      player: { x: START_X, y: START_Y, vx: 0, vy: 0, facing: 1 },
      flight: null,
      wild,
      platforms: [
        { id: 0, row: 0, kind: 'normal', x: START_X, y: START_Y, width: START_WIDTH, vx: 0, item: null },
      ],
      last: { row: 0, y: START_Y, fragile: false, flightRow: -10 },
      stood: START_Y,
      run: 0,
      nextId: 1,
    }
    build(world)
    return world
  },

  step(world, input, emit) {
    if (world.state === 'over') return
    for (const platform of world.platforms) glide(platform)
    stir(world)
    if (input.pressed('shoot') || input.pointers.some(({ pressed }) => pressed)) shoot(world, emit)
    if (!world.wild?.struck) steer(world, input)
    rise(world, emit)
    if (!world.wild?.struck) take(world, emit)
    if (live(world, emit)) {
      world.state = 'over'
      return
    }
    climb(world, emit)
  },

  hud: (world): Hud<Stat> => ({
    Score: scoreOf(world),
    ...(world.wild && { Lives: Math.max(0, world.wild.lives) }),
  }),

  outcome(world): Outcome<Stat> | null {
    if (world.state !== 'over') return null
    return { result: 'over', title: texts.ends.over, results: { Score: scoreOf(world) } }
  },
}
