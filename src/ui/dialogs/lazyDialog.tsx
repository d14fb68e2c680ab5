/** Dialogs that are loaded on demand. If one fails to load, a message appears. */
import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LATE_MS } from '../loading/Loading'
import { SLOW_MS, toastMissing, toastSlow } from '../loading/loadErrors'

export interface LazyDialog<Props> {
  Part(props: Props): ReactNode
  /** Loads the dialog ahead: later, a new version of the site may have replaced it. */
  load(): Promise<unknown>
}

/** @param name - of the dialog, for the message if it fails to load */
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
  const show = useEffectEvent(onHere)
  const fail = useEffectEvent(() => {
    toastMissing(name)
    onClose()
  })
  const slow = useEffectEvent(() => toastSlow(name))
  useEffect(() => {
    let waits = true
    let dropSlowMessage = () => {}
    const soon = setTimeout(() => {
      dropSlowMessage = slow()
    }, SLOW_MS)
    const settle = () => {
      clearTimeout(soon)
      dropSlowMessage()
    }
    const end = () => {
      clearTimeout(soon)
      if (waits) fail()
      // The message about the failure has replaced the one about slow loading.
      dropSlowMessage = () => {}
      waits = false
    }
    const timer = setTimeout(end, LATE_MS)
    begin().then((part) => {
      settle()
      if (waits) show(part)
    }, end)
    return () => {
      waits = false
      settle()
      clearTimeout(timer)
    }
  }, [])
  return null
}
