/** Plays a recording on without a visitor: by the game's bot, or by random legal moves. Equal arguments give equal games. */
import type {
  GameEvent,
  OptionValues,
  RealtimeBot,
  RealtimeGame,
  Size,
  TurnBot,
  TurnGame,
} from '../../engine/core/game/contract'
import { stateAt } from '../../engine/core/game/own'
import { frameFrom } from '../../engine/core/input/input'
import { createRandom, draw, pick } from '../../engine/core/math/random'
import { exactFrame } from '../../engine/core/replay/frames'
import type { TurnInput } from '../../engine/core/replay/replay'
import { readSteps } from '../../engine/storage/values/steps'
import { RealtimeRecording } from './realtimeRecording'
import { TurnRecording } from './turnRecording'

/** A bot's time is up after it was asked this often: a count instead of a time, so that it always finds the same move. */
const ASKS = 300
/** The time of a move, ms. */
export const MOVE_MS = 500
/** The time that a bot has for a hint, ms: the page waits. */
const HINT_MS = 400

export const newRealtime = (
  { rules }: RealtimeGame,
  options: OptionValues,
  seed: number,
  size: Size,
): RealtimeRecording => new RealtimeRecording({ rules, options, seed, size }, [])

/** The initial state of a turn-based game; with `input`, that of its replay. */
export const initialOf = (
  { rules }: TurnGame,
  options: OptionValues,
  seed: number,
  input: TurnInput | null = null,
): unknown =>
  input?.position === undefined ? rules.start(options, seed) : stateAt(rules, input.position, options)

/** The recording of a turn-based game; with `input`, the moves of its replay, at the last one. */
export function newTurns(
  game: TurnGame,
  options: OptionValues,
  seed: number,
  input: TurnInput | null = null,
): TurnRecording {
  const recording = new TurnRecording(game.rules, initialOf(game, options, seed, input))
  for (const [move, at] of (input && readSteps(input)) ?? []) recording.add(move, at)
  return recording
}

/** Records one tick by the bot. False, without a tick, if the game is over. */
export function botTick(
  recording: RealtimeRecording,
  game: RealtimeGame,
  bot: RealtimeBot<unknown>,
  emit?: (event: GameEvent) => void,
): boolean {
  if (recording.isOver) return false
  const { hold = [], pointers = [] } = bot(recording.world, recording.tick)
  const before = Object.keys(recording.frame.held)
  recording.add(exactFrame(frameFrom(hold, before, pointers), game.pointerSpeeds === true), emit)
  return true
}

/** Records one move: an automatic one, else by the weakest level of the bot, else at random. False if the game is over. */
export function botMove(
  recording: TurnRecording,
  game: TurnGame,
  bot: TurnBot<unknown, unknown> | null,
  seed: number,
): boolean {
  const { rules } = game
  const { value: state, playTime, at } = recording
  if (recording.isOver) return false
  const legal = rules.legal(state)
  const next = legal.length === 0 ? rules.next?.(state) : null
  if (next) return recording.add(next.move, playTime + next.after) === null
  const random = createRandom(seed + at)
  const level = bot?.levels[0]
  let asks = 0
  const move =
    bot && level !== undefined
      ? bot.choose(state, level, { random: () => draw(random), overtime: () => ++asks > ASKS })
      : pick(random, legal)
  return recording.add(move, playTime + MOVE_MS) === null
}

/** What the board shows of a hint, and its text. */
export interface ShownHint {
  readonly move: unknown
  readonly text: string
  /** The cells that its first part highlights. */
  readonly highlighted: readonly number[]
}

/** The hint of the bot in this state; null if it has none. */
export function hintIn(
  state: unknown,
  { rules, hints }: TurnGame,
  bot: TurnBot<unknown, unknown> | null,
  seed: number,
): ShownHint | null {
  const mayHelp =
    rules.outcome(state) === null && (typeof hints === 'function' ? hints(state) : hints === true)
  if (!mayHelp || !bot) return null
  const random = createRandom(seed)
  const ask = (times?: number) => {
    const end = performance.now() + HINT_MS
    return bot.hint?.(state, { random: () => draw(random), overtime: () => performance.now() > end, times })
  }
  const first = ask(1)
  const all = ask()
  return all ? { move: all.move, text: all.text, highlighted: first?.highlighted ?? [] } : null
}
