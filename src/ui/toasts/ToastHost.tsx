/** The toasts on the page: one container with a separate React root, created with the first toast. */
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import Trophy from 'lucide-react/icons/trophy'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { settings } from '../../engine/storage/values/settings'
import { classes } from '../styles/classes'
import { uiTexts } from '../texts'
import styles from './ToastHost.module.css'
import { stayMs } from './toastDuration'
import { raiseToasts, TOAST_HOME } from './toastHome'
import type { ToastKind, ToastOptions } from './toastOptions'

const MAX = 3

/** The ids of the toasts on the page. The oldest is removed when there are too many. */
class ShownToasts {
  #ids: string[] = []

  add(id: string): void {
    this.#ids = [...this.#ids.filter((other) => other !== id && toast.isActive(other)), id]
    while (this.#ids.length > MAX) toast.dismiss(this.#ids.shift())
  }
}
const shown = new ShownToasts()
const ICONS = { plain: Info, good: CircleCheck, bad: CircleAlert, trophy: Trophy } as const

const transition = cssTransition({
  enter: styles.enter as string,
  exit: styles.leave as string,
  collapseDuration: 160,
})

function mount(): void {
  if (document.getElementById(TOAST_HOME)) return
  document.addEventListener('fullscreenchange', raiseToasts)
  const home = document.createElement('div')
  home.id = TOAST_HOME
  home.className = classes('screen-only', styles.home)
  home.popover = 'manual'
  document.body.append(home)
  flushSync(() =>
    createRoot(home).render(
      <ToastContainer
        position="bottom-right"
        transition={transition}
        closeButton={({ closeToast }) => (
          <button
            type="button"
            className={styles.close}
            aria-label={uiTexts.toasts.close}
            onClick={closeToast}
          >
            <X size={18} aria-hidden />
          </button>
        )}
        draggable={false}
        closeOnClick={false}
        icon={false}
        toastClassName={styles.toast as string}
        className={styles.stack as string}
        aria-label={uiTexts.toasts.region}
      />,
    ),
  )
}

function Message({
  text,
  kind,
  detail,
}: {
  text: string
  kind: ToastKind
  detail?: string | undefined
}): ReactNode {
  const Icon = ICONS[kind]
  return (
    <div className={styles.message} data-kind={kind}>
      <Icon size={22} aria-hidden className={styles.icon} />
      <div>
        <p className={styles.text}>{text}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
    </div>
  )
}

/** Removes the toast of a topic. */
export function hideToast(topic: string): void {
  toast.dismiss(`topic:${topic}`)
}

/** Shows a toast; see `toast` in toast.ts. */
export function showToast(text: string, { kind = 'plain', detail, ms, topic }: ToastOptions): void {
  mount()
  const toastId = topic ? `topic:${topic}` : `${kind}:${text}:${detail ?? ''}`
  const message = <Message text={text} kind={kind} detail={detail} />
  const options = {
    role: kind === 'bad' ? 'alert' : 'status',
    autoClose: stayMs({ kind, ms }, settings.get().messages),
  }
  if (topic !== undefined && toast.isActive(toastId)) {
    toast.update(toastId, { ...options, render: message })
    return
  }
  raiseToasts()
  shown.add(toastId)
  toast(message, { ...options, toastId })
}
