/** The dialog to choose a deal by its number, or to copy and paste a position as text. */
import { CopyText, PasteText, TextDialog } from '../dialogs/TextDialog'

export interface DealTexts {
  readonly choose: string
  number(deal: number): string
  readonly custom: string
  readonly winnable: string
  readonly label: string
  hint(min: number, max: number): string
  readonly button: string
  readonly empty: string
  readonly position: string
  readonly copy: string
  readonly copied: string
}

export interface DealDialogProps {
  readonly texts: DealTexts
  readonly numbers: readonly [number, number]
  readonly read: (text: string) => string
  readonly write: () => string
  readonly onOpen: (position: string) => void
  readonly onClose: () => void
}

export default function DealDialog({ texts, numbers, read, write, onOpen, onClose }: DealDialogProps) {
  return (
    <TextDialog title={texts.choose} onClose={onClose}>
      <PasteText
        label={texts.label}
        hint={texts.hint(...numbers)}
        rows={2}
        button={texts.button}
        empty={texts.empty}
        singleLine
        load={(text) => {
          onOpen(read(text))
          onClose()
        }}
      />
      <CopyText label={texts.position} text={write()} rows={3} button={texts.copy} done={texts.copied} />
    </TextDialog>
  )
}
