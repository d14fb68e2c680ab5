/** The scene of Tap the Glitch: the screen, the glitches with their split colors, health, cursor, and effects. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { SceneProps, Size } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, glowTexture, ringTexture } from '../../../engine/stage/painting/lights'
import { paint } from '../../../engine/stage/painting/paint'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { Cursor } from '../../../engine/stage/parts/Cursor'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Rings, type RingsHandle } from '../../../engine/stage/parts/Rings'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import {
  type Event,
  type Glitch,
  middleOf,
  type ShiftName,
  shiftNameOf,
  statusOf,
  TOP,
  TYPES,
  type World,
} from '../rules'
import { texts } from '../texts/game'
import { COLOR, glitchTexture, outlinedTexture, PICTURE, poseOf, REACH, SIZE, tearAt } from './figures'
import { hueOf, type Look, lookOf } from './looks'
import { drawTraces } from './machines'
import { drawMotif } from './motifs'
import {
  badgeTexture,
  cursorTexture,
  DIAL,
  dialTexture,
  drawScreen,
  drawStrip,
  haloTexture,
  MARGIN,
} from './paintings'
import { SceneBoss } from './SceneBoss'
import { SceneCells } from './SceneCells'
import { SceneFloor } from './SceneFloor'
import { SceneLegend } from './SceneLegend'
import { SceneMachines } from './SceneMachines'
import { SceneWaves } from './SceneWaves'

/** The bar of the health; narrow beside the lamps of the waves in portrait. Units. */
const BAR = { width: 270, narrow: 132, height: 16 } as const
const STATUS_COLORS = { SECURE: 0x4cc9a0, WARNING: 0xf0b429, CRITICAL: 0xef6461 } as const
/** The colors that a glitch splits into, and to which side; how far at least, units, farther in Shifts. */
const SPLITS = [
  [-1, 0xff5a5a],
  [1, 0x4ad8ff],
] as const
const SPLIT = { shift: 11, usual: 4 } as const
/** Figures of Shifts, and all on phones, are drawn larger than the rules count; each is hit in its whole slot. */
const LARGER = { shift: 1.75, upright: 1.3 } as const
/** Diameter of the dial behind a glitch, which shows the time left: units in Shifts, elsewhere shares of the glitch's, and at least. */
const DIALS = { shift: 134, share: 1.55, least: 56 } as const
/** Share of its time below which the dial turns red and beats. */
const LATE = 0.35
/** The light around a glitch, in diameters of its picture's. */
const HALO = 1.3
/** The picture of a shock, units. */
const SHOCK = { picture: 160, line: 5 } as const
/** The value at the lower edge of a glitch: its distance from the middle and font size, units. */
const VALUE = { down: 57, size: 21 } as const
/** Figures of Shifts keep this far from the edges, units, so that none is cut. */
const INSIDE = 74

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shocks = useRef<RingsHandle>(null)
  const flares = useRef<RingsHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const time = useRef(0)
  const middles = useMemo(
    () => Array.from({ length: world.cols * world.rows }, (_, slot) => middleOf(slot, world.cols)),
    [world.cols, world.rows],
  )
  const reduced = useReducedMotion()
  const { shift } = world
  const name = shift ? shiftNameOf(shift.number) : null
  const look = lookOf(name)
  /** Where a text of a glitch at `x` is not cut off. */
  const inside = (x: number) => Math.min(size.width - 80, Math.max(80, x))
  const loud = (text: string, color?: number) =>
    floaters.current?.float(text, size.width / 2, size.height * 0.32, {
      size: 58,
      ms: 1300,
      ...(color !== undefined && { color }),
    })
  useEvents<Event>({
    wave: ({ wave }) => {
      if (wave > 1) loud(texts.screen.wave(wave))
    },
    first: ({ kind, x, y }) =>
      floaters.current?.float(
        texts.screen.first(texts.glitches[kind], TYPES[kind].points),
        inside(x),
        y + 58,
        {
          size: 24,
          ms: 1800,
        },
      ),
    boss: () => loud(texts.screen.boss, STATUS_COLORS.CRITICAL),
    bossHit: ({ x, y }) => {
      shake.current?.shake(4, 120)
      shocks.current?.ring(x, y, { radius: 110, ms: 320, from: 0.5 })
      bursts.current?.burst(x, y, { color: 0xff7a6b, count: 8, speed: 260, size: 9, life: 420 })
    },
    bossDown: ({ x, y }) => {
      shake.current?.shake(10, 300)
      for (const [radius, ms] of [
        [170, 500],
        [300, 900],
      ] as const)
        shocks.current?.ring(x, y, { radius, ms })
      flares.current?.ring(x, y, { radius: 220, ms: 500, from: 0.6, alpha: 0.7, color: 0xffc9a0 })
      loud(texts.screen.bossDown, STATUS_COLORS.SECURE)
      for (const color of [0xff7a6b, 0xf0e442, 0x4ad8ff])
        bursts.current?.burst(x, y, { color, count: 22, speed: 420, size: 13, life: 900, gravity: 260 })
    },
    hit: ({ x, y, kind, color, points, combo }) => {
      const hue = shift ? COLOR[kind] : color
      bursts.current?.burst(x, y, {
        color: hue,
        count: shift ? 18 : 14,
        speed: shift ? 380 : 240,
        size: shift ? 19 : 9,
        life: shift ? 640 : 480,
        gravity: shift ? 520 : 120,
      })
      if (shift) bursts.current?.burst(x, y, { color: 0xffffff, count: 8, speed: 220, size: 8, life: 300 })
      // A flare of its color and a shock that grows with the run.
      flares.current?.ring(x, y, { radius: shift ? 96 : 64, ms: 260, from: 0.7, alpha: 0.75, color: hue })
      shocks.current?.ring(x, y, {
        radius: (shift ? 92 : 66) + 6 * Math.min(combo, 8),
        ms: 380,
        from: 0.4,
        color: hue,
      })
      floaters.current?.float(`+${points}`, x, y - 14, {
        size: Math.min(shift ? 48 : 34, (shift ? 30 : 20) + combo * 2),
        ...(shift && { color: hue }),
      })
    },
    expire: ({ x, y, kind }) => {
      shake.current?.shake(kind === 'virus' ? 9 : 5, 200)
      shocks.current?.ring(x, y, { radius: 100, ms: 420, color: STATUS_COLORS.CRITICAL, way: 'in' })
      bursts.current?.burst(x, y, {
        color: 0xef6461,
        count: 10,
        speed: 170,
        size: 8,
        gravity: 0,
      })
    },
    level: ({ level }) =>
      floaters.current?.float(texts.screen.level(level), size.width / 2, 110, { size: 46, ms: 1200 }),
    shutdown: ({ secured }) =>
      floaters.current?.float(
        secured ? texts.screen.won : texts.screen.lost,
        size.width / 2,
        size.height / 2,
        {
          size: 60,
          ms: 1400,
          color: secured ? STATUS_COLORS.SECURE : STATUS_COLORS.CRITICAL,
        },
      ),
  })
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  /** Trembling grows with the intensity; slow enough never to flash. */
  const tremble = ({ id, intensity }: Glitch, by: number) =>
    reduced() ? 0 : Math.sin(time.current / 90 + id * 2.3 + by) * intensity * 4
  const isUpright = size.height > size.width
  const share = shift ? LARGER.shift : isUpright ? LARGER.upright : 1
  const dialOf = ({ size: side }: Glitch) =>
    shift ? DIALS.shift : Math.max(DIALS.least, side * share * DIALS.share)
  const keepInside = (sprite: Sprite) => {
    if (!shift) return
    sprite.x = Math.min(size.width - INSIDE, Math.max(INSIDE, sprite.x))
    sprite.y = Math.min(size.height - INSIDE, Math.max(TOP + INSIDE, sprite.y))
  }
  const colorOf = ({ type, colour }: Glitch) => (shift ? COLOR[type] : colour)
  /** Its picture's scale: one size per type in Shifts, elsewhere by chance. */
  const grown = ({ age, size: side, type }: Glitch) =>
    ((share * (shift ? SIZE[type] : side)) / PICTURE) * Math.min(1, 0.5 + age / 12)
  const tearOf = ({ id }: Glitch) => (shift ? tearAt(time.current + id * 370, reduced()) : 0)
  const place = (sprite: Sprite, glitch: Glitch) => {
    const { x, y, rotation, wide, high } = poseOf(glitch.type, time.current + glitch.id * 370, reduced())
    const scale = grown(glitch)
    keepInside(sprite)
    sprite.x += x * scale
    sprite.y += y * scale
    sprite.rotation = rotation
    sprite.scale.set(scale * wide, scale * high)
  }
  return (
    <Shake ref={shake}>
      <Screen size={size} name={name} look={look} />
      {shift ? (
        <SceneFloor world={world} calm={look.cells} />
      ) : (
        <SceneCells world={world} calm={look.cells} />
      )}
      {shift && <SceneMachines world={world} shift={shift} size={size} light={hueOf(look)} />}
      <SceneLegend world={world} size={size} />
      <Entities<Glitch>
        of={() => world.glitches}
        texture={haloTexture}
        style={(sprite, glitch) => {
          sprite.tint = colorOf(glitch)
          sprite.alpha = 1
          keepInside(sprite)
          sprite.scale.set(grown(glitch) * HALO)
        }}
      />
      <Entities<Glitch>
        of={() => world.glitches}
        texture={() => dialTexture(1)}
        style={(sprite, glitch) => {
          const left = 1 - glitch.age / glitch.life
          const isLate = left < LATE
          sprite.texture = dialTexture(left)
          sprite.tint = isLate ? STATUS_COLORS.CRITICAL : colorOf(glitch)
          keepInside(sprite)
          const beat = isLate && !reduced() ? 0.04 * Math.sin(glitch.age / 3) : 0
          sprite.scale.set((dialOf(glitch) / DIAL) * (1 + beat) * Math.min(1, 0.6 + glitch.age / 16))
        }}
      />
      {SPLITS.map(([side, color]) => (
        <Entities<Glitch>
          key={color}
          of={() => world.glitches}
          texture={({ type }) => glitchTexture(type)}
          style={(sprite, glitch) => {
            sprite.texture = glitchTexture(glitch.type, tearOf(glitch))
            sprite.tint = color
            sprite.alpha = (shift ? 0.7 : 0.25) + glitch.intensity * (shift ? 0.3 : 0.5)
            place(sprite, glitch)
            const off = shift ? SPLIT.shift : SPLIT.usual
            sprite.x += side * (off + glitch.intensity * 6) + tremble(glitch, side)
            if (!shift) return
            // At an edge it splits less far, so that no bar is cut.
            const reach = Math.min(INSIDE - SPLIT.usual, REACH * grown(glitch))
            sprite.x = clamp(sprite.x, reach, size.width - reach)
          }}
        />
      ))}
      <Entities<Glitch>
        of={() => world.glitches}
        texture={({ type }) => outlinedTexture(type)}
        style={(sprite, glitch) => {
          sprite.texture = outlinedTexture(glitch.type, tearOf(glitch))
          sprite.tint = colorOf(glitch)
          sprite.alpha = 1
          place(sprite, glitch)
          sprite.y += tremble(glitch, 1.2) * 0.6
        }}
      />
      {shift && (
        <>
          <Entities<Glitch>
            of={() => world.glitches}
            texture={badgeTexture}
            style={(sprite, glitch) => {
              keepInside(sprite)
              sprite.y += VALUE.down
              sprite.tint = colorOf(glitch)
            }}
          />
          <Entities<Glitch>
            of={() => world.glitches}
            texture={({ type }) => textTexture(String(TYPES[type].points))}
            style={(sprite) => {
              keepInside(sprite)
              sprite.y += VALUE.down
              sprite.scale.set(VALUE.size / FONT_SIZE)
            }}
          />
        </>
      )}
      {shift && <SceneBoss world={world} size={size} />}
      {shift && name && (
        <Announcement
          x={size.width / 2}
          y={size.height * 0.26}
          width={size.width * 0.92}
          lines={[
            { text: texts.screen.shift(shift.number), size: 30, color: STATUS_COLORS.WARNING },
            { text: texts.shifts[name], size: 52 },
            { text: texts.screen.goal, size: 24, color: STATUS_COLORS.SECURE },
          ]}
          shown={() => world.nextId < 2 && world.state === 'play'}
        />
      )}
      <Cursor
        at={() => middles[world.cursor]}
        shown={() => world.state === 'play'}
        texture={cursorTexture}
        glide={40}
        breath={{ share: 0.03, ms: 180 }}
        tint={tint('yellow')}
      />
      <Health world={world} size={size} />
      {shift && <SceneWaves world={world} shift={shift} size={size} />}
      <Rings ref={flares} texture={glowTexture} blend="add" />
      <Rings ref={shocks} texture={() => ringTexture(SHOCK.picture, SHOCK.line)} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}

interface ScreenProps {
  readonly size: Size
  readonly name: ShiftName | null
  readonly look: Look
}

function Screen({ size, name, look }: ScreenProps) {
  const texture = useMemo(
    () =>
      paint(
        `tap-the-glitch:ground:${name}:${size.width}x${size.height}`,
        size.width + 2 * MARGIN,
        size.height + 2 * MARGIN,
        (brush) => {
          drawScreen(brush, size, look.light)
          if (name) {
            drawMotif(brush, size, name, look.light)
            drawTraces(brush, size, look.light)
          }
          drawStrip(brush, size, look.light)
        },
        { role: 'ground', sharpness: 2 },
      ),
    [size, name, look],
  )
  return <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
}

/** The system's health as a bar with its label, in a strip above the glitches. */
function Health({ world, size }: { readonly world: World; readonly size: Size }) {
  const isUpright = size.height > size.width
  const width = world.shift && isUpright ? BAR.narrow : BAR.width
  const label = useRef<Sprite>(null)
  const shown = useRef(world.health)
  useFrame(() => {
    if (!label.current) return
    const status = statusOf(world.health)
    label.current.texture = textTexture(texts.screen.status[status])
    label.current.tint = STATUS_COLORS[status]
  })
  return (
    <pixiContainer x={14} y={TOP / 2 + 1}>
      <ClockBar
        texture={barTexture(width, BAR.height)}
        x={0}
        y={-BAR.height / 2}
        width={width}
        height={BAR.height}
        left={(_alpha, ms) => {
          shown.current += (world.health - shown.current) * Math.min(1, ms / 120)
          return shown.current / 100
        }}
        color={() => STATUS_COLORS[statusOf(world.health)]}
        groove={{ color: 0x0a1118, alpha: 0.8, rim: 0 }}
      />
      <pixiSprite
        ref={label}
        texture={textTexture(texts.screen.status.SECURE)}
        anchor={{ x: 0, y: 0.5 }}
        x={width + 12}
        scale={0.72}
      />
    </pixiContainer>
  )
}
