/** The rules of Air Hockey: serves, play, goals, freeing stuck pucks, and the end of a match by goals or by the clock. */
import type { Emit, Hud, Outcome, RealtimeRules, Size } from '../../../engine/core/game/contract'
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { endOfTeams } from '../../../engine/core/game/seatEnd'
import { FOUR_SEATS } from '../../../engine/core/input/seats'
import { clamp } from '../../../engine/core/math/geometry'
import { createRandom, drawBetween, drawInt } from '../../../engine/core/math/random'
import type { Contact } from '../../../engine/physics/physics'
import { noGrips } from '../../shared/paddles/pointerOwners'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { addPosts, CUP_GOALS, MEET_TICKS, movePosts, rivalIdOf, rivalOf, starsOf, tableOf } from './cup'
import { moveMallets } from './mallets'
import { addPairs } from './pairs'
import { freeStuck, settle } from './puck'
import { decided, inPlay, putAside, roundsOf, spotTaken, spotY } from './rounds'
import {
  type Action,
  addPuck,
  buildTable,
  type Cup,
  type Event,
  GOAL_BOTTOM,
  GOAL_TICKS,
  GOAL_TOP,
  GOALS_TO_WIN,
  HEIGHT,
  LAST_GOAL_TICKS,
  MATCH_TICKS,
  type MalletControl,
  type Pairs,
  PUCK_RADIUS,
  paceOf,
  type Round,
  SERVE_SPEED,
  SERVE_TICKS,
  type Side,
  type World,
} from './world'

export * from './cup'
export * from './pairs'
export * from './rounds'
export * from './world'

const newControl = (): MalletControl => ({ vx: 0, vy: 0, aim: null, wait: 0, striking: false, luck: 0 })

function start(options: Options, seed: number, { width }: Size): World {
  const random = createRandom(seed)
  const cup: Cup | undefined =
    options.players === '1' && options.match === 'cup'
      ? { rival: rivalIdOf(Number(options.rival)), met: false }
      : undefined
  const isPairs = options.players === '1' && options.match === 'pairs'
  const table = tableOf(cup)
  // A cup match has its own length, and the first serve of it is an easy one for the player.
  const goals = cup ? CUP_GOALS : options.goals
  const receiver = drawInt(random, 0, 1) as Side
  const world: World = {
    width,
    random,
    level: options.players === '2' ? null : options.level,
    state: 'serve',
    ticks: 0,
    wait: SERVE_TICKS,
    receiver: cup ? 0 : receiver,
    goals: [0, 0],
    toWin: goals === 'time' ? GOALS_TO_WIN : Number(goals),
    hands: [newControl(), newControl()],
    grips: noGrips(),
    scored: null,
    anchor: { x: width / 2, y: HEIGHT / 2, ticks: 0 },
    ...buildTable(width, table, paceOf({ width, ...(cup && { cup }) })),
    ...(cup && { cup }),
  }
  if (isPairs) world.pairs = addPairs(world.physics, world.mallets, width, newControl)
  if (table.posts) world.posts = addPosts(world)
  // One for each side at the start.
  if (cup ? table.twoPucks : options.pucks === '2')
    world.second = {
      puck: addPuck(world.physics, width, table),
      state: 'serve',
      wait: SERVE_TICKS,
      receiver: world.receiver === 0 ? 1 : 0,
      scored: null,
      anchor: { ...world.anchor },
    }
  if (goals === 'time') world.timeLeft = MATCH_TICKS
  for (const round of roundsOf(world)) serve(world, round)
  return world
}

/** Before the first serve of a cup match: announces the opponent and shows it for a moment. */
function meetRival(world: World, cup: Cup, emit: Emit<Event>): void {
  if (cup.met) return
  cup.met = true
  for (const round of roundsOf(world)) round.wait += MEET_TICKS
  emit({ type: 'meet', rival: cup.rival })
}

/** The puck waits a moment, then slides from its spot to the receiver. */
function serve(world: World, round: Round): void {
  round.state = 'serve'
  round.wait = SERVE_TICKS
  round.scored = null
  round.anchor = { x: world.width / 2, y: spotY(world, round), ticks: 0 }
  putAside(world, round)
}

function release(world: World, round: Round, emit: Emit<Event>): void {
  const { puck, receiver } = round
  const y = spotY(world, round)
  round.state = 'play'
  const toward = receiver === 0 ? -1 : 1
  if (world.second) world.physics.place(puck, world.width / 2, y)
  const across = drawBetween(world.random, -1.2, 1.2)
  // The first puck of a cup slides straight to the mallet.
  const straight = world.cup && world.goals[0] + world.goals[1] === 0
  world.physics.setVelocity(puck, toward * SERVE_SPEED * paceOf(world), straight ? 0 : across)
  emit({ type: 'serve', side: receiver, x: world.width / 2, y })
}

/** The event when a puck meets a body of this kind. */
const CONTACT_EVENTS: Readonly<Record<string, 'hit' | 'clash'>> = { mallet: 'hit', puck: 'clash' }

function emitContacts(contacts: readonly Contact[], emit: Emit<Event>): void {
  for (const { a, b, speed, x, y } of contacts) {
    const other = a.kind === 'puck' ? b : a
    if (speed < 0.4 || (a.kind !== 'puck' && b.kind !== 'puck')) continue
    emit({ type: CONTACT_EVENTS[other.kind] ?? 'rail', x, y, speed })
  }
}

/** A goal counts when the middle of the puck crosses the line. */
function checkGoal(world: World, round: Round, emit: Emit<Event>): void {
  const { x, y, vx, vy } = round.puck
  if (x >= 0 && x <= world.width) return
  const conceded: Side = x < 0 ? 0 : 1
  const scorer: Side = conceded === 0 ? 1 : 0
  world.goals[scorer]++
  const last = decided(world)
  // The deciding puck glides slowly; any other keeps its speed.
  const pace = last ? 0.25 : 1
  round.scored = { x, y, vx: vx * pace, vy: vy * pace, side: conceded }
  round.state = 'goal'
  round.wait = last ? LAST_GOAL_TICKS : GOAL_TICKS
  round.receiver = conceded
  putAside(world, round)
  // The match ends after the deciding goal: another puck's pause lasts longer.
  if (last) for (const other of roundsOf(world)) if (other !== round) other.wait += LAST_GOAL_TICKS + 1
  emit({ type: 'goal', side: conceded, scorer, x, y, left: world.goals[0], right: world.goals[1], last })
}

/** The pause after a goal: the puck slides out of sight, then it is served, or the match is over. */
function stepGoal(world: World, round: Round, emit: Emit<Event>): void {
  const { scored } = round
  if (scored) {
    scored.x += scored.vx
    scored.y = clamp(scored.y + scored.vy, GOAL_TOP + PUCK_RADIUS, GOAL_BOTTOM - PUCK_RADIUS)
  }
  if (--round.wait > 0) return
  if (!decided(world)) {
    serve(world, round)
    return
  }
  finish(world, emit)
}

function finish(world: World, emit: Emit<Event>): void {
  world.state = 'over'
  emit({ type: 'finish', winner: world.goals[0] > world.goals[1] ? 0 : 1 })
}

/** One tick of a timed match. The clock stops while no puck is in play; a tie continues to the next goal. */
function stepClock(world: World, emit: Emit<Event>): void {
  if (!world.timeLeft || !inPlay(world) || --world.timeLeft > 0) return
  const tied = !decided(world)
  emit({ type: 'time', tied })
  if (!tied) finish(world, emit)
}

function stepRound(world: World, round: Round, emit: Emit<Event>): void {
  // A mallet can reach a waiting puck, but must not strike it into a goal that would not count.
  if (round.state === 'goal' || round.state === 'serve') putAside(world, round)
  if (round.state === 'goal') {
    stepGoal(world, round, emit)
    return
  }
  if (round.state === 'serve') {
    if (--round.wait <= 0 && !spotTaken(world, round)) release(world, round, emit)
    return
  }
  if (world.state === 'over') return
  settle(world, round)
  if (!decided(world)) checkGoal(world, round, emit)
  if (round.state === 'play' && !decided(world) && freeStuck(world, round, emit)) {
    round.receiver = round.puck.x < world.width / 2 ? 0 : 1
    emit({ type: 'reset' })
    serve(world, round)
  }
}

function outcome(world: World): Outcome<Stat> | null {
  if (world.state !== 'over') return null
  const [left, right] = world.goals
  const detail = texts.ends.score(left, right)
  if (world.cup) return cupOutcome(world, world.cup)
  if (world.pairs) return pairsOutcome(world, world.pairs)
  if (!world.level) return { result: 'over', title: texts.ends.playerWins(left > right ? 1 : 2), detail }
  if (left < right) return { result: 'lost', title: texts.ends.computerWins, detail }
  const won = { result: 'won', title: texts.ends.youWin, detail } as const
  // In a timed match every win takes the same time.
  return world.timeLeft === undefined
    ? { ...won, results: { Time: Math.round(world.ticks / TICKS_PER_SECOND) } }
    : won
}

/** The end of two against two: for one person among computers, or for several. Only wins have a time. */
function pairsOutcome({ goals: [left, right], ticks, timeLeft }: World, { human }: Pairs): Outcome<Stat> {
  const detail = texts.ends.score(left, right)
  const winner: Side = left > right ? 0 : 1
  const people = FOUR_SEATS.filter((seat) => human[seat])
  const end = { ...endOfTeams<Stat>(people, winner, texts.ends), detail }
  return end.result === 'won' && timeLeft === undefined
    ? { ...end, results: { Time: Math.round(ticks / TICKS_PER_SECOND) } }
    : end
}

/** The end of a cup match. Only wins have a time. */
function cupOutcome({ goals, ticks }: World, { rival }: Cup): Outcome<Stat> {
  const { name, fullName } = texts.rivals[rival]
  const stars = starsOf(goals)
  const detail = texts.ends.score(goals[0], goals[1])
  if (stars === 0)
    return { result: 'lost', title: texts.cup.rivalWins(fullName), detail, results: { Stars: 0 } }
  const results = { Stars: stars, Time: Math.round(ticks / TICKS_PER_SECOND) }
  return { result: 'won', title: texts.cup.beat(name, stars), detail, results }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  step(world, input, emit) {
    if (world.state === 'over') return
    if (world.cup) meetRival(world, world.cup, emit)
    world.ticks++
    moveMallets(world, input)
    movePosts(world)
    const contacts = world.physics.step()
    if (inPlay(world)) emitContacts(contacts, emit)
    stepClock(world, emit)
    for (const round of roundsOf(world)) stepRound(world, round, emit)
  },
  hud: ({ level, goals, cup, pairs, timeLeft }): Hud<Stat> => ({
    ...(timeLeft === undefined ? {} : { Time: Math.ceil(timeLeft / TICKS_PER_SECOND) }),
    ...(pairs
      ? { 'Team 1': goals[0], 'Team 2': goals[1] }
      : cup
        ? { You: goals[0], [rivalOf(cup).stat]: goals[1] }
        : level
          ? { You: goals[0], Computer: goals[1] }
          : { 'Player 1': goals[0], 'Player 2': goals[1] }),
  }),
  outcome,
}
