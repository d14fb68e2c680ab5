/** Draws the drum of the option "In rhythm": a ring closes on its skin with every beat, and it reacts to each press. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { ringTexture } from '../../../engine/stage/painting/lights'
import { BEAT_TICKS, type Event, WIDTH, type World } from '../rules'
import { drumTexture } from './paintings'

const POSITION = { x: WIDTH / 2, y: 92 } as const
/** Radius of the skin, and of the ring when it starts to close, units. */
const SKIN = 34
const FAR = 78
const RING = 160
/** In a portrait field the meadow is drawn smaller, but the drum is not. */
const LARGE = 1.2

export function SceneDrum({ world }: { readonly world: World }) {
  const ring = useRef<Sprite>(null)
  const answer = useRef<Sprite>(null)
  const drum = useRef<Sprite>(null)
  const view = useRef({ beat: 0, answer: 0, color: 0xffffff })
  const reduced = useReducedMotion()
  const tell = (color: number) => Object.assign(view.current, { answer: 1, color })
  useEvents<Event>({
    beat: () => {
      view.current.beat = 1
    },
    pull: ({ side, hit }) => {
      if (side === 0 || world.level === null) tell(hit === 'on' ? tint('yellow') : tint('green'))
    },
    slip: ({ side }) => {
      if (side === 0 || world.level === null) tell(tint('vermilion'))
    },
  })
  useFrame((alpha, ms) => {
    const { current } = view
    current.beat = Math.max(0, current.beat - ms / 200)
    current.answer = Math.max(0, current.answer - ms / 320)
    if (!ring.current || !drum.current || !answer.current || !world.rhythm) return
    const playing = world.state === 'pull'
    const part = playing ? ((world.rhythm.clock + alpha) % BEAT_TICKS) / BEAT_TICKS : 0
    ring.current.visible = playing
    ring.current.scale.set((2 * (FAR + (SKIN - FAR) * part)) / RING)
    ring.current.alpha = 0.25 + 0.7 * part
    drum.current.scale.set(1 + (reduced() ? 0 : Math.sin(current.beat * Math.PI) * 0.09))
    answer.current.visible = current.answer > 0
    answer.current.tint = current.color
    answer.current.alpha = current.answer
    answer.current.scale.set((2 * (SKIN + 10)) / RING)
  })
  return (
    <pixiContainer x={POSITION.x} y={POSITION.y} scale={world.width < WIDTH ? LARGE : 1}>
      <pixiSprite ref={drum} texture={drumTexture()} anchor={0.5} />
      <pixiSprite ref={answer} texture={ringTexture(RING, 22)} anchor={0.5} visible={false} />
      <pixiSprite ref={ring} texture={ringTexture(RING, 7)} anchor={0.5} visible={false} />
    </pixiContainer>
  )
}
