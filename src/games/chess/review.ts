/** Judges moves of Extreme Chess by search, in winning chances as computed by lichess. */

import type { Thinking } from '../../engine/core/game/bot'
import { type Reviewer, winChance } from '../../engine/core/game/review'
import { itemAt } from '../../engine/core/itemAt'
import { earlierKeys, positionOf } from './bot'
import { NO_NOISE } from './bot/evaluation'
import { type Found, MATE, NEAR_MATE, search } from './bot/search'
import { type Move, type State, stepped, turnOf } from './rules'
import { CASTLE, EN_PASSANT, to } from './rules/codes'
import { stepOf } from './rules/moves'
import { COLOR_NAMES, isFull, KIND_NAMES, KINDS, type Kind, other, PIECE_VALUES } from './rules/pieces'
import { reviewTexts as texts } from './texts/review'

/** Positions searched per move. A fixed number gives the same result on every device, as long as time permits. */
const NODES = 30_000
const DEEPEST = 30

/** The position searched last is usually the start of the next judgement. */
let latest: { readonly key: string; readonly found: Found } | null = null

function look(state: State, overtime: Thinking['overtime']): Found {
  const key = `${state.variant} ${state.fen} ${state.moves.length} ${state.start}`
  if (latest?.key === key) return latest.found
  const limits = { depth: DEEPEST, nodes: NODES, captures: true, noise: NO_NOISE, overtime }
  const found = search(positionOf(state), limits, earlierKeys(state))
  latest = { key, found }
  return found
}

/** Winning chance of the side to move, 0 to 100. */
function chanceOf({ value }: Found): number {
  if (value >= NEAR_MATE) return 100
  return value <= -NEAR_MATE ? 0 : winChance(value)
}

/** The kind that a move captures, or null. */
function takenBy(state: State, move: number): Kind | null {
  if (move & EN_PASSANT) return 'p'
  if (move & CASTLE) return null
  const code = itemAt(positionOf(state).squares, to(move))
  return code === 0 ? null : itemAt(KINDS, (code & 7) - 1)
}

/** Moves until mate, counted for the side that mates. */
const movesToMate = ({ value }: Found) => Math.max(1, (MATE - Math.abs(value) + 1) >> 1)

function why(before: State, after: State, had: Found, has: Found | null, better: string): string {
  const played = after.sans.at(-1) ?? texts.thisMove
  const foe = COLOR_NAMES[other(turnOf(before))]
  const full = isFull(before.variant)
  if (has && has.value >= NEAR_MATE) {
    const moves = movesToMate(has)
    return full ? texts.canMate(played, foe, moves) : texts.canTakeKing(played, foe, moves)
  }
  if (had.value >= NEAR_MATE) {
    const moves = movesToMate(had)
    return full ? texts.wouldMate(better, moves) : texts.wouldTakeKing(better, moves)
  }
  const reply = has ? takenBy(after, has.move) : null
  const kind = takenBy(before, had.move)
  const own = PIECE_VALUES[takenKind(before, after) ?? 'k']
  if (has && reply && reply !== 'k' && PIECE_VALUES[reply] > own) {
    const square = stepOf(positionOf(after), has.move).to
    return texts.canCapture(played, foe, square, KIND_NAMES[reply])
  }
  if (kind && PIECE_VALUES[kind] > own) return texts.captures(better, KIND_NAMES[kind], played)
  const now = has ? 100 - chanceOf(has) : 50
  return texts.keeps(Math.round(chanceOf(had)) / 100, played, Math.round(now) / 100)
}

/** The kind captured between the two states. */
function takenKind(before: State, after: State): Kind | null {
  const men = (fen: string) => itemAt(fen.split(' '), 0).replace(/[^a-z]/gi, '')
  const side = turnOf(before) === 'w' ? /[A-Z]/g : /[a-z]/g
  const theirs = (state: State) => [...men(state.fen).replace(side, '').toLowerCase()].sort()
  const left = theirs(after)
  const gone = theirs(before).find((kind, n, all) => {
    const had = all.filter((each) => each === kind).length
    return all.indexOf(kind) === n && left.filter((each) => each === kind).length < had
  })
  return (gone as Kind | undefined) ?? null
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.chances,
    sides: true,
    first: COLOR_NAMES.w,
    unit: '%',
    loss: texts.loss,
  },
  judge(before, move, after, { overtime }) {
    // Actions other than moves are not judged.
    if (!('to' in move)) return null
    const side = turnOf(before)
    const had = look(before, overtime)
    const best = stepOf(positionOf(before), had.move)
    const { end } = after
    const has = end ? null : look(after, overtime)
    const chance = end
      ? end.winner === null
        ? 50
        : end.winner === side
          ? 100
          : 0
      : 100 - chanceOf(has as Found)
    const same =
      best.from === move.from && best.to === move.to && (best.promotion ?? 'q') === (move.promotion ?? 'q')
    const loss = same ? 0 : Math.max(0, chanceOf(had) - chance)
    const value = side === 'w' ? chance : 100 - chance
    if (loss < 1) return { value, loss }
    const better = stepped(before, best)?.state.sans.at(-1) ?? `${best.from}-${best.to}`
    return {
      value,
      loss,
      better: { move: best, text: better },
      why: why(before, after, had, has, better),
    }
  },
}
