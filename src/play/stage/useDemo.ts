/**
 * Runs the demo once a start panel has been visible for a moment, unless the visitor asked for less motion.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RealtimeBot, Size } from '../../engine/core/game/contract'
import { reducedMotion } from '../../engine/storage/values/settings'
import { Demo } from '../session/realtime/demo'
import type { RealtimeSession } from '../session/realtime/realtimeSession'

/** Players who know the game start before that. */
const PATIENCE_MS = 1200
/** After this many ms without a start the demo ends, to save power. */
const LONGEST_MS = 120_000
/** Distance from the game's own seed. */
const SEED_OFFSET = 0x5eed_5eed

interface Options {
  readonly play: RealtimeSession
  /** The start panel is open, and the scene behind it is visible. */
  readonly waits: boolean
  /** Counts the worlds of the game: each start panel has its own demo. */
  readonly scene: number
  /** Size of the world, in its units. */
  readonly size: Size
  readonly field: RefObject<HTMLElement | null>
}

/** No demo runs if the panel leaves less than this share of the field visible. */
const MIN_VISIBLE = 0.15

/** Share of the field that no panel covers, 0..1. */
function visible(field: HTMLElement): number {
  const { left, right, top, bottom, width, height } = field.getBoundingClientRect()
  const panel = document.querySelector('[data-panel]')?.getBoundingClientRect()
  if (!panel) return 1
  const wide = Math.min(right, panel.right) - Math.max(left, panel.left)
  const high = Math.min(bottom, panel.bottom) - Math.max(top, panel.top)
  return 1 - (Math.max(0, wide) * Math.max(0, high)) / (width * height)
}

/** The current demo, a new object for each world; null if none runs. */
export function useDemo({ play, waits, scene, size, field }: Options): Demo | null {
  const { game } = play
  const [demo, setDemo] = useState<Demo | null>(null)
  const count = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene or size is another start
  useEffect(() => {
    if (!waits || !game.bot || reducedMotion()) return
    let gone = false
    const begin = (bot: RealtimeBot<unknown>) => {
      if (gone) return
      const { options, seed } = play.view
      const other = (seed + SEED_OFFSET + count.current++) % 2 ** 31
      setDemo(new Demo({ game, bot, options, seed: other, size, ended: () => begin(bot) }))
    }
    const end = () => {
      gone = true
      setDemo(null)
    }
    // If the bot fails to load, there is no demo.
    const first = setTimeout(() => {
      if (field.current && visible(field.current) >= MIN_VISIBLE) game.bot?.().then(begin, () => undefined)
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
