/** The rules of Tug of War: a step of rope for every press, three rounds or thirty seconds. */
import type { Emit, Hud, Input, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { endOfTeams } from '../../../engine/core/game/seatEnd'
import { type Seat, teamOf } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { chance, createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import {
  BEAR_ROUNDS,
  BEAR_TICKS,
  bearPulls,
  newBear,
  pullOfPlayer,
  starsOf,
  stepPhase,
  wakeBear,
} from './bears'
import { followPulls, newFollow } from './follow'
import { bearNameOf } from './habits'
import { joinPairs, newPairs, pairPulls, peopleOf } from './pairs'
import { BEAT_TICKS, inTime, noRhythm, pressed, startBeats } from './rhythm'
import {
  type Action,
  type Bear,
  END_TICKS,
  type Event,
  LEFT_WINS_AT,
  LEVELS,
  type Level,
  MATCH_TICKS,
  type Opponent,
  type Pairs,
  PULL_STEP,
  READY_TICKS,
  RESET_TICKS,
  type Rhythm,
  RIGHT_WINS_AT,
  ROPE_START,
  type Side,
  trialTicks,
  type World,
} from './world'

export * from './bears'
export * from './habits'
export * from './pairs'
export * from './rhythm'
export * from './world'

/** Time to read the name of a bear, or that everyone can join. */
const READING_TICKS = 100

const hasPace = (level: Opponent): level is Level => level !== 'follows' && level !== 'bear'

/** Presses of this tick: keys and pads, and fingers on the side's half (anywhere with one player). */
function pullsOf(world: World, input: Input<Action>, side: Side): number {
  const keys = input.pressed('pull', side) ? 1 : 0
  const fingers = input.pointers.filter(
    ({ pressed, x }) => pressed && (world.level !== null || (x < world.width / 2 ? 0 : 1) === side),
  )
  return keys + fingers.length
}

function pull(world: World, side: Side, emit: Emit<Event>, seat?: Seat): void {
  world.rope += side === 0 ? -PULL_STEP : PULL_STEP
  world.pulls[side]++
  emit({ type: 'pull', side, rope: world.rope, ...(seat !== undefined && { seat }) })
}

/** A press in rhythm pulls depending on how close to the beat it was, or slips. */
function pullInRhythm(world: World, rhythm: Rhythm, side: Side, emit: Emit<Event>): void {
  const { units, hit } = pressed(rhythm, side)
  world.rope += side === 0 ? -units : units
  world.pulls[side]++
  emit({ type: hit === 'slip' ? 'slip' : 'pull', side, rope: world.rope, hit })
}

/** A press against a bear of the tournament counts double, counts, or ends in a fall. */
function pullAtBear(world: World, bear: Bear, emit: Emit<Event>): void {
  world.pulls[0]++
  const units = pullOfPlayer(bear)
  if (units === null) return
  world.rope -= units
  emit(units < 0 ? { type: 'fall', rope: world.rope } : { type: 'pull', side: 0, rope: world.rope })
}

/** The computer tries at its interval, and sometimes slips. `pulled`: the player's pull in this tick. */
function computerPulls(world: World, pulled: number, emit: Emit<Event>): void {
  if (world.level === 'follows') {
    if (world.follow && followPulls(world, world.follow, pulled)) pull(world, 1, emit)
    return
  }
  if (!world.level || !hasPace(world.level) || --world.computerWait > 0) return
  world.computerWait += trialTicks(world.level)
  if (chance(world.random, LEVELS[world.level].chance)) pull(world, 1, emit)
}

/** One tick of one at each end: two people, or one and the computer. */
function pullAlone(world: World, input: Input<Action>, emit: Emit<Event>): void {
  const { bear } = world
  const before = world.rope
  const presses = world.pulls[0]
  for (const side of [0, 1] as const) {
    if (side === 1 && world.level) continue
    for (let n = pullsOf(world, input, side); n > 0; n--)
      if (world.rhythm) pullInRhythm(world, world.rhythm, side, emit)
      else if (bear) pullAtBear(world, bear, emit)
      else pull(world, side, emit)
  }
  if (bear && bearPulls(bear, world.pulls[0] - presses)) pull(world, 1, emit)
  computerPulls(world, before - world.rope, emit)
}

function winRound(world: World, side: Side, emit: Emit<Event>): void {
  world.rounds[side]++
  world.last = side
  const last = world.rounds[side] >= world.roundsToWin || world.ticksLeft <= 0
  world.state = last ? 'end' : 'rest'
  world.wait = last ? END_TICKS : RESET_TICKS
  emit({ type: 'round', side, left: world.rounds[0], right: world.rounds[1], last })
}

/** The winner now: more rounds, then the closer rope (a rope past a flag has counted as a round); null for a tie. */
function leader({ rounds: [left, right], rope }: Pick<World, 'rounds' | 'rope'>): Side | null {
  if (left !== right) return left > right ? 0 : 1
  if (rope === ROPE_START || rope <= LEFT_WINS_AT || rope >= RIGHT_WINS_AT) return null
  return rope < ROPE_START ? 0 : 1
}

/** Ticks of pulling so far. */
const pulledTicks = ({ bear, ticksLeft }: Pick<World, 'bear' | 'ticksLeft'>) =>
  (bear ? BEAR_TICKS : MATCH_TICKS) - ticksLeft

/** Seconds of pulling so far, to a tenth. */
const secondsOf = (world: World) => Math.round(pulledTicks(world) / 6) / 10

/** Presses per second of pulling, to a tenth. */
export function paceOf(world: Pick<World, 'pulls' | 'bear' | 'ticksLeft'>, side: Side): number {
  return perSecond(world, world.pulls[side])
}

function perSecond(world: Pick<World, 'bear' | 'ticksLeft'>, pulls: number): number {
  const seconds = pulledTicks(world) / TICKS_PER_SECOND
  return seconds > 0 ? Math.round((10 * pulls) / seconds) / 10 : 0
}

/** The player's own statistics, by id. */
function statsOf(world: World): Record<string, number> {
  return world.rhythm ? { 'On the beat': inTime(world, 0) } : { 'Presses a second': paceOf(world, 0) }
}

/** The score and, for two players, the statistics of both. `soon`: decided before time was up. */
function detailOf(world: World, soon: boolean): string {
  const [left, right] = world.rounds
  const score = soon ? texts.ends.score(left, right) : texts.ends.scoreAtTime(left, right)
  if (world.level && !world.pairs) return score
  if (world.rhythm) return texts.ends.beat(score, inTime(world, 0), inTime(world, 1))
  return texts.ends.pace(score, paceOf(world, 0), paceOf(world, 1))
}

/** The end of two against two. A person among computers has statistics, and the time of a win before time was up. */
function pairsOutcome(world: World, pairs: Pairs, winner: Side | null, soon: boolean): Outcome<Stat> {
  const people = peopleOf(pairs)
  const detail = detailOf(world, soon)
  const end =
    winner === null
      ? ({ result: 'tied', title: texts.ends.tie } as const)
      : endOfTeams<Stat>(people, winner, texts.ends)
  const [alone, second] = people
  if (alone === undefined || second !== undefined) return { ...end, detail }
  const pace = perSecond(world, itemAt(pairs.pulls, alone))
  return {
    ...end,
    detail,
    results: {
      ...(end.result === 'won' && soon && { Time: secondsOf(world) }),
      'Presses a second': pace,
    },
  }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start(options, seed, size) {
    // The drum sets the same pace for both, and two people need none.
    const pace = options.pull === 'rhythm' || options.players === '2' ? 'level' : options.pace
    const bear = pace === 'tournament' ? newBear(Number(options.bear)) : undefined
    const follows = options.pace === 'follows' && options.pull !== 'rhythm'
    const level: Opponent = follows ? 'follows' : bear ? 'bear' : options.level
    const random = createRandom(seed)
    const pairs = pace === 'pairs' ? newPairs(random, options.level, size) : undefined
    return {
      width: size.width,
      random,
      level: options.players === '2' ? null : level,
      ...(level === 'follows' ? { follow: newFollow() } : {}),
      ...(bear && { bear }),
      ...(pairs && { pairs }),
      roundsToWin: bear ? BEAR_ROUNDS : Number(options.rounds),
      state: 'ready',
      wait: bear || pairs ? READING_TICKS : READY_TICKS,
      rope: ROPE_START,
      rounds: [0, 0],
      pulls: [0, 0],
      rhythm: options.pull === 'rhythm' ? noRhythm() : null,
      ticksLeft: bear ? BEAR_TICKS : MATCH_TICKS,
      computerWait: hasPace(level) ? trialTicks(level) : 0,
      last: null,
    }
  },

  step(world, input, emit) {
    if (world.state === 'over') return
    const { bear, pairs } = world
    if (pairs) joinPairs(world, pairs, input)
    if (world.state !== 'pull') {
      if (bear && world.last === null && world.wait === READING_TICKS)
        emit({ type: 'bear', bear: bear.number })
      if (--world.wait > 0) return
      if (world.state === 'end') {
        world.state = 'over'
        return
      }
      world.rope = ROPE_START
      world.state = 'pull'
      if (world.rhythm) startBeats(world.rhythm)
      if (bear) wakeBear(bear)
      emit({ type: 'go' })
      return
    }
    if (world.rhythm && ++world.rhythm.clock % BEAT_TICKS === 0) emit({ type: 'beat' })
    if (bear) stepPhase(world, bear, emit)
    if (pairs) for (const seat of pairPulls(world, pairs, input)) pull(world, teamOf(seat), emit, seat)
    else pullAlone(world, input, emit)
    world.ticksLeft--
    if (world.rope <= LEFT_WINS_AT) winRound(world, 0, emit)
    else if (world.rope >= RIGHT_WINS_AT) winRound(world, 1, emit)
    if (world.state === 'pull' && world.ticksLeft <= 0) {
      world.state = 'end'
      world.wait = END_TICKS
      emit({ type: 'time' })
    }
  },

  hud({ level, pairs, rounds: [left, right], ticksLeft }): Hud<Stat> {
    const Time = Math.ceil(ticksLeft / TICKS_PER_SECOND)
    if (pairs) return { 'Team 1': left, 'Team 2': right, Time }
    return level ? { You: left, Computer: right, Time } : { 'Player 1': left, 'Player 2': right, Time }
  },

  outcome(world): Outcome<Stat> | null {
    if (world.state !== 'over') return null
    const [left, right] = world.rounds
    const winner = leader(world)
    const soon = world.ticksLeft > 0 || Math.max(left, right) >= world.roundsToWin
    if (world.pairs) return pairsOutcome(world, world.pairs, winner, soon)
    const detail = detailOf(world, soon)
    if (winner === null)
      return {
        result: 'tied',
        title: texts.ends.tie,
        detail,
        ...(world.level ? { results: statsOf(world) } : {}),
      }
    if (!world.level) return { result: 'over', title: texts.ends.playerWins(winner + 1), detail }
    const stats = statsOf(world)
    const { bear } = world
    const title = bear ? texts.ends.bearWins(texts.bears[bearNameOf(bear.number)]) : texts.ends.computerWins
    if (winner === 1) return { result: 'lost', title, detail, results: stats }
    return {
      result: 'won',
      title: texts.ends.youWin,
      detail,
      results: {
        ...(soon && { Time: secondsOf(world) }),
        ...stats,
        ...(bear && { Stars: starsOf(bear, world.ticksLeft, soon) }),
      },
    }
  },
}
