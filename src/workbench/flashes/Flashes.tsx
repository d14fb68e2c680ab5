/** Measures a scene's flashes: plays its most violent seconds and judges the frames. */
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
import type { RealtimeRun } from '../moments/run'
import { flashing, luminances } from './flashes'
import { violent, violentRun } from './violent'

interface Props {
  readonly game: RealtimeGame
  readonly bot: RealtimeBot<unknown>
  readonly options: OptionValues
  readonly seed: number
  readonly size: Size
  /** The play that the scene shows, at its start. */
  readonly run: RealtimeRun
  readonly clock: SceneClock
  readonly stage: Stage | null
}

/** A picture each so many ticks: 20 a second. */
const EVERY = 3
const PER_SECOND = 60 / EVERY
/** What is looked at, places along the longer side of the field: small pictures are quickly read. */
const PLACES = 48
/** The scene stands like this for as long before a stretch, ticks: flights and trails have their past. */
const SEEN_TICKS = 60

export function Flashes({ game, bot, options, seed, size, run, clock, stage }: Props) {
  const [told, setTold] = useState<string | null>(null)
  const measure = () => {
    if (!stage) return
    const { width, height } = stage.canvas
    const scale = PLACES / Math.max(width, height)
    const grid = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const small = new OffscreenCanvas(grid.width, grid.height)
    const context = small.getContext('2d', { willReadFrequently: true })
    if (!context) return
    const picture = () => {
      stage.draw()
      // What the scene leaves free shows the page.
      context.fillStyle = getComputedStyle(document.body).backgroundColor
      context.fillRect(0, 0, grid.width, grid.height)
      context.drawImage(stage.canvas, 0, 0, grid.width, grid.height)
      return luminances(context.getImageData(0, 0, grid.width, grid.height).data)
    }
    let most = 0
    let tick = 0
    for (const { from, to } of violent(violentRun(game, bot, options, seed, size))) {
      const pictures: Float32Array[] = []
      for (; tick < to; tick++) {
        run.step((event) => clock.event(event))
        clock.tick()
        if (tick >= from - SEEN_TICKS) clock.frame(1, TICK_MS)
        if (tick >= from && tick % EVERY === 0) pictures.push(picture())
      }
      most = Math.max(most, flashing(pictures, grid, PER_SECOND))
    }
    setTold((100 * most).toFixed(1))
  }
  return (
    <p>
      <Button disabled={!stage} onClick={measure}>
        Measure flashes
      </Button>{' '}
      {told !== null && (
        <output data-flashing={told}>
          {told} % of a view flashes more than three times a second at most (25 % may, WCAG 2.3.1).
        </output>
      )}
    </p>
  )
}
