/** The modal dialog: native, closed by Escape, the backdrop or its button; then the focus returns. */
import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/Button'
import { classes } from '../styles/classes'
import { uiTexts } from '../texts'
import { raiseToasts } from '../toasts/toastHome'
import { useCover } from './cover'
import styles from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Called by Escape, the backdrop and the close button. The caller sets `open` to false. */
  onClose(): void
  title: string
  children: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  className?: string | undefined
}

/** Focuses the element with `data-autofocus`, else the first one that can be focused. */
export function Dialog({ open, ...rest }: DialogProps): ReactNode {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  children,
  footer,
  size = 'medium',
  className,
}: Omit<DialogProps, 'open'>): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const id = useId()
  useCover()

  // A layout effect: its cleanup runs while the element is in the page, so that the browser can return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    raiseToasts()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element.close()
      // What opened it may be gone: then the panel below it takes the focus.
      const focused = document.activeElement
      if (focused === document.body || element.contains(focused))
        document.querySelector<HTMLElement>('[data-panel] [data-autofocus]')?.focus({ preventScroll: true })
      raiseToasts()
    }
  }, [])

  // A press that begins or ends inside, as when text is selected, does not close the dialog. Its click is outside, too.
  const outside = (event: MouseEvent) => event.target === dialog.current
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape
    <dialog
      ref={dialog}
      className={classes('screen-only', styles.dialog, styles[size], className)}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        pressedOutside.current = outside(event)
      }}
      onMouseUp={(event) => {
        pressedOutside.current &&= outside(event)
      }}
      onClick={(event) => {
        if (pressedOutside.current && outside(event)) onClose()
      }}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton
            label={uiTexts.close}
            variant="quiet"
            icon={<X size={22} aria-hidden />}
            onClick={onClose}
          />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  )
}
