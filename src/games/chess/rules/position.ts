/** The search's board: 0x88 squares in typed arrays, make and unmake, attacks, an incremental key. */
import { itemAt } from '../../../engine/core/itemAt'
import {
  ALL_STEPS,
  BISHOP,
  BLACK,
  CASTLE,
  codeOf,
  inner,
  KING,
  KNIGHT,
  KNIGHT_STEPS,
  letterFor,
  outer,
  PASSANT,
  PAWN,
  promoted,
  QUEEN,
  ROOK,
} from './codes'
import { type Setup, writeFen } from './fen'
import { CASTLING_KEY, HIGH, LOW, PASSANT_KEY, TURN_KEY } from './keys'
import { squareName, type Variant } from './pieces'

/** Castling rights (1 white short, 2 white long, 4 black short, 8 black long) that remain when a square is touched. */
const KEPT = new Uint8Array(128).fill(15)
KEPT[0x07] = 15 ^ 1
KEPT[0x00] = 15 ^ 2
KEPT[0x04] = 15 ^ 3
KEPT[0x77] = 15 ^ 4
KEPT[0x70] = 15 ^ 8
KEPT[0x74] = 15 ^ 12

/** Maximum length of a line from the root. */
const MAX_PLIES = 512

/** A position on which moves are made and unmade. */
export class Position {
  readonly squares = new Uint8Array(128)
  /** 0 for White, 8 for Black: the color bit of the side's pieces. */
  turn = 0
  castling = 0
  /** Square behind a pawn that advanced two squares, or -1. */
  passant = -1
  quiet = 0
  number = 1
  low = 0
  high = 0
  /** Squares of the kings: White at 0, Black at 1; -1 if captured. */
  readonly kings = new Int16Array(2)
  /** Moves made since `setUp`. */
  ply = 0
  readonly full: boolean

  readonly #taken = new Uint8Array(MAX_PLIES)
  readonly #castlings = new Uint8Array(MAX_PLIES)
  readonly #passants = new Int16Array(MAX_PLIES)
  readonly #quiets = new Uint16Array(MAX_PLIES)
  /** Keys of the positions before each made move. */
  readonly lows = new Int32Array(MAX_PLIES)
  readonly highs = new Int32Array(MAX_PLIES)

  constructor(variant: Variant, setup: Setup) {
    this.full = variant === 'full'
    this.setUp(setup)
  }

  setUp({ squares, turn, castling, passant, quiet, number }: Setup): void {
    this.squares.fill(0)
    this.kings.fill(-1)
    this.low = this.high = this.ply = 0
    squares.forEach((letter, index) => {
      if (letter === null) return
      const code = codeOf(letter)
      if ((code & 7) === KING) this.kings[code >> 3] = inner(index)
      this.#put(inner(index), code)
    })
    this.turn = turn === 'w' ? 0 : BLACK
    if (this.turn) this.#mix(TURN_KEY)
    this.castling = 0
    for (const right of castling) this.castling |= 1 << 'KQkq'.indexOf(right)
    this.#mix(CASTLING_KEY + this.castling)
    this.passant =
      passant === null ? -1 : ((Number(passant[1]) - 1) << 4) | 'abcdefgh'.indexOf(passant[0] as string)
    if (this.passant >= 0) this.#mix(PASSANT_KEY + this.passant)
    this.quiet = quiet
    this.number = number
  }

  /** Makes a generated move, even if it leaves the king en prise. */
  make(move: number): void {
    const { squares, ply } = this
    const a = move & 127
    const b = (move >> 7) & 127
    const piece = itemAt(squares, a)
    const taken = itemAt(squares, b)
    this.#taken[ply] = taken
    this.#castlings[ply] = this.castling
    this.#passants[ply] = this.passant
    this.#quiets[ply] = this.quiet
    this.lows[ply] = this.low
    this.highs[ply] = this.high
    this.ply++

    if (this.passant >= 0) this.#mix(PASSANT_KEY + this.passant)
    this.passant = -1
    this.quiet++
    if (taken) {
      this.#mix((taken << 7) + b)
      if ((taken & 7) === KING) this.kings[taken >> 3] = -1
      this.quiet = 0
    }
    this.#mix((piece << 7) + a)
    squares[a] = 0
    const placed = promoted(move) ? this.turn | promoted(move) : piece
    squares[b] = placed
    this.#mix((placed << 7) + b)

    const kind = piece & 7
    if (kind === PAWN) {
      this.quiet = 0
      if (move & PASSANT) this.#remove(b + (this.turn ? 16 : -16))
      else if (this.full && (b - a === 32 || a - b === 32)) {
        this.passant = (a + b) >> 1
        this.#mix(PASSANT_KEY + this.passant)
      }
    } else if (kind === KING) {
      this.kings[this.turn >> 3] = b
      if (move & CASTLE) {
        const short = b > a
        this.#remove(short ? a + 3 : a - 4)
        this.#put(short ? a + 1 : a - 1, this.turn | ROOK)
      }
    }
    if (this.castling) {
      this.#mix(CASTLING_KEY + this.castling)
      this.castling &= itemAt(KEPT, a) & itemAt(KEPT, b)
      this.#mix(CASTLING_KEY + this.castling)
    }
    if (this.turn) this.number++
    this.turn ^= BLACK
    this.#mix(TURN_KEY)
  }

  unmake(move: number): void {
    const { squares } = this
    const a = move & 127
    const b = (move >> 7) & 127
    const ply = --this.ply
    this.turn ^= BLACK
    if (this.turn) this.number--
    const piece = promoted(move) ? this.turn | PAWN : itemAt(squares, b)
    const taken = itemAt(this.#taken, ply)
    squares[a] = piece
    squares[b] = taken
    if ((taken & 7) === KING) this.kings[taken >> 3] = b
    if (move & PASSANT) squares[b + (this.turn ? 16 : -16)] = (this.turn ^ BLACK) | PAWN
    if ((piece & 7) === KING) {
      this.kings[this.turn >> 3] = a
      if (move & CASTLE) {
        const short = b > a
        squares[short ? a + 3 : a - 4] = this.turn | ROOK
        squares[short ? a + 1 : a - 1] = 0
      }
    }
    this.castling = itemAt(this.#castlings, ply)
    this.passant = itemAt(this.#passants, ply)
    this.quiet = itemAt(this.#quiets, ply)
    this.low = itemAt(this.lows, ply)
    this.high = itemAt(this.highs, ply)
  }

  /** Makes a null move, which lets a search detect threats. */
  pass(): void {
    const { ply } = this
    this.#passants[ply] = this.passant
    this.#quiets[ply] = this.quiet
    this.lows[ply] = this.low
    this.highs[ply] = this.high
    this.ply++
    if (this.passant >= 0) this.#mix(PASSANT_KEY + this.passant)
    this.passant = -1
    this.quiet = 0
    this.turn ^= BLACK
    this.#mix(TURN_KEY)
  }

  unpass(): void {
    const ply = --this.ply
    this.turn ^= BLACK
    this.passant = itemAt(this.#passants, ply)
    this.quiet = itemAt(this.#quiets, ply)
    this.low = itemAt(this.lows, ply)
    this.high = itemAt(this.highs, ply)
  }

  /** Whether a piece of `side` (0 or 8) attacks this square. */
  attacked(square: number, side: number): boolean {
    const { squares } = this
    const down = side ? 16 : -16
    for (const step of [down - 1, down + 1]) {
      const at = square + step
      if (!(at & 0x88) && squares[at] === (side | PAWN)) return true
    }
    for (const step of KNIGHT_STEPS) {
      const at = square + step
      if (!(at & 0x88) && squares[at] === (side | KNIGHT)) return true
    }
    for (let i = 0; i < 8; i++) {
      const step = ALL_STEPS[i] as number
      const slider = i < 4 ? ROOK : BISHOP
      let at = square + step
      if (at & 0x88) continue
      if (squares[at] === (side | KING)) return true
      while (!(at & 0x88)) {
        const piece = itemAt(squares, at)
        if (piece) {
          if (piece === (side | slider) || piece === (side | QUEEN)) return true
          break
        }
        at += step
      }
    }
    return false
  }

  /** Whether the king of `side` (0 or 8) is attacked. False if it has been captured. */
  inCheck(side: number): boolean {
    const king = itemAt(this.kings, side >> 3)
    return king >= 0 && this.attacked(king, side ^ BLACK)
  }

  get setup(): Setup {
    return {
      squares: Array.from({ length: 64 }, (_, index) => letterFor(itemAt(this.squares, inner(index)))),
      turn: this.turn ? 'b' : 'w',
      castling: [...'KQkq'].filter((_, bit) => this.castling & (1 << bit)).join(''),
      passant: this.passant < 0 ? null : squareName(outer(this.passant)),
      quiet: this.quiet,
      number: this.number,
    }
  }

  get fen(): string {
    return writeFen(this.setup)
  }

  #mix(key: number): void {
    this.low ^= itemAt(LOW, key)
    this.high ^= itemAt(HIGH, key)
  }
  #put(square: number, code: number): void {
    this.squares[square] = code
    this.#mix((code << 7) + square)
  }
  #remove(square: number): void {
    this.#mix((itemAt(this.squares, square) << 7) + square)
    this.squares[square] = 0
  }
}
