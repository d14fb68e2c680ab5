/** Reviews a turn-based game move by move, in a worker: the chart, the mistakes and the stats. */
import type { Judges } from '../../engine/bots/client'
import type { OptionValues, TurnGame } from '../../engine/core/game/contract'
import {
  type Grade,
  gradeOf,
  type Judgement,
  type Measure,
  type MoveValue,
} from '../../engine/core/game/review'
import type { History } from '../session/turns/history'
import { reviewTexts } from '../texts/review'

const MOVE_MS = 2500
const WORST = 3

export interface Verdict extends Judgement {
  /** The number of moves before it. */
  readonly step: number
  readonly grade: Grade | null
}

export interface Review {
  readonly measure: Measure
  /** The side whose evaluation it is: 'you', 'White'; null if there are no sides. */
  readonly side: string | null
  /** The evaluation after each number of moves; null if there is none. */
  readonly values: readonly (number | null)[]
  /** The verdicts on the visitors' own moves, by step. */
  readonly verdicts: ReadonlyMap<number, Verdict>
  /** The values of the legal moves after each number of moves, where the game's reviewer gives them. */
  readonly choices: readonly (readonly MoveValue[] | undefined)[]
  /** At most three moves with a grade, the worst first. */
  readonly worst: readonly Verdict[]
  /** Stats of the whole game, by label. */
  readonly summary: Readonly<Record<string, string | number>>
}

interface Played {
  readonly id: string
  readonly game: TurnGame
  readonly options: OptionValues
  readonly history: History
}

/**
 * Judges all moves in order.
 *
 * @param progress - called after each move with the number of moves done, and the review as far as that
 * @throws if the worker does not answer
 */
export async function judgePlay(
  { id, game, options, history }: Played,
  bots: Judges,
  progress: (done: number, soFar: Review) => void,
): Promise<Review> {
  const measure = await bots.measure(id)
  const max = measure.max ?? 100
  // A player at the second seat, against the computer, sees the evaluation from there.
  const seated = game.computer?.(options, 0) ? 1 : 0
  const alone = game.computer?.(options, 0) != null || game.computer?.(options, 1) != null
  const values: (number | null)[] = [null]
  const choices: (readonly MoveValue[] | undefined)[] = []
  const verdicts = new Map<number, Verdict>()
  const sums: Record<string, number> = {}
  const first = measure.first ?? reviewTexts.firstSide
  const side = !measure.sides ? null : alone ? reviewTexts.you : first
  /** With a value for each move of the game, also for those to come. */
  const soFar = (): Review => {
    const all = [...verdicts.values()]
    const rest = Array.from({ length: history.length + 1 - values.length }, () => null)
    return {
      measure,
      side,
      values: [...values, ...rest],
      verdicts: new Map(verdicts),
      choices: [...choices],
      worst: worstOf(all),
      summary: counts(all),
    }
  }
  let before = history.initial
  for (let step = 0; step < history.length; step++) {
    const { move, state, own } = history.step(step) as NonNullable<ReturnType<typeof history.step>>
    const isJudged = own || measure.sides
    const judged = isJudged
      ? await bots.judge({ game: id, before, move, after: state, values: true, limitMs: MOVE_MS })
      : null
    values.push(judged && (measure.sides && seated === 1 ? max - judged.value : judged.value))
    choices.push(judged?.values)
    if (judged && own) {
      verdicts.set(step, { ...judged, step, grade: gradeFor(judged, measure) })
      for (const [name, count] of Object.entries(judged.sums ?? {})) sums[name] = (sums[name] ?? 0) + count
    }
    before = state
    progress(step + 1, soFar())
  }
  const summary = await bots.summary({ game: id, last: before, sums, judged: verdicts.size })
  const review = soFar()
  return { ...review, summary: { ...review.summary, ...summary } }
}

const detourOf = ({ detour }: Judgement) => detour?.moves ?? 0

const gradeFor = (judged: Judgement, { grades }: Measure): Grade | null =>
  gradeOf(judged.loss, grades) ?? (judged.detour ? 'inaccuracy' : null)

/** The worst moves with a grade, worst first; among equals the earlier first. */
function worstOf(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts
    .filter(({ grade }) => grade !== null)
    .sort((a, b) => b.loss - a.loss || detourOf(b) - detourOf(a) || a.step - b.step)
    .slice(0, WORST)
}

function counts(verdicts: readonly Verdict[]): Record<string, number> {
  const many = (grade: Grade) => verdicts.filter((each) => each.grade === grade).length
  const grades: readonly Grade[] = ['blunder', 'mistake', 'inaccuracy']
  return Object.fromEntries(grades.map((grade) => [reviewTexts.counts[grade], many(grade)]))
}
