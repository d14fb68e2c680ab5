/** The editor of positions, in its dialog: noughts and crosses on nine cells. */
import { useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { PositionDialog } from '../../ui/editor/PositionDialog'
import { PositionEditor } from '../../ui/editor/PositionEditor'
import { toast } from '../../ui/toasts/toast'
import { Part } from './Part'

const PIECES = { X: { name: 'Cross', content: '×' }, O: { name: 'Nought', content: '○' } }
const EMPTY = { cells: new Array<string | null>(9).fill(null), side: 0 }
const TEXT = { label: 'This position', button: 'Copy position', done: 'Position copied.' }

export function EditorParts() {
  const [open, setOpen] = useState(false)
  return (
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
          open={(text) => toast(text)}
          editor={({ load, disabled }) => (
            <PositionEditor
              rows={3}
              cols={3}
              pieces={PIECES}
              tray={[['X', 'O']]}
              from={EMPTY}
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
  )
}
