/** Reviews a whole turn-based game, move by move, in a worker: the chart, the mistakes and the stats. */
import type { Judges } from '../../engine/bots/client'
import type { OptionValues, TurnGame } from '../../engine/core/game/contract'
import { type Figure, type Grade, gradeOf, type Judgement } from '../../engine/core/game/review'
import type { History } from '../session/turns/history'

/** One move may take so long, ms. */
const MOVE_MS = 2500
/** The most mistakes in the list. */
const WORST = 3

/** A move that was judged. */
export interface Verdict extends Judgement {
  /** How many moves came before it. */
  readonly step: number
  readonly grade: Grade | null
}

export interface Review {
  readonly figure: Figure
  /** Whose chances they are: 'Your', 'White's', or '' where there are no sides. */
  readonly whose: string
  /** The evaluation after each number of moves; null where there is none. */
  readonly values: readonly (number | null)[]
  /** Of the visitors' own moves, by step. */
  readonly verdicts: ReadonlyMap<number, Verdict>
  /** The worst ones first, with a grade; three at most. */
  readonly worst: readonly Verdict[]
  /** Stats of the whole game, by label. */
  readonly summary: Readonly<Record<string, string | number>>
}

interface Played {
  readonly id: string
  readonly game: TurnGame
  readonly options: OptionValues
  readonly history: History<unknown, unknown>
}

/** Judges all moves in order. `progress` is called with the number done. Rejects if the worker does not answer. */
export async function judgePlay(
  { id, game, options, history }: Played,
  bots: Judges,
  progress: (done: number) => void,
): Promise<Review> {
  const figure = await bots.figure(id)
  const most = figure.most ?? 100
  // The only person at the second seat sees the line from there.
  const seated = game.computer?.(options, 0) ? 1 : 0
  const alone = game.computer?.(options, 0) != null || game.computer?.(options, 1) != null
  const values: (number | null)[] = [null]
  const verdicts = new Map<number, Verdict>()
  const sums: Record<string, number> = {}
  let before = history.initial
  for (let step = 0; step < history.length; step++) {
    const { move, state, own } = history.step(step) as NonNullable<ReturnType<typeof history.step>>
    const counts = own || figure.sides
    const judged = counts
      ? await bots.judge({ game: id, before, move, after: state, limitMs: MOVE_MS })
      : null
    values.push(judged && (figure.sides && seated === 1 ? most - judged.value : judged.value))
    if (judged && own) {
      verdicts.set(step, { ...judged, step, grade: gradeFor(judged, figure) })
      for (const [name, count] of Object.entries(judged.sums ?? {})) sums[name] = (sums[name] ?? 0) + count
    }
    before = state
    progress(step + 1)
  }
  const all = [...verdicts.values()]
  const summary = await bots.summary({ game: id, last: before, sums, judged: all.length })
  const whose = !figure.sides ? '' : alone ? 'Your' : `${figure.first ?? 'The first side'}'s`
  return { figure, whose, values, verdicts, worst: worstOf(all), summary: { ...counts(all), ...summary } }
}

const detourOf = ({ detour }: Judgement) => detour?.moves ?? 0

const gradeFor = (judged: Judgement, { grades }: Figure): Grade | null =>
  gradeOf(judged.loss, grades) ?? (judged.detour ? 'inaccuracy' : null)

/** The worst graded ones, worst first; of equal ones the earlier. */
function worstOf(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts
    .filter(({ grade }) => grade !== null)
    .sort((a, b) => b.loss - a.loss || detourOf(b) - detourOf(a) || a.step - b.step)
    .slice(0, WORST)
}

function counts(verdicts: readonly Verdict[]): Record<string, number> {
  const many = (grade: Grade) => verdicts.filter((each) => each.grade === grade).length
  return { Blunders: many('blunder'), Mistakes: many('mistake'), Inaccuracies: many('inaccuracy') }
}
