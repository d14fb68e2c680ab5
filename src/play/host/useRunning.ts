/** Owns how the room around a play behaves while it runs: who has the keys, what gives way to the field. */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { settleToasts } from '../../ui/toasts/layoutChanged'
import type { Phase } from '../session/core/phases'

interface Room {
  readonly root: RefObject<HTMLElement | null>
  readonly stage: RefObject<HTMLElement | null>
  readonly kind: CatalogGame['kind']
  readonly phase: Phase
  /** The play runs, or its closing beat does. */
  readonly running: boolean
}

export function useRunning({ root, stage, kind, phase, running }: Room): void {
  // Playing begins: the keys belong to the field, not to the button that was pressed. In turns a tool may keep them: who
  // takes moves back one after the other presses it again, and nothing runs on meanwhile.
  const ownKeys = kind === 'turn' ? root : stage
  useEffect(() => {
    if (phase === 'playing' && !ownKeys.current?.contains(document.activeElement))
      root.current?.focus({ preventScroll: true })
  }, [phase, ownKeys, root])
  // A toast of another page lies where that one had room.
  useEffect(() => {
    if (phase === 'playing') settleToasts()
  }, [phase])
  // On touch devices and in low windows the page's header gives way to a running play, its closing beat included.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (running) dataset.playing = ''
    return () => {
      delete dataset.playing
    }
  }, [running])
  // Tools never take the focus from a running play: the next Space would press them again, and the game run on unsteered.
  // A layout effect: whoever sees the play running can press a tool.
  useLayoutEffect(() => {
    if (phase !== 'playing') return
    const keep = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (!target?.closest('button, a[href]') || target.closest('dialog') || stage.current?.contains(target))
        return
      event.preventDefault()
    }
    document.addEventListener('mousedown', keep, { capture: true })
    return () => document.removeEventListener('mousedown', keep, { capture: true })
  }, [phase, stage])
}
