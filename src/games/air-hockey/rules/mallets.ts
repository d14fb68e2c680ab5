/**
 * Moves the mallets by keys and sticks, by mouse and fingers (each half belongs to one player, or to two), or by the
 * computer.
 */
import type { Input, Pointer } from '../../../engine/core/game/contract'
import { FOUR_SEATS, type Seat, teamOf } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp, type Point } from '../../../engine/core/math/geometry'
import { chance, drawBetween } from '../../../engine/core/math/random'
import { readGrips } from '../../shared/paddles/pointerOwners'
import { keep, plan } from './computer'
import { clearOf, rivalOf } from './cup'
import { besideMate, handOf, keepsGoal, malletOf, readPairFingers } from './pairs'
import { dangerTo, inPlay } from './rounds'
import { SKILLS, type Skill } from './skills'
import {
  type Action,
  inHalf,
  KEY_SPEED,
  MALLET_RADIUS,
  MALLET_SPEED,
  type Pairs,
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
/** Where the computer that does not keep the goal waits, units from its goal line. */
const OUTFIELD = 165

function readKeys(world: World, input: Input<Action>, seat: Seat): void {
  const control = handOf(world, seat)
  const top = KEY_SPEED * paceOf(world)
  const x = input.axis('left', 'right', seat)
  const y = input.axis('up', 'down', seat)
  if (x !== 0 || y !== 0) control.aim = null
  const length = Math.sqrt(x * x + y * y)
  const speed = length > 1 ? top / length : top
  control.vx += (x * speed - control.vx) * GRIP
  control.vy += (y * speed - control.vy) * GRIP
}

/** The computer's current skill; null with two players. */
const skillOf = ({ level, cup }: World): Skill | null => (cup ? rivalOf(cup).skill : level && SKILLS[level])

function thinkFor(world: World, seat: Seat, skill: Skill): void {
  const control = handOf(world, seat)
  if (control.wait-- > 0) return
  control.wait = skill.look - 1
  // A new target only now and then: changing it with every look would never lead to a shot.
  if (chance(world.random, NEW_IDEA)) control.luck = drawBetween(world.random, -1, 1)
  const side = teamOf(seat)
  const { x, y, strike } = keepsGoal(world, seat, dangerTo(world, side).puck)
    ? keep(world, side, skill, control.luck)
    : plan(
        world,
        side,
        world.pairs ? { ...skill, home: OUTFIELD } : skill,
        control.luck,
        malletOf(world, seat),
      )
  control.aim = { x, y }
  control.striking = strike
}

/** Moves one mallet by one tick, at most at `speed`, within its half and away from a puck that waits. */
function driveMallet(world: World, seat: Seat, speed: number): void {
  const top = speed * paceOf(world)
  const side = teamOf(seat)
  const control = handOf(world, seat)
  const mallet = malletOf(world, seat)
  const aim = control.aim && inHalf(world, side, control.aim.x, control.aim.y)
  let dx = aim ? aim.x - mallet.x : control.vx
  let dy = aim ? aim.y - mallet.y : control.vy
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length > top) {
    dx *= top / length
    dy *= top / length
  }
  const allowed = ({ x, y }: Point): Point => {
    const within = inHalf(world, side, x, y)
    const clear = world.cup ? clearOf(world, within.x, within.y) : within
    if (inPlay(world)) return clear
    // No mallet may be on the puck before it is served.
    const edge = world.width / 2 - MALLET_RADIUS - PUCK_RADIUS - 6
    return { x: side === 0 ? Math.min(clear.x, edge) : Math.max(clear.x, world.width - edge), y: clear.y }
  }
  const to = besideMate(world, seat, allowed({ x: mallet.x + dx, y: mallet.y + dy }), allowed)
  world.physics.drive(mallet, to.x, to.y)
}

/** Two against two: all four mallets, each by the person or the computer that has its seat. */
function moveFour(world: World, pairs: Pairs, input: Input<Action>): void {
  const skill = SKILLS[world.level ?? 'normal']
  readPairFingers(world, pairs, input.pointers)
  for (const seat of FOUR_SEATS) {
    if (input.presses(seat).length > 0) pairs.human[seat] = true
    const isHuman = itemAt(pairs.human, seat)
    if (isHuman) readKeys(world, input, seat)
    else thinkFor(world, seat, skill)
    const { striking } = handOf(world, seat)
    driveMallet(world, seat, isHuman ? MALLET_SPEED : striking ? skill.strike : skill.speed)
  }
}

/** Reads one tick of input and moves the mallets. */
export function moveMallets(world: World, input: Input<Action>): void {
  if (world.pairs) {
    moveFour(world, world.pairs, input)
    return
  }
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
  if (skill) thinkFor(world, 1, skill)
  else readKeys(world, input, 1)
  driveMallet(world, 0, MALLET_SPEED)
  driveMallet(world, 1, !skill ? MALLET_SPEED : world.hands[1].striking ? skill.strike : skill.speed)
}
