/** Judges moves in a worker of its own, so that a search of the computer is not delayed. */
import { type Bots, createBots, type Judges } from '../../engine/bots/client'
import type { TurnGame } from '../../engine/core/game/contract'
import { gradeOf, type Judgement } from '../../engine/core/game/review'
import { freshSeed } from '../opening/opening'
import { answerHere, spawn } from '../session/turns/botWorker'

export type Judging = Judges & Pick<Bots, 'hint'>

const judges: Judging = createBots(spawn, answerHere)

const MOVE_MS = 2500
/** More parts than any hint has: the last one names the move. */
const ALL_PARTS = 9

interface Judged extends Judgement {
  /** It loses at least as much as what the game's reviewer calls a mistake. */
  readonly isMistake: boolean
}

/** The judgement of a move; null if it is not judged. */
export async function judgeMove(
  game: string,
  step: { readonly before: unknown; readonly move: unknown; readonly after: unknown },
  by: Judging = judges,
): Promise<Judged | null> {
  const { grades } = await by.measure(game)
  const judged = await by.judge({ game, ...step, limitMs: MOVE_MS })
  if (!judged) return null
  const grade = gradeOf(judged.loss, grades)
  return { ...judged, isMistake: grade === 'mistake' || grade === 'blunder' }
}

/** Whether the move that a hint names in this state is right, and no guess. */
export async function isHintRight(
  id: string,
  { rules }: TurnGame,
  state: unknown,
  by: Judging = judges,
): Promise<boolean> {
  const seed = freshSeed()
  const hint = await by.hint({ game: id, state, level: '', seed, limitMs: MOVE_MS, times: ALL_PARTS })
  const applied = hint && rules.apply(state, hint.move, 0)
  if (!applied || 'refused' in applied) return false
  const judged = await judgeMove(id, { before: state, move: hint.move, after: applied.state }, by)
  return judged !== null && !judged.isMistake && !judged.sums?.guesses
}
