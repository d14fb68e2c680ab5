/** The dialog to choose a deal by its number, or to copy and paste a position as text. */
import { completeOptions } from '../../../engine/core/game/option'
import { CopyText, PasteText, TextDialog } from '../../../ui/dialogs/TextDialog'
import { options } from '../options'
import type { State } from '../rules'
import { FREECELL_DEALS, KLONDIKE_DEALS } from '../rules/deals'
import { read, write } from '../rules/notation'

interface Props {
  readonly state: State
  /** Starts a game with this deal or position. */
  readonly onOpen: (position: string) => void
  readonly onClose: () => void
}

const HINTS = {
  klondike: `A deal number (0 to ${(KLONDIKE_DEALS - 1).toLocaleString('en-US')}), a list of 52 cards, or a copied position.`,
  freecell: `A deal number (1 to ${FREECELL_DEALS.toLocaleString('en-US')}), a list of 52 cards, or a copied position.`,
}

export default function DealDialog({ state, onOpen, onClose }: Props) {
  return (
    <TextDialog title="Choose a deal" onClose={onClose}>
      <PasteText
        label="Deal"
        hint={HINTS[state.kind]}
        rows={2}
        button="Deal"
        empty="Enter a deal first."
        singleLine
        load={(text) => {
          const chosen = read(text, completeOptions(options, { kind: state.kind }))
          onOpen(chosen.deal === null ? write(chosen) : String(chosen.deal))
          onClose()
        }}
      />
      <CopyText
        label="This position"
        text={write(state)}
        rows={3}
        button="Copy this position"
        done="Position copied."
      />
    </TextDialog>
  )
}
