/** Adapts the page while a game runs: keyboard focus and the header. */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { CatalogGame } from '../../games/catalog'
import type { Phase } from '../session/view/phases'

interface FrameParts {
  readonly root: RefObject<HTMLElement | null>
  readonly stage: RefObject<HTMLElement | null>
  readonly kind: CatalogGame['kind']
  readonly phase: Phase
  /** The game runs, or its end is shown without the panel. */
  readonly running: boolean
  /** The end panel, or its bar, is shown. */
  readonly ended: boolean
}

export function useRunning({ root, stage, kind, phase, running, ended }: FrameParts): void {
  // When the game starts, the field gets the focus instead of the pressed button. In turn-based games a tool keeps
  // it, so that Undo can be pressed several times.
  const keepsFocus = kind === 'turn' ? root : stage
  useEffect(() => {
    if (phase === 'playing' && !keepsFocus.current?.contains(document.activeElement))
      root.current?.focus({ preventScroll: true })
  }, [phase, keepsFocus, root])
  // On touch devices and in low windows the page header is hidden while a game runs.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (running) dataset.playing = ''
    return () => {
      delete dataset.playing
    }
  }, [running])
  // There the field stays where it was when the game ended: the header lies over the stats.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (ended) dataset.ended = ''
    return () => {
      delete dataset.ended
    }
  }, [ended])
  // Tools never take the focus from a running game: the next Space would press them again instead of steering.
  // A layout effect: a tool can be pressed as soon as the game is visible.
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
