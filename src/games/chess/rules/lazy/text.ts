/** Imports games from text: a pasted FEN or PGN. */
import { pastedText } from '../../../../engine/core/input/plainText'
import { listText, plural } from '../../../../engine/core/text'
import { CASTLE, PASSANT, promoted } from '../codes'
import { START_FEN } from '../fen'
import { allowed, type Step, stepOf } from '../moves'
import { COLOR_NAMES, KINDS, type Variant } from '../pieces'
import { Position } from '../position'
import { readPosition } from './fen'
import { looksLikeFen, withoutFenLink } from './fenText'
import { type ReadGame, readPgn } from './pgn'
import { isNullMove } from './pgnTokens'
import { looksLikeSan, readSan } from './readSan'

/** Maximum length of a text. A very long game has about 10,000 characters. */
const MAX_TEXT = 100_000

/** A pasted game. */
export interface Pasted {
  readonly start: string
  readonly steps: readonly { readonly step: Step; readonly where: string; readonly needs: string }[]
  /** Number of further games in the text, which are not read. */
  readonly others: number
  /** The text says that it uses Simplified rules. */
  readonly simplified: boolean
  /** '1-0' and so on; undefined if the text has none. */
  readonly result?: string | undefined
  /** Sentences about what the text contains and this game does not support. */
  readonly notes: readonly string[]
}

/** An error in a pasted text. */
export class TextFault extends Error {
  /** Number of moves that were read before the error. */
  readonly at: number
  /** Names the wrong move, if there is one: 'White’s move 2, “Bb9”'. */
  readonly where: string
  constructor(message: string, at = 0, where = '') {
    super(message)
    this.at = at
    this.where = where
  }
}

/** Values of the Variant tag that mean standard chess. */
const STANDARD = /^(?:standard|normal|chess|regular|classical|classic|from ?position|simplified|orthodox)?$/i

/** Recognizes notations of other kinds: piece letters of other languages, drops, descriptive notation. */
function whyNoMove(word: string): string {
  if (/^[PNBRQK]?@[a-h][1-8]/.test(word))
    return 'Dropped pieces belong to Crazyhouse, which isn’t available here.'
  if (/^(?:[KQ]?[KQBNRP]|Kt)(?:-|x)(?:[KQ]?(?:R|N|Kt|B|K|Q|P))/.test(word))
    return 'This is descriptive notation. Write squares like e4.'
  if (/^(?![PNBRQK])\p{Lu}[a-h]?[1-8]?[x:-]?[a-h][1-8]/u.test(word))
    return 'This piece letter is from another language. Write K, Q, R, B, or N.'
  return looksLikeSan(word) || /^[PNBRQK]?[a-h]?[1-8]?[x:-]?[a-z]\d\W*$/i.test(word)
    ? 'This move isn’t possible here.'
    : 'This isn’t a move.'
}

/** The message for a move after the end of the game. */
function whyOver(position: Position): string {
  if (!position.full) return 'The game is already over: a king was captured, or there are no moves left.'
  return position.inCheck(position.turn)
    ? 'The game is already over by checkmate.'
    : 'The game is already over by stalemate.'
}

/** What Simplified rules lack for this move. */
function needsOf(position: Position, move: number): string {
  if (move & CASTLE) return 'Castling needs Full rules.'
  if (move & PASSANT) return 'Capturing en passant needs Full rules.'
  const rise = promoted(move)
  if (rise && KINDS[rise - 1] !== 'q') return 'Promotion to other pieces than a queen needs Full rules.'
  return position.full ? 'Full rules allow it.' : 'Simplified rules allow it.'
}

/** Extracts the FEN or PGN from a link, or from a command for a chess program. */
function unwrapped(text: string): string {
  const plain = pastedText(text).trim()
  const command = plain.match(/^(?:position\s+)?(?:startpos|fen\s+(.+?))(?:\s+moves\s+(.*))?$/s)
  if (command && (command[1] === undefined || command[2] !== undefined || /^position/.test(plain)))
    return `${command[1] ? `[FEN "${command[1]}"]\n` : ''}${command[2] ?? '*'}`
  return withoutFenLink(text)
}

function notesOf({ comments, variations, warnings }: ReadGame, notes: readonly string[]): string[] {
  const left = [
    ...(comments > 0 ? ['comments'] : []),
    ...(variations > 0 ? [plural(variations, { one: '# variation', other: '# variations' })] : []),
  ]
  return [...warnings, ...notes, ...(left.length > 0 ? [`Ignored: ${listText(left)}.`] : [])]
}

function tagOf({ tags }: ReadGame, wanted: string): string | undefined {
  const name = Object.keys(tags).find((each) => each.toLowerCase() === wanted)
  return name === undefined ? undefined : tags[name]
}

/** The moves of a game from its start. */
function stepsOf(start: string, moves: readonly string[], variant: Variant): Pasted['steps'] {
  const position = new Position(variant, readPosition(start, variant).setup)
  return moves.map((word, index) => {
    const who = COLOR_NAMES[position.turn ? 'b' : 'w']
    const where = `${who}’s move ${position.number}, “${word.slice(0, 12)}”`
    if (isNullMove(word)) throw new TextFault(`${where}: This is a null move, which can’t be played.`, index)
    const move = readSan(position, word)
    if (move === 0) {
      const over = allowed(position).length === 0 ? whyOver(position) : ''
      throw new TextFault(`${where}: ${over || whyNoMove(word)}`, index, where)
    }
    const [step, needs] = [stepOf(position, move), needsOf(position, move)]
    position.make(move)
    // The search's board can store fewer moves than a long game has, so set it up again at each position.
    position.setUp(position.setup)
    return { step, where, needs }
  })
}

/**
 * Reads a FEN, an EPD or a PGN; only the first game is read.
 *
 * @param text the pasted text
 * @param variant the rules to use
 * @throws TextFault whose message says what is wrong, and where
 */
export function readReplay(text: string, variant: Variant): Pasted {
  if (text.trim() === '') throw new TextFault('Paste a FEN or PGN first.')
  if (text.length > MAX_TEXT) throw new TextFault(tooLong(text))
  const plain = unwrapped(text)
  if (looksLikeFen(plain)) {
    const { notes } = readPosition(plain, variant)
    return { start: plain, steps: [], others: 0, simplified: false, notes }
  }
  const game = readPgn(plain)
  const variantTag = tagOf(game, 'variant')
  if (variantTag !== undefined && !STANDARD.test(variantTag.trim()))
    throw new TextFault(`This is a game of ${variantTag.trim().slice(0, 40)}, which isn’t available here.`)
  const fen = tagOf(game, 'fen')
  const broken = game.brokenTags.find((each) => /^\[\s*FEN/i.test(each))
  if (fen === undefined && broken) throw new TextFault(`The tag “${broken}” can’t be read.`)
  if (game.moves.length === 0 && fen === undefined)
    throw new TextFault(
      game.warnings[0] ??
        (game.result
          ? 'There are no moves in this PGN.'
          : 'This is neither a FEN nor a PGN: it contains no moves.'),
    )
  const start = fen ?? START_FEN[variant]
  const { notes } = fen === undefined ? { notes: [] } : readPosition(start, variant)
  return {
    start,
    steps: stepsOf(start, game.moves, variant),
    others: game.others,
    simplified: variantTag?.trim().toLowerCase() === 'simplified',
    result: game.result,
    notes: notesOf(game, notes),
  }
}

function tooLong(text: string): string {
  const { others } = readPgn(text.slice(0, 20 * MAX_TEXT))
  return others > 0
    ? 'This text contains many games and is too long. Paste one of them.'
    : 'This text is too long for one game.'
}
