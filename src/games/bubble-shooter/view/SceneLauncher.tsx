/** Draws the launcher: a cradle that turns and recoils, and the loaded and next bubbles, which swap along an arc. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Event, launcherOf, nextOf, sceneOf, type World } from '../rules'
import { KICK } from './launcher'
import { bubbleTexture } from './paintings'
import { cradleTexture, footTexture, swapTexture } from './paintings/sea'

const NEXT_SCALE = 0.8
/** Ms of a swap and of the way from the shell into the cradle. */
const MOVE = 170

export function SceneLauncher({ world }: { readonly world: World }) {
  const launcher = launcherOf(world)
  const shell = nextOf(world)
  const cradle = useRef<Container>(null)
  const loaded = useRef<Sprite>(null)
  const next = useRef<Sprite>(null)
  const swapSymbol = useRef<Sprite>(null)
  const view = useRef({ kick: 0, move: 1, swapping: false, fresh: 1, turn: 0 })
  const reduced = useReducedMotion()
  useEvents<Event>({
    fire: () => Object.assign(view.current, { kick: 1, move: 0, swapping: false, fresh: 0 }),
    swap: () => Object.assign(view.current, { move: 0, swapping: true, turn: view.current.turn + Math.PI }),
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    current.kick = Math.max(0, current.kick - ms / 160)
    current.move = reduced() ? 1 : Math.min(1, current.move + ms / MOVE)
    current.fresh = reduced() ? 1 : Math.min(1, current.fresh + ms / 240)
    if (!cradle.current || !loaded.current || !next.current || !swapSymbol.current) return
    const back = reduced() ? 0 : Math.sin(current.kick * Math.PI * 0.5) * KICK
    const x = launcher.x - Math.sin(world.angle) * back
    const y = launcher.y + Math.cos(world.angle) * back
    cradle.current.position.set(x, y)
    cradle.current.rotation = world.angle
    loaded.current.texture = bubbleTexture(world.loaded)
    next.current.texture = bubbleTexture(world.next)
    // Both move along an arc: the loaded one from the shell over the rim, the other one below it.
    const t = 1 - (1 - current.move) ** 2
    const arc = Math.sin(t * Math.PI) * 26
    loaded.current.position.set(shell.x + (x - shell.x) * t, shell.y + (y - shell.y) * t - arc)
    loaded.current.scale.set(NEXT_SCALE + (1 - NEXT_SCALE) * t)
    if (current.swapping) {
      next.current.position.set(x + (shell.x - x) * t, y + (shell.y - y) * t + arc * 0.4)
      next.current.scale.set(1 + (NEXT_SCALE - 1) * t)
    } else {
      const grown = 1 - (1 - current.fresh) ** 3
      next.current.position.set(shell.x, shell.y + (1 - grown) * 10)
      next.current.scale.set(NEXT_SCALE * grown)
    }
    swapSymbol.current.rotation +=
      (current.turn - swapSymbol.current.rotation) * (reduced() ? 1 : Math.min(1, ms / 70))
    const there = world.state === 'play' || world.state === 'lost' || world.state === 'over'
    loaded.current.visible = next.current.visible = there && world.bubbles.length > 0
  })
  return (
    <>
      <pixiSprite
        texture={footTexture(sceneOf(world.board))}
        anchor={{ x: 0.5, y: 1 }}
        x={launcher.x}
        y={world.height + 1}
      />
      <pixiContainer ref={cradle} x={launcher.x} y={launcher.y}>
        <pixiSprite texture={cradleTexture()} anchor={0.5} />
      </pixiContainer>
      <pixiSprite
        ref={swapSymbol}
        texture={swapTexture()}
        anchor={0.5}
        x={(launcher.x + shell.x) / 2 - 4}
        y={shell.y + 4}
      />
      <pixiSprite ref={next} texture={bubbleTexture(world.next)} anchor={0.5} x={shell.x} y={shell.y} />
      <pixiSprite
        ref={loaded}
        texture={bubbleTexture(world.loaded)}
        anchor={0.5}
        x={launcher.x}
        y={launcher.y}
      />
    </>
  )
}
