/** Parts that are loaded on demand, and rendered at once if they are already loaded. */
import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { arrival } from './loadErrors'

export interface Direct<Props> {
  Part(props: Props): ReactNode
  /** Loads the part ahead. */
  load(): Promise<unknown>
}

/**
 * For optional parts: if one fails to load, nothing is shown in its place.
 *
 * @param name - of the part, for a message if the visitor asked for it
 */
export function orNothing<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  name?: string,
): () => Promise<{ default: ComponentType<Props> }> {
  return async () => {
    const part = name === undefined ? await load().catch(() => null) : await arrival(name, load())
    return part ?? { default: () => null }
  }
}

/**
 * Like `lazy`, but a part that is already loaded is rendered directly. `lazy` would wait for its promise even then, and
 * a fallback stays for at least 300 ms.
 */
export function direct<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Direct<Props> {
  let ready: ComponentType<Props> | null = null
  const begin = async () => {
    const module = await load()
    ready = module.default
    return module
  }
  const Late: ComponentType<Props> = lazy(begin)
  return {
    load: begin,
    Part(props) {
      // Chosen once: switching the component would remount it.
      const [Chosen] = useState(() => ready ?? Late)
      return <Chosen {...props} />
    },
  }
}
