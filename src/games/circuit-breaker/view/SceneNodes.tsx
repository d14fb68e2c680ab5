/** Draws the nodes: pads that pop in, their numbers while visible, light when completed, and the cursor's brackets. */
import type { Container, Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { glowTexture, ringTexture } from '../../../engine/stage/painting/lights'
import { textTexture } from '../../../engine/stage/painting/text'
import { Cursor } from '../../../engine/stage/parts/Cursor'
import { type Event, heightOf, MAX_NODES, NODE_RADIUS, numbersShown, SIDE, type World } from '../rules'
import { introOf, largerOf, lookOf } from './looks'
import { cursorTexture, nodeTexture } from './paintings'

const NUMBER_SCALE = 0.48
/** How bright light and ring around a pad are while the first tap is awaited, and the width of the ring, units. */
const WAITING = 0.8
const RING = 42
/** A number leaves in about this time, ms. */
const HIDE_MS = 35

interface Parts {
  holder: Container | null
  pad: Sprite | null
  glow: Sprite | null
  ring: Sprite | null
  number: Sprite | null
  /** 1 just after a tap, and just after a wrong one; both fade. */
  pop: number
  wrong: number
  shown: number
}

export function SceneNodes({ world }: { readonly world: World }) {
  const parts = useMemo<Parts[]>(
    () =>
      Array.from({ length: MAX_NODES }, () => ({
        holder: null,
        pad: null,
        glow: null,
        ring: null,
        number: null,
        pop: 0,
        wrong: 0,
        shown: 0,
      })),
    [],
  )
  const time = useRef(0)
  const reduced = useReducedMotion()
  useEvents<Event>({
    node: ({ id }) => Object.assign(parts[id] ?? {}, { pop: 1, wrong: 0 }),
    wrong: ({ id }) => Object.assign(parts[id] ?? {}, { pop: 1, wrong: 1 }),
    connected: () => {
      for (const each of parts) each.pop = 1
    },
    level: () => {
      for (const each of parts) Object.assign(each, { pop: 0, wrong: 0, shown: 0 })
    },
  })
  const grownAt = (x: number, y: number): number => {
    const grown = introOf(world)
    if (grown === 1 || reduced()) return Math.ceil(grown)
    // From the middle outward, each with a little overshoot.
    const late = Math.hypot(x - SIDE / 2, y - heightOf(world) / 2) / 480
    const t = Math.min(1, Math.max(0, (grown - late) * 2.4))
    return t * (1 + 0.5 * Math.sin(t * Math.PI))
  }
  useFrame((_alpha, ms) => {
    time.current += ms
    const seen = numbersShown(world)
    const look = lookOf(world)
    const larger = largerOf(world)
    const beat = reduced() ? 0.5 : 0.5 + 0.5 * Math.sin(time.current / 260)
    // All pads breathe together: the light does not tell which one is the first.
    const waits = world.state === 'intro' || (world.state === 'play' && world.progress === 0)
    const waiting = waits ? WAITING * (0.5 + 0.5 * beat) : 0
    parts.forEach((each, id) => {
      const { holder, pad, glow, ring, number } = each
      const node = world.nodes[id]
      if (!holder || !pad || !glow || !ring || !number) return
      holder.visible = node !== undefined
      if (!node) return
      each.pop = Math.max(0, each.pop - ms / 300)
      each.wrong = Math.max(0, each.wrong - ms / 620)
      const revealed = node.isTarget && (seen || node.completed)
      each.shown += ((revealed ? 1 : 0) - each.shown) * Math.min(1, ms / (revealed ? 90 : HIDE_MS))
      holder.position.set(node.x, node.y)
      const squash = reduced() ? 0 : Math.sin(each.pop * Math.PI * 2) * each.pop
      holder.scale.set(
        grownAt(node.x, node.y) * (1 + squash * 0.3) * larger,
        grownAt(node.x, node.y) * (1 - squash * 0.3) * larger,
      )
      pad.texture = nodeTexture(each.wrong > 0 ? 'wrong' : node.completed ? 'lit' : 'dark', look)
      glow.tint = each.wrong > 0 ? 0xff6a3c : hexNumber(look.current)
      const light = node.completed ? 0.6 + (node.active ? 0.3 * beat : 0) : waiting
      glow.alpha = Math.max(light, each.wrong * 0.8, each.pop * 0.5)
      glow.scale.set(0.66 + (node.active && !reduced() ? 0.075 * beat : 0))
      ring.tint = hexNumber(look.current)
      ring.alpha = waiting
      ring.scale.set(reduced() ? 1 : 0.96 + 0.08 * beat)
      const order = world.sequence.indexOf(id)
      if (order >= 0) number.texture = textTexture(`${order + 1}`)
      // Fully visible from the start, so that it can be learned at once.
      number.alpha = each.wrong > 0.05 ? 0 : revealed ? 1 : each.shown
      number.scale.set(NUMBER_SCALE * (reduced() ? 1 : 0.6 + 0.4 * each.shown))
    })
  })
  return (
    <>
      {parts.map((part, id) => (
        <pixiContainer
          // biome-ignore lint/suspicious/noArrayIndexKey: a node is its number
          key={id}
          ref={(node) => {
            part.holder = node
          }}
          visible={false}
        >
          <pixiSprite
            ref={(node) => {
              part.glow = node
            }}
            texture={glowTexture()}
            anchor={0.5}
            blendMode="add"
            alpha={0}
          />
          <pixiSprite
            ref={(node) => {
              part.ring = node
            }}
            texture={ringTexture(RING, 2)}
            anchor={0.5}
            blendMode="add"
            alpha={0}
          />
          <pixiSprite
            ref={(node) => {
              part.pad = node
            }}
            texture={nodeTexture('dark', lookOf(world))}
            anchor={0.5}
          />
          <pixiSprite
            ref={(node) => {
              part.number = node
            }}
            texture={textTexture('1')}
            anchor={{ x: 0.5, y: 0.52 }}
            alpha={0}
          />
        </pixiContainer>
      ))}
      <Cursor
        at={() => (world.state === 'play' || world.state === 'intro' ? world.nodes[world.cursor] : null)}
        texture={cursorTexture}
        glide={45}
        breath={{ share: 0.04, ms: 170 }}
        scale={(NODE_RADIUS / 15) * largerOf(world)}
        tint={tint('yellow')}
      />
    </>
  )
}
