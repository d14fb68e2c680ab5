/** The last resort: a page that fails to render becomes an error screen. */
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BASE } from '../../ui/basePath'
import { buttonClass } from '../../ui/controls/Button'
import { Loading } from '../../ui/loading/Loading'
import { isReachable, reloadOnce } from '../offline/reload'
import { shellTexts } from '../texts/shell'
import { isFramed } from './framed'
import styles from './Message.module.css'

const texts = shellTexts.error

interface Props {
  /** The address: another one clears the error. */
  path: string
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
  /** The page is being reloaded, because a part of an older version is gone. */
  reloads: boolean
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, reloads: false }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const report = () => {
      this.setState({ reloads: false })
      console.error('The page failed to render.', error, info.componentStack)
      document.title = texts.pageTitle
    }
    if (!isLoadFailure(error)) {
      report()
      return
    }
    this.setState({ reloads: true })
    void isReachable().then((reachable) => {
      if (!reachable || !reloadOnce()) report()
    })
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.path !== this.props.path && this.state.failure) this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure, reloads } = this.state
    if (!failure) return this.props.children
    if (reloads) return <Loading />
    const stale = isLoadFailure(failure.error)
    return (
      <main className={styles.message}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.text}>{describeError(failure.error)}</p>
        {stale && <p className={styles.text}>{texts.stale}</p>}
        <div className={styles.actions}>
          <button
            type="button"
            className={buttonClass({ variant: 'primary' })}
            onClick={() => location.reload()}
          >
            {texts.reload}
          </button>
          {/* A plain link reloads the whole page, so nothing broken is kept. */}
          <a className={buttonClass()} href={BASE} {...(isFramed() && { target: '_blank', rel: 'noopener' })}>
            {texts.home}
          </a>
        </div>
      </main>
    )
  }
}

/** The text of an error: the status text of a response, or the message. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message || error.name
  if (typeof error === 'object' && error !== null) {
    const { status, statusText, message } = error as {
      status?: unknown
      statusText?: unknown
      message?: unknown
    }
    if (typeof statusText === 'string' && statusText) {
      return typeof status === 'number' ? `${status} ${statusText}` : statusText
    }
    if (typeof message === 'string' && message) return message
  }
  return typeof error === 'string' && error ? error : texts.unknown
}

/** Whether a part of the site failed to load. Browsers have different messages for it. */
export function isLoadFailure(error: unknown): boolean {
  return /dynamically imported module|importing a module script failed|preload css|loading chunk/i.test(
    describeError(error),
  )
}
