/** The board of the open group: the entries of its link and of this device, proved and merged. */
import { proxy, ref } from 'valtio'
import type { Game } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import { keepEntries, keptEntries, MAX_KEPT } from '../../engine/storage/values/groups'
import { optionSet } from '../../engine/storage/values/records'
import { fragmentOf, inAddress, putFragment } from '../opening/fragment'
import { type GroupStart, groupView } from '../opening/group'
import { shareAddress } from '../opening/opening'
import { ruling } from '../opening/options'
import { pack } from '../replay/pack'
import {
  type Entry,
  entryText,
  fitting,
  MAX_LINK,
  merge,
  NO_ENTRIES,
  readEntries,
  readEntry,
  writeEntries,
} from './entries'
import { type Failure, proveEntry, type Row } from './prove'

export interface BoardRow extends Row {
  /** Added on this device. */
  readonly own: boolean
}

export interface Board {
  readonly rows: readonly BoardRow[]
  readonly failed: readonly (Entry & { readonly why: Failure })[]
  /** Whether a part of the link cannot be read. */
  readonly damaged: boolean
  /** How many results the link had when it was made, and how many of them can be read; null if it does not say so. */
  readonly cut: { readonly of: number; readonly here: number } | null
}

/** Null until the entries are proved. */
export const boardView = proxy<{ board: Board | null }>({ board: null })

/** What the board was made of. */
let madeOf: { readonly start: GroupStart; readonly text: string } | null = null

const keyOf = (game: Game, { id, seed, options }: GroupStart) =>
  `${id} ${seed} ${optionSet(ruling(game.options, options))}`

const betterOf = (game: Game) => game.best[0]?.better ?? 'higher'

/**
 * The board of a link, with what this device knows of the group.
 *
 * @param text - the entries in the link
 */
export async function makeBoard(game: Game, start: GroupStart, text: string): Promise<Board> {
  const { entries, count, damaged } = readEntries(text)
  const kept = keptEntries(keyOf(game, start))
  const all = new Map(entries.map((entry) => [entryText(entry), entry]))
  for (const each of Object.keys(kept)) {
    const entry = readEntry(each)
    if (entry) all.set(each, entry)
  }
  const rows: BoardRow[] = []
  const failed: (Entry & { readonly why: Failure })[] = []
  for (const [each, entry] of all) {
    const found = await proveEntry(entry, game, start)
    if (typeof found === 'string') failed.push({ ...entry, why: found })
    else rows.push({ ...found, own: kept[each] === true })
  }
  const inLink = new Set(entries.map(entryText))
  const isUnread = (entry: Entry & { readonly why: Failure }) =>
    entry.why === 'unreadable' && inLink.has(entryText(entry))
  const here = entries.length - failed.filter(isUnread).length
  return keep(game, start, {
    rows: merge(betterOf(game), rows),
    failed,
    damaged: damaged || failed.some(isUnread),
    cut: count !== null && here < count ? { of: count, here } : null,
  })
}

/** Stores the entries of a board on this device, and forgets those that better ones replaced. */
function keep(game: Game, start: GroupStart, board: Board): Board {
  const key = keyOf(game, start)
  const shown = Object.fromEntries(board.rows.map((row) => [entryText(row), row.own]))
  const failed = board.failed.map(entryText)
  const others = Object.keys(keptEntries(key)).filter((text) => !(text in shown))
  // What this version cannot replay stays, as long as there is space.
  const unproved = others.filter((text) => failed.includes(text)).slice(0, MAX_KEPT - board.rows.length)
  if (board.rows.length > 0 || others.length > 0)
    keepEntries(
      key,
      shown,
      others.filter((text) => !unproved.includes(text)),
    )
  return board
}

/** Makes the board of the group in the address, unless it is there. */
export async function loadBoard(game: Game): Promise<void> {
  const { start } = groupView
  const text = inAddress('group') ?? NO_ENTRIES
  if (!start || (madeOf?.start === start && madeOf.text === text)) return
  const own = { start, text }
  madeOf = own
  boardView.board = null
  const board = await makeBoard(game, start, text)
  // Another group may have been opened meanwhile.
  if (madeOf === own) boardView.board = ref(board)
}

/** The link of a group with the entries that fit, and those that it leaves out. */
export function linkOf(
  path: string,
  game: Game,
  start: GroupStart,
  rows: readonly BoardRow[],
): { readonly url: string; readonly text: string; readonly leftOut: readonly BoardRow[] } {
  const address = shareAddress(path, game, start.options, start.seed)
  const before = address + fragmentOf('group', '')
  const inside = fitting(rows, MAX_LINK - 1 - before.length)
  const text = writeEntries(inside)
  return { url: before + text, text, leftOut: rows.filter((row) => !inside.includes(row)) }
}

/** The result of a game that has just ended, to be added. */
export interface Candidate extends Omit<BoardRow, 'name'> {
  /** Whether it is on the board already. */
  readonly added: boolean
}

/** Its replay does not say when it was played, so that the same game is one entry, whenever it is added. */
const undated = (replay: Replay): Replay => ({ ...replay, date: 0 })

/**
 * The result of a game as an entry.
 *
 * @param replay - of the finished game
 * @returns why there is none: its replay does not prove it, or is longer than a link
 */
export async function candidateOf(
  path: string,
  game: Game,
  start: GroupStart,
  rows: readonly BoardRow[],
  replay: Replay | null,
): Promise<Candidate | Failure | 'tooLong'> {
  if (!replay) return 'unproved'
  const text = await pack(undated(replay))
  const found = await proveEntry({ name: 0, text }, game, start)
  if (typeof found === 'string') return found
  const row = { ...found, name: LONGEST_NAME, own: true }
  if (linkOf(path, game, start, [row]).leftOut.length > 0) return 'tooLong'
  return {
    text,
    value: found.value,
    replay: found.replay,
    own: true,
    added: rows.some((row) => row.own && row.text === text),
  }
}

/** A nickname with the most digits. */
const LONGEST_NAME = 1000

/** The rows with another one. Where it is not among them, the board has better ones. */
export const withRow = (game: Game, rows: readonly BoardRow[], row: BoardRow): readonly BoardRow[] =>
  merge(betterOf(game), [row], rows)

/** Adds a result to the board, to this device, and to the address. */
export function addRow(path: string, game: Game, row: BoardRow): void {
  const { start } = groupView
  const { board } = boardView
  if (!start || !board) return
  const rows = withRow(game, board.rows, row)
  const { text } = linkOf(path, game, start, rows)
  madeOf = { start, text }
  boardView.board = ref(keep(game, start, { ...board, rows }))
  putFragment(fragmentOf('group', text))
}
