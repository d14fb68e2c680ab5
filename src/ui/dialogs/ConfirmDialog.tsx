/** The confirmation before an action that cannot be undone. */
import type { ReactNode } from 'react'
import { Button } from '../controls/Button'
import { uiTexts } from '../texts'
import { Dialog } from './Dialog'

export interface ConfirmDialogProps {
  title: string
  text: string
  /** The label of the button that confirms. */
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
            {uiTexts.cancel}
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
