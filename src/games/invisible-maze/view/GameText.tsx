/** The dialog that shows the maze as text: copy it, paste another one, or draw one. */
import { PuzzleDialog } from '../../../ui/editor/PuzzleDialog'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { toast } from '../../../ui/toasts/toast'
import { levelOf, type State } from '../rules'
import { readPosition, writePosition } from '../rules/notation'
import { dialogTexts as texts } from '../texts/dialog'

const Editor = lazyComponent(() => import('./Editor'), { name: texts.draw })

interface Props {
  readonly state: State
  /** Starts a game with the maze in this text. */
  readonly onOpen: (position: string) => void
  /** Shares a link to the maze in this text. */
  readonly onShare: ((position: string) => void) | undefined
  readonly onClose: () => void
}

export default function GameText({ state, onOpen, onShare, onClose }: Props) {
  const level = levelOf(state)
  return (
    <PuzzleDialog
      title={texts.maze}
      copy={{
        label: texts.maze,
        text: writePosition(level, level.start, state),
        button: texts.copy,
        done: texts.copied,
      }}
      paste={{ label: texts.paste, hint: texts.pasteHint, button: texts.load, empty: texts.pasteEmpty }}
      load={(text) => {
        readPosition(text)
        onOpen(text)
        toast(texts.loaded)
      }}
      draw={texts.draw}
      editor={(editing) => <Editor.Part onShare={onShare} {...editing} />}
      onClose={onClose}
    />
  )
}
