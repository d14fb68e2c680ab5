/** The first two parts of a hint in Checkers: what matters and for which pieces, and what decides among their moves. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { fewOf, inParts, type Part } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import { type Move, mustTake, NAMES, type Path, rules, type State } from '../rules'
import { isRussian } from '../rules/flyingKings'
import { generate } from '../rules/moves'
import { isKing, piecesOn, sideOf, sizeOf } from '../rules/pieces'
import { colOf, rowOf, type Side } from '../rules/squares'
import { wideMovesOf } from '../rules/wide'
import { hintTexts as texts } from '../texts/hints'

interface Play {
  readonly path: Path
  /** Squares of the captured pieces. */
  readonly taken: readonly number[]
}

const otherOf = (side: Side): Side => (side === 0 ? 1 : 0)
const firstOf = (path: Path) => itemAt(path, 0)
const unique = (squares: readonly number[]) => [...new Set(squares)]

/** The moves of a side on this board, regardless of whose turn it is. */
function playsOf({ wide, red, white, kings, tournament }: State, turn: Side): readonly Play[] {
  if (wide !== undefined) return wideMovesOf({ wide, turn })
  return generate({ red, white, kings, turn }, tournament).map(({ path, taken }) => ({
    path,
    taken: Array.from({ length: 32 }, (_, square) => square).filter((square) => taken & (1 << square)),
  }))
}

const takenBy = (plays: readonly Play[]) => unique(plays.flatMap(({ taken }) => taken))

/** Squares of a side's pieces. */
function piecesOf(state: State, side: Side): number[] {
  return [...piecesOn(state)].flatMap((piece, square) => (sideOf(piece) === side ? [square] : []))
}

/** What the opponent could capture after a move. */
function givenBy(state: State, path: Path): number[] {
  const applied = rules.apply(state, path, 0)
  return 'refused' in applied ? [] : takenBy(playsOf(applied.state, otherOf(state.turn)))
}

interface Rule extends Part {
  /** What matters now, for the first part. */
  readonly theme: string
}

const { themes } = texts

/** Where to look: what matters now, and a few pieces that can move, the best of them and those near it. */
function whereOf(state: State, plays: readonly Play[], path: Path, theme: string): Part {
  const size = sizeOf(state)
  const at = firstOf(path)
  const far = (square: number) =>
    Math.abs(rowOf(square, size) - rowOf(at, size)) + Math.abs(colOf(square, size) - colOf(at, size))
  const pieces = unique(plays.map((play) => firstOf(play.path)))
  const highlighted = pieces.toSorted((a, b) => far(a) - far(b)).slice(0, fewOf(pieces.length))
  return { text: `${theme} ${highlighted.length === 1 ? texts.piece : texts.pieces}`, highlighted }
}

/** The idea if the move is forced or decides at once; null if there is a free choice. */
function forced(state: State, plays: readonly Play[], { path, taken }: Play): Rule | null {
  if (plays.length === 1) return { theme: themes.only, text: texts.onlyMove, highlighted: [firstOf(path)] }
  if (taken.length === 0) return null
  if (!mustTake(state))
    return {
      theme: themes.capture,
      text: taken.length === 1 ? texts.canCaptureOne : texts.canCapture,
      highlighted: taken,
    }
  if (state.wide !== undefined && !isRussian(state.wide))
    return {
      theme: themes.capture,
      text: texts.mustCaptureMost,
      highlighted: taken,
    }
  return {
    theme: themes.capture,
    text: texts.mustCapture(taken.length),
    highlighted: taken,
  }
}

/** @param decided 1 if the search has seen a win, -1 a loss, 0 otherwise */
function ruleOf(state: State, plays: readonly Play[], play: Play, decided: number): Rule {
  const { turn } = state
  const foe = NAMES[otherOf(turn)]
  const first = forced(state, plays, play)
  if (first) return first
  if (decided > 0)
    return {
      theme: themes.win,
      text: texts.forcedWin(NAMES[turn]),
      highlighted: piecesOf(state, otherOf(turn)),
    }
  if (decided < 0)
    return {
      theme: themes.lost,
      text: texts.lost(foe),
      highlighted: piecesOf(state, turn),
    }
  const size = sizeOf(state)
  const far = turn === 0 ? size - 1 : 0
  const at = firstOf(play.path)
  const pieces = piecesOn(state)
  if (!isKing(pieces[at]) && rowOf(play.path.at(-1) as number, size) === far)
    return {
      theme: themes.crown,
      text: texts.crown,
      highlighted: [...pieces].flatMap((piece, square) =>
        piece === '.' && rowOf(square, size) === far ? [square] : [],
      ),
    }
  const threatened = takenBy(playsOf(state, otherOf(turn)))
  if (threatened.length > 0)
    return {
      theme: themes.threatened,
      text: texts.threatened(threatened.length, foe),
      highlighted: threatened,
    }
  const given = givenBy(state, play.path)
  if (given.length > 0)
    return {
      theme: themes.exchange,
      text: texts.exchange(foe),
      highlighted: piecesOf(state, otherOf(turn)),
    }
  return {
    theme: themes.safe,
    text: texts.safe(foe),
    highlighted: unique(
      plays.flatMap(({ path }) => (givenBy(state, path).length > 0 ? [] : [firstOf(path)])),
    ),
  }
}

/**
 * @param text value of the move, for the third part
 * @param decided see `ruleOf`
 */
export function pathHint(
  state: State,
  thinking: Thinking,
  path: Path,
  text: string,
  decided: number,
): Hint<Move> {
  const plays = playsOf(state, state.turn)
  const play = plays.find((each) => each.path.join() === path.join()) ?? { path, taken: [] }
  const { theme, ...rule } = ruleOf(state, plays, play, decided)
  return inParts(thinking, whereOf(state, plays, path, theme), rule, {
    move: path,
    text,
  })
}

/** Accepts an offered draw, if the side is not ahead. */
export function acceptHint(state: State, thinking: Thinking): Hint<Move> {
  const highlighted = [piecesOf(state, 0), piecesOf(state, 1)].flatMap((pieces) => pieces.slice(0, 1))
  const where = { text: texts.countPieces, highlighted }
  const rule = {
    text: texts.notAhead(NAMES[state.turn]),
    highlighted,
  }
  return inParts(thinking, where, rule, { move: 'accept', text: texts.accept })
}
