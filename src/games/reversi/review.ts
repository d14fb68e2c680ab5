/** Judges moves of Reversi: by the final difference where it can be computed, otherwise by an estimate. */

import type { Thinking } from '../../engine/core/game/bot'
import { type Reviewer, winChance } from '../../engine/core/game/review'
import { plural } from '../../engine/core/text'
import { DISC } from './bot/evaluation'
import { estimated, type Found, solved, think } from './bot/think'
import { describeMove } from './describeMove'
import {
  isCorner,
  isOver,
  type Move,
  movesOf,
  NAMES,
  nameOf,
  otherOf,
  rules,
  type State,
  scoreOf,
} from './rules'

/** How far estimates look ahead, and how many empty squares are solved. */
const EFFORT = { depth: 7, exact: 15 }
/** A lead of one disc in hundredths of a pawn, for the formula of chess: an estimated ten discs is a safe win. */
const AS_PAWNS = 40

/** Winning chance of a side, 0 to 100, by its value in hundredths of a disc. */
function chanceOf({ value, exact }: Pick<Found, 'value' | 'exact'>): number {
  if (exact) return 50 + 50 * Math.sign(value)
  return winChance((value / DISC) * AS_PAWNS)
}

/** What the move is worth for the side that made it, found in the same way as the best move; null without time. */
function worthOf(before: State, move: Move, after: State, exact: boolean, thinking: Thinking) {
  if (isOver(after)) {
    const score = scoreOf(after)
    return { value: (score[before.turn] - score[otherOf(before.turn)]) * DISC, exact: true }
  }
  const value = exact ? solved(before, move, thinking) : estimated(before, move, EFFORT.depth, thinking)
  return value === null ? null : { value, exact }
}

function result(value: number, side: string, foe: string): string {
  if (value === 0) return 'it is a tie with best play'
  return value > 0
    ? `${side} wins by ${value / DISC} with best play`
    : `${foe} wins by ${-value / DISC} with best play`
}

export const reviewer: Reviewer<State, Move> = {
  figure: {
    label: 'Winning chances',
    sides: true,
    first: 'Black',
    unit: '%',
    loss: { one: 'costs # point of winning chance', other: 'costs # points of winning chance' },
  },
  judge(before, move, after, thinking) {
    const mover = before.turn
    const [side, foe] = [NAMES[mover], NAMES[otherOf(mover)]]
    const had = think(before, EFFORT, thinking)
    const has = worthOf(before, move, after, had.exact, thinking)
    if (!has) return null
    const chance = chanceOf(has)
    const value = mover === 0 ? chance : 100 - chance
    const isBest = had.move === move || movesOf(before).length === 1
    const loss = isBest ? 0 : Math.max(0, chanceOf(had) - chance)
    const less = had.exact && has.exact ? (had.value - has.value) / DISC : 0
    // The same winner, but with fewer discs than possible.
    if (loss < 1 && (isBest || less < 2)) return { value, loss: 0 }
    const better = { move: had.move, text: describeMove(before, had.move, after) ?? '' }
    const played = nameOf(move, before.size)
    if (loss < 1)
      return {
        value,
        loss: 0,
        detour: {
          moves: less,
          text: plural(less, { one: 'ends # disc behind the best', other: 'ends # discs behind the best' }),
        },
        better,
        why: `After ${played}, ${result(has.value, side, foe)}.`,
      }
    const why =
      had.exact && has.exact
        ? `Before, ${result(had.value, side, foe)}; after ${played}, ${result(has.value, side, foe)}.`
        : `It keeps a winning chance of ${Math.round(chanceOf(had))}%; ${played} only ${Math.round(chance)}%.`
    const corner = rules.legal(after).some((cell) => isCorner(cell, before.size)) && after.turn !== mover
    return {
      value,
      loss,
      better,
      why: corner ? `After ${played}, ${foe} can take a corner. ${why}` : why,
    }
  },
}
