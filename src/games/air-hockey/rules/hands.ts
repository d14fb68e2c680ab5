/** Moves the mallets: by keys and sticks, by mouse and fingers (each half belongs to one player), or by the computer. */
import type { Input, Pointer } from '../../../engine/core/game/contract'
import { readGrips } from '../../../engine/core/input/pointerOwners'
import { chance, drawBetween } from '../../../engine/core/math/random'
import { plan } from './computer'
import { rivalOf } from './cup'
import { inPlay } from './rounds'
import { SKILLS, type Skill } from './skills'
import {
  type Action,
  type Hand,
  inHalf,
  KEY_SPEED,
  MALLET_RADIUS,
  MALLET_SPEED,
  PUCK_RADIUS,
  type Side,
  type World,
} from './world'

/** Part of the way to the wished speed that keys gain each tick. */
const GRIP = 0.4
/** How likely the computer picks another place to shoot at when it looks. */
const NEW_IDEA = 0.2

function readKeys(hand: Hand, input: Input<Action>, side: Side): void {
  const x = input.axis('left', 'right', side)
  const y = input.axis('up', 'down', side)
  if (x !== 0 || y !== 0) hand.aim = null
  const length = Math.sqrt(x * x + y * y)
  const speed = length > 1 ? KEY_SPEED / length : KEY_SPEED
  hand.vx += (x * speed - hand.vx) * GRIP
  hand.vy += (y * speed - hand.vy) * GRIP
}

/** How the computer plays now; null with two players. */
const skillOf = ({ level, cup }: World): Skill | null => (cup ? rivalOf(cup).skill : level && SKILLS[level])

function thinkFor(world: World, hand: Hand, skill: Skill): void {
  if (hand.wait-- > 0) return
  hand.wait = skill.look - 1
  // Another target only now and then: changing it with every look would never lead to a shot.
  if (chance(world.random, NEW_IDEA)) hand.luck = drawBetween(world.random, -1, 1)
  const { x, y, strike } = plan(world, 1, skill, hand.luck)
  hand.aim = { x, y }
  hand.striking = strike
}

/** Drives one mallet a tick further, at most at `top` speed, within its half and off the waiting puck. */
function driveMallet(world: World, side: Side, top: number): void {
  const hand = world.hands[side]
  const mallet = world.mallets[side]
  const aim = hand.aim && inHalf(world, side, hand.aim.x, hand.aim.y)
  let dx = aim ? aim.x - mallet.x : hand.vx
  let dy = aim ? aim.y - mallet.y : hand.vy
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length > top) {
    dx *= top / length
    dy *= top / length
  }
  const to = inHalf(world, side, mallet.x + dx, mallet.y + dy)
  if (!inPlay(world)) {
    // No mallet may be on the puck before it is served.
    const room = world.width / 2 - MALLET_RADIUS - PUCK_RADIUS - 6
    to.x = side === 0 ? Math.min(to.x, room) : Math.max(to.x, world.width - room)
  }
  world.physics.drive(mallet, to.x, to.y)
}

/** Reads one tick of input and sets both mallets going. */
export function moveHands(world: World, input: Input<Action>): void {
  // Alone at the table, every pointer is the left player's.
  const sideAt = ({ x }: Pointer): Side => (world.level || x < world.width / 2 ? 0 : 1)
  for (const { player, x, y } of readGrips(world.grips, input.pointers, sideAt))
    world.hands[player].aim = { x, y }
  readKeys(world.hands[0], input, 0)
  const skill = skillOf(world)
  if (skill) thinkFor(world, world.hands[1], skill)
  else readKeys(world.hands[1], input, 1)
  driveMallet(world, 0, MALLET_SPEED)
  driveMallet(world, 1, !skill ? MALLET_SPEED : world.hands[1].striking ? skill.strike : skill.speed)
}
