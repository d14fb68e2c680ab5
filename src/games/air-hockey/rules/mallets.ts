/** Moves the mallets by keys and sticks, by mouse and fingers (each half belongs to one player), or by the computer. */
import type { Input, Pointer } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { chance, drawBetween } from '../../../engine/core/math/random'
import { readGrips } from '../../shared/paddles/pointerOwners'
import { plan } from './computer'
import { clearOf, rivalOf } from './cup'
import { inPlay } from './rounds'
import { SKILLS, type Skill } from './skills'
import {
  type Action,
  inHalf,
  KEY_SPEED,
  MALLET_RADIUS,
  MALLET_SPEED,
  type MalletControl,
  PUCK_RADIUS,
  paceOf,
  type Side,
  type World,
} from './world'

/** Share of the missing speed that keys add each tick. */
const GRIP = 0.4
/**
 * How far ahead of a finger the mallet is in the cup, in units: 40 px on a phone, so that the finger does not hide it. Near
 * the player's goal line it comes back to the finger, because there is no space behind it.
 */
const LEAD = 48
const LEAD_FROM = 25
const LEAD_AT = 85
/** Probability that the computer chooses a new target when it looks. */
const NEW_IDEA = 0.2

function readKeys(world: World, input: Input<Action>, side: Side): void {
  const control = world.hands[side]
  const top = KEY_SPEED * paceOf(world)
  const x = input.axis('left', 'right', side)
  const y = input.axis('up', 'down', side)
  if (x !== 0 || y !== 0) control.aim = null
  const length = Math.sqrt(x * x + y * y)
  const speed = length > 1 ? top / length : top
  control.vx += (x * speed - control.vx) * GRIP
  control.vy += (y * speed - control.vy) * GRIP
}

/** The computer's current skill; null with two players. */
const skillOf = ({ level, cup }: World): Skill | null => (cup ? rivalOf(cup).skill : level && SKILLS[level])

function thinkFor(world: World, control: MalletControl, skill: Skill): void {
  if (control.wait-- > 0) return
  control.wait = skill.look - 1
  // A new target only now and then: changing it with every look would never lead to a shot.
  if (chance(world.random, NEW_IDEA)) control.luck = drawBetween(world.random, -1, 1)
  const { x, y, strike } = plan(world, 1, skill, control.luck)
  control.aim = { x, y }
  control.striking = strike
}

/** Moves one mallet by one tick, at most at `speed`, within its half and away from a puck that waits. */
function driveMallet(world: World, side: Side, speed: number): void {
  const top = speed * paceOf(world)
  const control = world.hands[side]
  const mallet = world.mallets[side]
  const aim = control.aim && inHalf(world, side, control.aim.x, control.aim.y)
  let dx = aim ? aim.x - mallet.x : control.vx
  let dy = aim ? aim.y - mallet.y : control.vy
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length > top) {
    dx *= top / length
    dy *= top / length
  }
  const within = inHalf(world, side, mallet.x + dx, mallet.y + dy)
  const to = world.cup ? clearOf(world, within.x, within.y) : within
  if (!inPlay(world)) {
    // No mallet may be on the puck before it is served.
    const edge = world.width / 2 - MALLET_RADIUS - PUCK_RADIUS - 6
    to.x = side === 0 ? Math.min(to.x, edge) : Math.max(to.x, world.width - edge)
  }
  world.physics.drive(mallet, to.x, to.y)
}

/** Reads one tick of input and moves both mallets. */
export function moveMallets(world: World, input: Input<Action>): void {
  // With one player, every pointer controls the left mallet.
  const sideAt = ({ x }: Pointer): Side => (world.level || x < world.width / 2 ? 0 : 1)
  const touches = world.cup && input.pointers.some(({ kind }) => kind === 'touch')
  for (const { player, x, y } of readGrips(world.grips, input.pointers, sideAt))
    world.hands[player].aim = {
      x: touches ? x + LEAD * clamp((x - LEAD_FROM) / (LEAD_AT - LEAD_FROM), 0, 1) : x,
      y,
    }
  readKeys(world, input, 0)
  const skill = skillOf(world)
  if (skill) thinkFor(world, world.hands[1], skill)
  else readKeys(world, input, 1)
  driveMallet(world, 0, MALLET_SPEED)
  driveMallet(world, 1, !skill ? MALLET_SPEED : world.hands[1].striking ? skill.strike : skill.speed)
}
