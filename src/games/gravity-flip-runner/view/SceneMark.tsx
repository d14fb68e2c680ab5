/**
 * Marks on the course: the best distance so far, celebrated when it is passed, and where the other of two runners
 * crashed.
 */
import type { Sprite } from 'pixi.js'
import { type RefObject, useMemo, useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useTick } from '../../../engine/stage/clock'
import type { BurstsHandle } from '../../../engine/stage/parts/Bursts'
import type { FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { records } from '../../../engine/storage/values/records'
import { type Event, HEIGHT, RUNNER_X, speedOf } from '../rules'
import { texts } from '../texts/game'
import { MARK_WIDTH, markTexture } from './paintings/mark'
import type { Track } from './track'

/** Shorter bests are passed too early for a mark to be useful. */
const MIN = 300

/** The best distance of single-runner games at full speed, the default options; 0 before the first game. */
const farthest = () => records.get()['gravity-flip-runner']?.['']?.best.Distance ?? 0

interface Props {
  readonly track: Track
  readonly bursts: RefObject<BurstsHandle | null>
  readonly floaters: RefObject<FloatersHandle | null>
}

export function SceneMark({ track, bursts, floaters }: Props) {
  const { run, other, width, zoom, mine } = track
  // The best before this game: it must not move while the player runs past it.
  const best = useMemo(() => (other || run.zone ? 0 : farthest()), [other, run])
  const mark = useRef<Sprite>(null)
  const passed = useRef(false)
  const cheer = (text: string) => {
    floaters.current?.float(text, width / 2, 150, { size: 34 * zoom, color: tint('yellow'), ms: 1400 })
    for (const y of [60, HEIGHT / 2, HEIGHT - 60])
      bursts.current?.burst(RUNNER_X, y, {
        color: tint('yellow'),
        count: 9,
        shape: 'star',
        speed: 220,
        size: 11,
        life: 800,
      })
  }
  /** Its position, by distance; 0 for none. */
  const place = () => {
    if (!other) return best < MIN ? 0 : best
    return other.state === 'run' ? 0 : other.distance
  }
  useEvents<Event>({
    ahead: (event) => {
      if (mine(event)) cheer(texts.track.lead)
    },
  })
  useTick(() => {
    if (passed.current || best < MIN || run.distance <= best) return
    passed.current = true
    cheer(texts.track.newBest)
  })
  useFrame((alpha) => {
    if (!mark.current) return
    const at = place()
    const gone = run.distance + (run.state === 'run' ? (alpha - 1) * speedOf(run) : 0)
    const x = RUNNER_X + at - gone
    mark.current.visible = at > 0 && x > -MARK_WIDTH && x < width + MARK_WIDTH
    mark.current.x = x
  })
  return <pixiSprite ref={mark} texture={markTexture()} anchor={{ x: 0.5, y: 0 }} visible={false} />
}
