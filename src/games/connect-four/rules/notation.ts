/** The text form of a position: the columns played. */

import { withoutLink } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'
import type { Options } from '../options'
import { texts } from '../texts/game'
import {
  after,
  canPop,
  columnOf,
  isOver,
  isPop,
  landing,
  NAMES,
  popOf,
  type State,
  start,
  turnOf,
} from './board'

/** Columns with the numbers of moves before them: '1. 4 4 2. 5 3'. */
const NUMBERED = /^\s*(?:\d{1,2}[.):]+\s*p?[1-7](?:[\s,;-]*p?[1-7])?(?:\s+|$))+$/
/** Columns and one more number behind them, as lists of positions with their scores have it. */
const SCORED = /^\s*(?:[1-7p]+[\s,;:=]+(-\d{1,2})|[1-7p]{4,}[\s,;:=-]+(\d{1,2}))\s*$/

/** Removes the numbers of moves, and asks about a number behind the columns. */
function columnsIn(text: string): string {
  const [, minus, plus] = SCORED.exec(text) ?? []
  const score = minus ?? plus
  if (score !== undefined) throw new Error(texts.position.score(score))
  const isNumbered = NUMBERED.test(text) && /\s/.test(text.trim())
  const numbers = [...text.matchAll(/(\d{1,2})[.):]+/g)].map(([, number]) => Number(number))
  if (isNumbered && numbers.every((number, i) => number === i + (numbers[0] ?? 0))) {
    if (numbers[0] !== 1) throw new Error(texts.position.firstNumber(itemAt(numbers, 0)))
    return text.replace(/\d{1,2}[.):]+/g, ' ').replace(/[\s,;.-]/g, '')
  }
  return text.replace(/[\s,;.-]/g, '')
}

/**
 * Reads columns from 1 to 7 ('4453', '4 4 5 3'). In Pop Out, a p precedes a popped column ('44p4').
 *
 * @throws Error with a message for the player
 */
export function read(text: string, options: Options): State {
  const played = columnsIn(withoutLink(pastedText(text), 'game').toLowerCase())
  const strange = [...played].find(
    (character, at) => !/[1-7]/.test(character) && !(character === 'p' && /[1-7]/.test(played[at + 1] ?? '')),
  )
  if (strange !== undefined) throw new Error(texts.position.noColumn(strange))
  let state = start(played.includes('p') ? { ...options, pop: 'on' } : options)
  for (const [index, token] of (played.match(/p?\d/g) ?? []).entries()) {
    if (isOver(state)) throw new Error(texts.position.over(index))
    const column = Number(token.at(-1)) - 1
    const pops = token.startsWith('p')
    if (pops && !canPop(state, column))
      throw new Error(texts.position.noPop(NAMES[turnOf(state)], column + 1))
    if (!pops && landing(state, column) < 0) throw new Error(texts.position.full(column + 1))
    state = after(state, pops ? popOf(column) : column)
  }
  return state
}

export const write = (state: State) =>
  state.moves.map((move) => `${isPop(move) ? 'p' : ''}${columnOf(move) + 1}`).join('')
