/** Zobrist hashing: random numbers per piece and square, combined by xor. */
import { createRandom, drawInt } from '../../../engine/core/math/random'

// Two 32-bit halves, the same in every run. Indexed by piece * 128 + square, then castling, en passant, turn.
const random = createRandom(2026)
const KEYS = 16 * 128 + 16 + 128 + 1
const keys = () => Int32Array.from({ length: KEYS }, () => drawInt(random, -0x80000000, 0x7fffffff))
export const ZOBRIST_LOW = keys()
export const ZOBRIST_HIGH = keys()
export const CASTLING_KEY = 16 * 128
export const EN_PASSANT_KEY = CASTLING_KEY + 16
export const TURN_KEY = EN_PASSANT_KEY + 128
