/** Judges moves of Checkers by search. Values are converted to winning chances with the formula for chess. */

import type { Thinking } from '../../engine/core/game/bot'
import { type Reviewer, winChance } from '../../engine/core/game/review'
import { type Found, PROVEN_WIN, search, WIN } from './bot/search'
import { describeMove } from './describeMove'
import { isTied, type Move, movesOf, NAMES, rules, type State, tieAfter } from './rules'
import { count } from './rules/squares'
import { reviewTexts as texts } from './texts/review'

/** Search depth in half moves. */
const DEPTH = 7
/** A man decides about as much as a chess piece, three pawns; the search counts it as one. */
const AS_PAWNS = 3

/** The position searched last is usually the start of the next judgement. */
let latest: { readonly key: string; readonly found: Found } | null = null

function analyze(state: State, overtime: Thinking['overtime']): Found {
  const { red, white, kings, turn, tournament, quiet } = state
  const key = [red, white, kings, turn, tournament, quiet].join()
  if (latest?.key === key) return latest.found
  const found = search({
    position: { red, white, kings, turn },
    tournament,
    quiet,
    tieAfter: tieAfter(state),
    depth: DEPTH,
    moves: movesOf(state),
    overtime,
  })
  latest = { key, found }
  return found
}

/** Winning chance of the side to move, 0 to 100. */
function chanceOf(value: number): number {
  if (value >= PROVEN_WIN) return 100
  return value <= -PROVEN_WIN ? 0 : winChance(value * AS_PAWNS)
}

function why(before: State, had: Found, has: Found | null, played: string): string {
  const foe = NAMES[before.turn === 0 ? 1 : 0]
  if (has && has.value >= PROVEN_WIN)
    return texts.canWin(played, foe, Math.max(1, Math.ceil((WIN - has.value) / 2)))
  if (had.value >= PROVEN_WIN) return texts.winsIn(Math.max(1, Math.ceil((WIN - had.value) / 2)))
  const taken = has ? count(has.move.taken) : 0
  if (taken > 0) return texts.canCapture(played, foe, taken)
  const could = count(had.move.taken)
  if (could > 0) return texts.captures(could)
  const now = has ? 100 - chanceOf(has.value) : 50
  return texts.keeps(Math.round(chanceOf(had.value)) / 100, played, Math.round(now) / 100)
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.chances,
    sides: true,
    first: NAMES[0],
    unit: '%',
    loss: texts.loss,
  },
  judge(before, move, after, { overtime }) {
    const path = typeof move === 'object' && 'offer' in move ? move.offer : move
    // Actions other than moves are not judged.
    if (typeof path === 'string') return null
    const had = analyze(before, overtime)
    const over = movesOf(after).length === 0
    const has = over ? null : analyze(after, overtime)
    const chance = has ? 100 - chanceOf(has.value) : isTied(after) ? 50 : 100
    const best = had.move.path
    const loss = best.join() === path.join() ? 0 : Math.max(0, chanceOf(had.value) - chance)
    const value = before.turn === 0 ? chance : 100 - chance
    if (loss < 1) return { value, loss }
    const made = rules.apply(before, best, 0)
    const text = 'state' in made ? (describeMove(before, best, made.state) ?? '') : ''
    return {
      value,
      loss,
      better: { move: best, text },
      why: why(before, had, has, describeMove(before, path, after) ?? ''),
    }
  },
}
