/** Editors of positions: what the board does not show stays as long as nothing is changed. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { completeOptions } from '../../src/engine/core/game/option'
import { options as checkersOptions } from '../../src/games/checkers/options'
import { rules as checkers } from '../../src/games/checkers/rules'
import CheckersEditor from '../../src/games/checkers/view/Editor'
import { options as chessOptions } from '../../src/games/chess/options'
import { rules as chess } from '../../src/games/chess/rules'
import { lazyRules } from '../../src/games/chess/rules/lazyRules'
import ChessEditor from '../../src/games/chess/view/Editor'
import { options as columnOptions } from '../../src/games/connect-four/options'
import { rules as columns } from '../../src/games/connect-four/rules'
import ColumnsEditor from '../../src/games/connect-four/view/Editor'
import { isSamePosition } from '../../src/ui/editor/placing'

beforeAll(() => lazyRules.load())

const editing = { load: () => {}, disabled: false, onClose: () => {} }

/** The text in the editor. */
const textIn = (editor: ReactNode) => /<textarea[^>]*>([^<]*)/.exec(renderToStaticMarkup(editor))?.[1] ?? ''

it.each([
  'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b Kq e3 0 3',
  'r3k2r/8/8/8/8/8/8/R3K2R w - - 12 40',
  'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
])('chess: %s', (fen) => {
  const state = chess.notation?.read(fen, completeOptions(chessOptions, { rules: 'full' }))
  if (!state) throw new Error('not read')
  const editor = <ChessEditor {...editing} state={state} colors="wood" active remedyOf={() => null} />
  expect(textIn(editor)).toBe(fen)
  expect(renderToStaticMarkup(editor)).not.toContain('Changed position')
})
it('checkers: the moves without progress', () => {
  const options = completeOptions(checkersOptions)
  const state = checkers.notation?.read('B:WK32:BK1:H17:F20', options)
  if (!state) throw new Error('not read')
  const text = textIn(<CheckersEditor {...editing} state={state} options={options} />)
  expect(checkers.notation?.read(text, options)).toEqual(state)
  expect(text).toBe('B:WK32:BK1:H17')
})
it('Connect Four: the order of the columns, also of popped discs', () => {
  for (const text of ['7654321', '44p4']) {
    const state = columns.notation?.read(text, completeOptions(columnOptions, { pop: 'on' }))
    if (!state) throw new Error('not read')
    expect(textIn(<ColumnsEditor {...editing} state={state} />)).toBe(text)
  }
})
it('a position is the same with the same pieces and side', () => {
  const one = { cells: ['a', null], side: 0 }
  expect(isSamePosition(one, { cells: ['a', null], side: 0 })).toBe(true)
  expect(isSamePosition(one, { cells: ['a', null], side: 1 })).toBe(false)
  expect(isSamePosition(one, { cells: ['a', 'b'], side: 0 })).toBe(false)
})
