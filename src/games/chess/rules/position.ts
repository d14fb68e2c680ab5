/** The search's board: 0x88 squares in typed arrays, make and unmake, attacks, an incremental Zobrist key. */
import { itemAt } from '../../../engine/core/itemAt'
import {
  ALL_STEPS,
  BISHOP,
  BLACK,
  CASTLE,
  codeOf,
  EN_PASSANT,
  from0x88,
  isShort,
  KING,
  KNIGHT,
  KNIGHT_STEPS,
  letterFor,
  PAWN,
  promoted,
  QUEEN,
  ROOK,
  to0x88,
} from './codes'
import { areByFile, type Setup, writeFen } from './fen'
import { isFull, squareName, type Variant } from './pieces'
import { CASTLING_KEY, EN_PASSANT_KEY, TURN_KEY, ZOBRIST_HIGH, ZOBRIST_LOW } from './zobrist'

/** Maximum length of a line from the root. */
const MAX_PLIES = 512

/** A position on which moves are made and unmade. */
export class Position {
  readonly squares = new Uint8Array(128)
  /** 0 for White, 8 for Black: the color bit of the side's pieces. */
  turn = 0
  /** Castling rights, as bits: 0 white short, 1 white long, 2 black short, 3 black long. */
  castling = 0
  /** The squares of their rooks, by bit. */
  readonly rooks = new Uint8Array(4)
  /** The rights are written by the files of the rooks, and one castles by moving the king onto its rook. */
  chess960 = false
  /** Square behind a pawn that advanced two squares, or -1. */
  enPassant = -1
  halfmoveClock = 0
  moveNumber = 1
  /** The Zobrist key, as two halves. */
  keyLow = 0
  keyHigh = 0
  /** Squares of the kings: White at 0, Black at 1; -1 if captured. */
  readonly kings = new Int16Array(2)
  /** Moves made since `setUp`. */
  ply = 0
  readonly full: boolean

  /** The rights that remain when a square is touched. */
  readonly #castlingMask = new Uint8Array(128)
  readonly #taken = new Uint8Array(MAX_PLIES)
  readonly #castlings = new Uint8Array(MAX_PLIES)
  readonly #enPassants = new Int16Array(MAX_PLIES)
  readonly #halfmoveClocks = new Uint16Array(MAX_PLIES)
  /** Keys of the positions before each made move. */
  readonly keyLows = new Int32Array(MAX_PLIES)
  readonly keyHighs = new Int32Array(MAX_PLIES)

  constructor(variant: Variant, setup: Setup) {
    this.full = isFull(variant)
    this.setUp(setup)
  }

  setUp({ squares, turn, castling, enPassant, halfmoveClock, moveNumber }: Setup): void {
    this.squares.fill(0)
    this.kings.fill(-1)
    this.keyLow = this.keyHigh = this.ply = 0
    squares.forEach((letter, index) => {
      if (letter === null) return
      const code = codeOf(letter)
      if ((code & 7) === KING) this.kings[code >> 3] = to0x88(index)
      this.#put(to0x88(index), code)
    })
    this.turn = turn === 'w' ? 0 : BLACK
    if (this.turn) this.#toggleKey(TURN_KEY)
    this.#setCastling(castling)
    this.#toggleKey(CASTLING_KEY + this.castling)
    this.enPassant =
      enPassant === null ? -1 : ((Number(enPassant[1]) - 1) << 4) | 'abcdefgh'.indexOf(enPassant[0] as string)
    if (this.enPassant >= 0) this.#toggleKey(EN_PASSANT_KEY + this.enPassant)
    this.halfmoveClock = halfmoveClock
    this.moveNumber = moveNumber
  }

  #setCastling(rights: string): void {
    this.castling = 0
    this.chess960 = areByFile(rights)
    this.#castlingMask.fill(15)
    for (const letter of rights) {
      const side = letter < 'a' ? 0 : 1
      const king = itemAt(this.kings, side)
      const name = letter.toLowerCase()
      const rook = (side ? 0x70 : 0) | (name === 'k' ? 7 : name === 'q' ? 0 : 'abcdefgh'.indexOf(name))
      const right = side * 2 + (rook > king ? 0 : 1)
      this.castling |= 1 << right
      this.rooks[right] = rook
      this.#castlingMask[rook] = 15 ^ (1 << right)
      this.#castlingMask[king] = 15 ^ (3 << (side * 2))
    }
  }

  /** The square of the rook that castles with a move of the side to move. */
  rookOf(castle: number): number {
    return itemAt(this.rooks, (this.turn >> 2) + (isShort(castle) ? 0 : 1))
  }

  /** Makes a generated move, even if it leaves the king en prise. */
  make(move: number): void {
    const { squares, ply } = this
    const a = move & 127
    const b = (move >> 7) & 127
    const piece = itemAt(squares, a)
    const castles = (move & CASTLE) !== 0
    const taken = castles ? 0 : itemAt(squares, b)
    this.#taken[ply] = taken
    this.#castlings[ply] = this.castling
    this.#enPassants[ply] = this.enPassant
    this.#halfmoveClocks[ply] = this.halfmoveClock
    this.keyLows[ply] = this.keyLow
    this.keyHighs[ply] = this.keyHigh
    this.ply++

    if (this.enPassant >= 0) this.#toggleKey(EN_PASSANT_KEY + this.enPassant)
    this.enPassant = -1
    this.halfmoveClock++
    if (taken) {
      this.#toggleKey((taken << 7) + b)
      if ((taken & 7) === KING) this.kings[taken >> 3] = -1
      this.halfmoveClock = 0
    }
    // The king may go to where the rook was, or stay.
    if (castles) this.#remove(this.rookOf(move))
    this.#toggleKey((piece << 7) + a)
    squares[a] = 0
    const placed = promoted(move) ? this.turn | promoted(move) : piece
    squares[b] = placed
    this.#toggleKey((placed << 7) + b)

    const kind = piece & 7
    if (kind === PAWN) {
      this.halfmoveClock = 0
      if (move & EN_PASSANT) this.#remove(b + (this.turn ? 16 : -16))
      else if (this.full && (b - a === 32 || a - b === 32)) {
        this.enPassant = (a + b) >> 1
        this.#toggleKey(EN_PASSANT_KEY + this.enPassant)
      }
    } else if (kind === KING) {
      this.kings[this.turn >> 3] = b
      if (castles) this.#put(isShort(move) ? b - 1 : b + 1, this.turn | ROOK)
    }
    if (this.castling) {
      this.#toggleKey(CASTLING_KEY + this.castling)
      this.castling &= itemAt(this.#castlingMask, a) & itemAt(this.#castlingMask, b)
      this.#toggleKey(CASTLING_KEY + this.castling)
    }
    if (this.turn) this.moveNumber++
    this.turn ^= BLACK
    this.#toggleKey(TURN_KEY)
  }

  unmake(move: number): void {
    const { squares } = this
    const a = move & 127
    const b = (move >> 7) & 127
    const ply = --this.ply
    this.turn ^= BLACK
    if (this.turn) this.moveNumber--
    const piece = promoted(move) ? this.turn | PAWN : itemAt(squares, b)
    const taken = itemAt(this.#taken, ply)
    squares[b] = taken
    squares[a] = piece
    if ((taken & 7) === KING) this.kings[taken >> 3] = b
    if (move & EN_PASSANT) squares[b + (this.turn ? 16 : -16)] = (this.turn ^ BLACK) | PAWN
    if ((piece & 7) === KING) {
      this.kings[this.turn >> 3] = a
      if (move & CASTLE) {
        squares[isShort(move) ? b - 1 : b + 1] = 0
        squares[this.rookOf(move)] = this.turn | ROOK
        squares[a] = piece
      }
    }
    this.castling = itemAt(this.#castlings, ply)
    this.enPassant = itemAt(this.#enPassants, ply)
    this.halfmoveClock = itemAt(this.#halfmoveClocks, ply)
    this.keyLow = itemAt(this.keyLows, ply)
    this.keyHigh = itemAt(this.keyHighs, ply)
  }

  /** Passes, which lets a search detect threats. */
  makeNullMove(): void {
    const { ply } = this
    this.#enPassants[ply] = this.enPassant
    this.#halfmoveClocks[ply] = this.halfmoveClock
    this.keyLows[ply] = this.keyLow
    this.keyHighs[ply] = this.keyHigh
    this.ply++
    if (this.enPassant >= 0) this.#toggleKey(EN_PASSANT_KEY + this.enPassant)
    this.enPassant = -1
    this.halfmoveClock = 0
    this.turn ^= BLACK
    this.#toggleKey(TURN_KEY)
  }

  unmakeNullMove(): void {
    const ply = --this.ply
    this.turn ^= BLACK
    this.enPassant = itemAt(this.#enPassants, ply)
    this.halfmoveClock = itemAt(this.#halfmoveClocks, ply)
    this.keyLow = itemAt(this.keyLows, ply)
    this.keyHigh = itemAt(this.keyHighs, ply)
  }

  /** Whether a piece of `side` (0 or 8) attacks this square. */
  isAttacked(square: number, side: number): boolean {
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
      const step = itemAt(ALL_STEPS, i)
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
    return king >= 0 && this.isAttacked(king, side ^ BLACK)
  }

  get setup(): Setup {
    return {
      squares: Array.from({ length: 64 }, (_, index) => letterFor(itemAt(this.squares, to0x88(index)))),
      turn: this.turn ? 'b' : 'w',
      castling: [...'KQkq']
        .map((letter, bit) => (this.chess960 ? this.#fileOf(bit) : letter))
        .filter((_, bit) => this.castling & (1 << bit))
        .join(''),
      enPassant: this.enPassant < 0 ? null : squareName(from0x88(this.enPassant)),
      halfmoveClock: this.halfmoveClock,
      moveNumber: this.moveNumber,
    }
  }

  /** The file of a right's rook, in capitals for White. */
  #fileOf(right: number): string {
    const file = itemAt('abcdefgh', itemAt(this.rooks, right) & 7)
    return right < 2 ? file.toUpperCase() : file
  }

  get fen(): string {
    return writeFen(this.setup)
  }

  #toggleKey(key: number): void {
    this.keyLow ^= itemAt(ZOBRIST_LOW, key)
    this.keyHigh ^= itemAt(ZOBRIST_HIGH, key)
  }
  #put(square: number, code: number): void {
    this.squares[square] = code
    this.#toggleKey((code << 7) + square)
  }
  #remove(square: number): void {
    this.#toggleKey((itemAt(this.squares, square) << 7) + square)
    this.squares[square] = 0
  }
}
