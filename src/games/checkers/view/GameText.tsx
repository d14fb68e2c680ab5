/** The dialog that shows the position as text: copy it, load another one or a game, or set one up. */
import { PositionDialog } from '../../../ui/editor/PositionDialog'
import { editorTexts } from '../../../ui/editor/texts/editor'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import type { Options } from '../options'
import { rules, type State } from '../rules'
import { writePieces } from '../rules/notation'
import { piecesOn } from '../rules/pieces'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'

const Editor = lazyComponent(() => import('./Editor'), { name: editorTexts.title })

interface Props {
  readonly state: State
  readonly options: Options
  readonly active: boolean
  /** Starts a game at the position in this text; undefined where that is not possible. */
  readonly onOpen: ((position: string) => void) | undefined
  readonly onClose: () => void
}

export default function GameText({ state, options, active, onOpen, onClose }: Props) {
  return (
    <PositionDialog
      title={gameTexts.board.gameText}
      texts={[
        {
          label: texts.position,
          text: writePieces(piecesOn(state), state.turn),
          button: texts.copyPosition,
          done: texts.positionCopied,
        },
      ]}
      hint={texts.loadHint}
      empty={texts.loadEmpty}
      active={active}
      read={(text) => rules.notation?.read(text, options)}
      open={onOpen}
      editor={(editing) => <Editor.Part state={state} options={options} {...editing} />}
      onClose={onClose}
    />
  )
}
