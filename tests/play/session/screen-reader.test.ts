/** Screen readers: how much the status line announces, and how a position and a board are read aloud. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { InputFrame, RealtimeGame } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import { changeSettings, type Settings } from '../../../src/engine/storage/values/settings'
import { boardText, cellText, type NamedCell, readCell } from '../../../src/play/controls/describeCell'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { positionTexts } from '../../../src/play/texts/position'
import { uiTexts } from '../../../src/ui/texts'
import { cleared, counter, freshPage } from './small'

beforeEach(freshPage)
afterEach(cleared)

/** A cell as boards make it; `more` follows what is on it. */
const cell = (row: number, column: number, kind: string, more = '') =>
  [{ row: `${row}`, column: `${column}`, kind }, uiTexts.board.cell(row, column, kind + more)] as const
const cells = (...all: readonly ReturnType<typeof cell>[]) =>
  all.map((each) => readCell(...each) as NamedCell)

describe('a position', () => {
  it.each([
    [cell(3, 4, 'empty'), { row: 3, column: 4, what: 'empty', kind: 'empty' }],
    [
      cell(2, 2, 'king of Red', ', must capture'),
      { row: 2, column: 2, what: 'king of Red, must capture', kind: 'king of Red' },
    ],
  ])('is read from a cell', (each, read) => {
    expect(readCell(...each)).toEqual(read)
  })
  it('is empty without content, and does not exist without a place', () => {
    const name = uiTexts.board.position(12, 30)
    expect(readCell({}, name)).toBe(null)
    expect(readCell({ row: '12', column: '30' }, name)).toEqual({
      row: 12,
      column: 30,
      what: 'empty',
      kind: 'empty',
    })
  })
  it('is read with the rest of its row and column, the most frequent first', () => {
    const board = cells(
      cell(1, 1, 'X'),
      cell(1, 2, 'empty'),
      cell(1, 3, 'X'),
      cell(2, 1, 'O'),
      cell(2, 2, 'empty'),
      cell(2, 3, 'O', ', the last disc'),
    )
    expect(cellText(board, board[1] as NamedCell)).toBe(
      positionTexts.cell({ row: 1, column: 2, what: 'empty' }, 'X: 2', 'nothing'),
    )
    expect(cellText(board, board[5] as NamedCell)).toBe(
      positionTexts.cell({ row: 2, column: 3, what: 'O, the last disc' }, 'O: 1', 'X: 1'),
    )
    expect(boardText(board)).toBe('Row 1. X, empty, X. Row 2. O, empty, O.')
  })
  it('of a board counts equal neighbors', () => {
    expect(boardText(cells(cell(2, 2, '4'), cell(2, 1, '4'), cell(1, 1, 'empty'), cell(1, 2, 'empty')))).toBe(
      'Row 1. empty: 2. Row 2. 4: 2.',
    )
  })
})

describe('the status line', () => {
  const hit: InputFrame = { held: { hit: 1 }, pressed: ['hit'], released: [], pointers: [] }
  /** The announcements of the first hit and of the end. */
  const said = async (speech: Settings['speech'], game: Partial<RealtimeGame>) => {
    changeSettings({ speech })
    const play: RealtimeSession = new RealtimeSession(
      { id: 'counter', game: { ...counter, ...game } as RealtimeGame, options: { mode: 'a' }, seed: 5 },
      { width: 100, height: 100 },
      new SceneClock(),
      () => ([3, 60, 120].includes(play.tick + 1) ? hit : NO_INPUT),
    )
    play.start()
    play.say('')
    for (let i = 0; i < 20; i++) play.frame(1000 / 60)
    await Promise.resolve()
    const first = play.view.status
    for (let i = 0; i < 300; i++) play.frame(1000 / 60)
    await Promise.resolve()
    return { first, last: play.view.status }
  }
  it.each([
    ['little', ''],
    ['some', 'Hit.'],
    ['much', 'Hit. Score 1.'],
  ] as const)('tells %s: "%s", and always how it ended', async (speech, first) => {
    const announced = await said(speech, { status: { hit: 'Hit.' } })
    expect(announced.first.trim()).toBe(first)
    expect(announced.last).toContain('Game Over!')
  })
  it('announces every event with a toast, at the lowest detail, too', async () => {
    const { first } = await said('little', { toasts: { hit: 'A hit' } })
    expect(first).toBe('A hit')
  })
})
