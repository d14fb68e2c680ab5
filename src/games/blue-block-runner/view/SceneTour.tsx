/**
 * What a run through the districts says in the field: its name and goal, the waves, the first of each kind, and the hearts
 * of two players. Those of one are in the bar.
 */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp } from '../../../engine/core/math/geometry'
import { PALETTE, tint, tone } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { BREATH_TICKS, type Collectible, HEARTS, type Tour, type World, wavesOf } from '../rules'
import { texts } from '../texts/game'

/** Ticks over which the words fade. */
const FADE = 24
/** How many things of a kind are named. */
const NAMED = 2
/** Nothing is named above this height. */
const TOP = 56
/** The hearts of a player, from left to right. */
const HEARTS_AT = Array.from({ length: HEARTS }, (_, at) => at)

function heartTexture(full: boolean) {
  return paint(`blue:heart:${full}`, 30, 28, (brush) => {
    for (const [style, inset] of [
      ['#ffffff', 0],
      [full ? tone(PALETTE.vermilion, -0.1) : '#5b6275', 2.6],
    ] as const) {
      brush.fillStyle = style
      const [left, right, low] = [1 + inset, 29 - inset, 27 - inset * 1.2]
      brush.beginPath()
      brush.moveTo(15, low)
      brush.bezierCurveTo(left - 4, 15, left + 1, inset - 1, 15, 7 + inset * 0.6)
      brush.bezierCurveTo(right - 1, inset - 1, right + 4, 15, 15, low)
      brush.fill()
    }
  })
}

/** Whether no obstacle is at the middle of a block to catch: only then its name says what to do. */
const isFree = ({ x, y }: Collectible, { obstacles }: World) =>
  obstacles.every((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) > other.size / 2)

interface Props {
  readonly world: World
  readonly tour: Tour
}

export function SceneTour({ world, tour }: Props) {
  const { width, height } = world
  const title = useRef<Container>(null)
  const wave = useRef<Container>(null)
  const name = useRef<Sprite>(null)
  const count = useRef<Sprite>(null)
  const hearts = useRef<Container>(null)
  const labels = useRef<Container>(null)
  const waves = wavesOf(tour)
  useFrame(() => {
    if (!title.current || !wave.current || !name.current || !count.current) return
    // From the start of the breath: in, and out as the first things fall.
    const since = tour.tick + BREATH_TICKS
    const alpha = Math.min(1, since / 12, Math.max(0, (40 - tour.tick) / FADE))
    wave.current.visible = alpha > 0 && world.state === 'run'
    wave.current.alpha = alpha
    title.current.visible = tour.wave === 0
    name.current.texture = textTexture(texts.waves[itemAt(waves, tour.wave)])
    count.current.texture = textTexture(texts.field.wave(tour.wave + 1, waves.length))
    hearts.current?.children.forEach((heart, i) => {
      ;(heart as Sprite).texture = heartTexture(i % HEARTS < itemAt(tour.hearts, Math.floor(i / HEARTS)))
    })
    // The first bombs and blocks are named while they fall.
    const bombs = world.obstacles.filter(({ type }) => type === 'bomb').slice(0, NAMED)
    const blocks =
      tour.wave === 0 ? world.collectibles.slice(0, 1).filter((block) => isFree(block, world)) : []
    const named = [
      ...bombs.map(
        ({ x, y, size }) => ({ x, y: y - size * 0.5 - 12, text: texts.field.bomb, hue: 'orange' }) as const,
      ),
      ...blocks.map(({ x, y }) => ({ x, y: y - 34, text: texts.field.block, hue: 'sky' }) as const),
    ]
    labels.current?.children.forEach((label, i) => {
      const thing = named[i]
      label.visible = thing !== undefined && thing.y > TOP && world.state === 'run'
      if (!thing) return
      const sprite = label as Sprite
      sprite.texture = textTexture(thing.text)
      sprite.tint = tint(thing.hue)
      // Things fall in at the sides, too: their names stay inside.
      const half = sprite.width / 2 + 4
      sprite.position.set(clamp(thing.x, half, width - half), thing.y)
    })
  })
  const line = (text: string, y: number, size: number, color: number) => (
    <pixiSprite texture={textTexture(text)} anchor={0.5} y={y} scale={size / FONT_SIZE} tint={color} />
  )
  return (
    <pixiContainer>
      <pixiContainer ref={wave} x={width / 2} y={height * 0.3}>
        <pixiContainer ref={title}>
          {line(itemAt(texts.districts, tour.district - 1), -58, 44, tint('paper'))}
          {line(texts.field.goal, 86, 24, tint('paper'))}
        </pixiContainer>
        <pixiSprite
          ref={count}
          anchor={0.5}
          y={-10}
          scale={26 / FONT_SIZE}
          texture={textTexture('')}
          tint={tint('sky')}
        />
        <pixiSprite
          ref={name}
          anchor={0.5}
          y={34}
          scale={52 / FONT_SIZE}
          texture={textTexture('')}
          tint={tint('yellow')}
        />
      </pixiContainer>
      <pixiContainer ref={labels}>
        {Array.from({ length: NAMED + 1 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label is its index
          <pixiSprite key={i} texture={textTexture('')} anchor={0.5} scale={20 / FONT_SIZE} visible={false} />
        ))}
      </pixiContainer>
      <pixiContainer ref={hearts}>
        {world.players.length > 1 &&
          world.players.flatMap(({ colour }, player) =>
            HEARTS_AT.map((at) => (
              <pixiSprite
                key={`${colour} ${at}`}
                texture={heartTexture(true)}
                // The first player has the right side.
                x={(player === 0 ? width - 112 : 10) + at * 34}
                y={10}
              />
            )),
          )}
      </pixiContainer>
    </pixiContainer>
  )
}
