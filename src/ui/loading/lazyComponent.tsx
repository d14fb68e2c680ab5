/** Components that are loaded on demand, and rendered at once if they are already loaded. */
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Loading } from './Loading'
import { inTime, loadWithMessage } from './loadErrors'

export interface LazyComponent<Props> {
  Part(props: Props): ReactNode
  /** Loads it ahead: later, a new version of the site may have replaced it. */
  load(): Promise<unknown>
}

interface Options {
  /** As the visitor knows it, for a message if it is slow or fails. */
  readonly name?: string
  /** Nothing works without it: a failure is thrown, for the error boundary. Otherwise nothing is shown in its place. */
  readonly required?: boolean
  /** Shown until it is loaded. */
  readonly fallback?: ReactNode
}

/** A dialog, which has `onClose`, is closed if it fails to load or takes too long. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { name, required = false, fallback = required ? <Loading /> : null }: Options = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  const begin = async () => {
    loaded = (await load()).default
    return loaded
  }
  return {
    load: begin,
    Part(props) {
      const onClose = required ? undefined : (props as { onClose?(): void }).onClose
      const [Loaded, setLoaded] = useState(() => loaded)
      const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
      const find = useEffectEvent(() => {
        const found = onClose ? inTime(begin()) : begin()
        return name === undefined ? found : loadWithMessage(name, found)
      })
      const fail = useEffectEvent((error: unknown) => {
        setFailure({ error })
        onClose?.()
      })
      useEffect(() => {
        if (Loaded) return
        let mounted = true
        find().then(
          (found) => {
            if (!mounted) return
            if (found) setLoaded(() => found)
            else fail(null)
          },
          (error: unknown) => {
            if (mounted) fail(error)
          },
        )
        return () => {
          mounted = false
        }
      }, [Loaded])
      if (failure && required) throw failure.error
      if (failure) return null
      return Loaded ? <Loaded {...props} /> : fallback
    },
  }
}
