/** The dialog that shows the puzzle as text: copy it, paste another one, or type one in. */
import { PuzzleDialog } from '../../../ui/editor/PuzzleDialog'
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
  const { kind } = state
  return (
    <PuzzleDialog
      title={gameTexts.keys.puzzleText}
      copy={{ label: texts.puzzle, text: write(state), button: texts.copy, done: texts.copied }}
      paste={{
        label: texts.paste,
        hint: texts.pasteHints[kind],
        button: texts.load,
        empty: texts.pasteEmpty,
      }}
      load={(text) => {
        const { puzzle, others } = readPuzzle(text, kind)
        onOpen(write(puzzle))
        toast(texts.loaded, others > 0 ? { detail: texts.more(others) } : {})
      }}
      draw={texts.type}
      // The cages of a Killer Sudoku cannot be typed.
      editor={
        kind === 'killer'
          ? undefined
          : (editing) => <Editor.Part kind={kind} onShare={onShare} {...editing} />
      }
      onClose={onClose}
    />
  )
}
