/**
 * The rules of Checkers in four variants: the simplified game of the specification, English, International and Russian
 * draughts. Red moves first; in the last two the light side does.
 */
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { isRussian, rowsOf, START_RUSSIAN, START_WIDE } from './flyingKings'
import { generate, isProgress, type Move as Jump, moved, type Position } from './moves'
import { moveText } from './moveText'
import { bitsOf, readPieces, writePieces } from './notation'
import { pathFor, readPdn } from './pdn'
import { countOn, isKing, piecesOn, sizeOf } from './pieces'
import { refusal } from './refusals'
import { count, SIZE, type Side, squareAt } from './squares'
import { movedWide, movesOfWide, refusalWide } from './wide'

/** The sides in events. */
const SIDE_IDS = ['red', 'white'] as const
type SideId = (typeof SIDE_IDS)[number]

export type Event =
  | { readonly type: 'move'; readonly side: SideId; readonly from: number; readonly to: number }
  | {
      readonly type: 'capture'
      readonly side: SideId
      readonly from: number
      readonly to: number
      readonly taken: number
    }
  | { readonly type: 'king'; readonly side: SideId; readonly square: number }
  | { readonly type: 'offered' | 'resigned' | 'agreed'; readonly side: SideId }
  | { readonly type: 'end'; readonly title: string; readonly good: boolean }

export interface State {
  /** Bits of the 32 dark squares; square 1 is the lowest bit. */
  readonly red: number
  readonly white: number
  readonly kings: number
  readonly turn: Side
  /** English draughts: captures are mandatory and continue to their end. */
  readonly tournament: boolean
  /**
   * International and Russian: one character per square, of 50 or 32 ('r', 'w' men, 'R', 'W' kings, '.'). The bit sets
   * are empty then.
   */
  readonly wide?: string
  /** Who offered a draw with the last move; `will` is how the game ended if the players chose it. */
  readonly offer?: Side
  readonly will?: 'resigned' | 'agreed'
  /** Moves of both sides together. */
  readonly moves: number
  /** Moves of both sides since the last capture or man's move. */
  readonly quiet: number
  /** The path of the last move; empty at the start. */
  readonly last: Path
  /** The notation of all moves since the start position. */
  readonly told: readonly string[]
  /** The side of the only person, against the computer; null if two people play. */
  readonly you: Side | null
}

/** Squares (0 to 31, or 49) from the start to the end, with every landing in between. */
export type Path = readonly number[]

/** A path, optionally with a draw offer, a resignation, or accepting an offered draw. */
export type Move = Path | { readonly offer: Path } | 'resign' | 'accept'

export const NAMES = [texts.sides.red, texts.sides.white] as const

const WINS = [texts.ends.redWins, texts.ends.whiteWins] as const
/** Why a side lost. */
const LOSSES = {
  resigned: [texts.ends.redResigned, texts.ends.whiteResigned],
  noPieces: [texts.ends.redGone, texts.ends.whiteGone],
  noMoves: [texts.ends.redStuck, texts.ends.whiteStuck],
} as const

/** The side that moves first: the light side in International and Russian games, otherwise Red. */
export const firstOf = ({ wide }: Pick<State, 'wide'>): Side => (wide === undefined ? 0 : 1)

/** Red on squares 1 to 12, White on 21 to 32. */
export const START: Position = { red: 0x00000fff, white: 0xfff00000 | 0, kings: 0, turn: 0 }

/**
 * Moves of both sides without a capture or man's move that make a tie: 40 per side in the tournament game, 50 in the
 * simplified one, 25 in International, 15 in Russian.
 */
const TIE_AFTER = { tournament: 80, simplified: 100, international: 50, russian: 30 } as const

/** Moves of both sides without a capture or man's move that make a tie. */
export function tieAfter({ wide, tournament }: State): number {
  if (wide !== undefined) return isRussian(wide) ? TIE_AFTER.russian : TIE_AFTER.international
  return tournament ? TIE_AFTER.tournament : TIE_AFTER.simplified
}

/** The person's side with these options; null if two people play. */
export function personOf(options: Options): Side | null {
  if (options.opponent === 'two') return null
  return options.side === 'white' ? 1 : 0
}

// Cache of the moves of a state; states are immutable.
const known = new WeakMap<State, readonly Jump[]>()

/** All legal moves with their captures; empty when the game is over. */
export function movesOf(state: State): readonly Jump[] {
  const before = known.get(state)
  if (before) return before
  const { wide, turn } = state
  const over = isTied(state) || state.will !== undefined || isAlone(state)
  const moves = over
    ? []
    : wide !== undefined
      ? movesOfWide({ wide, turn })
      : generate(state, state.tournament)
  known.set(state, moves)
  return moves
}

/** The other side has no pieces. No game leads here, but a position that was set up may. */
const isAlone = (state: State): boolean => countOn(state, state.turn === 0 ? 1 : 0) === 0

/** The limit of moves without progress is reached. */
export function isTied(state: State): boolean {
  return state.quiet >= tieAfter(state)
}

/** Who has won a game without further moves; null for a draw. */
export function winnerOf(state: State): Side | null {
  if (isTied(state) || state.will === 'agreed') return null
  const foe = state.turn === 0 ? 1 : 0
  return isAlone(state) ? state.turn : foe
}

/** Captures are mandatory in all but the simplified game; if there are any, only these moves are legal. */
export function mustTake(state: State): boolean {
  return (state.tournament || state.wide !== undefined) && (movesOf(state)[0]?.taken ?? 0) !== 0
}

/** The bit sets of a game that does not use them. */
const NO_BITS = { red: 0, white: 0, kings: 0 } as const

/** The start of a variant with flying kings; undefined for the others. */
const STARTS: Readonly<Partial<Record<Options['variant'], string>>> = {
  international: START_WIDE,
  russian: START_RUSSIAN,
}

function begin(position: Position & { readonly wide?: string }, options: Options): State {
  return {
    ...position,
    tournament: options.variant === 'tournament',
    moves: 0,
    quiet: 0,
    last: [],
    told: [],
    you: personOf(options),
  }
}

/** A game can be resigned or drawn once both sides have moved. */
export const mayEnd = (state: State) => state.moves > 1 && movesOf(state).length > 0

/** Whether the side to move has been offered a draw. */
export const isOffered = (state: State) =>
  mayEnd(state) && state.offer !== undefined && state.offer !== state.turn

/** Ends the game by a player's choice. */
function end(state: State, how: 'resign' | 'accept'): Applied<State, Event> {
  if (how === 'resign' ? !mayEnd(state) : !isOffered(state)) return { refused: '' }
  const will = how === 'resign' ? 'resigned' : 'agreed'
  return { state: { ...state, will }, events: [{ type: will, side: SIDE_IDS[state.turn] }] }
}

function find(state: State, path: unknown): Jump | undefined {
  if (!Array.isArray(path)) return undefined
  return movesOf(state).find(
    (move) => move.path.length === path.length && move.path.every((square, index) => square === path[index]),
  )
}

/** The board after a legal move, and whether the move resets the count to a tie. */
function after(state: State, move: Jump): { board: Position & { wide?: string }; progress: boolean } {
  const { wide, turn } = state
  if (wide === undefined) return { board: moved(state, move), progress: isProgress(state, move) }
  const made = movedWide({ wide, turn }, move.path)
  return { board: { ...NO_BITS, turn: turn === 0 ? 1 : 0, wide: made.wide }, progress: made.progress }
}

function refuse(state: State, path: unknown): string {
  const { wide, turn } = state
  return wide === undefined
    ? refusal(state, movesOf(state), path)
    : refusalWide({ wide, turn }, movesOf(state), path)
}

/** Applies a path, with or without a draw offer. */
function step(state: State, path: unknown, offers: boolean): Applied<State, Event> {
  const move = find(state, path)
  if (!move) return { refused: refuse(state, path) }
  const { board, progress } = after(state, move)
  const side = SIDE_IDS[state.turn]
  const from = itemAt(move.path, 0) + 1
  const to = (move.path.at(-1) as number) + 1
  const taken = count(move.taken)
  const events: Event[] = [
    taken > 0 ? { type: 'capture', side, from, to, taken } : { type: 'move', side, from, to },
  ]
  const { offer: _, ...before } = state
  const placed: State = { ...before, ...board }
  const next: State = {
    ...placed,
    moves: state.moves + 1,
    quiet: progress ? 0 : state.quiet + 1,
    last: move.path,
    told: [...state.told, moveText(piecesOn(state), move.path, piecesOn(placed))],
    ...(offers ? { offer: state.turn } : {}),
  }
  const was = piecesOn(state)[itemAt(move.path, 0)]
  if (!isKing(was) && isKing(piecesOn(next)[move.path.at(-1) as number]))
    events.push({ type: 'king', side, square: to })
  const end = rules.outcome(next)
  if (end) events.push({ type: 'end', title: end.title, good: end.result === 'won' || end.result === 'over' })
  else if (offers) events.push({ type: 'offered', side })
  return { state: next, events }
}

/** White starts International and Russian games, from the last squares; Red starts the others, as specified. */
function start(options: Options): State {
  const wide = STARTS[options.variant]
  return wide !== undefined ? begin({ ...NO_BITS, turn: 1, wide }, options) : begin(START, options)
}

/**
 * In earlier versions Red started International games. Games stored, sent or shared then still do: their first move
 * is Red's. Returns the state for that, or null if the game has begun or is another variant.
 */
function begunByRed(state: State): State | null {
  const { wide, moves, turn } = state
  return wide === START_WIDE && moves === 0 && turn === 1 ? { ...state, turn: 0 } : null
}

/**
 * Reads a position or a game.
 *
 * @throws Error whose message says what is wrong
 */
function readState(text: string, options: Options): State {
  const { fen, moves } = readPdn(text, options.variant)
  const wide = STARTS[options.variant]
  let state = start(options)
  if (fen !== null || moves.length === 0) {
    const read = readPieces(fen ?? text, wide === undefined ? SIZE : rowsOf(wide))
    const board = wide === undefined ? bitsOf(read) : { ...NO_BITS, turn: read.turn, wide: read.pieces }
    state = { ...begin(board, options), quiet: Math.min(read.quiet, 9999) }
  }
  for (const [index, { squares, text: word }] of moves.entries()) {
    const before = (index === 0 && fen === null && begunByRed(state)) || null
    const at =
      before &&
      pathFor(
        squares,
        movesOf(before).map(({ path }) => path),
      )
        ? before
        : state
    const path = pathFor(
      squares,
      movesOf(at).map(({ path: each }) => each),
    )
    const applied = path && rules.apply(at, path, 0)
    if (!applied || 'refused' in applied)
      throw new Error(texts.position.illegal(index + 1, word.slice(0, 16)))
    state = applied.state
  }
  return state
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start,

  apply(state, move) {
    if (move === 'resign' || move === 'accept') return end(state, move)
    const offers = typeof move === 'object' && move !== null && 'offer' in move
    if (offers && !mayEnd(state)) return { refused: '' }
    const before = begunByRed(state)
    if (before && !offers && find(before, move)) return step(before, move, false)
    return step(state, offers ? move.offer : move, offers)
  },

  // The first move shows whether Red started the game.
  legalByApply: (state) => begunByRed(state) !== null,

  legal(state) {
    const paths = movesOf(state).map((move) => move.path)
    if (!mayEnd(state)) return paths
    return [
      ...paths,
      ...paths.map((offer) => ({ offer })),
      'resign',
      ...(isOffered(state) ? (['accept'] as const) : []),
    ]
  },
  seat: (state) => state.turn,

  hud: (state): Hud<Stat> => ({
    ...(movesOf(state).length > 0 && { Turn: NAMES[state.turn] }),
    Moves: state.moves,
  }),

  outcome(state): Outcome<Stat> | null {
    if (movesOf(state).length > 0) return null
    const winner = winnerOf(state)
    if (winner === null) {
      const detail = state.will === 'agreed' ? texts.ends.agreed : texts.ends.quiet(tieAfter(state) / 2)
      return { result: 'tied', title: texts.ends.draw, detail }
    }
    const loser = winner === 0 ? 1 : 0
    const detail =
      state.will === 'resigned'
        ? LOSSES.resigned[loser]
        : countOn(state, loser) === 0
          ? LOSSES.noPieces[loser]
          : LOSSES.noMoves[loser]
    if (state.you === null) return { result: 'over', title: WINS[winner], detail }
    return winner === state.you
      ? { result: 'won', title: texts.ends.youWin, detail, results: { Moves: Math.ceil(state.moves / 2) } }
      : { result: 'lost', title: texts.ends.computerWins, detail }
  },

  notation: {
    read: readState,
    write: (state) => writePieces(piecesOn(state), state.turn),
  },

  // r and w are men, R and W kings; light squares are blank.
  debug(state) {
    const [size, pieces] = [sizeOf(state), piecesOn(state)]
    return printGrid(size, size, (row, col) => pieces[squareAt(row, col, size)] ?? ' ')
  },
}
