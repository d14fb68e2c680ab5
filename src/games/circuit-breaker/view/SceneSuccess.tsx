/** Owns the panel after a success: 'Circuit Connected', what it was worth, and the two ways on. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { textTexture } from '../../../engine/stage/words'
import { MENU_BUTTON, NEXT_BUTTON, SIDE, type World } from '../rules'
import { buttonTexture, frameTexture, PANEL, panelTexture, wordsTexture } from './paintings'

const middle = SIDE / 2

export function SceneSuccess({ world }: { readonly world: World }) {
  const holder = useRef<Container>(null)
  const points = useRef<Sprite>(null)
  const frame = useRef<Sprite>(null)
  const shown = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    if (!holder.current || !points.current || !frame.current) return
    // The lit circuit is seen by itself for a moment.
    const open = world.state === 'success' && world.wait === 0
    shown.current += ((open ? 1 : 0) - shown.current) * Math.min(1, ms / (open ? 90 : 50))
    holder.current.visible = shown.current > 0.02
    if (!holder.current.visible) return
    holder.current.alpha = shown.current
    holder.current.y = reduced() ? 0 : (1 - shown.current) * 18
    points.current.texture = textTexture(`+${world.gained}`)
    const { choice } = world
    const box = choice === 'next' ? NEXT_BUTTON : MENU_BUTTON
    frame.current.texture = frameTexture(choice)
    frame.current.position.set(box.x - 6, box.y - 6)
  })
  return (
    <pixiContainer ref={holder} visible={false}>
      <pixiSprite texture={panelTexture()} x={PANEL.x - 6} y={PANEL.y - 4} />
      <pixiSprite
        texture={wordsTexture('Circuit Connected', '#f3f1ea', 30, 290)}
        anchor={0.5}
        x={middle}
        y={PANEL.y + 36}
      />
      <pixiSprite
        ref={points}
        texture={textTexture('+0')}
        anchor={0.5}
        x={middle}
        y={PANEL.y + 84}
        scale={0.95}
        tint={0xf0e442}
      />
      <pixiSprite texture={buttonTexture('next')} x={NEXT_BUTTON.x} y={NEXT_BUTTON.y} />
      <pixiSprite
        texture={wordsTexture('Next Level', '#0c1f1a', 21, 180)}
        anchor={0.5}
        x={middle}
        y={NEXT_BUTTON.y + 26}
      />
      <pixiSprite texture={buttonTexture('menu')} x={MENU_BUTTON.x} y={MENU_BUTTON.y} />
      <pixiSprite
        texture={wordsTexture('Main Menu', '#f3f1ea', 19, 180)}
        anchor={0.5}
        x={middle}
        y={MENU_BUTTON.y + 26}
      />
      <pixiSprite ref={frame} texture={frameTexture('next')} />
    </pixiContainer>
  )
}
