/** Test helpers for Word Guessing: moves that must be accepted. */
import { type Move, rules } from '../../../src/games/word-guessing/rules'
import { mover } from '../../support/moves'

export const NEXT: Move = { do: 'next' }
export const { apply, play, refused } = mover(rules)
