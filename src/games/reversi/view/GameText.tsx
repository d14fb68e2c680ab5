/** The dialog that shows the game as text: copy its moves or its position, or load either. */
import { completeOptions } from '../../../engine/core/game/option'
import { CopyText, PasteText, TextDialog } from '../../../ui/dialogs/TextDialog'
import { toast } from '../../../ui/toasts/toast'
import { options } from '../options'
import type { State } from '../rules'
import { moveList, read, write } from '../rules/notation'

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
    <TextDialog title="Moves and position" onClose={onClose}>
      {moves !== '' && (
        <CopyText
          label="Moves of this game"
          text={moves}
          rows={rowsOf(moves)}
          button="Copy moves"
          done="Moves copied."
        />
      )}
      <CopyText
        label="Position: X is black, O is white, then the side to move"
        text={position}
        rows={rowsOf(position)}
        button="Copy position"
        done="Position copied."
      />
      {onOpen && (
        <PasteText
          label="Load a game"
          hint="Paste moves such as f5d6c3, or a position."
          rows={3}
          button="Load"
          empty="Paste moves or a position first."
          load={(text) => {
            read(text, completeOptions(options, { size: `${state.size}` }))
            onOpen(text)
            toast('Game loaded.')
            onClose()
          }}
        />
      )}
    </TextDialog>
  )
}
