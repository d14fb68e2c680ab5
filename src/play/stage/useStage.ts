/** Shows a scene on the shared stage: opens it when needed, fits it, and clears it when the page is left. */
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Size } from '../../engine/core/game/contract'
import type { QuarterTurns } from '../../engine/core/game/shape'
import { dropPaintings } from '../../engine/stage/painting/paint'
import { NoWebGL } from '../../engine/stage/quality'
import { openedStage, openStage, type Stage } from '../../engine/stage/stage'
import { frameTexts } from '../texts/frame'

export type StageState = { readonly stage: Stage | null; readonly failed: string | null }

function reasonOf(error: unknown): string {
  if (error instanceof NoWebGL) return frameTexts.noGraphics.none
  return error instanceof Error ? error.message : String(error)
}

export function useStage(slot: RefObject<HTMLElement | null>, label: string): StageState {
  const [state, setState] = useState<StageState>(() => ({ stage: openedStage(), failed: null }))
  useEffect(() => {
    let gone = false
    const opening = openStage()
    opening.then(
      (stage) => {
        if (gone) return
        stage.canvas.setAttribute('role', 'img')
        stage.canvas.setAttribute('aria-label', label)
        setState((now) => (now.stage === stage ? now : { stage, failed: null }))
      },
      (error: unknown) => !gone && setState({ stage: null, failed: reasonOf(error) }),
    )
    const element = slot.current
    return () => {
      gone = true
      void opening
        .then((stage) => {
          if (element) stage.clear(element)
          dropPaintings()
        })
        .catch(() => {})
    }
  }, [slot, label])
  return state
}

/** Renders `node` into the stage and keeps it fitted to its box. */
export function useScene(
  stage: Stage | null,
  slot: RefObject<HTMLElement | null>,
  node: ReactNode,
  box: Size | null,
  world: Size | null,
  turned: QuarterTurns = 0,
): void {
  // Before the scene is shown: its resolution depends on the size.
  useEffect(() => {
    if (stage && box && world) {
      stage.fit(box, world, turned)
      stage.draw()
    }
  }, [stage, box, world, turned])
  useEffect(() => {
    if (stage && slot.current && node) stage.show(slot.current, node)
  }, [stage, slot, node])
}
