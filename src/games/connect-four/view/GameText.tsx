/** The dialog that shows the position as text: copy it, load another one, or set one up. */
import { type DialogProps, PositionDialog } from '../../../ui/editor/PositionDialog'
import { editorTexts } from '../../../ui/editor/texts/editor'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import type { Options } from '../options'
import { rules, type State } from '../rules'
import { write } from '../rules/notation'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'

const Editor = lazyComponent(() => import('./Editor'), { name: editorTexts.title })

interface Props extends DialogProps {
  readonly state: State
  readonly options: Options
}

export default function GameText({ state, options, ...shown }: Props) {
  return (
    <PositionDialog
      {...shown}
      title={gameTexts.board.gameText}
      texts={[{ ...texts.position, text: write(state) }]}
      hint={texts.loadHint}
      empty={texts.loadEmpty}
      read={(text) => rules.notation?.read(text, options)}
      editor={(editing) => <Editor.Part state={state} {...editing} />}
    />
  )
}
