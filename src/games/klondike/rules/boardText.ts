/**
 * Boards and decks as people and solvers write them: a line for each column or each row of the table, with or without
 * lines for free cells and foundations.
 */
import { cannotRead, formatOf } from '../../../engine/core/input/pasted'
import { texts } from '../texts/game'
import { type Column, type Kind, NONE, type State } from './state'

const SUITS = 'SHDC'
const RANKS = 'A23456789TJQK'
const COLUMNS = 8

/** A read text: a deck in the order in which it is dealt, or a table of FreeCell. */
type Board =
  | { readonly deck: readonly number[] }
  | ({ readonly deck?: undefined } & Pick<State, 'foundations' | 'cells' | 'columns'>)

const SUIT_SIGNS: Readonly<Record<string, string>> = {
  '♠': 'S',
  '♤': 'S',
  '♥': 'H',
  '♡': 'H',
  '♦': 'D',
  '♢': 'D',
  '♣': 'C',
  '♧': 'C',
}

/** Rewrites suit characters, pictures of cards (U+1F0A1 and on) and tens as two letters per card. */
function lettered(text: string): string {
  return text
    .replace(/[♠-♧]/g, (character) => SUIT_SIGNS[character] ?? character)
    .replace(/[\u{1F0A1}-\u{1F0DE}]/gu, (character) => {
      const code = (character.codePointAt(0) as number) - 0x1f0a0
      // The twelfth of a suit is a knight, which decks of 52 cards do not have.
      const rank = 'A23456789TJ?QK'[(code & 15) - 1]
      return `${rank ?? '?'}${SUITS[code >> 4] ?? '?'} `
    })
    .replace(/10(?=\s?[SHDC])/g, 'T')
    .replace(/([SHDC]\s?)10/g, '$1T')
}

const PREFIX =
  /^\s*(?:(?:(COLUMN|COL|STACK|PILE|TABLEAU|CASCADE|ROW|LINE)\s*)?(?:(?:#\d{0,2}|\d{1,2})\s*)?[:.)\]]|\[\d\])\s*/
/** A line about the deal. */
const TITLE =
  /^\s*(?:(?:FREE ?CELL|KLONDIKE|MS|MICROSOFT|DEAL|GAME|SEED)\b(?!\s*(?:S\s*)?[:=]\s*(?:[-A2-9TJQK]{1,2}\b|$)))/
const CELLS = /^\s*(?:FREE\s*-?CELLS?|CELLS?|FC|RESERVES?)\s*[:=]/
const HOME = /^\s*(?:FOUNDATIONS?|FOUNDS|HOME(?:\s*-?CELLS?)?|FND)\s*[:=]/
/** A drawn line; a shorter one is an empty column. */
const RULE = /^\s*(?:[-=_~*+─━═|]\s*){3,}$/
/** Between cards. */
const BETWEEN = /[\s,;|/]+/g

interface Line {
  readonly cards: readonly number[]
  /** As numbered in the text, from 1. */
  readonly at: number
  readonly heading: string
}

/** The cards of a line, written rank first or suit first. */
function cardsIn(text: string, at: number | undefined): readonly number[] {
  const cards: number[] = []
  const bare = text.replace(BETWEEN, '')
  const form = /^(?:[A2-9TJQK][SHDC])*$/.test(bare) || !/^(?:[SHDC][A2-9TJQK])*$/.test(bare)
  for (let i = 0; i < bare.length; i += 2) {
    const [rank = '', suit = ''] = form ? [bare[i], bare[i + 1]] : [bare[i + 1], bare[i]]
    const [suitAt, rankAt] = [SUITS.indexOf(suit), RANKS.indexOf(rank)]
    if (suit === '' || rank === '' || suitAt < 0 || rankAt < 0) {
      const word = text.split(BETWEEN).find((each) => !/^(?:[A2-9TJQK][SHDC]|[SHDC][A2-9TJQK])*$/.test(each))
      throw new Error(
        texts.position.cardForm(cannotRead((word || bare.slice(i, i + 2)).replace(/T(?=[SHDC])/g, '10'), at)),
      )
    }
    cards.push(suitAt * 13 + rankAt)
  }
  return cards
}

/** The count of cards on each foundation: 'H-A C-0' or 'AH 2C'. */
function homeIn(text: string, at: number): readonly number[] {
  const counts = [0, 0, 0, 0]
  for (const word of text.split(BETWEEN).filter((each) => /[^-0]/.test(each))) {
    const [, before = '', rank = '', after = ''] = /^([SHDC]?)[-:]?([0A2-9TJQK]?)([SHDC]?)$/.exec(word) ?? []
    const suit = SUITS.indexOf(before || after || '?')
    if (suit < 0) throw new Error(texts.position.foundationForm(cannotRead(word, at)))
    counts[suit] = RANKS.indexOf(rank || '0') + 1
  }
  return counts
}

function freeCellsIn(text: string, at: number): readonly number[] {
  const cells = text
    .replace(/--/g, '-')
    .split(BETWEEN)
    .filter(Boolean)
    .flatMap((word) => (/^[-_.0]+$/.test(word) ? [NONE] : cardsIn(word, at)))
  if (cells.length > 4) throw new Error(texts.position.fourCells)
  return [...cells, NONE, NONE, NONE, NONE].slice(0, 4)
}

/** The lines of a text; in a single line, bars or slashes may stand between columns or rows. */
function linesOf(text: string): readonly string[] {
  const parts = text.trim().split(/[|/;]/)
  if (/\n/.test(text.trim()) || parts.length < 7 || parts.length > 13) return text.split('\n')
  return parts.map((part) => part || '-')
}

/** The shape of a table at its start, as counts of cards. */
const isStart = (lines: readonly Line[]) =>
  lines.length === COLUMNS && lines.every(({ cards }, column) => cards.length === (column < 4 ? 7 : 6))

/** Whether the lines are rows of eight: only the last one is shorter. */
const areRows = (lines: readonly Line[], width: number) =>
  lines.every(({ cards }, i) => cards.length === width || (i === lines.length - 1 && cards.length < width))

/**
 * Reads a board.
 *
 * @param text in capital letters
 * @returns null if there is no card in it
 * @throws Error that names the line or character that cannot be read, or asks what the lines mean
 */
export function readBoard(text: string, kind: Kind): Board | null {
  const all = linesOf(lettered(text))
  const lineOf = (index: number) => (all.length > 1 ? index + 1 : undefined)
  if (!/[A2-9TJQK]\s?[SHDC]|[SHDC]\s?[A2-9TJQK]/.test(text.replace(/[♠-♧]/g, 'S').replace(/10/g, 'T'))) {
    if (!/[\u{1F0A1}-\u{1F0DE}]/u.test(text)) return null
  }
  const format = formatOf(text)
  if (format) throw new Error(texts.position.format(format))
  if (all.filter((line) => HOME.test(line)).length > 1) throw new Error(texts.position.severalBoards)
  let cells: readonly number[] | null = null
  let foundations: readonly number[] | null = null
  const lines: Line[] = []
  for (const [index, line] of all.entries()) {
    const isComment = /^\s*(?:#|\/\/|$)/.test(line) && !/^\s*#\s*\d/.test(line)
    if (isComment || TITLE.test(line) || RULE.test(line)) continue
    if (CELLS.test(line)) cells = freeCellsIn(line.replace(CELLS, ''), index + 1)
    else if (HOME.test(line)) foundations = homeIn(line.replace(HOME, ''), index + 1)
    else {
      const heading = PREFIX.exec(line)
      const rest = line.replace(PREFIX, '').trim()
      if (heading === null && /^[A-Z ]{3,}[:=]?$/.test(rest) && !/^(?:[AJQKT][SHDC]\s*)+$/.test(rest))
        continue
      const isEmpty = /^(?:-+|\.+|_+|0|\(?EMPTY\)?)?$/.test(rest)
      lines.push({
        cards: isEmpty ? [] : cardsIn(rest, lineOf(index)),
        at: index + 1,
        heading: heading?.[1] ?? '',
      })
    }
  }
  const isTable =
    (cells ?? []).some((card) => card !== NONE) || (foundations ?? []).some((count) => count > 0)
  const inRows = lines.some(({ heading }) => heading === 'ROW' || heading === 'LINE')
  const inColumns = lines.some(({ heading }) => heading !== '' && heading !== 'ROW' && heading !== 'LINE')
  const cards = lines.flatMap((line) => line.cards)
  const columns = () =>
    Array.from({ length: COLUMNS }, (_, i): Column => ({ cards: lines[i]?.cards ?? [], down: 0 }))
  const table = () => ({
    foundations: foundations ?? [0, 0, 0, 0],
    cells: cells ?? [NONE, NONE, NONE, NONE],
    columns: columns(),
  })
  // A list that was wrapped, as no column or row is that long, or with a line for each card.
  const width = lines[0]?.cards.length ?? 0
  const isList =
    lines.length === 1 || lines.length === cards.length || (width > COLUMNS && areRows(lines, width))
  if (kind !== 'freecell') {
    if (isTable) throw new Error(texts.position.freecellBoard)
    if (isList || cards.length !== 52) return { deck: cards }
    throw new Error(texts.position.oneLine)
  }
  if (!isTable && !inColumns && (isList || (areRows(lines, COLUMNS) && lines.length === 7)))
    return { deck: cards }
  if (!inRows && (isStart(lines) || ((isTable || inColumns) && lines.length <= COLUMNS && lines.length > 0)))
    return table()
  if (!isTable && cards.length !== 52) return { deck: cards }
  const full = lines.filter((line) => line.cards.length > 0)
  const mayBeRows = full.length === 7 && areRows(full, COLUMNS)
  if (!inRows && lines.length === COLUMNS && !mayBeRows) return table()
  throw new Error(texts.position.columnsOrRows)
}
