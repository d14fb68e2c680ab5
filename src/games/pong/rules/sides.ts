/**
 * Four sides: a paddle at each side of a square court. Who misses the ball loses a life, and without lives the side becomes a
 * wall; the last one wins. The computer plays where nobody has taken the seat.
 */
import type { Emit, Hud, Input, Outcome, Pointer, RealtimeRules } from '../../../engine/core/game/contract'
import { endOfSeats } from '../../../engine/core/game/seatEnd'
import { type Fingers, readFingers, sideSeat } from '../../../engine/core/input/fingers'
import { FOUR_SEATS, type Seat } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { cos, sin, square } from '../../../engine/core/math/exactMath'
import { clamp, type Rect, sweepCircleRect } from '../../../engine/core/math/geometry'
import { createRandom, drawBetween, pick, type Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import {
  type Action,
  BALL_RADIUS,
  COMPUTER_SPEED,
  END_TICKS,
  type Event,
  PADDLE_SPEED,
  PADDLE_WIDTH,
  SERVE_ANGLE,
  SERVE_TICKS,
  STEEPEST,
} from './world'

/** The sides of the court, units. */
export const COURT = 600
export const SQUARE = { width: COURT, height: COURT } as const
/** The blocks in the corners, where no paddle reaches. */
export const BLOCK = 84
export const SIDES_PADDLE = 104
/** Between a paddle and the edge. */
const INSET = 16
export const LIVES = 3
const SERVE_SPEED = 4.6
const TOP_SPEED = 13
const FASTER = 0.4
/** The computer's largest misjudgment of a slow ball, and of one at top speed, units: more than against one opponent. */
const ERRORS: Readonly<Record<Options['level'], readonly [slow: number, fast: number]>> = {
  easy: [70, 180],
  normal: [56, 145],
  hard: [40, 118],
}
/** The first serve comes when the seats have been seen, ticks. */
const FIRST_TICKS = 110
/** After a wall, at least this share of the ball's speed is along it, so that it cannot bounce between two walls forever. */
const ALONG = 0.3
/** The corner of a block turns the ball by up to this angle, radians: between two corners it would fly to and fro. */
const CORNER_TURN = 0.4
/** More contacts in one tick are not possible at the top speed. */
const MAX_CONTACTS = 4
/** The computer rests when its paddle is this close to its target. */
const CLOSE = 3
const TOP = 2

export interface SidesPaddle {
  /** The middle: from the top at the left and right side, from the left at the other two. */
  at: number
  /** Its movement in the last tick. */
  speed: number
  /** Where a finger wants its middle; null while it is moved by keys. */
  aim: number | null
  /** The computer's misjudgment of the next ball. */
  error: number
  /** A person has the seat. */
  human: boolean
}

/** Plain data. Seats are sides: left, right, top, bottom. */
export interface SidesWorld {
  readonly random: Random
  readonly level: Options['level']
  state: 'serve' | 'play' | 'end' | 'over'
  wait: number
  receiver: Seat
  readonly ball: { x: number; y: number; vx: number; vy: number }
  readonly paddles: readonly SidesPaddle[]
  readonly lives: number[]
  /** Who is out, first to last. */
  readonly out: Seat[]
  /** Hits of people since the serve, and the most in one rally. */
  rally: number
  longest: number
  readonly fingers: Fingers
}

export const isUpright = (seat: Seat) => seat < TOP
/** The side lies at the greater coordinate: right, bottom. */
const isFar = (seat: Seat) => seat % 2 === 1
const isIn = (world: SidesWorld, seat: Seat) => itemAt(world.lives, seat) > 0

/** What stands at a side: its paddle, or the wall of a player who is out. */
export function barOf(world: SidesWorld, seat: Seat): Rect {
  const isWall = !isIn(world, seat)
  const thick = isWall ? INSET + PADDLE_WIDTH : PADDLE_WIDTH
  const across = isFar(seat) ? COURT - INSET - PADDLE_WIDTH : isWall ? 0 : INSET
  const [from, long] = isWall
    ? [BLOCK, COURT - 2 * BLOCK]
    : [itemAt(world.paddles, seat).at - SIDES_PADDLE / 2, SIDES_PADDLE]
  return isUpright(seat)
    ? { x: across, y: from, width: thick, height: long }
    : { x: from, y: across, width: long, height: thick }
}

export const BLOCKS: readonly Rect[] = [0, COURT - BLOCK].flatMap((x) =>
  [0, COURT - BLOCK].map((y) => ({ x, y, width: BLOCK, height: BLOCK })),
)

/** The coordinate of a paddle's face. */
const faceOf = (seat: Seat) => (isFar(seat) ? COURT - INSET - PADDLE_WIDTH : INSET + PADDLE_WIDTH)

/** Where the ball comes to a side; null if it flies the other way. */
export function arrivalAt({ ball }: SidesWorld, seat: Seat): number | null {
  const [way, from, speed, along] = isUpright(seat)
    ? [ball.vx, ball.x, ball.vy, ball.y]
    : [ball.vy, ball.y, ball.vx, ball.x]
  const ticks = way === 0 ? -1 : (faceOf(seat) - from) / way
  return ticks < 0 ? null : along + speed * ticks
}

const inLane = (at: number) => clamp(at, BLOCK + SIDES_PADDLE / 2, COURT - BLOCK - SIDES_PADDLE / 2)

function drive(paddle: SidesPaddle, wish: number, top: number): void {
  const to = inLane(paddle.at + clamp(wish, -top, top))
  paddle.speed = to - paddle.at
  paddle.at = to
}

/** The computer goes to where the ball comes, with its misjudgment, and otherwise back to the middle. */
function computerWish(world: SidesWorld, seat: Seat): number {
  const paddle = itemAt(world.paddles, seat)
  const comes = world.state === 'play' ? arrivalAt(world, seat) : null
  const distance = (comes === null ? COURT / 2 : inLane(comes + paddle.error)) - paddle.at
  return Math.abs(distance) < CLOSE ? 0 : distance
}

function movePaddles(world: SidesWorld, input: Input<Action>): void {
  const seatAt = (pointer: Pointer) => sideSeat(pointer, SQUARE, 4)
  for (const { seat, pointer } of readFingers(world.fingers, input.pointers, seatAt)) {
    const paddle = itemAt(world.paddles, seat)
    paddle.human = true
    paddle.aim = isUpright(seat) ? pointer.y : pointer.x
  }
  for (const seat of FOUR_SEATS) {
    const paddle = itemAt(world.paddles, seat)
    const distance = isUpright(seat) ? input.axis('up', 'down', seat) : input.axis('left', 'right', seat)
    if (distance !== 0 || input.presses(seat).length > 0) paddle.human = true
    if (!isIn(world, seat)) continue
    if (!paddle.human) {
      drive(paddle, computerWish(world, seat), COMPUTER_SPEED)
      continue
    }
    if (distance !== 0) paddle.aim = null
    drive(
      paddle,
      paddle.aim === null ? distance * PADDLE_SPEED : paddle.aim - paddle.at,
      // A finger may be anywhere at once, but no paddle is.
      PADDLE_SPEED,
    )
  }
}

function serve(world: SidesWorld, ticks = SERVE_TICKS): void {
  world.state = 'serve'
  world.wait = ticks
  world.rally = 0
  Object.assign(world.ball, { x: COURT / 2, y: COURT / 2, vx: 0, vy: 0 })
}

function release(world: SidesWorld, emit: Emit<Event>): void {
  const angle = drawBetween(world.random, -SERVE_ANGLE, SERVE_ANGLE)
  world.state = 'play'
  send(world, world.receiver, angle, SERVE_SPEED, -1)
  judge(world)
  emit({ type: 'serve', side: world.receiver })
}

/** The ball leaves a side, or flies to it (`way` -1), at an angle to the perpendicular of that side, radians. */
function send({ ball }: SidesWorld, seat: Seat, angle: number, speed: number, way: 1 | -1): void {
  const across = cos(angle) * speed * way * (isFar(seat) ? -1 : 1)
  const along = sin(angle) * speed
  ball.vx = isUpright(seat) ? across : along
  ball.vy = isUpright(seat) ? along : across
}

/** The misjudgments of the computer players for the ball as it flies now. */
function judge(world: SidesWorld): void {
  const [slowest, fastest] = ERRORS[world.level]
  const fast = clamp((speedOf(world) - SERVE_SPEED) / (TOP_SPEED - SERVE_SPEED), 0, 1)
  const max = slowest + (fastest - slowest) * fast
  for (const paddle of world.paddles) paddle.error = drawBetween(world.random, -max, max)
}

const speedOf = ({ ball }: SidesWorld) => Math.sqrt(square(ball.vx) + square(ball.vy))

function strike(world: SidesWorld, seat: Seat, emit: Emit<Event>): void {
  const { ball } = world
  const paddle = itemAt(world.paddles, seat)
  const offset = clamp(((isUpright(seat) ? ball.y : ball.x) - paddle.at) / (SIDES_PADDLE / 2), -1, 1)
  const speed = Math.min(TOP_SPEED, speedOf(world) + FASTER)
  send(world, seat, offset * STEEPEST, speed, 1)
  if (paddle.human) world.rally++
  world.longest = Math.max(world.longest, world.rally)
  judge(world)
  emit({ type: 'hit', side: seat, x: ball.x, y: ball.y, rally: world.rally, offset, speed })
}

interface Contact {
  readonly t: number
  readonly nx: number
  readonly ny: number
  /** The player whose paddle it is; null for a block, and the wall of a side. */
  readonly seat: Seat | null
}

function firstContact(world: SidesWorld, dx: number, dy: number): Contact | null {
  const { ball } = world
  const contacts = [
    ...BLOCKS.map((rect) => ({ rect, seat: null })),
    ...FOUR_SEATS.map((seat) => ({ rect: barOf(world, seat), seat: isIn(world, seat) ? seat : null })),
  ].flatMap(({ rect, seat }): Contact[] => {
    const hit = sweepCircleRect(ball.x, ball.y, dx, dy, BALL_RADIUS, rect)
    return hit && (seat === null || isBefore(world, seat)) ? [{ ...hit, seat }] : []
  })
  return contacts.reduce<Contact | null>((best, each) => (best && best.t <= each.t ? best : each), null)
}

/** A ball past the face is lost, even if it still touches the paddle's end. */
function isBefore({ ball }: SidesWorld, seat: Seat): boolean {
  const from = isUpright(seat) ? ball.x : ball.y
  return isFar(seat) ? from < faceOf(seat) : from > faceOf(seat)
}

/** Moves the ball by one tick, through everything that it touches on its way. */
function fly(world: SidesWorld, emit: Emit<Event>): void {
  const { ball } = world
  let left = 1
  for (let contacts = 0; contacts < MAX_CONTACTS && left > 0; contacts++) {
    const hit = firstContact(world, ball.vx * left, ball.vy * left)
    const part = hit ? hit.t * left : left
    ball.x += ball.vx * part
    ball.y += ball.vy * part
    left -= part
    if (!hit) return
    if (hit.seat !== null) strike(world, hit.seat, emit)
    else bounce(world, hit, emit)
  }
}

function bounce(world: SidesWorld, { nx, ny }: Contact, emit: Emit<Event>): void {
  const { ball } = world
  const into = ball.vx * nx + ball.vy * ny
  ball.vx -= 2 * into * nx
  ball.vy -= 2 * into * ny
  const speed = speedOf(world)
  if (Math.abs(nx * ny) > 0.1) turn(drawBetween(world.random, -CORNER_TURN, CORNER_TURN))
  if (Math.abs(nx) > Math.abs(ny)) tilt('vy', 'vx')
  else tilt('vx', 'vy')
  emit({ type: 'wall', x: ball.x, y: ball.y })

  function turn(angle: number): void {
    const { vx, vy } = ball
    ball.vx = vx * cos(angle) - vy * sin(angle)
    ball.vy = vx * sin(angle) + vy * cos(angle)
  }
  function tilt(along: 'vx' | 'vy', across: 'vx' | 'vy'): void {
    if (Math.abs(ball[along]) >= ALONG * speed) return
    ball[along] = ALONG * speed * (ball[along] < 0 ? -1 : 1)
    ball[across] = Math.sqrt(square(speed) - square(ball[along])) * (ball[across] < 0 ? -1 : 1)
  }
}

/** The side over whose edge the ball has left the court. */
function missedAt({ ball: { x, y } }: SidesWorld): Seat | null {
  const gaps = [x, COURT - x, y, COURT - y]
  const at = gaps.findIndex((gap) => gap <= -BALL_RADIUS)
  return at < 0 ? null : itemAt(FOUR_SEATS, at)
}

function lose(world: SidesWorld, seat: Seat, emit: Emit<Event>): void {
  const { ball, lives } = world
  lives[seat] = itemAt(lives, seat) - 1
  emit({
    type: 'lost',
    side: seat,
    x: clamp(ball.x, 0, COURT),
    y: clamp(ball.y, 0, COURT),
    lives: itemAt(lives, seat),
  })
  if (!isIn(world, seat)) world.out.push(seat)
  const left = FOUR_SEATS.filter((each) => isIn(world, each))
  world.receiver = isIn(world, seat) ? seat : pick(world.random, left)
  serve(world)
  const people = left.filter((each) => itemAt(world.paddles, each).human)
  const anyone = world.paddles.some(({ human }) => human)
  if (left.length === 1 || (anyone && people.length === 0)) {
    world.state = 'end'
    world.wait = END_TICKS
  }
}

export const sides: RealtimeRules<SidesWorld, Action, Event, Options, Stat> = {
  start(options, seed) {
    const random = createRandom(seed)
    const world: SidesWorld = {
      random,
      level: options.level,
      state: 'serve',
      wait: 0,
      receiver: pick(random, FOUR_SEATS),
      ball: { x: 0, y: 0, vx: 0, vy: 0 },
      paddles: FOUR_SEATS.map(() => ({
        at: COURT / 2,
        speed: 0,
        aim: null,
        error: 0,
        human: false,
      })),
      lives: FOUR_SEATS.map(() => LIVES),
      out: [],
      rally: 0,
      longest: 0,
      fingers: {},
    }
    serve(world, FIRST_TICKS)
    return world
  },

  step(world, input, emit) {
    if (world.state === 'over') return
    movePaddles(world, input)
    if (world.state === 'play') {
      fly(world, emit)
      const missed = missedAt(world)
      if (missed !== null) lose(world, missed, emit)
    } else if (--world.wait <= 0) {
      if (world.state === 'serve') release(world, emit)
      else world.state = 'over'
    }
  },

  // The lives stand at the sides of the court.
  hud: ({ longest }): Hud<Stat> => ({ Rally: longest }),

  outcome(world): Outcome<Stat> | null {
    if (world.state !== 'over') return null
    const left = FOUR_SEATS.filter((seat) => isIn(world, seat))
    const end = endOfSeats(
      {
        people: FOUR_SEATS.filter((seat) => itemAt(world.paddles, seat).human),
        winner: left.length === 1 ? left[0] : undefined,
        // Who is out later has the better place.
        place: (seat) => FOUR_SEATS.length - world.out.indexOf(seat),
      },
      texts.ends,
    )
    return { ...end, results: { Rally: world.longest } }
  },
}
