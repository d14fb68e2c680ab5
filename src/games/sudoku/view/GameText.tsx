/** The dialog that shows the puzzle as text: copy it, paste another one, or type one in. */
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

const Editor = lazyComponent(() => import('./Editor'), { name: texts.type })

interface Props {
  readonly state: State
  /** Starts a game with the puzzle in this text. */
  readonly onOpen: (position: string) => void
  /** Shares a link to the puzzle in this text. */
  readonly onShare: ((position: string) => void) | undefined
  readonly onClose: () => void
}

export default function GameText({ state, onOpen, onShare, onClose }: Props) {
  const [typing, setTyping] = useState(false)
  const load = (text: string) => {
    const { puzzle, others } = readPuzzle(text, state.kind)
    onOpen(write(puzzle))
    toast(texts.loaded, others > 0 ? { detail: texts.more(others) } : {})
    onClose()
  }
  if (typing && state.kind !== 'killer')
    return (
      <TextDialog title={texts.type} large onClose={onClose}>
        <Editor.Part kind={state.kind} load={load} onShare={onShare} onClose={() => setTyping(false)} />
      </TextDialog>
    )
  return (
    <TextDialog title={gameTexts.keys.puzzleText} onClose={onClose}>
      <CopyText label={texts.puzzle} text={write(state)} rows={3} button={texts.copy} done={texts.copied} />
      <PasteText
        label={texts.paste}
        hint={texts.pasteHints[state.kind]}
        rows={5}
        button={texts.load}
        empty={texts.pasteEmpty}
        load={load}
      />
      {/* The cages of a Killer Sudoku cannot be typed. */}
      {state.kind !== 'killer' && (
        <Button icon={<Pencil size={18} aria-hidden="true" />} onClick={() => setTyping(true)}>
          {texts.type}
        </Button>
      )}
    </TextDialog>
  )
}
