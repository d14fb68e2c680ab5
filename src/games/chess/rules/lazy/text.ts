/** Imports games from text: a pasted FEN or PGN. */
import { PositionFault } from '../../../../engine/core/game/positionFault'
import { pastedText } from '../../../../engine/core/input/plainText'
import { lazyTexts } from '../../texts/lazy'
import { STARTS, startFen } from '../chess960'
import { CASTLE, EN_PASSANT, promoted } from '../codes'
import { START_FEN } from '../fen'
import { legalMoves, type Step, stepOf } from '../moves'
import { KINDS, type Variant } from '../pieces'
import { Position } from '../position'
import { looksLikeFen, withoutFenLink } from './fenText'
import { type ReadGame, readPgn } from './pgn'
import { isNullMove } from './pgnTokens'
import { looksLikeSan, readSan } from './readSan'
import { readPosition } from './validateFen'

const texts = lazyTexts.pgn

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
export class TextFault extends PositionFault {
  /** Number of moves that were read before the error. */
  readonly at: number
  /** Names the wrong move, if there is one: 'White’s move 2, “Bb9”'. */
  readonly where: string
  constructor(message: string, at = 0, where = '', squares: readonly number[] = []) {
    super(message, squares)
    this.at = at
    this.where = where
  }
}

/** Values of the Variant tag that mean standard chess. */
const STANDARD = /^(?:standard|normal|chess|regular|classical|classic|from ?position|simplified|orthodox)?$/i

/** Its values for Chess960, which was Fischer Random Chess before. */
const CHESS960 = /^(?:chess ?960|fischer ?-?random(?: ?chess)?|fischerandom|freestyle(?: ?chess)?)$/i

/** The number of a start of Chess960, with words before it in the languages of the site. */
const START =
  /^(?:chess ?960[\s,:]*)?(?:(?:starting|start|position|sp|number|no\.?|nr\.?|grundstellung|posici[óo]n|posição)\s*)*[#:.\s]*(\d{1,3})$/i

/** A number that no start has. */
const NUMBER = /^[+\-−]?\d[\d.,]*$/

/** The start that a text numbers, as FEN; null for other texts. */
function numberedStart(text: string): string | null {
  const [, number] = START.exec(text.trim()) ?? []
  return number !== undefined && Number(number) < STARTS ? startFen(Number(number)) : null
}

/** Recognizes notations of other kinds: piece letters of other languages, drops, descriptive notation. */
function whyNoMove(word: string): string {
  if (/^[PNBRQK]?@[a-h][1-8]/.test(word)) return texts.dropped
  if (/^(?:[KQ]?[KQBNRP]|Kt)(?:-|x)(?:[KQ]?(?:R|N|Kt|B|K|Q|P))/.test(word)) return texts.descriptive
  if (/^(?![PNBRQK])\p{Lu}[a-h]?[1-8]?[x:-]?[a-h][1-8]/u.test(word)) return texts.otherLanguage
  return looksLikeSan(word) || /^[PNBRQK]?[a-h]?[1-8]?[x:-]?[a-z]\d\W*$/i.test(word)
    ? texts.impossible
    : texts.noMove
}

/** The message for a move after the end of the game. */
function whyOver(position: Position): string {
  if (!position.full) return texts.over
  return position.inCheck(position.turn) ? texts.overByMate : texts.overByStalemate
}

/** What Simplified rules lack for this move. */
function needsOf(position: Position, move: number): string {
  if (move & CASTLE) return texts.castlingNeedsFull
  if (move & EN_PASSANT) return texts.passantNeedsFull
  const rise = promoted(move)
  if (rise && KINDS[rise - 1] !== 'q') return texts.promotionNeedsFull
  return position.full ? texts.fullAllow : texts.simplifiedAllow
}

/** Extracts the FEN or PGN from a link, or from a command for a chess program. */
function unwrapped(text: string): string {
  const plain = pastedText(text).trim()
  const command = plain.match(/^(?:position\s+)?(?:startpos|fen\s+(.+?))(?:(?<!\s)\s+moves\s+(.*))?$/s)
  if (command && (command[1] === undefined || command[2] !== undefined || /^position/.test(plain)))
    return `${command[1] ? `[FEN "${command[1]}"]\n` : ''}${command[2] ?? '*'}`
  return withoutFenLink(text)
}

function notesOf({ comments, variations, warnings }: ReadGame, notes: readonly string[]): string[] {
  const all = [...warnings, ...notes]
  if (variations > 0)
    all.push(comments > 0 ? texts.bothIgnored(variations) : texts.variationsIgnored(variations))
  else if (comments > 0) all.push(texts.commentsIgnored)
  return all
}

function tagOf({ tags }: ReadGame, wanted: string): string | undefined {
  const name = Object.keys(tags).find((each) => each.toLowerCase() === wanted)
  return name === undefined ? undefined : tags[name]
}

/** The moves of a game from its start. */
function stepsOf(start: string, moves: readonly string[], variant: Variant): Pasted['steps'] {
  const position = new Position(variant, readPosition(start, variant).setup)
  return moves.map((word, index) => {
    const moveName = position.turn ? texts.blackMove : texts.whiteMove
    const where = moveName(position.moveNumber, word.slice(0, 12))
    if (isNullMove(word)) throw new TextFault(texts.at(where, texts.nullMove), index)
    const move = readSan(position, word)
    if (move === 0) {
      const over = legalMoves(position).length === 0 ? whyOver(position) : ''
      throw new TextFault(texts.at(where, over || whyNoMove(word)), index, where)
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
  if (text.trim() === '') throw new TextFault(texts.empty)
  if (text.length > MAX_TEXT) throw new TextFault(tooLong(text))
  const plain = numberedStart(text) ?? unwrapped(text)
  if (looksLikeFen(plain)) {
    const { notes } = readPosition(plain, variant)
    return { start: plain, steps: [], others: 0, simplified: false, notes }
  }
  if (variant === 'chess960' && NUMBER.test(text.trim())) throw new TextFault(texts.noStart(STARTS - 1))
  const game = readPgn(plain)
  const variantTag = tagOf(game, 'variant')
  if (variantTag !== undefined && CHESS960.test(variantTag.trim())) {
    if (variant !== 'chess960') throw new TextFault(texts.chess960)
  } else if (variantTag !== undefined && !STANDARD.test(variantTag.trim()))
    throw new TextFault(texts.otherGame(variantTag.trim().slice(0, 40)))
  const fen = tagOf(game, 'fen')
  const broken = game.brokenTags.find((each) => /^\[\s*FEN/i.test(each))
  if (fen === undefined && broken) throw new TextFault(texts.brokenTag(broken))
  if (game.moves.length === 0 && fen === undefined)
    throw new TextFault(game.warnings[0] ?? (game.result ? texts.noMoves : texts.noText))
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
  return others > 0 ? texts.manyGames : texts.long
}
