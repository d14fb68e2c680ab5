/** Judges moves of Reversi: by the final difference where it can be computed, otherwise by an estimate. */

import type { Thinking } from '../../engine/core/game/bot'
import { type Reviewer, winChance } from '../../engine/core/game/review'
import { signedText } from '../../engine/core/text'
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
import { openingOf } from './rules/openings'
import { reviewTexts as texts } from './texts/review'

/** How far estimates look ahead, and how many empty squares are solved. */
const LIMITS = { depth: 7, exact: 15 }
/** A lead of one disc in hundredths of a pawn, for the formula of chess: an estimated ten discs is a safe win. */
const AS_PAWNS = 40

/** Winning chance of a side, 0 to 100, by its value in hundredths of a disc. */
function chanceOf({ value, exact }: Pick<Found, 'value' | 'exact'>): number {
  if (exact) return 50 + 50 * Math.sign(value)
  return winChance((value / DISC) * AS_PAWNS)
}

/** What the move is worth for the side that made it, found in the same way as the best move; null without time. */
function moveValue(before: State, move: Move, after: State, exact: boolean, thinking: Thinking) {
  if (isOver(after)) {
    const score = scoreOf(after)
    return { value: (score[before.turn] - score[otherOf(before.turn)]) * DISC, exact: true }
  }
  const value = exact ? solved(before, move, thinking) : estimated(before, move, LIMITS.depth, thinking)
  return value === null ? null : { value, exact }
}

/** What the position after a move leads to. @param value in hundredths of a disc, for `side` */
function leadsTo(played: string, value: number, side: string, foe: string): string {
  if (value === 0) return texts.leadsToTie(played)
  return texts.leadsToWin(played, value > 0 ? side : foe, Math.abs(value) / DISC)
}

/** What the position before the move led to. */
function ledTo(value: number, side: string, foe: string): string {
  if (value === 0) return texts.ledToTie
  return texts.ledToWin(value > 0 ? side : foe, Math.abs(value) / DISC)
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.chances,
    sides: true,
    first: NAMES[0],
    unit: '%',
    loss: texts.loss,
    values: texts.values,
  },
  judge(before, move, after, thinking) {
    const mover = before.turn
    const [side, foe] = [NAMES[mover], NAMES[otherOf(mover)]]
    const had = think(before, LIMITS, thinking)
    const has = moveValue(before, move, after, had.exact, thinking)
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
          text: texts.behind(less),
        },
        better,
        why: leadsTo(played, has.value, side, foe),
      }
    const why =
      had.exact && has.exact
        ? `${ledTo(had.value, side, foe)} ${leadsTo(played, has.value, side, foe)}`
        : texts.chance(chanceOf(had) / 100, played, chance / 100)
    const corner = rules.legal(after).some((cell) => isCorner(cell, before.size)) && after.turn !== mover
    return {
      value,
      loss,
      better,
      why: corner ? `${texts.givesCorner(played, foe)} ${why}` : why,
    }
  },
  summary(last) {
    const opening = openingOf(last)
    return opening === null ? {} : { [texts.opening]: opening }
  },
  /** The final leads in discs, found like those of `judge`; none of them without time for all. */
  values(state, thinking) {
    const leads: { readonly move: Move; readonly lead: number }[] = []
    const solves = state.cells.split('-').length - 1 <= LIMITS.exact
    for (const move of movesOf(state)) {
      const value = solves ? solved(state, move, thinking) : estimated(state, move, LIMITS.depth, thinking)
      if (value === null) return []
      leads.push({ move, lead: Math.round(value / DISC) })
    }
    const best = Math.max(...leads.map(({ lead }) => lead))
    return leads.map(({ move, lead }) => ({
      move,
      name: nameOf(move, state.size),
      value: signedText(lead),
      isBest: lead === best,
    }))
  },
}
