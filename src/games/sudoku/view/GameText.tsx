/** The dialog that shows the puzzle as text: copy it, or paste another one. */
import { CopyText, PasteText, TextDialog } from '../../../ui/dialogs/TextDialog'
import { toast } from '../../../ui/toasts/toast'
import type { State } from '../rules'
import { readPuzzle, write } from '../rules/notation'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'

interface Props {
  readonly state: State
  /** Starts a game with the puzzle in this text. */
  readonly onOpen: (position: string) => void
  readonly onClose: () => void
}

export default function GameText({ state, onOpen, onClose }: Props) {
  const load = (text: string) => {
    const { puzzle, others } = readPuzzle(text, state.kind)
    onOpen(write(puzzle))
    toast(texts.loaded, others > 0 ? { detail: texts.more(others) } : {})
    onClose()
  }
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
    </TextDialog>
  )
}
