/** Owns dialogs that are loaded when they are asked for: one that does not come is told of, and the page stays as it is. */
import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LATE_MS } from './Loading'
import { tellMissing } from './missing'

export interface Late<Props> {
  Part(props: Props): ReactNode
  /** Begins to load the dialog: later a new version of the site may have taken its place. */
  load(): Promise<unknown>
}

/** `name` is told when the dialog does not come. */
export function lateDialog<Props extends { onClose(): void }>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Late<Props> {
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
    tellMissing(name)
    onClose()
  })
  useEffect(() => {
    let waits = true
    const end = () => {
      if (waits) fail()
      waits = false
    }
    const timer = setTimeout(end, LATE_MS)
    begin().then((part) => waits && come(part), end)
    return () => {
      waits = false
      clearTimeout(timer)
    }
  }, [])
  return null
}
