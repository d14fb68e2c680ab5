/** The dialog that shows the game as text: copy its moves or its position, or load either. */
import { completeOptions } from '../../../engine/core/game/option'
import { CopyText, PasteText, TextDialog } from '../../../ui/dialogs/TextDialog'
import { toast } from '../../../ui/toasts/toast'
import { options } from '../options'
import type { State } from '../rules'
import { moveList, read, write } from '../rules/notation'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'

/** Characters in a row of the text fields on a phone. */
const ROW_LENGTH = 28
const MAX_ROWS = 4
const rowsOf = (text: string) => Math.min(MAX_ROWS, Math.ceil(text.length / ROW_LENGTH))

interface Props {
  readonly state: State
  /** Starts a game at the position in this text; undefined where that is not possible. */
  readonly onOpen: ((position: string) => void) | undefined
  readonly onClose: () => void
}

export default function GameText({ state, onOpen, onClose }: Props) {
  const moves = moveList(state)
  const position = write(state)
  return (
    <TextDialog title={gameTexts.board.gameText} onClose={onClose}>
      {moves !== '' && (
        <CopyText
          label={texts.moves}
          text={moves}
          rows={rowsOf(moves)}
          button={texts.copyMoves}
          done={texts.movesCopied}
        />
      )}
      <CopyText
        label={texts.position}
        text={position}
        rows={rowsOf(position)}
        button={texts.copyPosition}
        done={texts.positionCopied}
      />
      {onOpen && (
        <PasteText
          label={texts.load}
          hint={texts.loadHint}
          rows={3}
          button={texts.loadButton}
          empty={texts.loadEmpty}
          load={(text) => {
            read(text, completeOptions(options, { size: `${state.size}` }))
            onOpen(text)
            toast(texts.loaded)
            onClose()
          }}
        />
      )}
    </TextDialog>
  )
}
