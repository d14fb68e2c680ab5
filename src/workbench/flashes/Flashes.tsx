/** Measures the flashes of a scene: plays its seconds with most events, and analyzes the frames. */
import { useState } from 'react'
import {
  type OptionValues,
  type RealtimeBot,
  type RealtimeGame,
  type Size,
  TICK_MS,
} from '../../engine/core/game/contract'
import type { SceneClock } from '../../engine/stage/clock'
import type { Stage } from '../../engine/stage/stage'
import { Button } from '../../ui/controls/Button'
import { botTick } from '../time/playOn'
import type { RealtimeRecording } from '../time/realtimeRecording'
import { busyStretches, stops } from './busy'
import { flashing, luminances } from './flashes'

interface Props {
  readonly game: RealtimeGame
  readonly bot: RealtimeBot<unknown>
  readonly options: OptionValues
  readonly seed: number
  readonly size: Size
  /** The game that the scene shows, at its start. */
  readonly run: RealtimeRecording
  readonly clock: SceneClock
  /** Null until the scene is shown on it. */
  readonly stage: Stage | null
}

/** Ticks per picture: 20 pictures a second. */
const EVERY = 3
const PER_SECOND = 60 / EVERY
/** Pixels along the longer side of a picture: small pictures are read quickly. */
const PIXELS = 48
/** The scene is shown for this many ticks before each stretch, for moving parts and trails. */
const SEEN_TICKS = 60

export function Flashes({ game, bot, options, seed, size, run, clock, stage }: Props) {
  const [measured, setMeasured] = useState<string | null>(null)
  const measure = () => {
    if (!stage) return
    const { width, height } = stage.canvas
    const scale = PIXELS / Math.max(width, height)
    const grid = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const small = new OffscreenCanvas(grid.width, grid.height)
    const context = small.getContext('2d', { willReadFrequently: true })
    if (!context) return
    const picture = () => {
      stage.draw()
      // Behind the scene is the page.
      context.fillStyle = getComputedStyle(document.body).backgroundColor
      context.fillRect(0, 0, grid.width, grid.height)
      context.drawImage(stage.canvas, 0, 0, grid.width, grid.height)
      return luminances(context.getImageData(0, 0, grid.width, grid.height).data)
    }
    let max = 0
    let tick = 0
    for (const { from, to } of busyStretches(game, bot, options, seed, size)) {
      const pictures: Float32Array[] = []
      for (; tick < to; tick++) {
        botTick(run, game, stops(bot), (event) => clock.event(event))
        clock.tick()
        if (tick >= from - SEEN_TICKS) clock.frame(1, TICK_MS)
        if (tick >= from && tick % EVERY === 0) pictures.push(picture())
      }
      max = Math.max(max, flashing(pictures, grid, PER_SECOND))
    }
    setMeasured((100 * max).toFixed(1))
  }
  return (
    <p>
      <Button disabled={!stage} onClick={measure}>
        Measure flashes
      </Button>{' '}
      {measured !== null && (
        <output data-flashing={measured}>
          At max {measured}% of a view flashes more than three times a second (WCAG 2.3.1 allows 25%).
        </output>
      )}
    </p>
  )
}
