/** The scene of Pac-Man: the maze, dots and fruit, player and ghosts, and effects. */
import type { Sprite } from 'pixi.js'
import { useRef, useState } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import type { Point } from '../../../engine/core/math/geometry'
import { following, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import type { Options } from '../options'
import { type Event, fruitOf } from '../rules'
import { CELL } from '../rules/maze'
import { fitOf, mazeNameOf, mazeOf } from '../rules/mazes'
import { NAMES, type Name, type World } from '../rules/world'
import { texts } from '../texts/game'
import { type Look, lookOf } from './looks'
import { dotTexture, floorTexture, fruitTexture, MARGIN, pelletTexture, wallsTexture } from './paintings'
import { SceneBreak } from './SceneBreak'
import { SceneGhost } from './SceneGhost'
import { SceneLemon } from './SceneLemon'
import { SceneStage } from './SceneStage'
import { SceneTargets } from './SceneTargets'

const HUES: Readonly<Record<Name, number>> = following(() => ({
  ember: tint('vermilion'),
  thistle: tint('pink'),
  drizzle: tint('sky'),
  moss: tint('green'),
}))
/** A power pellet swells twice per second; it is always bright. */
const SWELL_MS = 80
const PELLET_LARGER = 1.4
/** Points stand so far from the player who won them, units: beside the way up or down, else above it. */
const ASIDE = 38
const ABOVE = 28
const HIGHEST = 11
const spot = ({ x, y }: Point) => [x, y] as const

export default function Scene({ world, options, size }: SceneProps<World, Options>) {
  const { road } = world
  const fit = fitOf(world)
  const { cols, rows } = mazeOf(world)
  const [width, height] = [cols * CELL, rows * CELL]
  // The color of Arcade changes with the level.
  const [look, setLook] = useState(lookOf(world))
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const beside = ({ x, y }: Point) =>
    world.player.facing === 'up' || world.player.facing === 'down'
      ? ([x + (x < width / 2 ? ASIDE : -ASIDE), y] as const)
      : ([x, Math.max(HIGHEST, y - ABOVE)] as const)
  useEvents<Event>({
    dot: (event) =>
      bursts.current?.burst(...spot(event), {
        color: 0xf3f1ea,
        count: 3,
        speed: 60,
        size: 3.5,
        life: 220,
        gravity: 60,
        shape: 'circle',
      }),
    power: (event) =>
      bursts.current?.burst(...spot(event), {
        color: tint('yellow'),
        count: 16,
        speed: 170,
        size: 8,
        shape: 'star',
      }),
    ghost: (event) => {
      const [x, y] = spot(event)
      shake.current?.shake(4, 140)
      bursts.current?.burst(x, y, { color: HUES[event.ghost], count: 14, speed: 170, size: 8 })
      floaters.current?.float(`${event.points}`, x, Math.max(HIGHEST, y), {
        size: 16 + 2 * event.chain,
        color: tint('sky'),
        ms: 900,
      })
    },
    revive: (event) =>
      bursts.current?.burst(...spot(event), {
        color: HUES[event.ghost],
        count: 6,
        speed: 60,
        size: 5,
        gravity: 0,
        shape: 'circle',
      }),
    tasty: (event) => {
      const [x, y] = spot(event)
      bursts.current?.burst(x, y, { color: tint('orange'), count: 14, speed: 160, size: 8, shape: 'circle' })
      floaters.current?.float(`+${event.points}`, ...beside(event), {
        size: 22,
        color: tint('yellow'),
        ms: 1000,
      })
    },
    caught: (event) => {
      shake.current?.shake(8, 280)
      bursts.current?.burst(...spot(event), {
        color: tint('yellow'),
        count: 18,
        speed: 190,
        size: 8,
        life: 700,
        gravity: 200,
      })
    },
    level: () => {
      for (const [n, hue] of (['yellow', 'pink', 'sky', 'green', 'orange'] as const).entries())
        bursts.current?.burst(width * (0.18 + n * 0.16), height * (n % 2 ? 0.35 : 0.6), {
          color: tint(hue),
          count: 14,
          speed: 220,
          size: 10,
          life: 1000,
          shape: 'star',
        })
    },
    extra: (event) => {
      const [x, y] = beside(event)
      floaters.current?.float(texts.maze.extra, x, y - 18, { size: 26, color: tint('sky'), ms: 1400 })
    },
    begin: ({ level }) => {
      setLook(lookOf(world))
      const text = road ? texts.maze.round(level) : texts.maze.level(level)
      floaters.current?.float(text, width / 2, height / 2, { size: 36, ms: 1300 })
    },
  })
  return (
    <Shake ref={shake}>
      <pixiSprite texture={floorTexture(look, size)} x={-MARGIN} y={-MARGIN} />
      <pixiContainer x={fit.x} y={fit.y} scale={fit.scale}>
        <Walls world={world} look={look} />
        <Food world={world} />
        <Fruit world={world} />
        {world.arcade && options.targets === 'on' && <SceneTargets world={world} />}
        <SceneLemon world={world} />
        <SceneLemon world={world} twin />
        {NAMES.map((name, index) => (
          <SceneGhost key={name} world={world} index={index} />
        ))}
        {NAMES.map((name, index) => (
          <SceneGhost key={`${name} twin`} world={world} index={index} twin />
        ))}
        {road && <SceneStage world={world} road={road} />}
        <Bursts ref={bursts} />
        {road && <SceneBreak world={world} stage={road.stage} size={{ width, height }} ground={look} />}
        <Floaters ref={floaters} field={{ width, height }} />
      </pixiContainer>
    </Shake>
  )
}

/** They pulse while a finished level is celebrated, and turn cooler while a power lasts. */
function Walls({ world, look }: { readonly world: World; readonly look: Look }) {
  const glow = useRef<Sprite>(null)
  const time = useRef(0)
  useFrame((_alpha, ms) => {
    time.current = world.state === 'clear' ? time.current + ms : 0
    if (!glow.current) return
    const wanted =
      world.state === 'clear' ? 0.35 - 0.35 * Math.cos(time.current / 105) : world.power > 0 ? 0.16 : 0
    glow.current.alpha += (wanted - glow.current.alpha) * Math.min(1, ms / 60)
  })
  const { road } = world
  const texture = wallsTexture(mazeOf(world), road ? `${mazeNameOf(road)} ${road.upright}` : 'classic', look)
  return (
    <pixiContainer>
      <pixiSprite texture={texture} />
      <pixiSprite ref={glow} texture={texture} blendMode="add" alpha={0} />
    </pixiContainer>
  )
}

interface Bite {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly big: boolean
}

/** The dots; the list changes only when one is eaten. */
function Food({ world }: { readonly world: World }) {
  const known = useRef<{ left: number; list: Bite[] }>({ left: -1, list: [] })
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
    if (known.current.left === world.left) return
    const list: Bite[] = []
    world.dots.forEach((kind, cell) => {
      if (!kind) return
      const { row, col } = mazeOf(world).positionOf(cell)
      const x = (col + 0.5) * CELL
      const y = (row + 0.5) * CELL
      list.push({ id: cell, x, y, big: kind === 2 })
    })
    known.current = { left: world.left, list }
  })
  return (
    <Entities<Bite>
      of={() => known.current.list}
      texture={({ big }) => (big ? pelletTexture() : dotTexture())}
      style={(sprite, { big }) => {
        const swell = big && !reduced() ? Math.sin(time.current / SWELL_MS) : 0
        sprite.scale.set(big ? PELLET_LARGER * (1 + swell * 0.14) : 1)
      }}
    />
  )
}

/** It pops up below the pen and fades in its last second. */
function Fruit({ world }: { readonly world: World }) {
  const { row, col } = mazeOf(world).fruit
  const sprite = useRef<Sprite>(null)
  const age = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    if (!sprite.current) return
    sprite.current.visible = world.fruit > 0
    age.current = world.fruit > 0 ? age.current + ms : 0
    sprite.current.texture = fruitTexture(fruitOf(world).look)
    sprite.current.alpha = Math.min(1, world.fruit / 60)
    const t = Math.min(1, age.current / 280)
    const pop = t < 1 ? 1.12 * Math.sin((t * Math.PI) / 1.72) : 1
    sprite.current.scale.set(reduced() ? 1 : pop * (1 + Math.sin(age.current / 300) * 0.04))
  })
  return (
    <pixiSprite
      ref={sprite}
      texture={fruitTexture(0)}
      anchor={0.5}
      x={(col + 0.5) * CELL}
      y={(row + 0.5) * CELL}
      visible={false}
    />
  )
}
