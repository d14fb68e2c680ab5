/** Records games without a page, and computes the digest of the state in which a recorded game ends. */
import { createHash } from 'node:crypto'
import type {
  Game,
  OptionValues,
  RealtimeBot,
  RealtimeGame,
  TurnGame,
} from '../../src/engine/core/game/contract'
import { worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { createRandom, pick } from '../../src/engine/core/math/random'
import { exactFrame } from '../../src/engine/core/replay/frames'
import { FrameWriter } from '../../src/engine/core/replay/frameWriter'
import type { RealtimeInput, Replay, TurnInput } from '../../src/engine/core/replay/replay'
import { ReplayPlayer } from '../../src/engine/core/replay/replayPlayer'
import { readSteps, StepsWriter } from '../../src/engine/storage/values/steps'
import { bots } from '../../src/games/bots'

/** 20 seconds of a real-time game. */
const TICKS = 1200
const MOVES = 150
const MOVE_MS = 700

async function realtimeInput(
  id: string,
  game: RealtimeGame,
  options: OptionValues,
  seed: number,
): Promise<RealtimeInput> {
  const bot = (await bots[id]?.()) as RealtimeBot<unknown>
  const size = worldSize(game, options)
  const world = game.rules.start(options, seed, size)
  const writer = new FrameWriter()
  let before: readonly string[] = []
  for (let tick = 0; tick < TICKS && !game.rules.outcome(world); tick++) {
    const { hold = [], pointers = [] } = bot(world, tick)
    const frame = exactFrame(frameFrom(hold, before, pointers), game.pointerSpeeds === true)
    writer.add(frame)
    game.rules.step(world, readInput(frame), () => {})
    before = hold
  }
  return { kind: 'realtime', size, ticks: writer.ticks, slots: writer.slots, frames: writer.take() }
}

function turnInput(game: TurnGame, options: OptionValues, seed: number): TurnInput {
  const { rules } = game
  const random = createRandom(seed)
  const steps = new StepsWriter()
  let state = rules.start(options, seed)
  let at = 0
  for (let move = 0; move < MOVES && !rules.outcome(state); move++) {
    const legal = rules.legal(state)
    const next = legal.length === 0 ? rules.next?.(state) : null
    if (legal.length === 0 && !next) break
    const choice = next ? next.move : pick(random, legal)
    at += next ? next.after : MOVE_MS
    const applied = rules.apply(state, choice, at)
    if ('refused' in applied) break
    steps.add([choice, at, !next])
    state = applied.state
  }
  const { moves, steps: text } = steps.text()
  return { kind: 'turn', moves, steps: text }
}

/** Records a game played by the game's bot, or by random legal moves. */
export async function recordPlay(
  id: string,
  game: Game,
  options: OptionValues,
  seed: number,
): Promise<Replay> {
  const input =
    game.kind === 'realtime' ? await realtimeInput(id, game, options, seed) : turnInput(game, options, seed)
  const digest = game.replayVersion
  return { game: id, digest, seed, options, date: 0, result: 'open', figures: {}, input }
}

/** A digest of a world or state. */
export function digestOf(last: unknown): string {
  return createHash('sha256').update(JSON.stringify(last)).digest('hex').slice(0, 16)
}

/** Replays a record. @returns its final world or state */
export function lastOf(game: Game, { options, seed, input }: Replay): unknown {
  if (game.kind === 'realtime') {
    const replay = new ReplayPlayer(game.rules, options, seed, input as RealtimeInput)
    return replay.to(Number.POSITIVE_INFINITY).world
  }
  const steps = readSteps(input as TurnInput) ?? []
  return steps.reduce<unknown>(
    (state, [move, at]) => {
      const applied = game.rules.apply(state, move, at)
      if ('refused' in applied) throw new Error(`${JSON.stringify(move)}: ${applied.refused}`)
      return applied.state
    },
    game.rules.start(options, seed),
  )
}
