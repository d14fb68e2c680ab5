/** Plays a game to a moment without a screen, by its bot or by random legal moves. Equal arguments give equal results. */
import type {
  GameEvent,
  OptionValues,
  RealtimeBot,
  RealtimeGame,
  Size,
  TurnBot,
  TurnGame,
} from '../../engine/core/game/contract'
import { frameFrom, readInput } from '../../engine/core/input/input'
import { createRandom, draw, pick } from '../../engine/core/math/random'

/** A bot's time is up after it was asked this often: a count instead of a time, so that it always finds the same move. */
const ASKS = 300
/** The time of a move, ms. */
const MOVE_MS = 500

export interface RealtimeRun {
  readonly world: unknown
  readonly tick: number
  /** Runs one tick by the bot. False, without a tick, if the game is over. */
  step(emit: (event: GameEvent) => void): boolean
}

/** A game played by the bot, at its start. */
export function realtimeRun(
  game: RealtimeGame,
  bot: RealtimeBot<unknown>,
  options: OptionValues,
  seed: number,
  size: Size,
): RealtimeRun {
  const world = game.rules.start(options, seed, size)
  let before: readonly string[] = []
  let tick = 0
  return {
    world,
    get tick() {
      return tick
    },
    step(emit) {
      if (game.rules.outcome(world)) return false
      const { hold = [], pointers = [] } = bot(world, tick++)
      game.rules.step(world, readInput(frameFrom(hold, before, pointers)), emit)
      before = hold
      return true
    },
  }
}

/** A position of a turn-based game, and the move that led to it. */
export interface TurnMoment {
  readonly state: unknown
  readonly previous: unknown
  readonly events: readonly GameEvent[]
  /** Moves so far, including automatic ones. */
  readonly moves: number
  /** Play time, ms. */
  readonly at: number
}

export interface TurnRun {
  readonly now: TurnMoment
  /** Makes a move: by the bot, at random, or an automatic one. False if the game is over. */
  step(): boolean
  /** Makes a visitor's move; false if it is refused. */
  play(move: unknown): boolean
}

/** A game played by the weakest level of the bot, or at random without one, at its start. */
export function turnRun(
  game: TurnGame,
  bot: TurnBot<unknown, unknown> | null,
  options: OptionValues,
  seed: number,
): TurnRun {
  const { rules } = game
  const random = createRandom(seed)
  let now: TurnMoment = { state: rules.start(options, seed), previous: null, events: [], moves: 0, at: 0 }
  const apply = (move: unknown, after: number): boolean => {
    const at = now.at + after
    const applied = rules.apply(now.state, move, at)
    if ('refused' in applied) return false
    now = { ...applied, previous: now.state, moves: now.moves + 1, at }
    return true
  }
  const choose = (legal: readonly unknown[]): unknown => {
    const level = bot?.levels[0]
    if (!bot || level === undefined) return pick(random, legal)
    let asks = 0
    return bot.choose(now.state, level, { random: () => draw(random), overtime: () => ++asks > ASKS })
  }
  return {
    get now() {
      return now
    },
    step() {
      if (rules.outcome(now.state)) return false
      const legal = rules.legal(now.state)
      const next = rules.next?.(now.state)
      if (next && legal.length === 0) return apply(next.move, next.after)
      return apply(choose(legal), MOVE_MS)
    },
    play: (move) => apply(move, MOVE_MS),
  }
}
