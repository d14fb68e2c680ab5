/** The puzzles of the print dialog, made one after the other; those made before are kept when the number changes. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { lazyBots } from '../../engine/bots/lazyBots'
import type { PrintPart, PrintStart, TurnGame } from '../../engine/core/game/contract'
import type { CatalogGame } from '../../games/catalog'
import { answerHere, spawn } from '../session/turns/botWorker'
import { makeSeries, type PrintedItem } from './series'

/** A worker of its own: closing the dialog ends it, but not that of the game. */
const makers = lazyBots(spawn, answerHere)

interface Wanted {
  readonly entry: CatalogGame
  readonly game: TurnGame
  readonly first: PrintStart
  readonly count: number
}

interface Progress {
  readonly part: PrintPart | null
  readonly items: readonly PrintedItem[]
  /** There are no more. */
  readonly isAll: boolean
  readonly isFailed: boolean
}

const NOTHING: Progress = { part: null, items: [], isAll: false, isFailed: false }

export function useSeries({ entry, game, first, count }: Wanted) {
  const [made, setMade] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const wanted = useRef(count)
  wanted.current = count
  /** Continues making puzzles, if it waits for a larger number. */
  const wake = useRef(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins again
  useEffect(() => {
    let isGone = false
    const make = async () => {
      const part = (await game.print?.load())?.default
      if (!part) return
      let items: readonly PrintedItem[] = []
      if (!isGone) setMade({ ...NOTHING, part })
      for await (const item of makeSeries({ entry, game, part, first, makers })) {
        items = [...items, item]
        if (!isGone) setMade({ ...NOTHING, part, items })
        // Another task, so that the page answers between two puzzles.
        await new Promise((done) => setTimeout(done))
        while (!isGone && items.length >= wanted.current)
          await new Promise<void>((done) => {
            wake.current = done
          })
        if (isGone) return
      }
      setMade({ ...NOTHING, part, items, isAll: true })
    }
    make().catch((error: unknown) => {
      console.warn(error)
      if (!isGone) setMade({ ...NOTHING, isFailed: true })
    })
    return () => {
      isGone = true
      wake.current()
      makers.cancel()
    }
  }, [entry, game, first, attempt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a larger number
  useEffect(() => wake.current(), [count])
  const done = useMemo(() => {
    const { part, items, isAll } = made
    return part && (isAll || items.length >= count) ? { part, items: items.slice(0, count) } : null
  }, [made, count])
  return {
    /** Null until all are made. */
    done,
    madeCount: Math.min(made.items.length, count),
    isFailed: made.isFailed,
    retry: () => {
      setMade(NOTHING)
      setAttempt((before) => before + 1)
    },
  }
}
