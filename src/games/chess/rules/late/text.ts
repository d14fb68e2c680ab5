/** Owns games that come as text: a FEN or PGN pasted in. */
import { START_FEN } from '../fen'
import { type Step, stepOf } from '../moves'
import { COLOR_NAMES, type Variant } from '../pieces'
import { Position } from '../position'
import { judgeFen, looksLikeFen } from './fen'
import { readPgn } from './pgn'
import { readSan } from './readSan'

/** Longest text that is looked at: a very long game has some 10,000 signs. */
const MOST_TEXT = 100_000

interface Pasted {
  readonly start: string
  readonly steps: readonly { readonly step: Step; readonly where: string }[]
  /** Games in the text after the first, which are not read. */
  readonly others: number
}

/** Reads a FEN or a PGN. Throws an Error that tells the visitor what is wrong, and where. */
export function readRecord(text: string, variant: Variant): Pasted {
  if (text.trim() === '') throw new Error('Paste a FEN or a PGN first.')
  if (text.length > MOST_TEXT) throw new Error('This text is too long for one game.')
  if (looksLikeFen(text)) return { start: text, steps: [], others: 0 }
  const { tags, moves, others } = readPgn(text)
  const start = tags.FEN ?? START_FEN[variant]
  if (moves.length === 0 && tags.FEN === undefined)
    throw new Error('This is neither a FEN nor a PGN: there are no moves in it.')
  const position = new Position(variant, judgeFen(start, variant))
  const steps = moves.map((word) => {
    const who = COLOR_NAMES[position.turn ? 'b' : 'w']
    const where = `Move ${position.number} of ${who}, '${word.slice(0, 12)}',`
    const move = readSan(position, word)
    if (move === 0) {
      const castles = /^[O0]-[O0]/.test(word) && variant === 'simplified'
      throw new Error(
        `${where} is not possible ${castles ? 'by Simplified rules: castling needs Full rules.' : 'here.'}`,
      )
    }
    const step = stepOf(position, move)
    position.setUp(afterSetup(position, move))
    return { step, where }
  })
  return { start, steps, others }
}

/** A long game has more moves than the search's board keeps in mind, so each begins anew. */
function afterSetup(position: Position, move: number) {
  position.make(move)
  return position.setup
}
