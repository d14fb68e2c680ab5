/** The last resort: a page that fails to render becomes an error screen. */
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BASE } from '../../ui/basePath'
import { buttonClass } from '../../ui/controls/Button'
import { Loading } from '../../ui/loading/Loading'
import styles from '../layout/Message.module.css'
import { SITE_NAME } from '../pages/pageMeta'
import { isReachable, reloadOnce } from './reload'

interface Props {
  /** The address; going elsewhere clears the error. */
  path: string
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
  /** The page is reloaded: a part of an older version is gone. */
  reloads: boolean
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, reloads: false }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const tell = () => {
      this.setState({ reloads: false })
      console.error('The page could not be shown.', error, info.componentStack)
      document.title = `Error · ${SITE_NAME}`
    }
    if (!isLoadFailure(error)) {
      tell()
      return
    }
    this.setState({ reloads: true })
    void isReachable().then((reachable) => {
      if (!reachable || !reloadOnce()) tell()
    })
  }

  override componentDidUpdate(before: Props): void {
    if (before.path !== this.props.path && this.state.failure) this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure, reloads } = this.state
    if (!failure) return this.props.children
    if (reloads) return <Loading />
    const stale = isLoadFailure(failure.error)
    return (
      <main className={styles.message}>
        <h1 className={styles.title}>Unexpected Application Error!</h1>
        <p className={styles.text}>{describeError(failure.error)}</p>
        {stale && (
          <p className={styles.text}>
            A part of the site could not be loaded: you may be offline, or the site was updated. Reload to try
            again.
          </p>
        )}
        <div className={styles.actions}>
          <button
            type="button"
            className={buttonClass({ variant: 'primary' })}
            onClick={() => location.reload()}
          >
            Reload
          </button>
          {/* A plain link: it reloads the whole page, whatever broke in this one. */}
          <a className={buttonClass()} href={BASE}>
            Return to Home
          </a>
        </div>
      </main>
    )
  }
}

/** What an error says of itself: the status text of a response, or the message. */
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
  return typeof error === 'string' && error ? error : 'Unknown error'
}

/** Whether a part of the site did not arrive. Each browser says it in its own words. */
export function isLoadFailure(error: unknown): boolean {
  return /dynamically imported module|importing a module script failed|preload css|loading chunk/i.test(
    describeError(error),
  )
}
