/** The computer opponent of Checkers: four levels that differ in search depth, and hints. */
import type { Thinking, TurnBot } from '../../../engine/core/game/contract'
import { keptForParts } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import { shuffled } from '../../../engine/core/math/random'
import { isOffered, isTied, type Move, movesOf, type Path, type State, tieAfter } from '../rules'
import { readCells } from '../rules/flyingKings'
import { count } from '../rules/squares'
import { wideMovesOf } from '../rules/wide'
import { hintTexts as texts } from '../texts/hints'
import { acceptHint, pathHint } from './hint'
import { DEEPEST, PROVEN_WIN, search, WIN } from './search'
import { searchWide } from './wide'

/** Search depth per level in half moves. Expert is limited by time only. */
const DEPTH: Readonly<Record<string, number>> = { easy: 1, normal: 2, hard: 4, expert: DEEPEST }
/** Fraction of moves that Easy makes without searching. */
const EASY_CARELESS = 0.4

/** The result of either search. */
interface Found {
  readonly path: Path
  /** Number of captured pieces. */
  readonly taken: number
  /** For the side to move; a man is 100. */
  readonly value: number
  readonly depth: number
}

function runSearch(state: State, depth: number, thinking: Thinking): Found {
  const { wide, turn, quiet } = state
  const { overtime } = thinking
  if (wide !== undefined) {
    const moves = shuffled(thinking.random, wideMovesOf({ wide, turn }))
    const found = searchWide({
      cells: readCells(wide),
      side: turn,
      quiet,
      tieAfter: tieAfter(state),
      depth,
      moves,
      overtime,
    })
    return { ...found, path: found.move.path, taken: found.move.taken.length }
  }
  const found = search({
    position: { red: state.red, white: state.white, kings: state.kings, turn: state.turn },
    tournament: state.tournament,
    quiet,
    tieAfter: tieAfter(state),
    depth,
    moves: shuffled(thinking.random, movesOf(state)),
    overtime,
  })
  return { ...found, path: found.move.path, taken: count(found.move.taken) }
}

/** Describes the move by square numbers; a capture includes the number of pieces. */
function describeBest(state: State, { path, taken, value, depth }: Found): string {
  const from = itemAt(path, 0) + 1
  const to = (path.at(-1) as number) + 1
  if (value > PROVEN_WIN) {
    const left = Math.ceil((WIN - value) / 2)
    return left <= 1 ? texts.winsNow(from, to) : texts.winsIn(from, to, left)
  }
  if (value < -PROVEN_WIN) return texts.lastsLongest(from, to)
  if (movesOf(state).length === 1) return texts.only(from, to)
  if (taken > 0) return texts.captures(from, to, taken)
  return depth > 1 && value > 80 ? texts.keepsAhead(from, to) : texts.looksBest(from, to)
}

const deepest = keptForParts((state: State, thinking) => runSearch(state, DEPTH.expert as number, thinking))

export const bot: TurnBot<State, Move> = {
  levels: ['easy', 'normal', 'hard', 'expert'],

  choose(state, level, thinking) {
    const careless = level === 'easy' && thinking.random() < EASY_CARELESS
    if (careless || isTied(state)) return itemAt(shuffled(thinking.random, movesOf(state)), 0).path
    const found = runSearch(state, DEPTH[level] ?? 1, thinking)
    // Accept a draw unless ahead.
    return isOffered(state) && found.value <= 0 ? 'accept' : found.path
  },

  hint(state, thinking) {
    const found = deepest(state, thinking)
    if (isOffered(state) && found.value <= 0) return acceptHint(state, thinking)
    const decided = Math.abs(found.value) > PROVEN_WIN ? Math.sign(found.value) : 0
    return pathHint(state, thinking, found.path, describeBest(state, found), decided)
  },
}
