/** The dialog to choose a deal by its number, or to copy and paste a position as text. */
import { completeOptions } from '../../../engine/core/game/option'
import { CopyText, PasteText, TextDialog } from '../../../ui/dialogs/TextDialog'
import { options } from '../options'
import type { State } from '../rules'
import { FREECELL_DEALS, KLONDIKE_DEALS } from '../rules/deals'
import { read, write } from '../rules/notation'
import { texts as gameTexts } from '../texts/game'

const texts = gameTexts.deal

interface Props {
  readonly state: State
  /** Starts a game with this deal or position. */
  readonly onOpen: (position: string) => void
  readonly onClose: () => void
}

/** The first and last number of the deals of each kind. */
const NUMBERS = { klondike: [0, KLONDIKE_DEALS - 1], freecell: [1, FREECELL_DEALS] } as const

export default function DealDialog({ state, onOpen, onClose }: Props) {
  const [min, max] = NUMBERS[state.kind]
  return (
    <TextDialog title={texts.choose} onClose={onClose}>
      <PasteText
        label={texts.label}
        hint={texts.hint(min, max)}
        rows={2}
        button={texts.button}
        empty={texts.empty}
        singleLine
        load={(text) => {
          const chosen = read(text, completeOptions(options, { kind: state.kind }))
          onOpen(chosen.deal === null ? write(chosen) : String(chosen.deal))
          onClose()
        }}
      />
      <CopyText label={texts.position} text={write(state)} rows={3} button={texts.copy} done={texts.copied} />
    </TextDialog>
  )
}
