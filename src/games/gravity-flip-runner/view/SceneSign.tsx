/** The sign on a track of two: the runner's name at the start and, on a darkened track, the distance after a crash. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { clamp } from '../../../engine/core/math/geometry'
import { tint } from '../../../engine/core/palette'
import { useFrame, useUprightRotation } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { HEIGHT } from '../rules'
import { texts } from '../texts/game'
import { shadeTexture } from './paintings/shade'
import type { Track } from './track'

/** The name is shown up to this distance, then fades over the second one, units. */
const NAMED = 240
const FADES = 90
/** The fade-in time of the shade, ms, and its opacity. */
const DARKENS_MS = 500
const DARK = 0.55
/** Height of the letters, units of the track. */
const LETTERS = 52

interface Props {
  readonly track: Track
  readonly name: string
}

export function SceneSign({ track, name }: Props) {
  const { run, hue, width } = track
  const shade = useRef<Sprite>(null)
  const words = useRef<Sprite>(null)
  const outMs = useRef(0)
  const upright = useUprightRotation()
  useFrame((_alpha, ms) => {
    if (!shade.current || !words.current) return
    if (run.state !== 'run' && outMs.current === 0)
      words.current.texture = textTexture(texts.track.out(name, Math.floor(run.distance)))
    outMs.current = run.state === 'run' ? 0 : outMs.current + ms
    const out = Math.min(1, outMs.current / DARKENS_MS)
    shade.current.alpha = DARK * out
    words.current.alpha = run.state === 'run' ? clamp((NAMED + FADES - run.distance) / FADES, 0, 1) : out
    words.current.rotation = upright()
  })
  return (
    <>
      <pixiSprite ref={shade} texture={shadeTexture()} width={width} height={HEIGHT} alpha={0} />
      <pixiSprite
        ref={words}
        anchor={0.5}
        x={width / 2}
        y={HEIGHT / 2}
        scale={LETTERS / FONT_SIZE}
        tint={tint(hue)}
        texture={textTexture(name)}
      />
    </>
  )
}
