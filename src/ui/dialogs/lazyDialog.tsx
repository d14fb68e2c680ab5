/** Dialogs that are loaded on demand: one that fails to load shows a message, and the page stays as it is. */
import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LATE_MS } from '../loading/Loading'
import { SLOW_MS, toastMissing, toastSlow } from '../loading/loadErrors'

export interface LazyDialog<Props> {
  Part(props: Props): ReactNode
  /** Begins to load the dialog: later a new version of the site may have taken its place. */
  load(): Promise<unknown>
}

/** `name` is in the message if the dialog fails to load. */
export function lazyDialog<Props extends { onClose(): void }>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyDialog<Props> {
  let ready: ComponentType<Props> | null = null
  const begin = async () => {
    ready = (await load()).default
    return ready
  }
  return {
    load: begin,
    Part(props) {
      const [here, setHere] = useState(() => ready)
      if (here) return createElement(here, props)
      return (
        <Waiting name={name} load={begin} onHere={(part) => setHere(() => part)} onClose={props.onClose} />
      )
    },
  }
}

interface WaitingProps<Props> {
  name: string
  load(): Promise<ComponentType<Props>>
  onHere(part: ComponentType<Props>): void
  onClose(): void
}

function Waiting<Props>({ name, load, onHere, onClose }: WaitingProps<Props>): ReactNode {
  const begin = useEffectEvent(load)
  const come = useEffectEvent(onHere)
  const fail = useEffectEvent(() => {
    toastMissing(name)
    onClose()
  })
  const slow = useEffectEvent(() => toastSlow(name))
  useEffect(() => {
    let waits = true
    let told = () => {}
    const soon = setTimeout(() => {
      told = slow()
    }, SLOW_MS)
    const settle = () => {
      clearTimeout(soon)
      told()
    }
    const end = () => {
      clearTimeout(soon)
      if (waits) fail()
      // What is said now took the place of the word that it takes long.
      told = () => {}
      waits = false
    }
    const timer = setTimeout(end, LATE_MS)
    begin().then((part) => {
      settle()
      if (waits) come(part)
    }, end)
    return () => {
      waits = false
      settle()
      clearTimeout(timer)
    }
  }, [])
  return null
}
