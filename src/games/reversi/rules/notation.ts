/** Positions and games as text: 64 characters and the side to move, or a list of moves such as f5d6c3. */
import { cannotRead, formatOf, withoutComments, withoutLink } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import type { Options } from '../options'
import { texts as gameTexts } from '../texts/game'
import {
  after,
  countOf,
  isOver,
  movesOf,
  NAMES,
  nameOf,
  personOf,
  type Side,
  type Size,
  type State,
  settled,
  start,
} from './board'
import { type Drawn, isBoard, readBoard } from './boardText'

const texts = gameTexts.position

/** The sizes of boards, with their number of squares. */
const SIZES: Readonly<Record<number, Size>> = { 36: 6, 64: 8 }

/** The moves of a game from the regular start; '' for a game from a position, which they would not describe. */
export const moveList = ({ moves, size, given }: State): string =>
  given ? '' : moves.map((move) => nameOf(move, size)).join('')

export const write = ({ cells, turn }: Pick<State, 'cells' | 'turn'>): string => `${cells} ${'XO'[turn]}`

/** Reads squares and the side to move, Black if it is missing. */
function readPosition({ cells: characters, side }: Drawn, options: Options): State {
  const found = SIZES[characters.length] ?? SIZES[characters.length - 1]
  if (found === undefined) throw new Error(texts.length(characters.length))
  const cells = characters.slice(0, found * found)
  const last = side || characters.slice(found * found)
  const turn: Side = last === 'O' ? 1 : 0
  if (last === '-') throw new Error(texts.noSide)
  const state: State = {
    size: found,
    cells,
    turn,
    moves: [],
    passes: [],
    given: true,
    you: personOf(options),
  }
  if (countOf(state, 0) + countOf(state, 1) < 4) throw new Error(texts.fewDiscs)
  const { passed: _, ...ready } = settled(state)
  return { ...ready, passes: [] }
}

/** Plays moves such as 'f5' from a state. */
function played(from: State, names: readonly string[]): State {
  let state = from
  for (const [index, name] of names.entries()) {
    const move = movesOf(state).find((cell) => nameOf(cell, state.size) === name)
    if (move === undefined)
      throw new Error(
        isOver(state) ? texts.afterEnd(index + 1, name) : texts.illegal(index + 1, name, NAMES[state.turn]),
      )
    state = after(state, move)
  }
  return state
}

const GAMES: Readonly<Record<string, string>> = texts.games

/** The board that SGF sets up disc by disc; null without any. */
function setUp(text: string, size: number, side: string | undefined): Drawn | null {
  const cells = Array.from({ length: size * size }, () => '-')
  let count = 0
  for (const [, color, squares = ''] of text.matchAll(/\ba([bw])\s*((?:\[[a-h][a-h1-8]\]\s*)+)/g))
    for (const [, column = '', row = ''] of squares.matchAll(/\[(.)(.)\]/g)) {
      const y = /\d/.test(row) ? Number(row) - 1 : 'abcdefgh'.indexOf(row)
      cells[y * size + 'abcdefgh'.indexOf(column)] = color === 'b' ? 'X' : 'O'
      count++
    }
  const first = side ?? /[;\])\s]([bw])\[/.exec(text)?.[1]
  return count > 0 ? { cells: cells.join(''), side: first?.startsWith('w') ? 'O' : 'X' } : null
}

/** Reads the first game of a text in GGF or SGF, which Othello programs and servers write. */
function readGgf(text: string, options: Options): State {
  const [first = ''] = text.split(/;\s*\)/)
  const tag = (name: string) => new RegExp(`\\b${name}\\[([^[\\]]*)\\]`, 'i').exec(first)?.[1]?.trim()
  const game = tag('GM')
  if (game !== undefined && game !== '2' && !/^(?:othello|reversi)/.test(game))
    throw new Error(texts.otherGame(GAMES[game] ?? game))
  const board = /^\d+\s+(.*)$/s.exec(tag('BO') ?? '')?.[1]
  const drawn = board === undefined ? setUp(first, Number(tag('SZ') ?? 8), tag('PL')) : readBoard(board)
  const given = drawn && readPosition(drawn, options)
  const regular = start({ ...options, size: given ? `${given.size}` : options.size })
  const from = given && (given.cells !== regular.cells || given.turn !== regular.turn) ? given : regular
  // In SGF, a letter names the row too.
  const names = [...first.matchAll(/[;\])\s][bw]\[\s*([a-h])(?:([1-8])|([a-h])(?=\s*\]))[^[\]]*(?=\])/g)].map(
    ([, column = '', row, letter = '']) => `${column}${row ?? 'abcdefgh'.indexOf(letter) + 1}`,
  )
  if (names.length === 0 && from === regular) {
    const [, square] = /[;\])\s][bw]\[\s*([a-z]{2})\s*\]/.exec(first.replace(/\[(?:tt|pa)\]/g, '[]')) ?? []
    throw new Error(square ? texts.noSquare(square) : texts.noMove)
  }
  return played(from, names)
}

/** The moves of each side as lists of their own, which do not say where a side passed. */
const BY_SIDES = /\b(?:black|white)\b[^a-h\n]*(?:[a-h][1-8][\s,;]*)+[a-h][1-8][ \t,;]*\n\s*(?:black|white)\b/

/** What may stand between moves: names, numbers, annotations, a result such as 34-30, passes. */
const AROUND = [
  /\b(?:moves?|game|record|sequence|transcript)\s*[:=]/g,
  /\b(?:black|white|dark|light)\b(?:\s*[:=])?|\b[bw]\s*[:=]/g,
  /\b\d{1,2}\s*[-:]\s*\d{1,2}\b(?!\s*[.)])/g,
  /\b\d{1,3}\s*[.:)]+/g,
  /\b(?:pass(?:es)?|pa|ps)\b/g,
]

function readMoves(text: string, options: Options): State {
  if (BY_SIDES.test(text)) throw new Error(texts.bySides)
  // A pass follows from the position: other programs write it down.
  const bare = AROUND.reduce((now, form) => now.replace(form, ' '), withoutComments(text))
  const names: string[] = []
  for (const [index, line] of bare.split('\n').entries())
    for (const word of line.split(/[\s,;/|()[\]!?"'*+#>→⇒-]+/).filter(Boolean)) {
      const moves = word.replace(/\.+/g, '').replace(/^\d{1,2}(?=[a-h])/, '')
      const rest = moves.replace(/[a-h][1-8]|pass|pa|ps/g, '')
      // Numbers of moves may stand without a dot.
      if (rest !== '' && !/^\d+$/.test(word))
        throw new Error(`${cannotRead(word, text.includes('\n') ? index + 1 : undefined)} ${texts.form}`)
      if (rest === '') for (const [name] of moves.matchAll(/[a-h][1-8]/g)) names.push(name)
    }
  if (names.length === 0) throw new Error(texts.noMove)
  return played(start(options), names)
}

/** The moves in the address of a site of Othello. */
const movesIn = (link: string) => link.match(/[/=]((?:[a-h][1-8]){4,})/i)?.[1]

/**
 * Reads a position or a game: a drawn board, a list of moves with or without numbers, or GGF.
 *
 * @throws Error with a message for the player
 */
export function read(text: string, options: Options): State {
  // Tabs at the ends are empty squares of a spreadsheet.
  const plain = withoutLink(pastedText(text), 'game', movesIn)
    .replace(/^[ \n]+|(?<![ \n])[ \n]+$/g, '')
    .toLowerCase()
  if (/^\(\s*;/.test(plain)) return readGgf(plain, options)
  const format = formatOf(plain)
  if (format && !isBoard(plain)) throw new Error(texts.format(format))
  return isBoard(plain) ? readPosition(readBoard(plain), options) : readMoves(plain, options)
}
