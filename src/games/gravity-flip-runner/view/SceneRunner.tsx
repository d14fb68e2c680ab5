/** Draws the runner: it turns over in a flip, squashes on landing, and shows its powers. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { hexNumber, tint } from '../../../engine/core/palette'
import {
  useEvents,
  useFrame,
  useReducedMotion,
  useTurned,
  useUprightRotation,
} from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { FALLEN_ALPHA } from '../../../engine/stage/parts/fallen'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { type Event, MAGNET_REACH, MERCY_TICKS, RUNNER_SIZE, RUNNER_X, speedOf } from '../rules'
import { bubbleTexture, hazeTexture, POWER_COLORS, runnerTexture, wheelTexture } from './paintings/thing'
import { powerSymbol } from './powerSymbol'
import type { Track } from './track'

/** In Zones it is drawn this much larger than its hit box, on its wheel: more on upright phones, where all is small. */
const LARGER = { usual: 1.4, upright: 1.62 } as const

export function SceneRunner({ track }: { readonly track: Track }) {
  const { run, mine, hue } = track
  const holder = useRef<Container>(null)
  const body = useRef<Sprite>(null)
  const wheel = useRef<Sprite>(null)
  const bubble = useRef<Sprite>(null)
  const field = useRef<Sprite>(null)
  const haze = useRef<Sprite>(null)
  const view = useRef({ turn: 0, squash: 0, time: 0 })
  const reduced = useReducedMotion()
  const turned = useTurned()
  const upright = useUprightRotation()
  const positionAt = useInterpolatedPosition(() => ({ x: RUNNER_X, y: run.runner.y }))
  useEvents<Event>({
    land: (event) => {
      if (mine(event)) view.current.squash = 1
    },
    flip: (event) => {
      if (mine(event)) view.current.squash = 0.5
    },
  })
  useFrame((alpha, ms) => {
    const { current } = view
    if (
      !holder.current ||
      !body.current ||
      !wheel.current ||
      !bubble.current ||
      !field.current ||
      !haze.current
    )
      return
    current.time += ms
    current.squash = Math.max(0, current.squash - ms / 190)
    const { x, y } = positionAt(alpha)
    const larger = run.zone ? (turned() ? LARGER.upright : LARGER.usual) : 1
    const wanted = run.runner.gravity === 1 ? 0 : Math.PI
    current.turn += (wanted - current.turn) * Math.min(1, ms / (reduced() ? 1 : 95))
    const give = reduced() ? 0 : Math.sin(current.squash * Math.PI) * 0.26
    const stretch = reduced() ? 0 : Math.min(0.16, Math.abs(run.runner.vy) * 0.008)
    // 1 on the floor, -1 at the ceiling.
    const stands = Math.cos(current.turn)
    const raised = ((larger - 1) * RUNNER_SIZE) / 2
    holder.current.position.set(x, y + give * 6 * run.runner.gravity - raised * stands)
    if (turned()) {
      // It climbs between two walls: its head stays up, its wheel is at the wall, and it looks away from there.
      holder.current.rotation = 0
      holder.current.scale.set(larger * (1 - give + stretch), larger * (1 + give - stretch))
      body.current.rotation = upright()
      body.current.scale.x = stands * turned() < 0 ? -1 : 1
      body.current.y = -3 * stands
      wheel.current.y = 13 * stands
      bubble.current.rotation = upright()
    } else {
      holder.current.rotation = current.turn
      // Turned over, it still faces forward.
      const way = stands < 0 ? -larger : larger
      holder.current.scale.set((1 + give - stretch) * way, (1 - give + stretch) * larger)
      body.current.rotation = 0
      body.current.scale.x = 1
      body.current.y = 0
      wheel.current.y = 8
      bubble.current.rotation = 0
    }
    holder.current.visible = run.state !== 'end'
    holder.current.alpha =
      run.state === 'over'
        ? FALLEN_ALPHA
        : run.mercy > 0
          ? 0.55 + 0.35 * Math.cos((run.mercy / MERCY_TICKS) * 12)
          : 1
    if (run.state === 'run') wheel.current.rotation += (ms / 1000) * speedOf(run) * 6
    bubble.current.visible = run.shield
    bubble.current.scale.set(1 + (reduced() ? 0 : 0.04 * Math.sin(current.time / 160)))
    const magnet = powerSymbol(run, 'magnet', reduced())
    field.current.visible = magnet.strength > 0
    field.current.position.set(x, y)
    field.current.alpha = 0.35 * magnet.strength
    const slow = powerSymbol(run, 'slow', reduced())
    haze.current.visible = slow.strength > 0
    haze.current.position.set(x, y)
    haze.current.alpha = 0.8 * slow.strength
    // Rotates as slowly as the course currently moves.
    haze.current.rotation += reduced() ? 0 : ms / 900
    field.current.scale.set((MAGNET_REACH / 33) * (1 + (reduced() ? 0 : 0.05 * Math.sin(current.time / 120))))
  })
  return (
    <>
      <pixiSprite ref={field} texture={bubbleTexture()} anchor={0.5} tint={0xff8a60} visible={false} />
      <pixiSprite
        ref={haze}
        texture={hazeTexture()}
        anchor={0.5}
        tint={hexNumber(POWER_COLORS.slow)}
        visible={false}
      />
      <pixiContainer ref={holder}>
        <pixiSprite texture={glowTexture()} anchor={0.5} tint={tint(hue)} alpha={0.5} blendMode="add" />
        <pixiSprite ref={body} texture={runnerTexture(hue)} anchor={0.5} />
        <pixiSprite ref={wheel} texture={wheelTexture()} anchor={0.5} y={8} scale={0.9} />
        <pixiSprite ref={bubble} texture={bubbleTexture()} anchor={0.5} visible={false} />
      </pixiContainer>
    </>
  )
}
