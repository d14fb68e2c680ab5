/** Owns the sign on a track of two whose runner is out: it lies dark, and says how far that was. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame, useTurned } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/words'
import { HEIGHT } from '../rules'
import { shadeTexture } from './paintings/shade'
import type { Track } from './track'

/** The dark comes in so many ms, and goes no farther than this. */
const FADE_MS = 500
const DARK = 0.55
/** Height of the letters, units of the track. */
const LETTERS = 52

export function SceneOut({ track }: { readonly track: Track }) {
  const { run, name, hue, width } = track
  const holder = useRef<Container>(null)
  const shade = useRef<Sprite>(null)
  const words = useRef<Sprite>(null)
  const age = useRef(0)
  const turned = useTurned()
  useFrame((_alpha, ms) => {
    if (!holder.current || !shade.current || !words.current) return
    const out = run.state !== 'run'
    holder.current.visible = out
    if (!out) return
    if (age.current === 0) words.current.texture = textTexture(`${name} ${Math.floor(run.distance)}`)
    age.current += ms
    const share = Math.min(1, age.current / FADE_MS)
    shade.current.alpha = DARK * share
    words.current.alpha = share
    words.current.rotation = turned() ? Math.PI / 2 : 0
  })
  return (
    <pixiContainer ref={holder} visible={false}>
      <pixiSprite ref={shade} texture={shadeTexture()} width={width} height={HEIGHT} />
      <pixiSprite
        ref={words}
        anchor={0.5}
        x={width / 2}
        y={HEIGHT / 2}
        scale={LETTERS / FONT_SIZE}
        tint={tint(hue)}
        texture={textTexture('')}
      />
    </pixiContainer>
  )
}
