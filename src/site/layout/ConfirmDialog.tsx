/** The question before something that cannot be undone. */
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialogs/Dialog'

export interface ConfirmDialogProps {
  title: string
  text: string
  /** The word on the button that does it. */
  confirm: string
  onConfirm(): void
  onClose(): void
}

export default function ConfirmDialog({
  title,
  text,
  confirm,
  onConfirm,
  onClose,
}: ConfirmDialogProps): ReactNode {
  return (
    <Dialog
      open
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
