/** The dialog that shows the puzzle as text: copy it, paste another one, or draw one. */
import { PuzzleDialog } from '../../../ui/editor/PuzzleDialog'
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
  return (
    <PuzzleDialog
      title={gameTexts.board.puzzleText}
      copy={{ label: texts.puzzle, text: write(state), button: texts.copy, done: texts.copied }}
      paste={{ label: texts.paste, hint: texts.pasteHint, button: texts.load, empty: texts.pasteEmpty }}
      load={(text) => {
        const { clues } = readPuzzle(text)
        onOpen(write(clues))
        toast(texts.loaded, { detail: texts.loadedDetail(clues.rows.length, clues.cols.length) })
      }}
      draw={texts.draw}
      editor={(editing) => <Editor.Part onShare={onShare} {...editing} />}
      onClose={onClose}
    />
  )
}
