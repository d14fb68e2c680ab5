/** Owns the keys of positions (Zobrist's hashing): random numbers by piece and square, xor-ed together. */
import { createRandom, drawInt } from '../../../engine/core/math/random'

// Two halves of 32 bits, the same in every run. By piece * 128 + square, then castling, passant, turn.
const random = createRandom(2026)
const KEYS = 16 * 128 + 16 + 128 + 1
const keys = () => Int32Array.from({ length: KEYS }, () => drawInt(random, -0x80000000, 0x7fffffff))
export const LOW = keys()
export const HIGH = keys()
export const CASTLING_KEY = 16 * 128
export const PASSANT_KEY = CASTLING_KEY + 16
export const TURN_KEY = PASSANT_KEY + 128
