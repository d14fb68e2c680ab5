/** Positions and games as text: 64 signs and the side to move, or a list of moves such as f5d6c3. */
import type { OptionValues } from '../../../engine/core/game/contract'
import { plainText } from '../../../engine/core/input/plainText'
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

const FORM =
  'A Reversi position lists the squares row by row, X for black, O for white and - for empty, and then X or O for the side to move. A game is a list of moves such as f5d6c3.'

/** The sizes of boards, with their number of squares. */
const SIZES: Readonly<Record<number, Size>> = { 36: 6, 64: 8 }

/** The moves of a game from the regular start; '' for a game from a position, which they would not describe. */
export const moveList = ({ moves, size, given }: State): string =>
  given ? '' : moves.map((move) => nameOf(move, size)).join('')

export const write = ({ cells, turn }: State): string => `${cells} ${'XO'[turn]}`

/** Reads squares and the side to move, Black if it is missing. */
function readPosition(signs: string, options: OptionValues): State {
  const found = SIZES[signs.length] ?? SIZES[signs.length - 1]
  if (found === undefined) throw new Error(`This position has ${signs.length} signs. ${FORM}`)
  const cells = signs.slice(0, found * found)
  const turn: Side = signs[found * found] === 'O' ? 1 : 0
  if (signs.at(found * found) === '-') throw new Error(`The side to move is missing. ${FORM}`)
  const state: State = {
    size: found,
    cells,
    turn,
    moves: [],
    passes: [],
    given: true,
    you: personOf(options),
  }
  if (countOf(state, 0) + countOf(state, 1) < 4)
    throw new Error('A position has at least four discs: the game starts with them.')
  const { passed: _, ...ready } = settled(state)
  return { ...ready, passes: [] }
}

function readMoves(text: string, options: OptionValues): State {
  let state = start(options)
  for (const [index, name] of (text.match(/[a-h][1-8]|pass|pa|ps/g) ?? []).entries()) {
    // A pass follows from the position: other programs write it down.
    if (name.startsWith('p')) continue
    const move = movesOf(state).find((cell) => nameOf(cell, state.size) === name)
    if (move === undefined)
      throw new Error(
        isOver(state)
          ? `Move ${index + 1}, ${name}, comes after the end of the game.`
          : `Move ${index + 1}, ${name}, is not legal: ${NAMES[state.turn]} would flip nothing there.`,
      )
    state = after(state, move)
  }
  return state
}

/**
 * Reads a position or a list of moves, with or without spaces, numbers of moves and line breaks.
 *
 * @throws Error with a message for the player
 */
export function read(text: string, options: OptionValues): State {
  const plain = plainText(text).trim().toLowerCase()
  if (/^[xo*.\-\s]+$/.test(plain) && /[-xo*.]{6}/.test(plain))
    return readPosition(
      plain.replace(/\s/g, '').replaceAll('*', 'x').replaceAll('.', '-').toUpperCase(),
      options,
    )
  const moves = plain.replace(/\b\d+\s*[.:)]/g, ' ').replace(/[\s,;-]/g, '')
  if (!/^(?:[a-h][1-8]|pass|pa|ps)*$/.test(moves)) throw new Error(FORM)
  return readMoves(moves, options)
}
