/** Owns when a demo runs: while a start panel has stood there for a moment and nobody has asked for less movement. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RealtimeBot, RealtimeGame, Size } from '../../engine/core/game/contract'
import { reducedMotion } from '../../engine/storage/values/settings'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import { Demo } from './demo'

/** Whoever knows the game presses before that. */
const PATIENCE_MS = 1200
/** Who has not begun by then does not look, ms: the scene stands still again, as a paused one does. */
const LONGEST_MS = 120_000
/** Far from the seeds that people choose. */
const ANOTHER = 0x5eed_5eed

interface Asked {
  readonly play: RealtimeSession
  readonly game: RealtimeGame
  /** The start panel stands there, and the scene behind it can be seen. */
  readonly waits: boolean
  /** Counts the worlds of the play: each start panel has a demo of its own. */
  readonly scene: number
  /** Of the world, in units. */
  readonly size: Size
  readonly field: RefObject<HTMLElement | null>
}

/** Behind a panel that leaves less than this share of the field in sight, nothing plays. */
const LEAST_IN_SIGHT = 0.15

/** Share of the field that no panel covers, 0..1. */
function inSight(field: HTMLElement): number {
  const { left, right, top, bottom, width, height } = field.getBoundingClientRect()
  const panel = document.querySelector('[data-panel]')?.getBoundingClientRect()
  if (!panel) return 1
  const wide = Math.min(right, panel.right) - Math.max(left, panel.left)
  const high = Math.min(bottom, panel.bottom) - Math.max(top, panel.top)
  return 1 - (Math.max(0, wide) * Math.max(0, high)) / (width * height)
}

/** Null where none runs; another object for each world to be shown. */
export function useDemo({ play, game, waits, scene, size, field }: Asked): Demo | null {
  const [demo, setDemo] = useState<Demo | null>(null)
  const count = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene or size is another start
  useEffect(() => {
    if (!waits || !game.bot || reducedMotion()) return
    let gone = false
    const begin = (bot: RealtimeBot<unknown>) => {
      if (gone) return
      const { options, seed } = play.session.view
      const other = (seed + ANOTHER + count.current++) % 2 ** 31
      setDemo(new Demo({ game, bot, options, seed: other, size, ended: () => begin(bot) }))
    }
    const end = () => {
      gone = true
      setDemo(null)
    }
    // Where its file does not come there is no demo.
    const first = setTimeout(() => {
      if (field.current && inSight(field.current) >= LEAST_IN_SIGHT) game.bot?.().then(begin, () => undefined)
    }, PATIENCE_MS)
    const last = setTimeout(end, LONGEST_MS)
    return () => {
      clearTimeout(first)
      clearTimeout(last)
      end()
    }
  }, [play, game, waits, scene, size, field])
  const shown = waits ? demo : null
  useLayoutEffect(() => {
    play.demo = shown
  }, [play, shown])
  return shown
}
