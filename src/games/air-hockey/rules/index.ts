/** Owns the rules of Air Hockey: serve, play, goals, the puck that must not stay stuck, and the end at three, five or seven. */
import type { GameEvent, Hud, Outcome, RealtimeRules, Size } from '../../../engine/core/contract'
import { clamp } from '../../../engine/core/geometry'
import { noGrips } from '../../../engine/core/grips'
import { createRandom, drawBetween, drawInt } from '../../../engine/core/random'
import type { Contact } from '../../../engine/physics/physics'
import { moveHands } from './hands'
import { freeStuck, settle } from './puck'
import {
  type Action,
  buildTable,
  GOAL_BOTTOM,
  GOAL_TICKS,
  GOAL_TOP,
  GOALS_TO_WIN,
  type Hand,
  HEIGHT,
  LAST_GOAL_TICKS,
  type Level,
  MATCHES,
  PUCK_RADIUS,
  SERVE_SPEED,
  SERVE_TICKS,
  type Side,
  type World,
} from './world'

export * from './world'

type Emit = (event: GameEvent) => void
const LEVELS: readonly string[] = ['easy', 'normal', 'hard'] satisfies Level[]

const newHand = (): Hand => ({ vx: 0, vy: 0, aim: null, wait: 0, striking: false, luck: 0 })

function start(options: Readonly<Record<string, string>>, seed: number, { width }: Size): World {
  const level = LEVELS.includes(options.level ?? '') ? (options.level as Level) : 'normal'
  const random = createRandom(seed)
  const world: World = {
    width,
    random,
    level: options.players === '2' ? null : level,
    state: 'serve',
    ticks: 0,
    wait: SERVE_TICKS,
    receiver: drawInt(random, 0, 1) as Side,
    goals: [0, 0],
    toWin: MATCHES.find((goals) => `${goals}` === options.goals) ?? GOALS_TO_WIN,
    hands: [newHand(), newHand()],
    grips: noGrips(),
    scored: null,
    anchor: { x: width / 2, y: HEIGHT / 2, ticks: 0 },
    ...buildTable(width),
  }
  serve(world)
  return world
}

/** Lays the puck in the middle; it waits a moment and then slides to the receiver. */
function serve(world: World): void {
  world.state = 'serve'
  world.wait = SERVE_TICKS
  world.scored = null
  world.anchor = { x: world.width / 2, y: HEIGHT / 2, ticks: 0 }
  world.physics.place(world.puck, world.width / 2, HEIGHT / 2)
  world.physics.setVelocity(world.puck, 0, 0)
}

function release(world: World, emit: Emit): void {
  world.state = 'play'
  const toward = world.receiver === 0 ? -1 : 1
  world.physics.setVelocity(world.puck, toward * SERVE_SPEED, drawBetween(world.random, -1.2, 1.2))
  emit({ type: 'serve', side: world.receiver, x: world.width / 2, y: HEIGHT / 2 })
}

function tellContacts(contacts: readonly Contact[], emit: Emit): void {
  for (const { a, b, speed, x, y } of contacts) {
    const other = a.kind === 'puck' ? b : a
    if (speed < 0.4 || (a.kind !== 'puck' && b.kind !== 'puck')) continue
    emit({ type: other.kind === 'mallet' ? 'hit' : 'rail', x, y, speed })
  }
}

/** A goal counts when the middle of the puck crosses the line. */
function checkGoal(world: World, emit: Emit): void {
  const { x, y, vx, vy } = world.puck
  if (x >= 0 && x <= world.width) return
  const conceded: Side = x < 0 ? 0 : 1
  const scorer: Side = conceded === 0 ? 1 : 0
  world.goals[scorer]++
  const last = world.goals[scorer] >= world.toWin
  // The deciding puck glides on slowly; any other slides in at its own speed.
  const pace = last ? 0.25 : 1
  world.scored = { x, y, vx: vx * pace, vy: vy * pace, side: conceded }
  world.state = 'goal'
  world.wait = last ? LAST_GOAL_TICKS : GOAL_TICKS
  world.receiver = conceded
  world.physics.place(world.puck, world.width / 2, HEIGHT / 2)
  world.physics.setVelocity(world.puck, 0, 0)
  emit({ type: 'goal', side: conceded, scorer, x, y, left: world.goals[0], right: world.goals[1], last })
}

/** The pause after a goal: the puck slides out of sight, then it is served, or the match is over. */
function stepGoal(world: World, emit: Emit): void {
  if (world.scored) {
    world.scored.x += world.scored.vx
    world.scored.y = clamp(
      world.scored.y + world.scored.vy,
      GOAL_TOP + PUCK_RADIUS,
      GOAL_BOTTOM - PUCK_RADIUS,
    )
  }
  if (--world.wait > 0) return
  if (Math.max(...world.goals) < world.toWin) {
    serve(world)
    return
  }
  world.state = 'over'
  emit({ type: 'finish', winner: world.goals[0] > world.goals[1] ? 0 : 1 })
}

function outcome(world: World): Outcome | null {
  if (world.state !== 'over') return null
  const [left, right] = world.goals
  const detail = `${left} : ${right}`
  if (!world.level) return { result: 'over', title: `Player ${left > right ? 1 : 2} wins`, detail }
  if (left < right) return { result: 'lost', title: 'The computer wins', detail }
  return { result: 'won', title: 'You win', detail, results: { Time: Math.round(world.ticks / 60) } }
}

export const rules: RealtimeRules<World, Action> = {
  start,
  step(world, input, emit) {
    if (world.state === 'over') return
    world.ticks++
    moveHands(world, input)
    const contacts = world.physics.step()
    if (world.state === 'goal') {
      stepGoal(world, emit)
      return
    }
    if (world.state === 'serve') {
      if (--world.wait <= 0) release(world, emit)
      return
    }
    tellContacts(contacts, emit)
    settle(world)
    checkGoal(world, emit)
    if (world.state === 'play' && freeStuck(world, emit)) {
      world.receiver = world.puck.x < world.width / 2 ? 0 : 1
      emit({ type: 'reset' })
      serve(world)
    }
  },
  hud: ({ level, goals }): Hud =>
    level ? { You: goals[0], Computer: goals[1] } : { 'Player 1': goals[0], 'Player 2': goals[1] },
  outcome,
}
