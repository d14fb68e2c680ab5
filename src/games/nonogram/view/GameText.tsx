/** The dialog that shows the puzzle as text: copy it, paste another one, or draw one. */
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { CopyText, PasteText, TextDialog } from '../../../ui/dialogs/TextDialog'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { toast } from '../../../ui/toasts/toast'
import type { State } from '../rules'
import { readPuzzle, write } from '../rules/notation'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'

const Editor = lazyComponent(() => import('./Editor'), { name: texts.draw })

interface Props {
  readonly state: State
  /** Starts a game with the puzzle in this text. */
  readonly onOpen: (position: string) => void
  /** Shares a link to the puzzle in this text. */
  readonly onShare: ((position: string) => void) | undefined
  readonly onClose: () => void
}

export default function GameText({ state, onOpen, onShare, onClose }: Props) {
  const [drawing, setDrawing] = useState(false)
  const load = (text: string) => {
    const { clues } = readPuzzle(text)
    onOpen(write(clues))
    toast(texts.loaded, { detail: texts.loadedDetail(clues.rows.length, clues.cols.length) })
    onClose()
  }
  if (drawing)
    return (
      <TextDialog title={texts.draw} large onClose={onClose}>
        <Editor.Part load={load} onShare={onShare} onClose={() => setDrawing(false)} />
      </TextDialog>
    )
  return (
    <TextDialog title={gameTexts.board.puzzleText} onClose={onClose}>
      <CopyText label={texts.puzzle} text={write(state)} rows={3} button={texts.copy} done={texts.copied} />
      <PasteText
        label={texts.paste}
        hint={texts.pasteHint}
        rows={6}
        button={texts.load}
        empty={texts.pasteEmpty}
        load={load}
      />
      <Button icon={<Pencil size={18} aria-hidden="true" />} onClick={() => setDrawing(true)}>
        {texts.draw}
      </Button>
    </TextDialog>
  )
}
