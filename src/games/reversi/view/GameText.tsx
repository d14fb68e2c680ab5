/** The dialog that shows the game as text: copy its moves or its position, load either, or set up a position. */
import { completeOptions } from '../../../engine/core/game/option'
import { type DialogProps, PositionDialog } from '../../../ui/editor/PositionDialog'
import { editorTexts } from '../../../ui/editor/texts/editor'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { options } from '../options'
import type { State } from '../rules'
import { moveList, read, write } from '../rules/notation'
import { openingOf } from '../rules/openings'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'

const Editor = lazyComponent(() => import('./Editor'), { name: editorTexts.title })

interface Props extends DialogProps {
  readonly state: State
}

export default function GameText({ state, ...shown }: Props) {
  return (
    <PositionDialog
      {...shown}
      title={gameTexts.board.gameText}
      note={openingOf(state)}
      texts={[
        { ...texts.moves, text: moveList(state) },
        { ...texts.position, text: write(state) },
      ]}
      hint={texts.loadHint}
      empty={texts.loadEmpty}
      read={(text) => read(text, completeOptions(options, { size: `${state.size}` }))}
      editor={(editing) => <Editor.Part state={state} {...editing} />}
    />
  )
}
