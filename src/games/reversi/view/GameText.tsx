/** The dialog that shows the game as text: copy its moves or its position, load either, or set up a position. */
import { completeOptions } from '../../../engine/core/game/option'
import { PositionDialog } from '../../../ui/editor/PositionDialog'
import { editorTexts } from '../../../ui/editor/texts/editor'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { options } from '../options'
import type { State } from '../rules'
import { moveList, read, write } from '../rules/notation'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'

const Editor = lazyComponent(() => import('./Editor'), { name: editorTexts.title })

interface Props {
  readonly state: State
  readonly active: boolean
  /** Starts a game at the position in this text; undefined where that is not possible. */
  readonly onOpen: ((position: string) => void) | undefined
  readonly onClose: () => void
}

export default function GameText({ state, active, onOpen, onClose }: Props) {
  return (
    <PositionDialog
      title={gameTexts.board.gameText}
      texts={[
        {
          label: texts.moves,
          text: moveList(state),
          button: texts.copyMoves,
          done: texts.movesCopied,
        },
        {
          label: texts.position,
          text: write(state),
          button: texts.copyPosition,
          done: texts.positionCopied,
        },
      ]}
      hint={texts.loadHint}
      empty={texts.loadEmpty}
      active={active}
      read={(text) => read(text, completeOptions(options, { size: `${state.size}` }))}
      open={onOpen}
      editor={(editing) => <Editor.Part state={state} {...editing} />}
      onClose={onClose}
    />
  )
}
