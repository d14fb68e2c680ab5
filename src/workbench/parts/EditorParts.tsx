/** The editors of positions and puzzles: noughts and crosses on nine cells, and cells to fill. */
import { useState } from 'react'
import { Board } from '../../ui/board/Board'
import { Button } from '../../ui/controls/Button'
import { PositionDialog } from '../../ui/editor/PositionDialog'
import { PositionEditor } from '../../ui/editor/PositionEditor'
import { PuzzleDialog } from '../../ui/editor/PuzzleDialog'
import { PuzzleEditor } from '../../ui/editor/PuzzleEditor'
import { toast } from '../../ui/toasts/toast'
import { Part } from './Part'

const PIECES = { X: { name: 'Cross', content: '×' }, O: { name: 'Nought', content: '○' } }
const EMPTY = { cells: new Array<string | null>(9).fill(null), side: 0 }
const TEXT = { label: 'This position', button: 'Copy position', done: 'Position copied.' }

export function EditorParts() {
  const [open, setOpen] = useState(false)
  const [puzzle, setPuzzle] = useState(false)
  return (
    <>
      <Part name="PositionDialog, PositionEditor">
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open && (
          <PositionDialog
            title="Position"
            texts={[{ ...TEXT, text: 'X.O/.X./O..' }]}
            hint="Three rows of X, O and dots."
            empty="Paste a position first."
            active
            read={() => {
              throw new Error('The workbench loads no positions.')
            }}
            onOpen={(text) => toast(text)}
            editor={({ load, disabled }) => (
              <PositionEditor
                rows={3}
                cols={3}
                pieces={PIECES}
                tray={[['X', 'O']]}
                from={EMPTY}
                keptAs="workbench"
                start={EMPTY}
                sides={['Cross', 'Nought']}
                nameOf={(cell, what) => `Cell ${cell + 1}, ${what}`}
                cellClass={() => undefined}
                write={({ cells }) => cells.map((each) => each ?? '.').join('')}
                text={TEXT}
                disabled={disabled}
                load={load}
              />
            )}
            onClose={() => setOpen(false)}
          />
        )}
      </Part>
      <Part name="PuzzleDialog, PuzzleEditor">
        <Button onClick={() => setPuzzle(true)}>Open</Button>
        {puzzle && (
          <PuzzleDialog
            title="Puzzle"
            copy={{ label: 'This puzzle', text: '###', button: 'Copy puzzle', done: 'Puzzle copied.' }}
            paste={{
              label: 'Paste a puzzle',
              hint: 'Rows of # and dots.',
              button: 'Load puzzle',
              empty: 'Paste a puzzle first.',
            }}
            load={() => {
              throw new Error('The workbench plays no puzzles.')
            }}
            draw="Draw a puzzle"
            editor={({ load }) => <FilledCells onPlay={() => load('###')} />}
            onClose={() => setPuzzle(false)}
          />
        )}
      </Part>
    </>
  )
}

function FilledCells({ onPlay }: { readonly onPlay: () => void }) {
  const [filled, setFilled] = useState<readonly number[]>([])
  const name = (cell: number) => `Cell ${cell + 1}, ${filled.includes(cell) ? 'filled' : 'empty'}`
  return (
    <PuzzleEditor
      rows={3}
      cols={3}
      board={
        <Board
          label="Cells to fill"
          rows={3}
          cols={3}
          cell={(row, col) => {
            const cell = row * 3 + col
            return { name: name(cell), content: filled.includes(cell) ? '■' : '' }
          }}
          onPress={(row, col) => setFilled([...filled, row * 3 + col])}
        />
      }
      verdict={filled.length > 2 ? 'It can be played.' : 'Fill three cells.'}
      isPlayable={filled.length > 2}
      news={filled.length > 0 ? name(filled.at(-1) as number) : ''}
      isEmpty={filled.length === 0}
      hint="Press cells to fill them."
      onPlay={onPlay}
      onShare={undefined}
      onClear={() => setFilled([])}
      onUndo={undefined}
    >
      <p>Keys and choices</p>
    </PuzzleEditor>
  )
}
