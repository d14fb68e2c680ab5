/** Parts that are loaded on demand, and rendered at once when they are loaded already. */
import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { arrival } from './loadErrors'

export interface Direct<Props> {
  Part(props: Props): ReactNode
  /** Begins to load the part. */
  load(): Promise<unknown>
}

/**
 * For parts that a page can do without: where one does not come, nothing is shown in its place and the page stays as it is.
 *
 * @param name - said where the part was asked for by the visitor
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
 * Like `lazy`, but a part whose module is there is rendered directly: `lazy` waits for its promise even then, and a
 * fallback that was shown stays for at least 300 ms.
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
      // Chosen once: another component later would be another page.
      const [Chosen] = useState(() => ready ?? Late)
      return <Chosen {...props} />
    },
  }
}
